import { type Accessor, createSignal } from 'solid-js'
import type { GameEvent, Play, Seat } from '../../../worker/games/kernel/index.ts'
import { eventTime } from './settings.ts'

/** A turn that is played on the stage, event by event. */
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
  /** Plays a turn after those that are waiting; false where nothing is to be played one after another. */
  add(scene: Scene): boolean
  /** Ends everything at once. */
  skip(): void
}

/** An event stays at least so long, and all that waits at most so long, in milliseconds. */
const shortest = 400
const longest = 9000

/** How long each of so many events stays, when one would stay so long by itself; in milliseconds. */
export const paced = (usual: number, events: number): number =>
  Math.max(Math.min(usual, shortest), Math.min(usual, longest / Math.max(1, events)))

/**
 * Turns that arrived, played one event after another.
 *
 * @param show is told which event of which turn comes on the stage
 */
export function createQueue(show: (scene: Scene, index: number) => void): Queue {
  const [scene, setScene] = createSignal<Scene | null>(null)
  const waiting: Scene[] = []
  let index = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const left = () =>
    (scene()?.events.length ?? 0) - index + waiting.reduce((sum, one) => sum + one.events.length, 0)
  function next(): void {
    const now = scene()
    if (!now || index >= now.events.length) {
      const following = waiting.shift() ?? null
      index = 0
      setScene(following)
      if (!following) return
      // A turn without anything to be seen takes no time.
      if (following.events.length === 0) next()
      else step(following)
    } else step(now)
  }
  function step(now: Scene): void {
    const time = paced(eventTime(), left())
    show(now, index++)
    timer = setTimeout(next, time)
  }
  return {
    scene,
    add(one) {
      if (eventTime() === 0 || document.visibilityState === 'hidden') return false
      waiting.push(one)
      if (!scene()) next()
      return true
    },
    skip() {
      clearTimeout(timer)
      waiting.length = 0
      index = 0
      setScene(null)
    },
  }
}
