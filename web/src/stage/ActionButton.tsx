import { createMemo, type JSX, Show } from 'solid-js'
import { type ActionId, isReady, keyOf } from './actions.ts'
import { Sign, type SignName } from './Sign.tsx'
import { useStage } from './stage.ts'

interface ActionButtonProps {
  readonly id: ActionId
  readonly class: string
  /** Sign that it is drawn as; absent: its children. */
  readonly sign?: SignName
  readonly children?: JSX.Element
  /** It stays pressed; absent: it does not. */
  readonly pressed?: boolean
  /** Its key stands in its tip. */
  readonly tellsKey?: boolean
}

/** A button for an action of the list: its name, whether it can be done and what it does are said there. */
export function ActionButton(props: ActionButtonProps) {
  const { setting } = useStage()
  const action = createMemo(() => setting.actions.find(({ id }) => id === props.id))
  return (
    <Show when={action()}>
      {(now) => (
        <button
          type="button"
          class={props.class}
          aria-label={now().words}
          title={props.tellsKey ? `${now().words} (${keyOf(now())})` : now().words}
          aria-pressed={props.pressed}
          disabled={!isReady(now())}
          onClick={() => now().run()}
        >
          <Show when={props.sign} fallback={props.children}>
            {(sign) => <Sign name={sign()} />}
          </Show>
        </button>
      )}
    </Show>
  )
}
