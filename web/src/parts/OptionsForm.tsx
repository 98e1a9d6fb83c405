import { For, Match, Show, Switch } from 'solid-js'
import type { AnyWords } from '../../../worker/games/kernel/words.ts'
import { appTexts, locale } from '../words/index.ts'
import { CheckField } from './CheckField.tsx'
import { NumberField } from './NumberField.tsx'
import { allChosen, type OptionField } from './options.ts'
import { SelectField } from './SelectField.tsx'

interface OptionsFormProps {
  readonly fields: ReadonlyArray<OptionField>
  readonly words: AnyWords | undefined
  readonly seats: number
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (id: string, value: unknown) => void
}

/** One kind of option. */
type Field<Kind extends OptionField['kind']> = Extract<OptionField, { readonly kind: Kind }>

/** An option in the form: how the game calls it, what is chosen, and what a change does. */
interface OptionProps<Kind extends OptionField['kind']> {
  readonly field: Field<Kind>
  readonly words: AnyWords | undefined
  readonly chosen: unknown
  readonly onChange: (value: unknown) => void
}

const labelOf = (words: AnyWords | undefined, id: string) => words?.options[id]?.label ?? id
const helpOf = (words: AnyWords | undefined, id: string) => words?.options[id]?.help
const valueLabel = (words: AnyWords | undefined, id: string, value: unknown) =>
  words?.options[id]?.values?.[String(value)] ?? String(value)

/** Yes or no. */
const SwitchOption = (props: OptionProps<'switch'>) => (
  <CheckField
    label={labelOf(props.words, props.field.id)}
    hint={helpOf(props.words, props.field.id)}
    value={props.chosen === true}
    onChange={props.onChange}
  />
)

/** One of several values. */
const ChoiceOption = (props: OptionProps<'choice'>) => (
  <SelectField
    label={labelOf(props.words, props.field.id)}
    hint={helpOf(props.words, props.field.id)}
    values={props.field.values.map(
      (value) => [value, valueLabel(props.words, props.field.id, value)] as const,
    )}
    value={props.chosen as (typeof props.field.values)[number]}
    onChange={props.onChange}
  />
)

/** Any of several values. */
function SeveralOption(props: OptionProps<'several'>) {
  const picked = () => props.chosen as ReadonlyArray<string>
  return (
    <fieldset class="field">
      <legend class="field-label">{labelOf(props.words, props.field.id)}</legend>
      <Show when={helpOf(props.words, props.field.id)}>
        <p class="field-hint">{helpOf(props.words, props.field.id)}</p>
      </Show>
      <div class="checks">
        <For each={props.field.values}>
          {(value) => (
            <CheckField
              plain
              label={valueLabel(props.words, props.field.id, value)}
              value={picked().includes(value)}
              onChange={(isPicked) =>
                props.onChange(
                  props.field.values.filter((other) =>
                    other === value ? isPicked : picked().includes(other),
                  ),
                )
              }
            />
          )}
        </For>
      </div>
    </fieldset>
  )
}

/** A number within its bounds. */
const NumberOption = (props: OptionProps<'number'>) => (
  <NumberField
    label={labelOf(props.words, props.field.id)}
    hint={helpOf(props.words, props.field.id)}
    min={props.field.min}
    max={props.field.max}
    value={Number(props.chosen)}
    onInput={props.onChange}
  />
)

/** A game's options, labelled by the game itself. */
export function OptionsForm(props: OptionsFormProps) {
  const chosen = (field: OptionField) => props.values[field.id] ?? field.value
  const change = (field: OptionField) => (value: unknown) => props.onChange(field.id, value)
  const obstacle = (id: string) =>
    props.words?.options[id]?.obstacle?.(props.seats, allChosen(props.fields, props.values)) ?? null
  /** Those that make a difference now; the others stay out of the way. */
  const fields = () => {
    const all = allChosen(props.fields, props.values)
    return props.fields.filter(({ id }) => optionMatters(props.words, id, props.seats, all))
  }
  return (
    <For each={fields()}>
      {(field) => (
        <>
          <Switch>
            <Match when={field.kind === 'switch' && field}>
              {(one) => (
                <SwitchOption
                  field={one()}
                  words={props.words}
                  chosen={chosen(field)}
                  onChange={change(field)}
                />
              )}
            </Match>
            <Match when={field.kind === 'choice' && field}>
              {(one) => (
                <ChoiceOption
                  field={one()}
                  words={props.words}
                  chosen={chosen(field)}
                  onChange={change(field)}
                />
              )}
            </Match>
            <Match when={field.kind === 'several' && field}>
              {(one) => (
                <SeveralOption
                  field={one()}
                  words={props.words}
                  chosen={chosen(field)}
                  onChange={change(field)}
                />
              )}
            </Match>
            <Match when={field.kind === 'number' && field}>
              {(one) => (
                <NumberOption
                  field={one()}
                  words={props.words}
                  chosen={chosen(field)}
                  onChange={change(field)}
                />
              )}
            </Match>
          </Switch>
          <Show when={obstacle(field.id)}>
            <p class="bad" role="alert">
              {obstacle(field.id)}
            </p>
          </Show>
        </>
      )}
    </For>
  )
}

/** Reason why a table cannot be opened with these options, in a sentence; `null` where it can. */
export const optionsObstacle = (
  words: AnyWords | undefined,
  fields: ReadonlyArray<OptionField>,
  seats: number,
  values: Readonly<Record<string, unknown>>,
): string | null => {
  const all = allChosen(fields, values)
  for (const { id } of fields) {
    const why = words?.options[id]?.obstacle?.(seats, all)
    if (why) return why
  }
  return null
}

/** Returns true if an option makes a difference at a table of so many seats with these options. */
export const optionMatters = (
  words: AnyWords | undefined,
  id: string,
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
): boolean => words?.options[id]?.matters?.(seats, chosen) ?? true

/** The options of a table in words: "Padlocks: Yes". */
export const optionSentence = (words: AnyWords | undefined, id: string, value: unknown): string => {
  const label = words?.options[id]?.label ?? id
  if (typeof value === 'boolean')
    return locale().labelled(label, value ? appTexts().create.yes : appTexts().create.no)
  const named = (one: unknown) => words?.options[id]?.values?.[String(one)] ?? String(one)
  if (Array.isArray(value))
    return locale().labelled(label, value.map(named).join(', ') || appTexts().create.none)
  return locale().labelled(label, named(value))
}
