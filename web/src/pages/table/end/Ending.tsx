import { createMemo, createResource, createSignal, For, lazy, Show, Suspense } from 'solid-js'
import type { Seat } from '../../../../../worker/games/kernel/contract.ts'
import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { hour } from '../../../account/hour.ts'
import { frontOf } from '../../../boards/list.ts'
import { A } from '../../../parts/A.tsx'
import { LocalErrorBoundary } from '../../../parts/LocalErrorBoundary.tsx'
import { Trouble } from '../../../parts/Notice.tsx'
import { Sign } from '../../../stage/Sign.tsx'
import { stageTexts } from '../../../stage/words.ts'
import { appTexts, language, listed } from '../../../words/index.ts'
import { weekTexts } from '../../week/words.ts'
import { absenceTexts, endedTogether } from '../absence/words.ts'
import { SeriesPart } from '../Series.tsx'
import type { Seated } from '../seated.ts'
import { seriesTexts } from '../series-words.ts'
import type { Visit } from '../visit.ts'
import { villagePicture } from '../won-village.ts'
import { type Count, createCount } from './count.ts'
import { decided } from './decided.ts'
import type { End } from './end.ts'
import { Podium } from './Podium.tsx'
import { decidedInWords } from './sentences.ts'
import { endTexts } from './words.ts'
import './end.css'

const More = lazy(async () => ({ default: (await import('./More.tsx')).More }))

interface EndingProps {
  readonly at: Seated
  readonly visit: Visit
  readonly end: End
}

/** End of the game, in words. */
function createOutcome({ at }: EndingProps) {
  const table = () => at.table
  const places = () => table().result?.places ?? []
  const winners = () => places().flatMap((place, seat) => (place === 1 ? [seat] : []))
  const reason = () => {
    const key = table().result?.reason ?? ''
    return key === endedTogether ? absenceTexts().endedTogether : (at.words.reasons[key] ?? '')
  }
  // Alone there is nobody to win against: the game's own verdict, or title, is the headline.
  const alone = () => table().seats.length === 1
  /** The sums of the first two; empty where there are none. */
  const sums = () => {
    if (alone() || winners().length === 0) return ''
    const [first, second] = table()
      .scores.toSorted((a, b) => (places()[a.seat] ?? 0) - (places()[b.seat] ?? 0))
      .map(({ total }) => total)
    return first === undefined || second === undefined || first === 0
      ? ''
      : endTexts().sums(first, second)
  }
  /** My place among the others, unless that is said already. */
  const myPlace = () => {
    const { you } = table()
    const place = you === null ? undefined : places()[you]
    if (alone() || place === undefined || winners().includes(you ?? -1)) return ''
    return stageTexts().myPlace(place, table().seats.length)
  }
  const [earned] = createResource(
    async () => (await frontOf(table().game)?.earned())?.earned ?? null,
  )
  /** In the present language; `null` while it is not there. */
  const phrases = () => (earned.state === 'ready' ? (earned()?.[language()] ?? null) : null)
  const story = createMemo(() => {
    const known = phrases()
    const { scores, result, you } = table()
    return known && decided(scores, result, you, (category) => category in known)
  })
  return {
    winners,
    reason,
    story,
    phrases,
    headline() {
      if (alone()) return reason() || appTexts().table.over
      if (winners().length === 0) return appTexts().table.over
      if (winners().length === 1 && winners()[0] === table().you) return appTexts().table.youWon
      return appTexts().table.won(listed(winners().map(at.names)), winners().length > 1)
    },
    details() {
      if (winners().length === 0 && !alone()) return reason()
      return [sums(), myPlace()].filter(Boolean).join(' · ')
    },
  }
}

type Outcome = ReturnType<typeof createOutcome>

/** A seat's village as a picture, as it stands at the end. */
function Village(props: { readonly at: Seated; readonly seat: Seat; readonly isSmall?: boolean }) {
  const [picture] = createResource(
    () => [props.seat, hour()] as const,
    ([seat, now]) => villagePicture(props.at.table.game, props.at.play.state, seat, now),
  )
  return (
    // The result neither waits for its picture nor goes with it.
    <LocalErrorBoundary>
      <Suspense>
        <Show when={picture()}>
          {(address) => (
            <img
              src={address()}
              alt={props.isSmall ? '' : stageTexts().villageOf(props.at.names(props.seat))}
            />
          )}
        </Show>
      </Suspense>
    </LocalErrorBoundary>
  )
}

