import { createSignal, onMount, Show } from 'solid-js'
import type { TableCard } from '../../../worker/wire/schema/table-list.ts'
import { perform } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Envelopes } from '../parts/TableEnvelope.tsx'
import { appTexts } from '../words/index.ts'

/** All my tables that are over, the latest first, page by page. */
export default function Archive() {
  const [tables, setTables] = createSignal<ReadonlyArray<TableCard>>()
  const [more, setMore] = createSignal(false)
  const older = createAct(async () => {
    const last = tables()?.at(-1)
    const page = await perform('GET /tables', { which: 'over', before: last?.updatedAt })
    setTables((before = []) => [...before, ...page.tables])
    setMore(page.more)
  })
  onMount(() => void older.run())
  return (
    <Page title={appTexts().tables.archive}>
      <div class="page-head">
        <h1>{appTexts().tables.archive}</h1>
      </div>
      <p class="soft">{appTexts().tables.archiveHint}</p>
      <Trouble error={older.error()} onRetry={() => void older.run()} />
      <Show when={older.busy() && !tables()}>
        <p aria-busy="true">{appTexts().loading}</p>
      </Show>
      <Show when={tables()}>
        {(found) => (
          <Show
            when={found().length > 0}
            fallback={<p class="lead">{appTexts().tables.archiveNone}</p>}
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
            disabled={older.busy()}
            onClick={() => void older.run()}
          >
            {appTexts().tables.older}
          </button>
        </p>
      </Show>
    </Page>
  )
}
