import { type Accessor, batch, createSignal } from 'solid-js'
import type { GameEvent, Play, Seat } from '../../../worker/games/kernel/index.ts'
import { type Pace, paced, pacedParts } from './pace.ts'

/** A turn that is played on the stage in steps: of events that belong together, or of several steps at once where there are very many. */
export interface Scene {
  readonly revision: number
  readonly seat: Seat
  readonly events: ReadonlyArray<GameEvent>
  /** Numbers of events that were played at the end of each step. */
  readonly ends: ReadonlyArray<number>
  /** States of the table before them, and after each; `null`: that is not known. */
  readonly states: ReadonlyArray<unknown> | null
  /** State of the table after it; `null` where that is not known here. */
  readonly play: Play | null
}

export interface Queue {
  /** The turn on the stage; `null`: nothing is played. */
  readonly scene: Accessor<Scene | null>
  /** Number of events of that turn that have come on the stage. */
  readonly told: Accessor<number>
  /** Plays a turn after those that are waiting; false where nothing is to be played one after another. */
  add(scene: Scene): boolean
  /** Begins the turn that was held. */
  goOn(): void
  /** Ends everything at once. */
  skip(): void
}

/** From an event on something is counted (`counted`), or the event is a part of that; `null`: neither. */
export type Kind = 'counted' | 'part' | null

/** Factor by which a step of several events that belong together stays longer. */
const several = 1.25

const quicker = (one: Pace, other: Pace): Pace => ({
  atOnce: Math.max(one.atOnce, other.atOnce),
  time: Math.min(one.time, other.time),
})

/** Kinds of events that steps begin with. */
const kindsFrom = (
  kindOf: (event: GameEvent) => Kind,
  events: ReadonlyArray<GameEvent>,
  starts: ReadonlyArray<number>,
): (Kind | 'end')[] =>
  starts.map((at) => {
    const event = events[at]
    return event ? kindOf(event) : 'end'
  })

/**
 * Number of steps that come on the stage at once, and their time: never beyond where something begins to be
 * counted, or ends.
 *
 * @param kinds those that the steps which are left begin with
 */
function paceNow(
  [first, ...others]: ReadonlyArray<Kind | 'end'>,
  partPace: Pace,
  usual: Pace,
): Pace {
  const { atOnce, time } = first === 'part' ? partPace : usual
  const alike = others.findIndex((kind) => kind !== first || kind === 'counted') + 1
  return { atOnce: Math.min(atOnce, alike), time }
}

/**
 * Turns that arrived, played one after the other, each in steps.
 *
 * @param show is told which events of which turn come on the stage: those from one index to before another
 * @param eventTime how long an event stays, in milliseconds; 0: nothing is played
 * @param kindOf whether something is counted from an event on, and which are its parts: these take less time
 * @param isHeld something else is on the stage: a turn waits before its first step, until `goOn`
 */
export function createQueue(
  show: (scene: Scene, from: number, to: number) => void,
  eventTime: () => number,
  kindOf: (event: GameEvent) => Kind = () => null,
  isHeld: () => boolean = () => false,
): Queue {
  const [scene, setScene] = createSignal<Scene | null>(null)
  const [told, setTold] = createSignal(0)
  const waiting: Scene[] = []
  /** The ends of the steps that are still to come of the turn on the stage, and how many of its events were played. */
  let ends: ReadonlyArray<number> = []
  let played = 0
  /** Found when a turn arrives, and never slower than it was while one is played: what is left grows less with each step. */
  let pace: Pace = { atOnce: 1, time: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  /** Number of steps left of each turn, without what is counted. */
  const left = () =>
    [kindsFrom(kindOf, scene()?.events ?? [], [played, ...ends])]
      .concat(waiting.map((one) => kindsFrom(kindOf, one.events, [0, ...one.ends])))
      .map((kinds) => kinds.filter((kind) => kind !== 'part' && kind !== 'end').length)
  function next(): void {
    const now = scene()
    if (!now || ends.length === 0) {
      const following = waiting.shift() ?? null
      ends = following?.ends ?? []
      played = 0
      setTold(0)
      setScene(following)
      if (!following) return
      // A turn without anything to be seen takes no time.
      if (ends.length === 0) next()
      else if (isHeld()) isWaiting = true
      else step(following)
    } else step(now)
  }
  const partTime = ({ events }: Scene): Pace =>
    pacedParts(eventTime(), events.filter((event) => kindOf(event) === 'part').length)
  function step(now: Scene): void {
    const from = played
    const { atOnce, time } = paceNow(
      kindsFrom(kindOf, now.events, [played, ...ends]),
      partTime(now),
      pace,
    )
    played = ends[atOnce - 1] ?? from
    ends = ends.slice(atOnce)
    setTold(played)
    show(now, from, played)
    // Several events take longer to read, where there is time for it.
    const share = played - from > atOnce && time >= eventTime() ? several : 1
    timer = setTimeout(() => batch(next), Math.min(eventTime(), time) * share)
  }
  return {
    scene,
    told,
    add(one) {
      if (eventTime() === 0) return false
      waiting.push(one)
      const found = paced(eventTime(), left())
      pace = scene() ? quicker(pace, found) : found
      if (!scene()) batch(next)
      return true
    },
    goOn() {
      const now = scene()
      if (!isWaiting || !now) return
      isWaiting = false
      batch(() => step(now))
    },
    skip() {
      clearTimeout(timer)
      isWaiting = false
      waiting.length = 0
      ends = []
      setScene(null)
    },
  }
}
