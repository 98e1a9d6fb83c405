import { A, useNavigate, useSearchParams } from '@solidjs/router'
import { createEffect, createResource, createSignal, For, on, Show } from 'solid-js'
import type { GameInfo } from '../../../worker/wire/schema/games.ts'
import type { Pace } from '../../../worker/wire/schema/table.ts'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { api, perform } from '../api/client.ts'
import { frontOf } from '../boards/list.ts'
import { BotsField } from '../bots/BotsField.tsx'
import { usualLevel } from '../bots/levels.ts'
import { gamesOnOffer } from '../games.ts'
import { createAct } from '../parts/act.ts'
import { GameField } from '../parts/GameField.tsx'
import { NameField } from '../parts/NameField.tsx'
import { Trouble } from '../parts/Notice.tsx'
import { OptionsForm, optionsObstacle } from '../parts/OptionsForm.tsx'
import { optionFields } from '../parts/options.ts'
import { Page } from '../parts/Page.tsx'
import { PaceField } from '../parts/pace/PaceField.tsx'
import { usualPatience } from '../parts/pace/pace.ts'
import { SeatsField } from '../parts/SeatsField.tsx'
import { beSomebody, me } from '../person.ts'
import { gameTexts, language, t } from '../words/index.ts'
import { companyTexts } from './company/words.ts'

/** What a link to this page may have chosen already. */
type Wish = { game?: string; seats?: string; access?: string; like?: string }

interface CreateProps {
  readonly games: ReadonlyArray<GameInfo>
  readonly wish: Wish
  /** A table that the new one shall be like; `null` for none. */
  readonly like: TableView | null
}

function CreateForm(props: CreateProps) {
  const { like } = props
  const navigate = useNavigate()
  const [gameId, setGameId] = createSignal(
    props.games.find(({ id }) => id === (like?.game ?? props.wish.game))?.id ??
      props.games[0]?.id ??
      '',
  )
  const game = () => props.games.find(({ id }) => id === gameId())
  const [seats, setSeats] = createSignal(like?.seats.length ?? (Number(props.wish.seats) || 3))
  const [access, setAccess] = createSignal<'link' | 'private' | 'open'>(
    props.wish.access === 'open' ? 'open' : 'link',
  )
  const [rated, setRated] = createSignal(false)
  const [bots, setBots] = createSignal(0)
  const [level, setLevel] = createSignal(usualLevel)
  const [pace, setPace] = createSignal<Pace | null>(like?.pace ?? null)
  const [patience, setPatience] = createSignal(like?.patience ?? usualPatience)
  const [title, setTitle] = createSignal('')
  const [name, setName] = createSignal('')
  const [options, setOptions] = createSignal<Readonly<Record<string, unknown>>>(
    (like?.options ?? {}) as Readonly<Record<string, unknown>>,
  )
  const [words] = createResource(
    () => [gameId(), language()] as const,
    async ([id, spoken]) => (await frontOf(id)?.words[spoken]())?.words,
  )
  createEffect(
    on(game, (now, before) => {
      if (!now) return
      // Options of another game mean nothing here.
      if (before) setOptions({})
      setSeats((count) => Math.min(Math.max(count, now.seats.min), now.seats.max))
    }),
  )
  const isRated = () => rated() && seats() > 1
  const botsHere = () => Math.min(bots(), seats() - 1)
  const create = createAct(async () => {
    await beSomebody(name())
    const { table } = await api<{ table: TableView }>('POST', '/tables', {
      game: gameId(),
      seats: seats(),
      access: access(),
      title: title(),
      options: options(),
      rated: isRated(),
      bots: isRated() ? [] : Array.from({ length: botsHere() }, level),
      pace: seats() > 1 ? pace() : null,
      patience: seats() > 1 ? patience() : usualPatience,
    })
    navigate(`/t/${table.id}`)
  })
  const fields = () => optionFields(game()?.options ?? {})
  /** The options do not fit the number of seats; the form says why. */
  const stopped = () => optionsObstacle(words.latest, fields(), seats(), options()) !== null
  return (
    <form
      class="form sheet"
      onSubmit={(event) => {
        event.preventDefault()
        void create.run()
      }}
    >
      <fieldset class="field">
        <GameField games={props.games} value={gameId()} onChange={setGameId} />
        <A href={`/how/${gameId()}`}>
          {t().landing.how}
          <span class="quiet">: {gameTexts(gameId()).title}</span>
        </A>
      </fieldset>
      <Show when={game()}>
        {(one) => (
          <SeatsField
            legend={t().create.seats}
            min={one().seats.min}
            max={one().seats.max}
            value={seats()}
            onChange={setSeats}
          />
        )}
      </Show>
      <Show when={seats() > 1 && !isRated()}>
        <BotsField
          seats={seats()}
          value={botsHere()}
          onChange={setBots}
          level={level()}
          onLevel={setLevel}
        />
      </Show>
      <Show when={seats() > 1}>
        <fieldset class="field">
          <legend class="field-label">{t().create.access}</legend>
          <div class="choices">
            <For each={['link', 'private', 'open'] as const}>
              {(one) => (
                <label class="choice">
                  <input
                    type="radio"
                    name="access"
                    checked={access() === one}
                    onChange={() => setAccess(one)}
                  />
                  <span>
                    <strong>{t().create[one]}</strong>
                    <span class="field-hint">{t().create[`${one}Hint`]}</span>
                  </span>
                </label>
              )}
            </For>
          </div>
        </fieldset>
      </Show>
      <Show when={fields().length > 0}>
        <fieldset class="field options">
          <legend class="field-label">{t().create.options}</legend>
          <OptionsForm
            fields={fields()}
            words={words.latest}
            seats={seats()}
            values={options()}
            onChange={(id, value) => setOptions((now) => ({ ...now, [id]: value }))}
          />
        </fieldset>
      </Show>
      <Show when={seats() > 1}>
        <PaceField
          begin={{ pace: pace(), patience: patience() }}
          onChange={(chosen, days) => {
            setPace(chosen)
            setPatience(days)
          }}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={rated()}
            onChange={(event) => setRated(event.currentTarget.checked)}
          />
          <span>
            <span class="field-label">{companyTexts().rated}</span>
            <span class="field-hint">{companyTexts().ratedHint}</span>
          </span>
        </label>
      </Show>
      <label class="field">
        <span class="field-label">{t().create.tableTitle}</span>
        <input
          class="input"
          maxlength="60"
          value={title()}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
        <span class="field-hint">{t().create.tableTitleHint}</span>
      </label>
      <Show when={!me()}>
        <NameField value={name()} onInput={setName} alone={seats() === 1} />
      </Show>
      <Trouble error={create.error()} />
      <button
        type="submit"
        class="button button-main button-large"
        disabled={create.busy() || stopped()}
      >
        {t().create.go}
      </button>
    </form>
  )
}

export default function Create() {
  const [query] = useSearchParams<Wish>()
  const [games, { refetch }] = createResource(gamesOnOffer)
  const [like] = createResource(
    () => query.like,
    async (id) => (await perform('GET /tables/{id}', { id, watch: '1' })).table,
  )
  return (
    <Page title={t().create.title} narrow>
      <h1>{t().create.title}</h1>
      <Trouble error={games.error as unknown} onRetry={() => void refetch()} />
      <Show when={!games.error && games()}>
        {(list) => (
          // A table that is gone by now is like none: the form begins empty.
          <Show when={!like.loading}>
            <CreateForm games={list()} wish={query} like={like.error ? null : (like() ?? null)} />
          </Show>
        )}
      </Show>
    </Page>
  )
}
