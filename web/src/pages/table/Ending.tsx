import laurel from 'virtual:icon/laurel-crown'
import {
  createEffect,
  createResource,
  createSignal,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js'
import type { AnyGame } from '../../../../worker/games/kernel/contract.ts'
import type { AnyWords, Names } from '../../../../worker/games/kernel/words.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { hour } from '../../account/hour.ts'
import { perform } from '../../api/client.ts'
import { Icon } from '../../design/Icon.tsx'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { keepFocus } from '../../parts/focus.ts'
import { LocalErrorBoundary } from '../../parts/LocalErrorBoundary.tsx'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { Sign } from '../../stage/Sign.tsx'
import { eventTime } from '../../stage/settings.ts'
import { stageTexts } from '../../stage/words.ts'
import { appTexts, listed } from '../../words/index.ts'
import { dayOf, isSealed } from '../shared/deals.ts'
import { Postcard } from '../shared/Postcard.tsx'
import { weekTexts } from '../week/words.ts'
import { absenceTexts, endedTogether } from './absence/words.ts'
import { DownloadRecord } from './DownloadRecord.tsx'
import { Rematch } from './Rematch.tsx'
import { linesOf, Scores } from './Scores.tsx'
import type { Verdict } from './verify.ts'
import { villagePicture } from './won-village.ts'

interface EndingProps {
  readonly table: TableView
  readonly game: AnyGame
  readonly words: AnyWords
  readonly names: Names
  /** The points are counted in front of me first, as I do not know yet how it ended. */
  readonly counts: boolean
  /** The count has begun, and does not begin again. */
  readonly onCount: () => void
}

/** The points are counted within so long, and a line stays at least so long, in milliseconds. */
const [longestCount, shortestLine] = [6000, 400] as const

/**
 * Number of lines that were counted so far, one after the other; after the last one a look at the sums, then it is known
 * who won.
 */
function createCount(props: EndingProps) {
  const lines = () => linesOf(props.table.scores).length
  const [upTo, setUpTo] = createSignal(props.counts && eventTime() > 0 ? 0 : lines())
  const [isDone, setDone] = createSignal(upTo() >= lines())
  onMount(() => props.onCount())
  createEffect(() => {
    if (isDone()) return
    const next = upTo() + 1
    const time = Math.max(shortestLine, Math.min(eventTime(), longestCount / lines()))
    const timer = setTimeout(() => (next > lines() ? setDone(true) : setUpTo(next)), time)
    onCleanup(() => clearTimeout(timer))
  })
  return {
    isDone,
    /** The winner is marked in the table only once that is said above it, too. */
    upTo: () => (isDone() ? undefined : upTo()),
    skip() {
      setDone(true)
      keepFocus('content')
    },
  }
}

/** Lets anybody replay the whole game and see that chance was fair. */
function Verification(props: { readonly table: TableView; readonly game: AnyGame }) {
  const [verdict, setVerdict] = createSignal<{ verdict: Verdict; turns: number } | null>(null)
  const check = createAct(async () => {
    const record = await perform('GET /tables/{id}/record', { id: props.table.id })
    const { verify } = await import('./verify.ts')
    setVerdict({
      verdict: await verify(props.game, record, props.table),
      turns: record.turns.length,
    })
  })
  return (
    <div class="verify">
      <p class="soft">{appTexts().table.verifyHint}</p>
      <p>
        <button
          type="button"
          class="button"
          disabled={check.busy()}
          onClick={() => void check.run()}
        >
          {check.busy() ? appTexts().table.verifying : appTexts().table.verify}
        </button>
      </p>
      <Trouble error={check.error()} />
      <Show when={verdict()}>
        {(outcome) => (
          <Notice tone={outcome().verdict === 'verified' ? 'good' : 'bad'}>
            <p>
              {outcome().verdict === 'verified'
                ? appTexts().table.verified(outcome().turns)
                : appTexts().table[outcome().verdict as Exclude<Verdict, 'verified'>]}
            </p>
          </Notice>
        )}
      </Show>
      <details class="proof">
        <summary>{appTexts().table.proof}</summary>
        <dl class="facts facts-small">
          <dt>{appTexts().table.commitment}</dt>
          <dd class="mono">{props.table.play?.commitment}</dd>
          <dt>{appTexts().table.seed}</dt>
          <dd class="mono">{props.table.seed}</dd>
        </dl>
      </details>
    </div>
  )
}

/** The village that won, or mine where nobody did. */
function Village(
  props: Pick<EndingProps, 'table' | 'names'> & {
    readonly seat: number
    readonly isLater: boolean
  },
) {
  const [picture] = createResource(
    () => [props.seat, hour()] as const,
    ([seat, now]) => villagePicture(props.table.game, props.table.play?.state, seat, now),
  )
  return (
    <div class="ending-village" classList={{ 'ending-later': props.isLater }}>
      {/* The result neither waits for its picture nor goes with it. */}
      <LocalErrorBoundary>
        <Suspense>
          <Show when={picture()}>
            {(address) => (
              <img src={address()} alt={stageTexts().villageOf(props.names(props.seat))} />
            )}
          </Show>
        </Suspense>
      </LocalErrorBoundary>
    </div>
  )
}

/** Words for the end of the game. */
function createOutcome(props: EndingProps) {
  const winners = () =>
    (props.table.result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))
  const reason = () => {
    const key = props.table.result?.reason ?? ''
    return key === endedTogether ? absenceTexts().endedTogether : (props.words.reasons[key] ?? '')
  }
  // Alone there is nobody to win against: the game's own verdict, or title, is the headline.
  const alone = () => props.table.seats.length === 1
  /** My place among the others, unless that is said already. */
  const myPlace = () => {
    const { you } = props.table
    const place = you === null ? undefined : props.table.result?.places[you]
    if (alone() || place === undefined || winners().includes(you ?? -1)) return ''
    return stageTexts().myPlace(place, props.table.seats.length)
  }
  return {
    winners,
    headline() {
      if (alone()) return reason() || appTexts().table.over
      if (winners().length === 0) return appTexts().table.over
      if (winners().length === 1 && winners()[0] === props.table.you) return appTexts().table.youWon
      return appTexts().table.won(listed(winners().map(props.names)), winners().length > 1)
    },
    details: () => [myPlace(), alone() ? '' : reason()].filter(Boolean).join(' '),
  }
}