/** The others' villages as postcards: a tap puts one into the large picture. */
const Cards = (props: {
  readonly at: Seated
  readonly shown: Seat
  readonly onShow: (seat: Seat) => void
}) => {
  const others = () =>
    props.at.table.seats.map((_, seat) => seat).filter((seat) => seat !== props.shown)
  const total = (seat: Seat) => props.at.table.scores.find((score) => score.seat === seat)?.total
  const place = (seat: Seat) => props.at.table.result?.places[seat]
  return (
    <ul class="ending-cards" data-cards={others().length}>
      <For each={others()}>
        {(seat) => (
          <li>
            <button
              type="button"
              class={`ending-card seat-${seat % 6}`}
              onClick={() => props.onShow(seat)}
            >
              <span class="ending-card-place">
                <Village at={props.at} seat={seat} isSmall />
              </span>
              <span class="ending-card-foot">
                <Show when={place(seat)}>{(known) => <i>{known()}</i>}</Show>
                <span>{props.at.names(seat)}</span>
                <b>{total(seat)}</b>
              </span>
              <span class="quiet">{endTexts().show(props.at.names(seat))}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

/** Flags in the colours of all seats. */
const Bunting = (props: { readonly seats: number }) => (
  <svg
    class="ending-bunting"
    viewBox="0 0 1600 60"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path d="M0 6Q400 40 800 10T1600 14" />
    <For each={Array.from({ length: 26 }, (_, i) => i)}>
      {(i) => {
        const x = 16 + i * 62
        const y = 8 + 14 * Math.abs(Math.sin((x / 800) * Math.PI))
        return (
          <polygon
            class={`seat-${i % Math.max(2, props.seats)}`}
            points={`${x},${y} ${x + 34},${y} ${x + 17},${y + 34}`}
          />
        )
      }}
    </For>
  </svg>
)

/** Larger event that the game belongs to: the tournament, or all who played the same deal. */
const Ways = (props: { readonly at: Seated }) => (
  <>
    <Show when={props.at.table.tournament}>
      {(id) => (
        <A href={`/tournaments/${id()}`} class="button">
          {appTexts().nav.tournament}
        </A>
      )}
    </Show>
    <Show when={props.at.table.deal}>
      {(deal) => (
        <A class="button" href={`/week/${deal().week}?game=${props.at.table.game}`}>
          {weekTexts().toResults}
        </A>
      )}
    </Show>
  </>
)

/** True if a game that is over can be made the first of a series: its people are there, and go on nowhere else. */
function mayBecomeSeries({ you, rematch, tournament, deal, series, seats, result }: TableView) {
  if (you === null || rematch !== null || tournament || deal || series) return false
  const isWhole = seats.every(({ person, bot }) => person !== null && bot === null)
  return isWhole && seats.length > 1 && (result?.places.length ?? 0) > 0
}

/** Makes the game that is over the first of a series. */
const MakeSeries = (props: EndingProps) => (
  <Show when={mayBecomeSeries(props.at.table)}>
    <p class="ending-series">
      <button
        type="button"
        class="button"
        disabled={props.end.again.busy()}
        onClick={() => void props.end.again.run({ series: '1' })}
      >
        {seriesTexts().make}
      </button>
      <span class="small">{seriesTexts().makeHint}</span>
    </p>
  </Show>
)

/** The two sentences; before them, what is paid just now. */
function Story(props: EndingProps & { readonly outcome: Outcome; readonly count: Count }) {
  const { at, outcome } = props
  const sentences = () => {
    const [story, earned] = [outcome.story(), outcome.phrases()]
    if (!story || !earned) return []
    return decidedInWords(story, {
      words: endTexts(),
      earned,
      names: at.names,
      you: at.table.you,
      reason: outcome.reason(),
    })
  }
  const label = () => {
    const category = props.count.now()
    return category === undefined ? '' : endTexts().paid(at.words.categories[category] ?? category)
  }
  return (
    <div class="ending-story">
      <Show
        when={props.count.isDone()}
        fallback={
          <>
            <p class="ending-paid">{label()}</p>
            <button type="button" class="button ending-skip" onClick={props.count.skip}>
              {stageTexts().skip}
              <Sign name="last" />
            </button>
          </>
        }
      >
        <Show when={sentences().length > 0}>
          <h3>{endTexts().decided}</h3>
        </Show>
        <p class="ending-sentences">
          <For each={sentences()}>{(sentence) => <span>{sentence} </span>}</For>
        </p>
        <SeriesPart table={at.table} names={at.names} />
        <MakeSeries {...props} />
        <Ways at={at} />
      </Show>
    </div>
  )
}

/** Story of the end: the winner's place, the points paid, the podium, and what decided it. All else is behind "More". */
export function Ending(props: EndingProps) {
  const { at } = props
  const outcome = createOutcome(props)
  const count = createCount({
    get scores() {
      return at.table.scores
    },
    counts: props.visit.counts(),
    onCount: () => props.visit.counted(),
  })
  const [chosen, choose] = createSignal<Seat | null>(null)
  /** While the points are counted, nobody's village tells who has won. */
  const winner = () => (count.isDone() ? outcome.winners()[0] : undefined)
  const told = () => (count.isDone() ? outcome.story()?.seat : undefined)
  const shown = () => chosen() ?? winner() ?? at.table.you ?? told() ?? 0
  return (
    <section
      class="ending"
      classList={{ 'ending-counting': !count.isDone() }}
      aria-labelledby="ending-title"
      data-seats={at.table.seats.length}
    >
      <div class="ending-place" style={{ '--seats': at.table.scores.length }}>
        <div class="ending-village">
          <Village at={at} seat={shown()} />
        </div>
        <Bunting seats={at.table.seats.length} />
        <div class="ending-band" role="status">
          <h2 id="ending-title">{count.isDone() ? outcome.headline() : stageTexts().counting}</h2>
          <Show when={count.isDone() && outcome.details()}>{(details) => <p>{details()}</p>}</Show>
        </div>
        <p class={`ending-whose seat-${shown() % 6}`}>
          {shown() === at.table.you ? endTexts().mine : stageTexts().villageOf(at.names(shown()))}
        </p>
        <Podium table={at.table} names={at.names} count={count} />
      </div>
      <div class="ending-sheet">
        <Trouble error={props.end.again.error()} />
        <Show when={at.table.seats.length > 1 && count.isDone()}>
          <Cards at={at} shown={shown()} onShow={choose} />
        </Show>
        <Story {...props} outcome={outcome} count={count} />
      </div>
      <Suspense>
        <Show when={props.end.isMore()}>
          <More at={at} end={props.end} />
        </Show>
      </Suspense>
    </section>
  )
}
