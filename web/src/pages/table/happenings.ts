import {
  type Accessor,
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  untrack,
} from 'solid-js'
import type { GameEvent, Play, Seat } from '../../../../worker/games/kernel/index.ts'
import type { Entry } from '../../../../worker/wire/schema/entry.ts'
import type { Plan } from '../../planner/index.ts'
import type { Happened } from '../../stage/board.ts'
import { createBefore } from '../../stage/playback.ts'
import { createQueue, type Scene } from '../../stage/queue.ts'
import { eventTime } from '../../stage/settings.ts'
import { ring } from '../../stage/sound.ts'
import type { Look } from '../../stage/stage.ts'
import {
  type Happening,
  happeningOf,
  inWords,
  kindOf,
  sentenceOf,
  stateAfter,
  type ToldTurn,
  toldTurn,
  withoutFirst,
} from '../../stage/telling.ts'
import { createTurning } from '../../stage/turning.ts'
import { language } from '../../words/index.ts'
import { createArrivals } from './arrivals.ts'
import { decidedParts, type Following, followingIn, isAfterTurn } from './follows.ts'
import { createInShort } from './in-short.ts'
import { happeningIn, type Past } from './past.ts'
import type { Seated } from './seated.ts'
import type { Turn } from './turn.ts'

/** Happenings that the board shows just now. */
export interface Happenings {
  /** For the board: the events of the last step, or what was planned. */
  happened(): Happened | null
  /** The turn of another that is being played on the stage; `null`: the table is shown as it stands. */
  scene(): Scene | null
  /** The state in the midst of a turn that is told on the stage, or before what follows from my plan; `null`: as it stands. */
  state(): unknown
  /** Words for the events on the stage. */
  said(): string
  /** The latest turns that were not played one after another, in words: for screen readers, as nothing is seen to move. */
  heard(): ReadonlyArray<string>
  /** They are what the table does by itself after the turn that is played. */
  isAfter(): boolean
  /** News that a move of mine brought besides what its words say, for a while; empty: nothing. */
  news(): string
  /** Revision up to which turns were handed on to be told; while it is behind that of the table, a turn is still to come. */
  reached(): number
  /** Ends all that is being played at once. */
  skip(): void
}

/** Time that the news of a move of mine stay, in milliseconds. */
const newsFor = 5000

/** Tells whether an event is said in the bar, where a move of mine brought it. */
const isNews = (at: Seated, { event }: GameEvent): boolean =>
  at.module.telling?.news?.includes(event) ?? false

/** News that a move of mine brought besides what its words say: for a while, or until it is taken back. */
function createNews(at: Seated) {
  const [news, setNews] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  return {
    news,
    forget: () => setNews(''),
    tell(events: ReadonlyArray<GameEvent>) {
      const told = events
        .filter((event) => isNews(at, event))
        .map((event) => sentenceOf(event, at.words, at.names))
        .filter(Boolean)
      if (told.length === 0) return
      clearTimeout(timer)
      setNews(told.join(' '))
      timer = setTimeout(() => setNews(''), newsFor)
    },
  }
}

/**
 * Words with which a step of a turn comes on the stage: those of its events from one index to before another. `null`: what was
 * said before stays. All that another seat decided is told in one text, as in the film, and not again die by die; what the table
 * does by itself after that, and what follows from my turn, is told step by step.
 */
function createWords(at: Seated) {
  const inShort = createInShort({
    ...{ module: at.module, names: at.names, you: at.seat },
    get words() {
      return at.words
    },
  })
  const steps = (scene: Scene, from: number, to: number) =>
    inWords(at.module.telling, scene, from, to, at.words, at.names, language())
  const first = (scene: Scene) =>
    scene.ends.map((end, i) => steps(scene, scene.ends[i - 1] ?? 0, end)).find(Boolean) ?? ''
  return (scene: Scene, from: number, to: number): string | null => {
    const { seat, play } = scene
    const parts = seat === at.seat ? [] : decidedParts(at.module, seat, scene.events)
    const begun = parts.findLast((part) => part.from >= from && part.from < to)
    if (begun) {
      const events = scene.events.slice(begun.from, begun.to)
      const short = play && inShort({ seat, events, state: play.state })
      return short || steps(scene, begun.from, begun.to)
    }
    if (parts.some((part) => part.from < from && from < part.to)) return null
    // Its first words are there from its first step on, also where that only moves pieces.
    return steps(scene, from, to) || (from === 0 ? first(scene) : null)
  }
}

