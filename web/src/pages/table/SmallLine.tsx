import { For, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { sentenceOf } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { ago, inFull } from '../../parts/time.ts'
import { stageTexts } from '../../stage/words.ts'
import { appTexts } from '../../words/index.ts'
import { Meanwhile } from './AskWhere.tsx'
import { hasMyClock, MyClock } from './absence/Clock.tsx'
import { memoryTexts } from './memory-words.ts'
import type { Seated } from './seated.ts'
import type { Turn } from './turn.ts'

interface SmallProps {
  readonly at: Seated
  readonly turn: Turn
  readonly watched: boolean
  /** News that a move of mine brought besides what its words say; empty: nothing. */
  readonly news: string
  /** Seat whose turn is played on the stage just now: what is asked comes after it; `null`: nobody's. */
  readonly playing: Seat | null
  /** Nobody else's turn is played after it. */
  readonly isLast: boolean
  /** Question about what is offered meanwhile; empty: nothing is. */
  readonly offered: string
}

/** While others are to move: what they are asked, when the last turn came, and what can be done meanwhile. */
function Meantime({ at, turn }: Pick<SmallProps, 'at' | 'turn'>) {
  const lastAt = () => at.live.entries().at(-1)?.at ?? at.table.startedAt
  const asked = () => turn.toAct().filter((seat) => seat !== at.seat && turn.askedOf(seat))
  return (
    <>
      <For each={asked()}>
        {(seat) => (
          <span class="bar-note">
            {appTexts().table.note(at.names(seat), turn.askedOf(seat) ?? '')}
          </span>
        )}
      </For>
      <Show when={lastAt()}>
        {(time) => (
          <time class="bar-aside" dateTime={new Date(time()).toISOString()} title={inFull(time())}>
            {appTexts().table.lastCame(ago(time()))}
          </time>
        )}
      </Show>
      <span classList={{ 'bar-aside': asked().length > 0 }}>
        <Show when={at.seat !== null} fallback={appTexts().table.spectatorHint}>
          <Meanwhile seats={at.table.seats} />
        </Show>
      </span>
    </>
  )
}

/** The line under the question: how sending goes, what a move of mine brought, what is planned, until when, or what the others are asked. */
export function SmallLine(props: SmallProps) {
  const { at, turn } = props
  const status = () => turn.planner?.status() ?? 'planning'
  /** My turn was taken, and nobody has played since. */
  const isJustSent = () => turn.isSent() && at.live.entries().at(-1)?.seat === at.seat
  return (
    <Switch>
      <Match when={status() === 'unreachable'}>
        <span class="bad">{appTexts().table.unreachable}</span>
      </Match>
      <Match when={status() === 'refused'}>
        <span class="bad">
          {appTexts().table.refused} {sentenceOf(turn.planner?.refusal())}
        </span>
      </Match>
      <Match when={props.news}>
        <b class="bar-news" role="status">
          {props.news}
        </b>
      </Match>
      <Match when={turn.planned().length > 0}>
        <b>{stageTexts().planned(turn.deeds())}</b>
        <span class="bar-last">
          {stageTexts().last} {turn.planned().at(-1)}
        </span>
      </Match>
      <Match when={props.watched}>
        <span>
          {memoryTexts().watch.looking} <A href={`/t/${at.table.id}`}>{memoryTexts().watch.play}</A>
        </span>
      </Match>
      <Match when={props.playing !== null}>
        <Show when={turn.mine() && props.isLast}>
          <span>{stageTexts().thenYou}</span>
        </Show>
      </Match>
      <Match when={turn.mine() && isJustSent()}>
        <b>{stageTexts().sentOn}</b>
      </Match>
      <Match when={turn.mine()}>
        <Show
          when={hasMyClock(at.table)}
          fallback={at.table.since === 0 && <span>{appTexts().table.planEmpty}</span>}
        >
          <MyClock table={at.table} />
        </Show>
      </Match>
      <Match when={props.offered}>
        <span>{props.offered}</span>
      </Match>
      {/* Right after sending, others may play at once: what they are asked is not told for a moment. */}
      <Match when={!turn.over() && !turn.isSent()}>
        <Meantime {...props} />
      </Match>
    </Switch>
  )
}
