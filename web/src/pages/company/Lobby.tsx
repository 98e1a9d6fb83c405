import { createEffect, createSignal, on, Show } from 'solid-js'
import type { TableCard } from '../../../../worker/wire/schema/table-list.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { GameFilter } from '../../parts/GameFilter.tsx'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Envelopes } from '../shared/TableEnvelope.tsx'
import { companyTexts } from './words.ts'
import './company.css'

/** The open tables, to sit down at. */
export default function Lobby() {
  const [game, setGame] = createSignal('')
  const [tables, setTables] = createSignal<ReadonlyArray<TableCard>>([])
  const [next, setNext] = createSignal(0)
  const [more, setMore] = createSignal(false)
  const load = createAct(async () => {
    const [chosen, page] = [game(), next()]
    const found = await perform('GET /tables', {
      ...{ which: 'open', page },
      ...(chosen && { game: chosen }),
    })
    // Another game may have been chosen meanwhile.
    if (chosen !== game()) return
    // The list moves on between two pages: what is shown already is not shown again.
    setTables((before) => [
      ...(page === 0 ? [] : before),
      ...found.tables.filter(({ id }) => page === 0 || !before.some((one) => one.id === id)),
    ])
    setNext(page + 1)
    setMore(found.more)
  })
  const [isRead, setRead] = createSignal(false)
  const begin = async () => {
    setNext(0)
    for (let chosen: string | null = null; chosen !== game(); ) {
      chosen = game()
      await load.run()
    }
    setRead(true)
  }
  createEffect(on(game, () => void begin()))
  const texts = () => companyTexts().lobby
  return (
    <Page title={texts().title}>
      <div class="page-head">
        <h1>{texts().title}</h1>
        <A href={`/new?access=open${game() && `&game=${game()}`}`} class="button button-main">
          {texts().make}
        </A>
      </div>
      <p class="soft company-lead">{texts().lead}</p>
      <GameFilter onChange={setGame} />
      <Trouble error={load.error()} onRetry={() => void load.run()} />
      <Show
        when={tables().length > 0}
        fallback={
          <Show when={isRead() && !load.busy() && !load.error()}>
            <div class="empty">
              <p class="lead">{texts().none}</p>
              <p class="soft">{texts().noneHint}</p>
            </div>
          </Show>
        }
      >
        <Envelopes tables={tables()} amongOthers />
        <Show when={more()}>
          <p>
            <button
              type="button"
              class="button"
              disabled={load.busy()}
              onClick={() => void load.run()}
            >
              {texts().more}
            </button>
          </p>
        </Show>
      </Show>
    </Page>
  )
}
