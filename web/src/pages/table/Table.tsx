import { useParams } from '@solidjs/router'
import { createEffect, createMemo, Match, on, Show, Switch } from 'solid-js'
import { same } from '../../../../worker/games/kernel/json.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { me } from '../../account/me.ts'
import { isLinkChanged, isShutOut } from '../../api/by-link.ts'
import { ApiProblem } from '../../api/client.ts'
import { signInFrom } from '../../door/back.ts'
import { OnlyHere } from '../../door/OnlyHere.tsx'
import { PassDoor } from '../../door/PassDoor.tsx'
import { doorTexts } from '../../door/words.ts'
import { A } from '../../parts/A.tsx'
import { Banner } from '../../parts/Banner.tsx'
import { keepFocus } from '../../parts/focus.ts'
import { Loading } from '../../parts/Loading.tsx'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { tableTitle } from '../../parts/table-title.ts'
import { appTexts, gameTexts } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import { Gathering } from './Gathering.tsx'
import { Cancelled, isCancelled } from './gather/Cancelled.tsx'
import { followTable, type LiveTable } from './live.ts'
import { memoryTexts } from './memory-words.ts'
import { Playing } from './Playing.tsx'
import { BehindCurtain } from './pass/Curtain.tsx'
import { createWatching } from './watching.ts'
import './table.css'
import './memory.css'

/** A table that gathers its players. */
function GatheringPage(props: {
  readonly table: TableView
  readonly live: LiveTable
  readonly watch: boolean
}) {
  return (
    <Page title={tableTitle(props.table)}>
      <Show when={props.watch}>
        <Notice tone="info">
          <p>
            {memoryTexts().watch.looking}{' '}
            <A href={`/t/${props.table.id}`}>{memoryTexts().watch.play}</A>
          </p>
        </Notice>
      </Show>
      <Banner
        game={props.table.game}
        above={gameTexts(props.table.game).title}
        title={tableTitle(props.table)}
      />
      <OnlyHere atTable />
      <Show when={!props.watch}>
        <Gathering table={props.table} live={props.live} />
      </Show>
    </Page>
  )
}

function OneTable(props: { readonly id: string; readonly watch: boolean }) {
  const live = followTable(props.id, props.watch)
  let hasGathered = false
  createEffect(
    on(
      () => live.table()?.you,
      (seat, before) => {
        if (live.table()?.status !== 'gathering') return
        hasGathered = true
        // The form by which somebody sat down is gone, and so is the button by which they got up.
        if (before !== undefined && seat !== before) keepFocus('seats-title', 'content')
      },
    ),
  )
  const isMissing = () => {
    const error = live.error()
    return error instanceof ApiProblem && error.code === 'not-found'
  }
  return (
    <Switch fallback={<Loading />}>
      <Match when={isMissing()}>
        <Missing isTable />
      </Match>
      <Match when={live.table()}>
        {(table) => (
          <Show
            when={table().status !== 'gathering'}
            fallback={<GatheringPage table={table()} live={live} watch={props.watch} />}
          >
            <Show when={!isCancelled(table())} fallback={<Cancelled table={table()} />}>
              <Playing live={live} table={table()} goesOn={hasGathered} />
            </Show>
          </Show>
        )}
      </Match>
      <Match when={live.error()}>
        {(error) => (
          <Page title={isShutOut(error()) ? appTexts().table.private : 'Dorfpost'} narrow>
            <h1>{isShutOut(error()) ? appTexts().table.private : 'Dorfpost'}</h1>
            <Trouble
              error={error()}
              {...(!isShutOut(error()) && { onRetry: () => void live.reload() })}
            />
            <Notice tone="info">
              <p class="form-row">
                <A href="/">{appTexts().home}</A>
                <Show when={isLinkChanged(error()) && !me()}>
                  <A href={signInFrom(`/t/${props.id}`)}>{doorTexts().pass.signIn}</A>
                </Show>
              </p>
            </Notice>
          </Page>
        )}
      </Match>
    </Switch>
  )
}

/** `/t/:id`, and `/watch/:id` for looking on. Another id is another table, from scratch; so is looking on at one. */
export default function Table() {
  const params = useParams<{ id: string }>()
  const isWatched = createWatching()
  const which = createMemo(() => (params.id ? { id: params.id, watch: isWatched() } : null), null, {
    equals: same,
  })
  return (
    <Show when={which()} keyed>
      {({ id, watch }) => (
        <PassDoor table={id}>
          <Show when={!watch} fallback={<OneTable id={id} watch />}>
            <BehindCurtain id={id}>
              <OneTable id={id} watch={false} />
            </BehindCurtain>
          </Show>
        </PassDoor>
      )}
    </Show>
  )
}
