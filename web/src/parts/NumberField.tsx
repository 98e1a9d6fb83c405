import { Show } from 'solid-js'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly min: number | undefined
  readonly max: number | undefined
  readonly value: number
  /** It fills its column. */
  readonly isWide?: boolean
  readonly onInput: (value: number) => void
}

/** Field for a whole number within bounds, which must be filled in. */
export const NumberField = (props: NumberFieldProps) => (
  <label class="field">
    <span class="field-label">{props.label}</span>
    <input
      class="input"
      classList={{ 'input-short': !props.isWide }}
      type="number"
      inputmode="numeric"
      required
      min={props.min}
      max={props.max}
      value={props.value}
      onInput={(event) => props.onInput(event.currentTarget.valueAsNumber)}
    />
    <Show when={props.hint}>
      <span class="field-hint">{props.hint}</span>
    </Show>
  </label>
)
