import { For, Show } from 'solid-js'
import { areTablesKnown, me, myTables, waitingTables } from '../account/me.ts'
import { A } from '../parts/A.tsx'
import { Page } from '../parts/Page.tsx'
import { appTexts } from '../words/index.ts'
import { companyTexts } from './company/words.ts'
import { Envelopes } from './shared/TableEnvelope.tsx'

/** My tables: those that wait for me first. */
export default function Tables() {
  const others = (status: 'playing' | 'gathering' | 'over') =>
    myTables()
      .filter((table) => table.status === status && !table.yourTurn)
      .sort((a, b) => b.updatedAt - a.updatedAt)
  const groups = () =>
    [
      [appTexts().tables.waiting, waitingTables()],
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
