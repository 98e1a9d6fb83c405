import { type Accessor, batch, createSignal } from 'solid-js'
import type { GameEvent, Play, Seat } from '../../../worker/games/kernel/index.ts'
import { type Pace, paced } from './pace.ts'

/** A turn that is played on the stage in steps: of one event each, or of several where there are very many. */
export interface Scene {
  readonly revision: number
  readonly seat: Seat
  readonly events: ReadonlyArray<GameEvent>
  /** How the table stands after it; `null` where that is not known here. */
  readonly play: Play | null
}

export interface Queue {
  /** The turn on the stage; `null`: nothing is played. */
  readonly scene: Accessor<Scene | null>
  /** What is still to come on the stage until the table stands as it is shown meanwhile. */
  readonly upcoming: Accessor<ReadonlyArray<GameEvent>>
  /** Plays a turn after those that are waiting; false where nothing is to be played one after another. */
  add(scene: Scene): boolean
  /** Ends everything at once. */
  skip(): void
}

/**
 * Turns that arrived, played one after the other, each in steps.
 *
 * @param show is told which events of which turn come on the stage: those from one index to before another
 * @param eventTime how long an event stays, in milliseconds; 0: nothing is played
 * @param isAlone whether an event is a step by itself, even where there are very many
 */
export function createQueue(
  show: (scene: Scene, from: number, to: number) => void,
  eventTime: () => number,
  isAlone: (event: GameEvent) => boolean = () => false,
): Queue {
  const [scene, setScene] = createSignal<Scene | null>(null)
  const [upcoming, setUpcoming] = createSignal<ReadonlyArray<GameEvent>>([])
  const waiting: Scene[] = []
  let index = 0
  /** Found when a turn arrives, and never slower than it was while one is played: what is left grows less with each step. */
  let pace: Pace = { atOnce: 1, time: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** How many events are left of each turn. */
  const left = () => [
    (scene()?.events.length ?? 0) - index,
    ...waiting.map(({ events }) => events.length),
  ]
  /** Where it is not known how the table stands after the turn, it is shown as after the last one. */
  const later = () => (scene()?.play ? [] : waiting.flatMap(({ events }) => events))
  function next(): void {
    const now = scene()
    if (!now || index >= now.events.length) {
      const following = waiting.shift() ?? null
      index = 0
      setScene(following)
      if (!following) {
        setUpcoming([])
        return
      }
      // A turn without anything to be seen takes no time.
      if (following.events.length === 0) next()
      else step(following)
    } else step(now)
  }
  /** Where the step ends that begins with an event. */
  function endOf({ events }: Scene, from: number): number {
    const most = events.slice(from, from + pace.atOnce)
    const alone = most.findIndex(isAlone)
    return from + (alone < 0 ? most.length : Math.max(1, alone))
  }
  function step(now: Scene): void {
    const from = index
    index = endOf(now, from)
    setUpcoming([...now.events.slice(index), ...later()])
    show(now, from, index)
    timer = setTimeout(() => batch(next), Math.min(eventTime(), pace.time))
  }
  return {
    scene,
    upcoming,
    add(one) {
      if (eventTime() === 0) return false
      waiting.push(one)
      const found = paced(eventTime(), left())
      pace = scene()
        ? {
            atOnce: Math.max(pace.atOnce, found.atOnce),
            time: Math.min(pace.time, found.time),
          }
        : found
      if (scene()) setUpcoming((rest) => (scene()?.play ? rest : [...rest, ...one.events]))
      else batch(next)
      return true
    },
    skip() {
      clearTimeout(timer)
      waiting.length = 0
      index = 0
      batch(() => {
        setScene(null)
        setUpcoming([])
      })
    },
  }
}
