import { createSignal, For, Show } from 'solid-js'
import type { TableCard } from '../../../worker/wire/schema/table-list.ts'
import { areTablesKnown, me, myTables, waitingTables } from '../account/me.ts'
import { A } from '../parts/A.tsx'
import { GameFilter } from '../parts/GameFilter.tsx'
import { Page } from '../parts/Page.tsx'
import { TextFilter } from '../parts/TextFilter.tsx'
import { appTexts, gameTexts } from '../words/index.ts'
import { companyTexts } from './company/words.ts'
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
  const fits = (table: TableCard) =>
    (game() === '' || table.game === game()) &&
    [table.title, ...table.seats.map(({ name }) => name ?? '')].some((words) =>
      words.toLocaleLowerCase().includes(text().toLocaleLowerCase()),
    )
  return { fits, order: () => orders[order()], setGame, setText, setOrder }
}

/** Looks for some of my tables by game, and by a word in the title or a name. */
function Search(props: { readonly search: ReturnType<typeof createSearch> }) {
  const texts = () => appTexts().filter
  return (
    <search class="form-row">
      <GameFilter onChange={props.search.setGame} />
      <TextFilter when="input" onText={props.search.setText} />
      <label class="field field-inline">
        <span class="field-label">{texts().order}</span>
        <select
          class="input"
          onChange={(event) =>
            props.search.setOrder(event.currentTarget.value === 'game' ? 'game' : 'latest')
          }
        >
          <option value="latest">{texts().orders.latest}</option>
          <option value="game">{texts().orders.game}</option>
        </select>
      </label>
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
          <For each={groups()}>
            {([title, tables]) => (
              <Show when={tables.length > 0}>
                <section class="section">
                  {/* The page's heading says it of those that wait. */}
                  <h2
                    class="section-title"
                    classList={{ quiet: title === appTexts().tables.waiting }}
                  >
                    {title}
                  </h2>
                  <Envelopes tables={tables} />
                  <Show when={title === appTexts().tables.over}>
                    <p>
                      <A href="/tables/over">{appTexts().tables.archive}</A>
                    </p>
                  </Show>
                </section>
              </Show>
            )}
          </For>
        </Show>
      </Show>
    </Page>
  )
}
