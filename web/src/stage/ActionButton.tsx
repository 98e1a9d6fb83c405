import type { NamedAction } from './actions.ts'
import { useRoom } from './room.ts'
import { Sign, type SignName } from './Sign.tsx'

interface ActionButtonProps {
  readonly action: NamedAction
  readonly sign: SignName
  readonly class: string
  /** It stays pressed; absent: it does not. */
  readonly pressed?: boolean
}

/** A button of the bar for an action, drawn as a sign. While it is there, the action's key works, too. */
export function ActionButton(props: ActionButtonProps) {
  const { look } = useRoom()
  look.offer(props.action)
  return (
    <button
      type="button"
      class={`bar-button ${props.class}`}
      aria-label={props.action.words}
      title={props.action.words}
      aria-pressed={props.pressed}
      disabled={props.action.when?.() === false}
      onClick={() => props.action.run()}
    >
      <Sign name={props.sign} />
    </button>
  )
}
