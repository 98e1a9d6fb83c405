import { A } from '@solidjs/router'
import { createResource, createSignal, For, Show } from 'solid-js'
import type { TableCard } from '../../../../worker/api/schema.ts'
import { api } from '../../api/client.ts'
import { gamesOnOffer } from '../../games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Envelopes } from '../../parts/TableEnvelope.tsx'
import { gameTexts } from '../../words/index.ts'
import { companyTexts } from './words.ts'
import './company.css'

/** The open tables, to sit down at. */
export default function Lobby() {
  const [tables, { refetch }] = createResource(
    async () => (await api<{ tables: TableCard[] }>('GET', '/tables?which=open')).tables,
  )
  const [games] = createResource(gamesOnOffer)
  const [game, setGame] = createSignal('')
  const shown = () =>
    (tables.error ? [] : (tables.latest ?? [])).filter(
      (table) => game() === '' || table.game === game(),
    )
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
      <label class="field field-inline">
        <span class="field-label">{texts().game}</span>
        <select class="input" onChange={(event) => setGame(event.currentTarget.value)}>
          <option value="">{texts().all}</option>
          <For each={games.error ? [] : games.latest}>
            {(one) => <option value={one.id}>{gameTexts(one.id).title}</option>}
          </For>
        </select>
      </label>
      <Trouble error={tables.error as unknown} onRetry={() => void refetch()} />
      <Show
        when={shown().length > 0}
        fallback={
          <Show when={!tables.loading && !tables.error}>
            <div class="empty">
              <p class="lead">{texts().none}</p>
              <p class="soft">{texts().noneHint}</p>
            </div>
          </Show>
        }
      >
        <Envelopes tables={shown()} />
      </Show>
    </Page>
  )
}
