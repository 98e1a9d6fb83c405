import { createSignal } from 'solid-js'

/** A button whose deed is asked for twice. */
export function Twice(props: {
  readonly words: string
  readonly again: string
  readonly busy: boolean
  readonly onGo: () => void
}) {
  const [isAsked, setAsked] = createSignal(false)
  return (
    <button
      type="button"
      class="button"
      disabled={props.busy}
      onClick={() => (isAsked() ? props.onGo() : setAsked(true))}
    >
      {isAsked() ? props.again : props.words}
    </button>
  )
}
