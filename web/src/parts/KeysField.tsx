import { For, type JSX } from 'solid-js'

type Plain = string | number | null

interface KeysFieldProps<T extends Plain> {
  readonly legend: string
  /** Name of the group: of those with the same, one is chosen. */
  readonly name: string
  readonly values: ReadonlyArray<readonly [value: T, label: string]>
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Field for one of a few values in a word or two: a key of a typewriter for each. */
export const KeysField = <T extends Plain>(props: KeysFieldProps<T>): JSX.Element => (
  <fieldset class="field">
    <legend class="field-label">{props.legend}</legend>
    <div class="keys">
      <For each={props.values}>
        {([value, label]) => (
          <label class="key key-wide">
            <input
              type="radio"
              name={props.name}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        )}
      </For>
    </div>
  </fieldset>
)
