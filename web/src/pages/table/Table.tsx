import { A, useParams, useSearchParams } from '@solidjs/router'
import { createMemo, createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js'
import type { TableView } from '../../../../worker/api/schema.ts'
import { same } from '../../../../worker/games/kernel/json.ts'
import { ApiProblem } from '../../api/client.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { tableTitle } from '../../parts/TableEnvelope.tsx'
import { readRules } from '../../rules/reading.ts'
import { rulesTexts } from '../../rules/words.ts'
import { gameTexts, t } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import { TakeSeat } from './absence/TakeSeat.tsx'
import { Gathering } from './Gathering.tsx'
import { followTable, type LiveTable } from './live.ts'
import { memoryTexts } from './memory-words.ts'
import { Playing } from './Playing.tsx'
import './table.css'

/** Says so when the line is down; silence means that all is well. */
function LineBanner(props: { readonly live: LiveTable }) {
  const [online, setOnline] = createSignal(navigator.onLine)
  const look = () => setOnline(navigator.onLine)
  onMount(() => {
    addEventListener('online', look)
    addEventListener('offline', look)
    onCleanup(() => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    })
  })
  return (
    <div class="line-banner" role="status">
      <Show when={!online() || props.live.line() === 'lost'}>
        <p class="line-banner-text">{online() ? t().table.lost : t().table.offline}</p>
      </Show>
    </div>
  )
}

function TableHead(props: { readonly table: TableView }) {
  return (
    <div class="table-head">
      <h1>{tableTitle(props.table)}</h1>
      <p class="soft">
        {gameTexts(props.table.game).title}
        <Show when={props.table.you === null && props.table.status !== 'gathering'}>
          {' · '}
          {t().table.spectator}
        </Show>
      </p>
      <button
        type="button"
        class="button table-rules"
        onClick={() => readRules({ game: props.table.game })}
      >
        {rulesTexts().short}
      </button>
    </div>
  )
}

/** Whoever came by the link for looking on has no seat here, not even their own. */
const Watching = (props: { readonly id: string }) => (
  <Notice tone="info">
    <p>
      {memoryTexts().watch.looking} <A href={`/t/${props.id}`}>{memoryTexts().watch.play}</A>
    </p>
  </Notice>
)

function OneTable(props: { readonly id: string; readonly watch: boolean }) {
  const live = followTable(props.id, props.watch)
  const isMissing = () => {
    const error = live.error()
    return error instanceof ApiProblem && error.code === 'not-found'
  }
  return (
    <Switch
      fallback={
        <main id="content" class="page loading" tabindex="-1" aria-busy="true">
          {t().loading}
        </main>
      }
    >
      <Match when={isMissing()}>
        <Missing />
      </Match>
      <Match when={live.table()}>
        {(table) => (
          <Page title={tableTitle(table())}>
            <LineBanner live={live} />
            <Show when={props.watch}>
              <Watching id={props.id} />
            </Show>
            <TableHead table={table()} />
            <Show when={!props.watch}>
              <TakeSeat table={table()} live={live} />
            </Show>
            <Show
              when={table().status !== 'gathering'}
              fallback={
                <Show when={!props.watch}>
                  <Gathering table={table()} live={live} />
                </Show>
              }
            >
              <Playing live={live} table={table()} />
            </Show>
          </Page>
        )}
      </Match>
      <Match when={live.error()}>
        {(error) => (
          <Page title="Dorfpost" narrow>
            <Trouble error={error()} onRetry={() => void live.reload()} />
            <Notice tone="info">
              <p>
                <A href="/">{t().home}</A>
              </p>
            </Notice>
          </Page>
        )}
      </Match>
    </Switch>
  )
}

/** `/t/:id`. Another id is another table, from scratch; so is looking on at one. */
export default function Table() {
  const params = useParams<{ id: string }>()
  const [search] = useSearchParams<{ watch?: string }>()
  const which = createMemo(
    () => (params.id ? { id: params.id, watch: search.watch !== undefined } : null),
    null,
    { equals: same },
  )
  return (
    <Show when={which()} keyed>
      {({ id, watch }) => <OneTable id={id} watch={watch} />}
    </Show>
  )
}
