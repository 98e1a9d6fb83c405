import { createEffect, createResource, createSignal, on, Show } from 'solid-js'
import type { ArchiveOrder, TableCard } from '../../../worker/wire/schema/table-list.ts'
import { me } from '../account/me.ts'
import { arrived } from '../api/arrived.ts'
import { perform } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { GameFilter } from '../parts/GameFilter.tsx'
import { Trouble } from '../parts/Notice.tsx'
import { OrderField } from '../parts/OrderField.tsx'
import { Page } from '../parts/Page.tsx'
import { TextFilter } from '../parts/TextFilter.tsx'
import { appTexts, language } from '../words/index.ts'
import { ClubFilter } from './shared/ClubFilter.tsx'
import { Envelopes } from './shared/TableEnvelope.tsx'

/** Orders of finished tables, as they are offered. */
const orders: ReadonlyArray<ArchiveOrder> = ['latest', 'oldest', 'game', 'place']

/** Pages of my finished tables by a filter, in an order. The results of an earlier question do not mix with those of the present one. */
function createPages() {
  const [game, setGame] = createSignal('')
  const [club, setClub] = createSignal('')
  const [text, setText] = createSignal('')
  const [order, setOrder] = createSignal<ArchiveOrder>('latest')
  const [pages, setPages] = createSignal(0)
  const [tables, setTables] = createSignal<ReadonlyArray<TableCard>>()
  const [more, setMore] = createSignal(false)
  const filter = () => ({
    game: game() || undefined,
    club: club() || undefined,
    text: text() || undefined,
  })
  const asks = () => JSON.stringify([filter(), order()])
  const further = createAct(async () => {
    const asked = asks()
    // A table that ends meanwhile does not move the latest ones.
    const from = order() === 'latest' ? { before: tables()?.at(-1)?.updatedAt } : { page: pages() }
    const page = await perform('GET /tables', {
      ...{ which: 'over', order: order(), ...from },
      ...filter(),
    })
    if (asked !== asks()) return
    setTables((before = []) => [...before, ...page.tables])
    setPages((before) => before + 1)
    setMore(page.more)
  })
  // One request at a time: another one is asked once the answer to the last is there.
  const begin = async () => {
    for (let asked = ''; asked !== asks(); ) {
      asked = asks()
      setTables(undefined)
      setPages(0)
      setMore(false)
      await further.run()
    }
  }
  createEffect(on(asks, () => void begin()))
  const isFiltered = () => Object.values(filter()).some((value) => value !== undefined)
  return { tables, more, further, isFiltered, order, setGame, setClub, setText, setOrder }
}

/** Filter by game, by club, and by a word in the title or a name; and the order. */
function Filter(props: { readonly pages: ReturnType<typeof createPages> }) {
  const [clubs] = createResource(
    () => me()?.id,
    async () => (await perform('GET /clubs')).clubs,
  )
  return (
    <search class="form-row">
      <GameFilter onChange={props.pages.setGame} />
      <ClubFilter clubs={arrived(clubs) ?? []} onClub={props.pages.setClub} />
      <TextFilter when="change" onText={props.pages.setText} />
      <OrderField orders={orders} onOrder={props.pages.setOrder} />
    </search>
  )
}

/** Links to files of all results. */
function Files() {
  const file = (format: 'csv' | 'bg-stats') => `/api/me/results?format=${format}&lang=${language()}`
  const texts = () => appTexts().tables
  return (
    <section class="section">
      <h2 class="section-title">{texts().files}</h2>
      <p class="soft">{texts().filesHint}</p>
      <p class="form-row">
        <a class="button" href={file('csv')} download="dorfpost.csv" rel="external">
          {texts().csv}
        </a>
        <a class="button" href={file('bg-stats')} download="dorfpost.json" rel="external">
          {texts().bgStats}
        </a>
      </p>
    </section>
  )
}

/** All my tables that are over, page by page. */
export default function Archive() {
  const pages = createPages()
  const { tables, more, further } = pages
  return (
    <Page title={appTexts().tables.archive}>
      <div class="page-head">
        <h1>{appTexts().tables.archive}</h1>
      </div>
      <p class="soft">{appTexts().tables.archiveHint}</p>
      <Filter pages={pages} />
      <Trouble error={further.error()} onRetry={() => void further.run()} />
      <Show when={further.busy() && !tables()}>
        <p aria-busy="true">{appTexts().loading}</p>
      </Show>
      <Show when={tables()}>
        {(found) => (
          <Show
            when={found().length > 0}
            fallback={
              <p class="lead" role="status">
                {pages.isFiltered() ? appTexts().filter.none : appTexts().tables.archiveNone}
              </p>
            }
          >
            <section class="section">
              <Envelopes tables={found()} />
            </section>
          </Show>
        )}
      </Show>
      <Show when={more()}>
        <p>
          <button
            type="button"
            class="button"
            disabled={further.busy()}
            onClick={() => void further.run()}
          >
            {pages.order() === 'latest' ? appTexts().tables.older : appTexts().tables.further}
          </button>
        </p>
      </Show>
      <Show when={pages.isFiltered() || tables()?.length}>
        <Files />
      </Show>
    </Page>
  )
}
