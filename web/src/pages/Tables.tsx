import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { me, myTables, waitingTables } from '../me.ts'
import { Page } from '../parts/Page.tsx'
import { Envelopes } from '../parts/TableEnvelope.tsx'
import { t } from '../words/index.ts'
import { companyTexts } from './company/words.ts'

/** My tables: those that wait for me first. */
export default function Tables() {
  const others = (status: 'playing' | 'gathering' | 'over') =>
    myTables()
      .filter((table) => table.status === status && !table.yourTurn)
      .sort((a, b) => b.updatedAt - a.updatedAt)
  const groups = () =>
    [
      [t().tables.waiting, waitingTables()],
      [t().tables.running, others('playing')],
      [t().tables.gathering, others('gathering')],
      [t().tables.over, others('over')],
    ] as const
  return (
    <Page title={t().tables.title}>
      <div class="page-head">
        <h1>
          {waitingTables().length > 0 ? t().tables.wait(waitingTables().length) : t().tables.title}
        </h1>
        <p class="form-row">
          <A href="/lobby" class="button">
            {companyTexts().lobby.title}
          </A>
          <A href="/new" class="button button-main">
            {t().nav.newTable}
          </A>
        </p>
      </div>
      <Show when={me() !== undefined} fallback={<p aria-busy="true">{t().loading}</p>}>
        <Show
          when={myTables().length > 0}
          fallback={
            <div class="empty">
              <p class="lead">{t().tables.none}</p>
              <p class="soft">{t().tables.noneHint}</p>
            </div>
          }
        >
          <For each={groups()}>
            {([title, tables]) => (
              <Show when={tables.length > 0}>
                <section class="section">
                  {/* The page's heading says it of those that wait. */}
                  <h2 class="section-title" classList={{ quiet: title === t().tables.waiting }}>
                    {title}
                  </h2>
                  <Envelopes tables={tables} />
                  <Show when={title === t().tables.over}>
                    <p>
                      <A href="/tables/over">{t().tables.archive}</A>
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
