import { createEffect, createMemo, For, lazy, on, Show, Suspense } from 'solid-js'
import { type Move, scoresSeen } from '../../../../worker/games/kernel/index.ts'
import { releasePressed } from '../../parts/focus.ts'
import { Frame } from '../../stage/Frame.tsx'
import { GuideBubble } from '../../stage/GuideBubble.tsx'
import type { GuideState } from '../../stage/guide.ts'
import { positionWith } from '../../stage/playback.ts'
import { Sign } from '../../stage/Sign.tsx'
import { eventTime } from '../../stage/settings.ts'
import { createPhone, useStage } from '../../stage/stage.ts'
import { stageTexts } from '../../stage/words.ts'
import { createAdvising } from './advising.ts'
import { createEnd, type End } from './end/end.ts'
import { createHappenings, type Happenings } from './happenings.ts'
import { createMoments, type Moments } from './moments.ts'
import { NowBar } from './NowBar.tsx'
import { positionOf } from './past.ts'
import { Slips } from './Slips.tsx'
import type { Seated } from './seated.ts'
import type { Turn } from './turn.ts'
import type { Visit } from './visit.ts'

const Returning = lazy(async () => ({
  default: (await import('./returning/Returning.tsx')).Returning,
}))
const SinceLine = lazy(async () => ({
  default: (await import('./returning/SinceLine.tsx')).SinceLine,
}))
const MomentPlayer = lazy(async () => ({
  default: (await import('../../stage/Moments.tsx')).MomentPlayer,
}))
const Ending = lazy(async () => ({ default: (await import('./end/Ending.tsx')).Ending }))

interface NowProps {
  readonly at: Seated
  readonly turn: Turn
  readonly visit: Visit
  readonly guide: GuideState
  readonly pointedAt: Move | null
  readonly onPoint: (move: Move | null) => void
}

/** Words for the latest step of the turn that is played on the stage; a click ends it. */
function Said(props: { readonly happenings: Happenings }) {
  let text: HTMLElement | undefined
  // Each sentence comes, also one that is the same as that before it.
  createEffect(
    on(
      () => props.happenings.said(),
      () => text?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: eventTime() / 4 }),
    ),
  )
  return (
    <button
      type="button"
      class="said"
      classList={{ 'said-nothing': !props.happenings.said() }}
      onClick={props.happenings.skip}
    >
      <span
        ref={(element) => {
          text = element
        }}
        class="said-text"
      >
        {props.happenings.said()}
      </span>
      <Sign name="last" />
      <span class="quiet">{stageTexts().skip}</span>
    </button>
  )
}

/** The same on a phone, where it stands in the bar: the stage is too small for words over what happens there. */
function SaidInBar(props: { readonly happenings: Happenings }) {
  const isPhone = createPhone()
  const { happenings } = props
  return (
    <Show when={isPhone() && happenings.scene() !== null && happenings.said()}>
      <Said happenings={happenings} />
    </Show>
  )
}

/** The position on the stage: as the turn of another plays it, or as the table stands with what I plan. */
function positionNow(at: Seated, turn: Turn, happenings: Happenings) {
  const play = happenings.scene()?.play
  return play
    ? positionOf(at.module.game, play)
    : {
        play: turn.shown(),
        toAct: turn.toAct(),
        scores:
          turn.plannedMoves().length > 0
            ? scoresSeen(at.module.game, turn.shown().state)
            : at.table.scores,
      }
}

/** True if those who moved since my turn lie over the board: nothing is under way, and nothing planned unless I ask for them. */
function createSinceShown(turn: Turn, happenings: Happenings) {
  const { setting } = useStage()
  return () => {
    const { since } = setting
    if (!since || turn.over() || happenings.scene() !== null) return false
    return since.isRecalled || (since.isOffered && turn.planned().length === 0)
  }
}

/** The list of moves, if left open, makes room for the cards as they come, and is there again after them. */
function makeRoomFor(isShown: () => boolean): void {
  const { look } = useStage()
  let wasOpen = false
  createEffect(
    on(isShown, (isCovered) => {
      if (isCovered && look.drawer() === 'list') {
        look.shut()
        wasOpen = true
      } else if (!isCovered && wasOpen) {
        wasOpen = false
        if (look.drawer() === null) look.open('list')
      }
    }),
  )
}

/** Number of own turns up to which somebody counts as new to the game. */
const firstTurns = 3

/** True if a seat is in its first turns, as far as the log is read. */
function isEarly({ live, seat }: Seated): boolean {
  const entries = live.entries()
  const isWhole = (entries[0]?.revision ?? 1) === 1
  return isWhole && entries.filter((entry) => entry.seat === seat).length < firstTurns
}

