import { Show } from 'solid-js'

interface CheckFieldProps {
  readonly label: string
  /** Words about what follows from it. */
  readonly hint?: string | undefined
  /** The label is not bold. */
  readonly plain?: boolean
  readonly value: boolean
  readonly disabled?: boolean
  /** Changes whenever something was not saved: the box is then drawn anew, as it still is. */
  readonly failures?: object
  readonly onChange: (value: boolean) => void
}

/** Field that says yes or no, with what follows from it. */
export const CheckField = (props: CheckFieldProps) => (
  <label class="check">
    <Show when={props.failures ?? true} keyed>
      <input
        type="checkbox"
        checked={props.value}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </Show>
    <span>
      <span classList={{ 'field-label': !props.plain }}>{props.label}</span>
      <Show when={props.hint}>
        <span class="field-hint">{props.hint}</span>
      </Show>
    </span>
  </label>
)