/** Number of the latest turns that stay for screen readers. */
const mostHeard = 20

/** News of turns that are not played one after another, as with reduced motion: each is said as it comes. */
function createHeard(at: Seated) {
  const [heard, setHeard] = createSignal<ReadonlyArray<string>>([])
  return {
    heard,
    hear(turn: ToldTurn) {
      const { telling } = at.module
      const told = inWords(telling, turn, 0, turn.events.length, at.words, at.names, language())
      if (told) setHeard((all) => [...all, told].slice(-mostHeard))
    },
  }
}

/** Part of my turn that was seen while it was planned; what followed from it by itself was not. */
interface Seen {
  readonly events: number
  readonly following: Following | null
}

/** Part of a plan that is seen as it grows or shrinks; what follows by itself waits until it was sent. */
const seenOf = (plan: Plan, following: Following | null): Seen => {
  const events = plan.steps.reduce((count, step) => count + step.events.length, 0)
  return { events: events - (following?.count ?? 0), following }
}

/** Planned steps that are shown at once; what follows by itself waits. */
function withoutLater(steps: Plan['steps'], following: Following | null) {
  const all = steps.flatMap((step) => step.events)
  return all.slice(0, all.length - (following?.count ?? 0))
}

/** Time that an event stays now, in milliseconds: nobody sees what is played behind another page. */
const timeNow = () => (document.visibilityState === 'hidden' ? 0 : eventTime())

/** Shows at once what a plan does that grows. Returns what was shown of the turn that is planned, by the revision that it will be. */
function watchPlans(
  turn: Turn,
  following: Accessor<Following | null>,
  { tell, forget }: Pick<ReturnType<typeof createNews>, 'tell' | 'forget'>,
  show: (happened: Happened) => void,
): Map<number, Seen> {
  const seen = new Map<number, Seen>()
  const showPlan = (plan: Plan, before: Plan | undefined) => {
    // The next turn may be planned before the last one is heard of.
    seen.set(plan.base.revision + 1, seenOf(plan, following()))
    if (!before || plan.base !== before.base) return
    const fresh = plan.steps.slice(before.steps.length)
    const events = withoutLater(fresh, following())
    if (plan.steps.length < before.steps.length) forget()
    tell(events)
    if (fresh.length === 0) return
    ring('tick')
    const key = `${plan.base.revision}.${plan.steps.length}`
    show({ key, seat: plan.seat, events, planned: true })
  }
  const plan = () => turn.planner?.plan()
  createEffect(on(plan, (now, before) => now && showPlan(now, before ?? undefined)))
  return seen
}

/** The state after so many events of what is told; `null`: nothing is told, or it is that after all of it. */
const midway = (what: Happening | null, told: number): unknown => what && stateAfter(what, told)

/** A turn as it is played on the stage. */
const sceneOf = (
  at: Seated,
  { revision, seat }: Pick<Entry, 'revision' | 'seat'>,
  play: Play | null,
  what: Happening,
): Scene => ({ revision, seat, play, ...toldTurn(at.module.telling, what) })

/** The same, without its first events, once it is known what each of them did. */
async function sceneFound(
  at: Seated,
  entry: Entry,
  seen: number,
  past: (revision: number) => Promise<Past>,
): Promise<Scene> {
  const found = await past(entry.revision)
  return sceneOf(at, entry, found.play, withoutFirst(happeningIn(at.module, found), seen))
}

/**
 * Happenings at the table, one thing after another: a planned move at once, a turn that arrives
 * step by step. The planned part was seen already, so of my own turn only the rest is new.
 *
 * @param past reads how the table stood after a turn, and what happened in it
 * @param isHeld a moment is on the stage: the next turn is told after it
 */
