import { Show } from 'solid-js'

/** Something that can be on or off, saved at once. */
export const Check = (props: {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly disabled?: boolean
  /** Changes whenever something was not saved: the box is then drawn anew, as it still is. */
  readonly failures: object
  readonly onChange: (checked: boolean) => void
}) => (
  <label class="check">
    <Show when={props.failures} keyed>
      <input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </Show>
    <span>
      <span class="field-label">{props.label}</span>
      <span class="field-hint">{props.hint}</span>
    </span>
  </label>
)
