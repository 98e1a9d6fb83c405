import { createSignal, Show } from 'solid-js'
import { absenceTexts } from './words.ts'

/** A button that asks back before it does what cannot be undone. */
export function ConfirmButton(props: {
  readonly label: string
  readonly help?: string
  readonly disabled: boolean
  readonly onSure: () => void
}) {
  const [asking, setAsking] = createSignal(false)
  return (
    <Show
      when={asking()}
      fallback={
        <button
          type="button"
          class="button matter"
          disabled={props.disabled}
          onClick={() => setAsking(true)}
        >
          <span>{props.label}</span>
          <Show when={props.help}>
            <span class="small">{props.help}</span>
          </Show>
        </button>
      }
    >
      <fieldset class="matter-sure">
        <legend>
          {props.label}: {absenceTexts().sure}
        </legend>
        <button
          type="button"
          class="button button-wax"
          disabled={props.disabled}
          ref={(element) => queueMicrotask(() => element.focus())}
          onClick={() => {
            setAsking(false)
            props.onSure()
          }}
        >
          {absenceTexts().yes}
        </button>
        <button type="button" class="button" onClick={() => setAsking(false)}>
          {absenceTexts().no}
        </button>
      </fieldset>
    </Show>
  )
}
