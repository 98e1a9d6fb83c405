import { createMemo, createResource, createSignal, Index, Show } from 'solid-js'
import type { TableCard } from '../../../worker/wire/schema/table-list.ts'
import { areTablesKnown, me, myTables, waitingTables } from '../account/me.ts'
import { arrived } from '../api/arrived.ts'
import { perform } from '../api/client.ts'
import { A } from '../parts/A.tsx'
import { GameFilter } from '../parts/GameFilter.tsx'
import { OrderField } from '../parts/OrderField.tsx'
import { Page } from '../parts/Page.tsx'
import { TextFilter } from '../parts/TextFilter.tsx'
import { appTexts, gameTexts } from '../words/index.ts'
import { companyTexts } from './company/words.ts'
import { ClubFilter } from './shared/ClubFilter.tsx'
import { Envelopes } from './shared/TableEnvelope.tsx'
import { weekTexts } from './week/words.ts'

/** Number of tables that are seen at a glance: from then on they can be searched. */
const glance = 5

/** Orders of tables, by what the select says. */
const orders = {
  latest: (a: TableCard, b: TableCard) => b.updatedAt - a.updatedAt,
  game: (a: TableCard, b: TableCard) =>
    gameTexts(a.game).title.localeCompare(gameTexts(b.game).title) || b.updatedAt - a.updatedAt,
} as const

type Order = keyof typeof orders

/** Search among my tables, and the order of those that do not wait for me. */
function createSearch() {
  const [game, setGame] = createSignal('')
  const [text, setText] = createSignal('')
  const [order, setOrder] = createSignal<Order>('latest')
  const [club, setClub] = createSignal('')
  // Asked for once there is something to search in; what a club's tables are is asked anew with the list.
  const [known] = createResource(
    () => (myTables().length > glance ? `${me()?.id} ${myTables().length}` : null),
    () => perform('GET /clubs'),
  )
  const found = () => arrived(known)
  const ofClub = createMemo(
    () => new Set(found()?.tables.flatMap((one) => (one.club === club() ? one.table : [])) ?? []),
  )
  const fits = (table: TableCard) =>
    (game() === '' || table.game === game()) &&
    (club() === '' || ofClub().has(table.id)) &&
    [table.title, ...table.seats.map(({ name }) => name ?? '')].some((words) =>
      words.toLocaleLowerCase().includes(text().toLocaleLowerCase()),
    )
  return {
    fits,
    order: () => orders[order()],
    clubs: () => found()?.clubs ?? [],
    ...{ setGame, setClub, setText, setOrder },
  }
}

/** Looks for some of my tables by game, by club, and by a word in the title or a name. */
function Search(props: { readonly search: ReturnType<typeof createSearch> }) {
  return (
    <search class="form-row">
      <GameFilter onChange={props.search.setGame} />
      <ClubFilter clubs={props.search.clubs()} onClub={props.search.setClub} />
      <TextFilter when="input" onText={props.search.setText} />
      <OrderField orders={['latest', 'game'] as const} onOrder={props.search.setOrder} />
    </search>
  )
}

/** My tables: those that wait for me first. */
export default function Tables() {
  const search = createSearch()
  const others = (status: 'playing' | 'gathering' | 'over') =>
    myTables()
      .filter((table) => table.status === status && !table.yourTurn && search.fits(table))
      .sort(search.order())
  const groups = () =>
    [
      [appTexts().tables.waiting, waitingTables().filter(search.fits)],
      [appTexts().tables.running, others('playing')],
      [appTexts().tables.gathering, others('gathering')],
      [appTexts().tables.over, others('over')],
    ] as const
  return (
    <Page title={appTexts().tables.title}>
      <div class="page-head">
        <h1>
          {waitingTables().length > 0
            ? appTexts().tables.wait(waitingTables().length)
            : appTexts().tables.title}
        </h1>
        <p class="form-row">
          <A href="/week">{weekTexts().title}</A>
          <A href="/lobby" class="button">
            {companyTexts().lobby.title}
          </A>
          <A href="/new" class="button button-main">
            {appTexts().nav.newTable}
          </A>
        </p>
      </div>
      <Show
        when={me() === null || (me() && areTablesKnown())}
        fallback={<p aria-busy="true">{appTexts().loading}</p>}
      >
        <Show
          when={myTables().length > 0}
          fallback={
            <div class="empty">
              <p class="lead">{appTexts().tables.none}</p>
              <p class="soft">{appTexts().tables.noneHint}</p>
            </div>
          }
        >
          <Show when={myTables().length > glance}>
            <Search search={search} />
          </Show>
          <Show when={groups().every(([, tables]) => tables.length === 0)}>
            <p class="lead" role="status">
              {appTexts().filter.noneOfMine}
            </p>
          </Show>
          <Index each={groups()}>
            {(group) => (
              <Show when={group()[1].length > 0}>
                <section class="section">
                  {/* The page's heading says it of those that wait. */}
                  <h2
                    class="section-title"
                    classList={{ quiet: group()[0] === appTexts().tables.waiting }}
                  >
                    {group()[0]}
                  </h2>
                  <Envelopes tables={group()[1]} />
                  <Show when={group()[0] === appTexts().tables.over}>
                    <p>
                      <A href="/tables/over">{appTexts().tables.archive}</A>
                    </p>
                  </Show>
                </section>
              </Show>
            )}
          </Index>
        </Show>
      </Show>
    </Page>
  )
}