/** Layers over the board: what is told, the first game's notes, slips, and the end. */
function Over(
  props: NowProps & {
    readonly happenings: Happenings
    readonly end: End
    readonly moments: Moments
    readonly returning: boolean
    readonly advising: boolean
    readonly onAdvised: () => void
    readonly onFollow: (moves: ReadonlyArray<Move>) => void
  },
) {
  const { at, turn } = props
  const { look } = useStage()
  const isPhone = createPhone()
  return (
    <>
      {/* It is there before anything is told: a screen reader misses what comes together with its region. */}
      <div aria-live="polite">
        <Show when={!isPhone() && props.happenings.scene() !== null}>
          <Said happenings={props.happenings} />
        </Show>
        <For each={props.happenings.heard()}>{(turn) => <p class="quiet heard">{turn}</p>}</For>
      </div>
      <Slips
        at={at}
        turn={turn}
        advising={props.advising}
        onAdvised={props.onAdvised}
        onFollow={props.onFollow}
        onPoint={props.onPoint}
      />
      <Suspense>
        <Show when={props.returning}>
          <Returning at={at} visit={props.visit} />
        </Show>
      </Suspense>
      {/* After the slips, behind some of which it hides. It speaks of how the table stands, which is not seen before all
        was told. */}
      <Show
        when={
          !turn.over() &&
          !props.returning &&
          props.happenings.scene() === null &&
          !props.moments.isHeld()
        }
      >
        <GuideBubble
          guide={props.guide}
          step={[turn.shown(), look.seat(), look.pane(), look.drawer()]}
          isEarly={isEarly(at)}
        />
      </Show>
      <Suspense>
        <Show when={props.moments.now()}>
          {(moment) => <MomentPlayer moment={moment()} onDone={props.moments.next} />}
        </Show>
      </Suspense>
      <Show when={props.moments.said()}>{(words) => <p class="moment-said">{words()}</p>}</Show>
      <Suspense>
        <Show when={props.end.isShown()}>
          <Ending at={at} visit={props.visit} end={props.end} />
        </Show>
      </Suspense>
    </>
  )
}

/** On a phone the line of what came since my turn, once its cards were put away. */
function Folded(props: NowProps & { readonly hasCards: boolean }) {
  const isPhone = createPhone()
  const { visit, turn } = props
  return (
    <Suspense>
      <Show when={isPhone() && visit.isFolded() && !props.hasCards && !turn.over()}>
        <SinceLine at={props.at} visit={visit} />
      </Show>
    </Suspense>
  )
}

/** Makes moves on the stage. */
function createMaking(turn: Turn, guide: GuideState) {
  let isMaking = false
  return (moves: ReadonlyArray<Move>, joins = false): void => {
    // A thing that is done need not be explained any longer; after the move, another note may be on
    // show. Of moves that are made at once, the others were made in front of no note.
    if (!isMaking) guide.done()
    isMaking = true
    queueMicrotask(() => {
      isMaking = false
    })
    releasePressed()
    turn.make(moves, joins)
  }
}

/** The table as it stands, to be played. */
export function Now(props: NowProps) {
  const { at, turn } = props
  const { look } = useStage()
  const happenings = createHappenings(at, turn, look, props.visit.pasts, () => moments.isOnStage())
  /** The turn of another is played on the stage: what comes next is asked when that is seen. */
  const moments: Moments = createMoments(
    at,
    () => happenings.scene() !== null,
    () => turn.plannedMoves().length > 0,
  )
  const isPlayed = () => happenings.scene() !== null || moments.isHeld()
  /** Seat whose turn was told last. */
  const lastSeat = () => at.live.latest()?.seat ?? 0
  const [advising, setAdvising] = createAdvising(turn)
  const end = createEnd(at, turn, () => !isPlayed() && happenings.reached() >= at.play.revision)
  const returning = createMemo(createSinceShown(turn, happenings))
  makeRoomFor(returning)
  const midway = createMemo(happenings.state)
  const position = createMemo(() =>
    positionWith(at.module, positionNow(at, turn, happenings), midway()),
  )
  const makeAll = createMaking(turn, props.guide)
  const make = (move: Move, joins?: boolean) => makeAll([move], joins)
  return (
    <Frame
      position={position()}
      you={at.seat}
      moves={isPlayed() ? [] : turn.moves()}
      onMove={make}
      pointedAt={props.pointedAt}
      onPoint={props.onPoint}
      planned={turn.plannedMoves()}
      revealing={turn.planner?.plan().reveals != null}
      happened={happenings.happened()}
      isMidway={midway() !== null}
      line={<Folded {...props} hasCards={returning()} />}
      playing={happenings.isAfter() ? 'nobody' : (happenings.scene()?.seat ?? null)}
      present
      ended={end.isShown()}
      isCovered={returning()}
      bar={
        <NowBar
          at={at}
          turn={turn}
          visit={props.visit}
          returning={returning()}
          news={happenings.news()}
          playing={happenings.scene()?.seat ?? (moments.isHeld() ? lastSeat() : null)}
          isAfter={happenings.isAfter() || moments.isHeld()}
          isLast={happenings.scene()?.revision === at.live.latest()?.revision}
          state={position().play.state}
          said={<SaidInBar happenings={happenings} />}
          onMove={make}
          onPoint={props.onPoint}
          advising={advising()}
          onAdvise={() => setAdvising(!advising())}
          end={end}
          onSend={() => props.guide.done()}
        />
      }
      over={
        <Over
          {...props}
          happenings={happenings}
          end={end}
          moments={moments}
          returning={returning()}
          advising={advising()}
          onAdvised={() => setAdvising(false)}
          onFollow={makeAll}
        />
      }
    />
  )
}
