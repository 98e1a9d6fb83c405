import { For, Match, Show, Switch } from 'solid-js'
import type { AnyWords } from '../../../worker/games/kernel/words.ts'
import { locale, t } from '../words/index.ts'
import { allChosen, type OptionField } from './options.ts'

interface OptionsFormProps {
  readonly fields: ReadonlyArray<OptionField>
  readonly words: AnyWords | undefined
  readonly seats: number
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (id: string, value: unknown) => void
}

/** A game's options, labelled by the game itself. */
export function OptionsForm(props: OptionsFormProps) {
  const label = (id: string) => props.words?.options[id]?.label ?? id
  const help = (id: string) => props.words?.options[id]?.help
  const valueLabel = (id: string, value: unknown) =>
    props.words?.options[id]?.values?.[String(value)] ?? String(value)
  const chosen = (field: OptionField) => props.values[field.id] ?? field.value
  const picked = (field: OptionField) => chosen(field) as ReadonlyArray<string>
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
                <label class="check">
                  <input
                    type="checkbox"
                    checked={chosen(one()) === true}
                    onChange={(event) => props.onChange(one().id, event.currentTarget.checked)}
                  />
                  <span>
                    <span class="field-label">{label(one().id)}</span>
                    <Show when={help(one().id)}>
                      <span class="field-hint">{help(one().id)}</span>
                    </Show>
                  </span>
                </label>
              )}
            </Match>
            <Match when={field.kind === 'choice' && field}>
              {(one) => (
                <label class="field">
                  <span class="field-label">{label(one().id)}</span>
                  <select
                    class="input"
                    onChange={(event) =>
                      props.onChange(one().id, one().values[event.currentTarget.selectedIndex])
                    }
                  >
                    <For each={one().values}>
                      {(value) => (
                        <option selected={value === chosen(one())}>
                          {valueLabel(one().id, value)}
                        </option>
                      )}
                    </For>
                  </select>
                  <Show when={help(one().id)}>
                    <span class="field-hint">{help(one().id)}</span>
                  </Show>
                </label>
              )}
            </Match>
            <Match when={field.kind === 'several' && field}>
              {(one) => (
                <fieldset class="field">
                  <legend class="field-label">{label(one().id)}</legend>
                  <Show when={help(one().id)}>
                    <p class="field-hint">{help(one().id)}</p>
                  </Show>
                  <div class="checks">
                    <For each={one().values}>
                      {(value) => (
                        <label class="check">
                          <input
                            type="checkbox"
                            checked={picked(one()).includes(value)}
                            onChange={(event) =>
                              props.onChange(
                                one().id,
                                one().values.filter((other) =>
                                  other === value
                                    ? event.currentTarget.checked
                                    : picked(one()).includes(other),
                                ),
                              )
                            }
                          />
                          <span>{valueLabel(one().id, value)}</span>
                        </label>
                      )}
                    </For>
                  </div>
                </fieldset>
              )}
            </Match>
            <Match when={field.kind === 'number' && field}>
              {(one) => (
                <label class="field">
                  <span class="field-label">{label(one().id)}</span>
                  <input
                    class="input input-short"
                    type="number"
                    inputmode="numeric"
                    required
                    min={one().min}
                    max={one().max}
                    value={String(chosen(one()))}
                    onInput={(event) => props.onChange(one().id, event.currentTarget.valueAsNumber)}
                  />
                  <Show when={help(one().id)}>
                    <span class="field-hint">{help(one().id)}</span>
                  </Show>
                </label>
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

/** Why a table cannot be opened with these options, in a sentence; `null` where it can. */
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

/** Whether an option makes a difference at a table of so many seats with these options. */
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
    return locale().labelled(label, value ? t().create.yes : t().create.no)
  const named = (one: unknown) => words?.options[id]?.values?.[String(one)] ?? String(one)
  if (Array.isArray(value))
    return locale().labelled(label, value.map(named).join(', ') || t().create.none)
  return locale().labelled(label, named(value))
}
