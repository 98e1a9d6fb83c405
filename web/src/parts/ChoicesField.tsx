import { For, type JSX, Show } from 'solid-js'

/** A value that can be chosen, its name, and words about what it means. */
export type Choice<T> = readonly [value: T, label: string, hint: string]

/** Choices among the values that have words: a name and its meaning for each. */
export const choicesOf = <T extends string>(
  texts: Readonly<Record<T, readonly [label: string, hint: string]>>,
): ReadonlyArray<Choice<T>> => (Object.keys(texts) as T[]).map((one) => [one, ...texts[one]])

interface ChoicesProps<T> {
  /** Name of the group: of those with the same, one is chosen. */
  readonly name: string
  readonly value: T
  readonly choices: ReadonlyArray<Choice<T>>
  readonly onChange: (value: T) => void
}

/** One of several values, each with what it means. */
export const Choices = <T,>(props: ChoicesProps<T>): JSX.Element => (
  <div class="choices">
    <For each={props.choices}>
      {([value, label, hint]) => (
        <label class="choice">
          <input
            type="radio"
            name={props.name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>
            <strong>{label}</strong>
            <span class="field-hint">{hint}</span>
          </span>
        </label>
      )}
    </For>
  </div>
)

/** The same as a field of a form. */
export const ChoicesField = <T,>(
  props: ChoicesProps<T> & { readonly legend: string; readonly hint?: string },
): JSX.Element => (
  <fieldset class="field">
    <legend class="field-label">{props.legend}</legend>
    <Show when={props.hint}>{(hint) => <p class="field-hint">{hint()}</p>}</Show>
    <Choices {...props} />
  </fieldset>
)
