import { useNavigate, useSearchParams } from '@solidjs/router'
import { createResource, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { GameInfo } from '../../../worker/wire/schema/games.ts'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { beSomebody, me } from '../account/me.ts'
import { perform } from '../api/client.ts'
import { BotsField } from '../bots/BotsField.tsx'
import { type BotLevel, usualLevel } from '../bots/levels.ts'
import { NameField } from '../door/NameField.tsx'
import { A } from '../parts/A.tsx'
import { createAct } from '../parts/act.ts'
import { CheckField } from '../parts/CheckField.tsx'
import { GameField } from '../parts/GameField.tsx'
import { gamesOnOffer } from '../parts/games.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { usualPatience } from '../parts/pace/pace.ts'
import { appTexts, gameTexts } from '../words/index.ts'
import { companyTexts } from './company/words.ts'
import {
  type Access,
  AccessField,
  createTableForm,
  OptionsOf,
  PaceOf,
  SeatsOf,
  SeriesField,
  type TableWishes,
  TitleOf,
} from './shared/TableForm.tsx'

/** Choices that a link to this page may have made already. */
type Wish = {
  game?: string
  seats?: string
  access?: string
  rated?: string
  like?: string
  club?: string
}

interface CreateProps {
  readonly games: ReadonlyArray<GameInfo>
  readonly wish: Wish
  /** A table that the new one shall be like; `null` for none. */
  readonly like: TableView | null
}

/** Wishes for a new table beside what every table's form asks. */
interface NewTableWishes {
  readonly access: Access
  readonly rated: boolean
  readonly bots: number
  readonly series: boolean
  readonly level: BotLevel
  /** Name of somebody who has none yet. */
  readonly name: string
}

/** The form's state, what follows from it, and the call that makes the table. */
function createNewTable(props: CreateProps) {
  const { like } = props
  const navigate = useNavigate()
  const form = createTableForm(() => props.games, {
    game:
      props.games.find(({ id }) => id === (like?.game ?? props.wish.game))?.id ??
      props.games[0]?.id ??
      '',
    seats: like?.seats.length ?? (Number(props.wish.seats) || 3),
    title: '',
    pace: like?.pace ?? null,
    patience: like?.patience ?? usualPatience,
    options: (like?.options ?? {}) as TableWishes['options'],
  })
  const seats = () => form.wishes().seats
  const [wishes, set] = createStore<NewTableWishes>({
    access: props.wish.access === 'open' ? 'open' : 'link',
    rated: props.wish.rated === 'yes',
    bots: 0,
    series: like?.series !== undefined,
    level: usualLevel(),
    name: '',
  })
  const isRated = () => wishes.rated && seats() > 1
  const botsHere = () => Math.min(wishes.bots, seats() - 1)
  /** A series is for people. */
  const maySeries = () => seats() > 1 && (isRated() || botsHere() === 0)
  const create = createAct(async () => {
    await beSomebody(wishes.name)
    const { table } = await perform('POST /tables', {
      ...form.wishes(),
      ...(seats() > 1 ? {} : { pace: null, patience: usualPatience }),
      access: wishes.access,
      ...(seats() > 1 && props.wish.club && { club: props.wish.club }),
      rated: isRated(),
      series: maySeries() && wishes.series,
      bots: isRated() ? [] : Array.from({ length: botsHere() }, () => wishes.level),
    })
    navigate(`/t/${table.id}`)
  })
  return { form, wishes, set, isRated, botsHere, maySeries, create }
}

function CreateForm(props: CreateProps) {
  const { form, wishes, set, isRated, botsHere, maySeries, create } = createNewTable(props)
  const gameId = () => form.wishes().game
  const seats = () => form.wishes().seats
  return (
    <form
      class="form sheet"
      onSubmit={(event) => {
        event.preventDefault()
        void create.run()
      }}
    >
      <fieldset class="field">
        <GameField games={props.games} value={gameId()} onChange={(game) => form.set({ game })} />
        <A href={`/how/${gameId()}`}>
          {appTexts().landing.how}
          <span class="quiet">: {gameTexts(gameId()).title}</span>
        </A>
      </fieldset>
      <SeatsOf form={form} />
      <Show when={seats() > 1 && !isRated()}>
        <BotsField
          seats={seats()}
          value={botsHere()}
          onChange={(bots) => set({ bots })}
          level={wishes.level}
          onLevel={(level) => set({ level })}
        />
      </Show>
      <Show when={seats() > 1 && !props.wish.club}>
        <AccessField value={wishes.access} onChange={(access) => set({ access })} />
      </Show>
      <OptionsOf form={form} />
      <Show when={seats() > 1}>
        <PaceOf form={form} />
        <CheckField
          label={companyTexts().rated}
          hint={companyTexts().ratedHint}
          value={wishes.rated}
          onChange={(rated) => set({ rated })}
        />
      </Show>
      <Show when={maySeries()}>
        <SeriesField
          people={seats()}
          value={wishes.series}
          onChange={(series) => set({ series })}
        />
      </Show>
      <TitleOf form={form} hint={appTexts().create.tableTitleHint} />
      <Show when={!me()}>
        <NameField value={wishes.name} onInput={(name) => set({ name })} alone={seats() === 1} />
      </Show>
      <Trouble error={create.error()} />
      <button
        type="submit"
        class="button button-main button-large"
        disabled={create.busy() || form.stopped()}
      >
        {appTexts().create.go}
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
    <Page title={appTexts().create.title} narrow>
      <h1>{appTexts().create.title}</h1>
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