/** Winner; while the points are counted, a line that says so, and the way to skip it. */
const Head = (props: {
  readonly outcome: ReturnType<typeof createOutcome>
  readonly count: ReturnType<typeof createCount>
}) => (
  <header class="ending-head">
    <div role="status">
      <h2 id="ending-title">
        {props.count.isDone() ? props.outcome.headline() : stageTexts().counting}
      </h2>
      <p class="soft" classList={{ 'ending-later': !props.count.isDone() }}>
        {props.outcome.details()}
      </p>
    </div>
    <Show
      when={props.count.isDone()}
      fallback={
        <button type="button" class="button ending-skip" onClick={props.count.skip}>
          {stageTexts().skip}
          <Sign name="last" />
        </button>
      }
    >
      <Show when={props.outcome.winners().length > 0}>
        <Icon path={laurel} class="ending-laurel" />
      </Show>
    </Show>
  </header>
)

/** Ways to go on: a rematch, for spectators a table of their own, and a picture to be sent. */
const Acts = (props: { readonly table: TableView; readonly isLater: boolean }) => (
  <footer class="ending-acts" classList={{ 'ending-later': props.isLater }}>
    <Show
      when={props.table.you !== null}
      fallback={
        <A href={`/new?game=${props.table.game}`} class="button button-main">
          {appTexts().table.again}
        </A>
      }
    >
      <Rematch table={props.table} />
    </Show>
    <Show when={props.table.tournament}>
      {(id) => (
        <A href={`/tournaments/${id()}`} class="button">
          {appTexts().nav.tournament}
        </A>
      )}
    </Show>
    <Postcard table={() => props.table} />
  </footer>
)

/** End of the game: the points counted, the winner, the reason, and that it was fair. */
export function Ending(props: EndingProps) {
  const outcome = createOutcome(props)
  const count = createCount(props)
  const lines = () => linesOf(props.table.scores).length
  return (
    <div class="scene">
      <section
        class="ending"
        classList={{
          'ending-tall': lines() >= 4,
          'ending-long': lines() >= 7,
          'ending-longest': lines() >= 9,
        }}
        aria-labelledby="ending-title"
      >
        <Village
          table={props.table}
          names={props.names}
          seat={outcome.winners()[0] ?? props.table.you ?? 0}
          isLater={!count.isDone()}
        />
        <Head outcome={outcome} count={count} />
        <div class="ending-body">
          <Scores
            scores={props.table.scores}
            result={props.table.result}
            words={props.words}
            names={props.names}
            people={props.table.seats}
            upTo={count.upTo()}
          />
          <Show when={props.table.deal}>
            {(deal) => (
              <p>
                <A class="button" href={`/week/${deal().week}?game=${props.table.game}`}>
                  {weekTexts().toResults}
                </A>
              </p>
            )}
          </Show>
          <Show
            when={!isSealed(props.table)}
            fallback={<p class="soft">{weekTexts().sealed(dayOf(props.table.deal?.until ?? 0))}</p>}
          >
            <DownloadRecord table={props.table} />
            <Verification table={props.table} game={props.game} />
          </Show>
        </div>
        <Acts table={props.table} isLater={!count.isDone()} />
      </section>
    </div>
  )
}
