import { createSignal, Show } from 'solid-js'
import type { GameInfo } from '../../../../../worker/wire/schema/games.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { refreshMe } from '../../../account/me.ts'
import { perform } from '../../../api/client.ts'
import { createAct } from '../../../parts/act.ts'
import { GameField } from '../../../parts/GameField.tsx'
import { Trouble } from '../../../parts/Notice.tsx'
import {
  createTableForm,
  OptionsOf,
  PaceOf,
  SeatsOf,
  SeriesField,
  type TableWishes,
  TitleOf,
} from '../../shared/TableForm.tsx'
import { ConfirmButton } from '../absence/ConfirmButton.tsx'
import type { LiveTable } from '../live.ts'
import { gatherTexts } from './words.ts'
import '../absence/absence.css'

interface ChangeProps {
  readonly table: TableView
  readonly live: LiveTable
  readonly games: ReadonlyArray<GameInfo>
  readonly onClose: () => void
}

/** The host changes a table that gathers people, or cancels it: the fields that it was made with, filled in. */
export function ChangeTable(props: ChangeProps) {
  const { table } = props
  const here = () => props.table.seats.filter(({ name }) => name !== null).length
  const { game, seats, title, pace, patience, options } = {
    ...table,
    seats: table.seats.length,
    options: (table.options ?? {}) as TableWishes['options'],
  }
  const form = createTableForm(
    () => props.games,
    { game, seats, title, pace, patience, options },
    // For fewer than sit here, or one alone, it cannot be.
    () => Math.max(2, here()),
  )
  const [series, setSeries] = createSignal(table.series !== undefined)
  const save = createAct(async () => {
    const changed = await perform('PUT /tables/{id}', {
      ...{ id: table.id, ...form.wishes(), series: series() },
    })
    props.live.take(changed.table)
    props.onClose()
  })
  const cancel = createAct(async () => {
    props.live.take((await perform('POST /tables/{id}/cancel', { id: table.id })).table)
    await refreshMe()
  })
  return (
    <section class="sheet" aria-labelledby="change-title">
      <h2
        id="change-title"
        tabindex="-1"
        ref={(element) => queueMicrotask(() => element.focus({ preventScroll: true }))}
      >
        {gatherTexts().changeTitle}
      </h2>
      <p class="soft">{gatherTexts().changeHint}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          void save.run()
        }}
      >
        {/* A table that goes on from a moment has its game from there. */}
        <Show when={!table.origin}>
          <fieldset class="field">
            <GameField
              games={props.games}
              value={form.wishes().game}
              onChange={(id) => form.set({ game: id })}
            />
          </fieldset>
          <SeatsOf form={form} />
          <OptionsOf form={form} />
        </Show>
        <PaceOf form={form} />
        <SeriesField people={form.wishes().seats} value={series()} onChange={setSeries} />
        <TitleOf form={form} />
        <Trouble error={save.error()} />
        <div class="form-row">
          <button type="submit" class="button button-main" disabled={save.busy() || form.stopped()}>
            {gatherTexts().save}
          </button>
          <button type="button" class="button" onClick={() => props.onClose()}>
            {gatherTexts().back}
          </button>
        </div>
      </form>
      <div class="change-cancel">
        <Trouble error={cancel.error()} />
        <ConfirmButton
          label={gatherTexts().cancel}
          help={gatherTexts().cancelHint}
          disabled={cancel.busy()}
          onSure={() => void cancel.run()}
        />
      </div>
    </section>
  )
}
