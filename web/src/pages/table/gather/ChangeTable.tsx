import { createEffect, createResource, createSignal, on, Show } from 'solid-js'
import type { GameInfo } from '../../../../../worker/wire/schema/games.ts'
import type { Pace } from '../../../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { perform } from '../../../api/client.ts'
import { frontOf } from '../../../boards/list.ts'
import { createAct } from '../../../parts/act.ts'
import { GameField } from '../../../parts/GameField.tsx'
import { Trouble } from '../../../parts/Notice.tsx'
import { OptionsForm, optionsObstacle } from '../../../parts/OptionsForm.tsx'
import { optionFields } from '../../../parts/options.ts'
import { PaceField } from '../../../parts/pace/PaceField.tsx'
import { SeatsField } from '../../../parts/SeatsField.tsx'
import { refreshMe } from '../../../person.ts'
import { language, t } from '../../../words/index.ts'
import { Sure } from '../absence/Sure.tsx'
import type { LiveTable } from '../live.ts'
import { gatherTexts } from './words.ts'
import '../absence/absence.css'
import { arrived } from '../../../parts/arrived.ts'

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
  const [gameId, setGameId] = createSignal(table.game)
  const game = () => props.games.find(({ id }) => id === gameId())
  const [seats, setSeats] = createSignal(table.seats.length)
  const [title, setTitle] = createSignal(table.title)
  const [pace, setPace] = createSignal<Pace | null>(table.pace)
  const [patience, setPatience] = createSignal(table.patience)
  const [options, setOptions] = createSignal(
    (table.options ?? {}) as Readonly<Record<string, unknown>>,
  )
  const [words] = createResource(
    () => [gameId(), language()] as const,
    async ([id, spoken]) => (await frontOf(id)?.words[spoken]())?.words,
  )
  /** For fewer than sit here, or one alone, it cannot be. */
  const least = () => Math.max(2, here(), game()?.seats.min ?? 2)
  createEffect(
    on(
      game,
      (now) => {
        if (!now) return
        setOptions({})
        setSeats((count) => Math.min(Math.max(count, least()), now.seats.max))
      },
      { defer: true },
    ),
  )
  const fields = () => optionFields(game()?.options ?? {})
  const stopped = () => optionsObstacle(arrived(words), fields(), seats(), options()) !== null
  const save = createAct(async () => {
    const changed = await perform('PUT /tables/{id}', {
      ...{ id: table.id, game: gameId(), seats: seats(), options: options() },
      ...{ title: title(), pace: pace(), patience: patience() },
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
        <fieldset class="field">
          <GameField games={props.games} value={gameId()} onChange={setGameId} />
        </fieldset>
        <Show when={game()}>
          {(one) => (
            <SeatsField
              legend={t().create.seats}
              min={least()}
              max={Math.max(least(), one().seats.max)}
              value={seats()}
              onChange={setSeats}
            />
          )}
        </Show>
        <Show when={fields().length > 0}>
          <fieldset class="field options">
            <legend class="field-label">{t().create.options}</legend>
            <OptionsForm
              fields={fields()}
              words={arrived(words)}
              seats={seats()}
              values={options()}
              onChange={(id, value) => setOptions((now) => ({ ...now, [id]: value }))}
            />
          </fieldset>
        </Show>
        <PaceField
          begin={{ pace: table.pace, patience: table.patience }}
          onChange={(chosen, days) => {
            setPace(chosen)
            setPatience(days)
          }}
        />
        <label class="field">
          <span class="field-label">{t().create.tableTitle}</span>
          <input
            class="input"
            maxlength="60"
            value={title()}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <Trouble error={save.error()} />
        <div class="form-row">
          <button type="submit" class="button button-main" disabled={save.busy() || stopped()}>
            {gatherTexts().save}
          </button>
          <button type="button" class="button" onClick={() => props.onClose()}>
            {gatherTexts().back}
          </button>
        </div>
      </form>
      <div class="change-cancel">
        <Trouble error={cancel.error()} />
        <Sure
          label={gatherTexts().cancel}
          help={gatherTexts().cancelHint}
          disabled={cancel.busy()}
          onSure={() => void cancel.run()}
        />
      </div>
    </section>
  )
}
