import { For, type JSX, Show } from 'solid-js'

interface SelectFieldProps<T> {
  readonly label: string
  readonly hint?: string | undefined
  readonly values: ReadonlyArray<readonly [value: T, label: string]>
  /** Absent: the first until another is chosen. */
  readonly value?: T
  /** It stands beside other fields. */
  readonly inline?: boolean
  readonly onChange: (value: T) => void
}

/** Field for one value of a list that unfolds. */
export const SelectField = <T extends string | number | boolean | null | undefined>(
  props: SelectFieldProps<T>,
): JSX.Element => (
  <label class="field" classList={{ 'field-inline': props.inline ?? false }}>
    <span class="field-label">{props.label}</span>
    <select
      class="input"
      onChange={(event) => {
        const chosen = props.values[event.currentTarget.selectedIndex]
        if (chosen) props.onChange(chosen[0])
      }}
    >
      <For each={props.values}>
        {([value, label]) => (
          <option value={`${value ?? ''}`} selected={value === props.value}>
            {label}
          </option>
        )}
      </For>
    </select>
    <Show when={props.hint}>
      <span class="field-hint">{props.hint}</span>
    </Show>
  </label>
)