export function createHappenings(
  at: Seated,
  turn: Turn,
  look: Look,
  past: (revision: number) => Promise<Past>,
  isHeld: () => boolean,
): Happenings {
  const [happened, setHappened] = createSignal<Happened | null>(null)
  // Somebody may do the same twice: that is said twice.
  const [said, say] = createSignal('', { equals: false })
  const [isAfter, setAfter] = createSignal(false)
  const { news, tell, forget } = createNews(at)
  const { heard, hear } = createHeard(at)
  const following = createFollowing(at, turn)
  const seen = watchPlans(turn, following, { tell, forget }, setHappened)
  const before = createBefore(turn.shown)
  const wordsOf = createWords(at)
  const queue = createQueue(
    (scene, from, to) =>
      batch(() => {
        const events = scene.events.slice(from, to)
        turnTo(events)
        setAfter(isAfterTurn(at.module, scene.seat, scene.events.slice(0, to)))
        const told = wordsOf(scene, from, to)
        if (told !== null) say(told)
        const { revision, seat } = scene
        setHappened({ key: `${revision}.e${from}`, seat, events, planned: false })
      }),
    timeNow,
    kindOf,
    isHeld,
  )
  createEffect(on(isHeld, (held) => held || queue.goOn(), { defer: true }))
  /** Nothing is played one after another here: the board gets all of it at once. */
  const tellAtOnce = ({ revision, seat }: Scene, events: ReadonlyArray<GameEvent>) => {
    if (seat === at.seat) tell(events)
    const said = seat === at.seat ? events.filter((event) => !isNews(at, event)) : events
    hear(toldTurn(at.module.telling, happeningOf(at.module.telling, null, said)))
    setHappened({ key: `${revision}`, seat, events, planned: false })
  }
  const arrivals = createArrivals((scene) => queue.add(scene) || tellAtOnce(scene, scene.events))
  const scene = () => queue.scene() ?? arrivals.awaited()
  const skip = () => {
    arrivals.skip()
    queue.skip()
  }
  const turnTo = createTurning(at.module, look, () => scene() !== null)
  onCleanup(skip)
  const reached = listen(at, turn, (entry, play) => {
    const { revision, seat } = entry
    const known = seat === at.seat ? seen.get(revision) : undefined
    seen.delete(revision)
    const events = entry.events.slice(known?.events) as GameEvent[]
    const bare = sceneOf(at, entry, play, happeningOf(at.module.telling, null, events))
    const from = before()
    if (timeNow() === 0 || !from) {
      tellAtOnce(bare, events)
      return
    }
    if (scene() === null) {
      setAfter(false)
      say('')
    }
    const next = known?.following
    if (next) arrivals.add(sceneOf(at, entry, play ?? next.after, next), from)
    else if (bare.ends.length === 0) arrivals.add(bare, from)
    else arrivals.add(sceneFound(at, entry, known?.events ?? 0, past), from, bare)
  })
  ringFor(at, turn)
  return {
    ...{ happened, scene, said, heard, news, reached, skip },
    isAfter: () => scene() !== null && isAfter(),
    state: () => midway(queue.scene(), queue.told()) ?? (scene() ? null : midway(following(), 0)),
  }
}

/**
 * Happening that follows by itself from a plan that is complete, or is sent as it is made; `null`: nothing. If I go on
 * after it, it is seen as it is planned.
 */
function createFollowing(at: Seated, { planner }: Turn): Accessor<Following | null> {
  return createMemo(
    on(
      () => planner?.plan(),
      (plan) => {
        const isWhole = planner?.complete() || planner?.status() === 'sending'
        return plan && isWhole ? followingIn(at.module, plan) : null
      },
    ),
  )
}

/** Hears of turns as they arrive, once the table has reached them. Returns the revision that was heard of last. */
function listen(
  at: Seated,
  turn: Turn,
  hear: (entry: Entry, play: Play | null) => void,
): Accessor<number> {
  // The socket may tell of my turn before the planner has its answer: shown once the board shows it.
  const revision = createMemo(() => turn.planner?.plan().base.revision ?? at.play.revision)
  const [heard, setHeard] = createSignal(at.live.latest()?.revision ?? at.play.revision)
  createEffect(
    on(
      [at.live.latest, revision],
      ([latest, reached]) => {
        const told = untrack(heard)
        if (!latest || latest.revision > reached || latest.revision <= told) return
        const news = at.live.entries().filter((entry) => entry.revision > told)
        // All at once: that it was heard is not known before it is on the stage.
        batch(() => {
          for (const entry of news) hear(entry, entry.revision === reached ? at.play : null)
          setHeard(latest.revision)
        })
      },
      { defer: true },
    ),
  )
  return heard
}

/** A letter falls when a turn is on its way; a bell rings when it is my turn while the page is open. */
function ringFor(at: Seated, turn: Turn): void {
  createEffect(
    on(
      () => turn.planner?.status(),
      (now, before) => {
        if (before === 'sending' && now === 'planning') ring('letter')
      },
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => at.seat !== null && at.table.toAct.includes(at.seat as Seat),
      (now, before) => {
        if (now && before === false) ring('bell')
      },
      { defer: true },
    ),
  )
}
