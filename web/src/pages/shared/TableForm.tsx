import { createEffect, createMemo, createResource, createSignal, on, Show } from 'solid-js'
import type { GameInfo } from '../../../../worker/wire/schema/games.ts'
import type { Pace } from '../../../../worker/wire/schema/table.ts'
import { arrived } from '../../api/arrived.ts'
import { frontOf } from '../../boards/list.ts'
import { CheckField } from '../../parts/CheckField.tsx'
import { ChoicesField } from '../../parts/ChoicesField.tsx'
import { OptionsForm, optionsObstacle } from '../../parts/OptionsForm.tsx'
import { optionFields } from '../../parts/options.ts'
import { PaceField } from '../../parts/pace/PaceField.tsx'
import { SeatsField } from '../../parts/SeatsField.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { appTexts, language } from '../../words/index.ts'
import { seriesTexts } from '../table/series-words.ts'

/** Wishes that a table's form asks for, whether the table is new or changed. */
export interface TableWishes {
  readonly game: string
  readonly seats: number
  readonly title: string
  readonly pace: Pace | null
  /** Days, as `patience` of the API. */
  readonly patience: number
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * The state of such a form. Another game takes its own options, and a number of seats that it allows.
 *
 * @param least the smallest number of seats, where the game would allow fewer
 */
export function createTableForm(
  games: () => ReadonlyArray<GameInfo>,
  begin: TableWishes,
  least: () => number = () => 1,
) {
  const [wishes, setWishes] = createSignal(begin)
  const set = (change: Partial<TableWishes>) => setWishes((before) => ({ ...before, ...change }))
  const gameId = createMemo(() => wishes().game)
  const game = createMemo(() => games().find(({ id }) => id === gameId()))
  const fewest = () => Math.max(least(), game()?.seats.min ?? 1)
  const most = () => Math.max(fewest(), game()?.seats.max ?? 1)
  createEffect(
    on(game, (now, before) => {
      if (!now) return
      const seats = Math.min(Math.max(wishes().seats, fewest()), most())
      // Options of another game mean nothing here.
      set(before && before.id !== now.id ? { seats, options: {} } : { seats })
    }),
  )
  const [words] = createResource(
    () => [gameId(), language()] as const,
    async ([id, spoken]) => (await frontOf(id)?.words[spoken]())?.words,
  )
  const fields = () => optionFields(game()?.options ?? {})
  return {
    wishes,
    set,
    game,
    fewest,
    most,
    fields,
    words: () => arrived(words),
    /** The options do not fit the number of seats; the form says why. */
    stopped: () =>
      optionsObstacle(arrived(words), fields(), wishes().seats, wishes().options) !== null,
  }
}
export type TableForm = ReturnType<typeof createTableForm>

export const SeatsOf = (props: { readonly form: TableForm }) => (
  <Show when={props.form.game()}>
    <SeatsField
      legend={appTexts().create.seats}
      min={props.form.fewest()}
      max={props.form.most()}
      value={props.form.wishes().seats}
      onChange={(seats) => props.form.set({ seats })}
    />
  </Show>
)

export const OptionsOf = (props: { readonly form: TableForm }) => (
  <Show when={props.form.fields().length > 0}>
    <fieldset class="field options">
      <legend class="field-label">{appTexts().create.options}</legend>
      <OptionsForm
        fields={props.form.fields()}
        words={props.form.words()}
        seats={props.form.wishes().seats}
        values={props.form.wishes().options}
        onChange={(id, value) =>
          props.form.set({ options: { ...props.form.wishes().options, [id]: value } })
        }
      />
    </fieldset>
  </Show>
)

/** The pace chosen before stays where the field is shown anew. */
export function PaceOf(props: { readonly form: TableForm }) {
  const { pace, patience } = props.form.wishes()
  return (
    <PaceField
      begin={{ pace, patience }}
      onChange={(chosen, days) => props.form.set({ pace: chosen, patience: days })}
    />
  )
}

/** Most characters of a table's title. */
export const longestTitle = 60

interface TitleFieldProps {
  readonly value: string
  readonly onInput: (title: string) => void
  readonly hint?: string | undefined
}

/** Field for a table's title. */
export const TitleField = (props: TitleFieldProps) => (
  <TextField
    label={appTexts().create.tableTitle}
    hint={props.hint}
    maxlength={longestTitle}
    value={props.value}
    onInput={props.onInput}
  />
)

export const TitleOf = (props: { readonly form: TableForm; readonly hint?: string }) => (
  <TitleField
    value={props.form.wishes().title}
    onInput={(title) => props.form.set({ title })}
    hint={props.hint}
  />
)

/** Field that makes a series of up to three games of it. */
export const SeriesField = (props: {
  readonly people: number
  readonly value: boolean
  readonly onChange: (series: boolean) => void
}) => (
  <CheckField
    label={seriesTexts().field}
    hint={seriesTexts().hint(props.people)}
    value={props.value}
    onChange={props.onChange}
  />
)

/** People who can come to a table. */
export type Access = 'link' | 'private' | 'open'

/** Field for those who can come to the table. */
export const AccessField = (props: {
  readonly value: Access
  readonly onChange: (access: Access) => void
}) => (
  <ChoicesField
    legend={appTexts().create.access}
    name="access"
    value={props.value}
    choices={(['link', 'private', 'open'] as const).map(
      (one) => [one, appTexts().create[one], appTexts().create[`${one}Hint`]] as const,
    )}
    onChange={props.onChange}
  />
)
