import { type Accessor, batch, createSignal } from 'solid-js'
import type { Play } from '../../../../worker/games/kernel/index.ts'
import type { Scene } from '../../stage/queue.ts'

/** Nobody waits longer than this for what happened in a turn, in milliseconds: then it is told as the table stands after it. */
const longest = 4000

export interface Arrivals {
  /** A turn of which is not known yet what happened in it: the table is shown as it stood before. `null`: there is none. */
  readonly awaited: Accessor<Scene | null>
  /**
   * Takes a turn that arrived. Turns are handed on in order, each once it is known what happened in it.
   *
   * @param before how the table was shown until then
   * @param instead what is told where that cannot be found out
   */
  add(found: Scene, before: Play): void
  add(found: Promise<Scene>, before: Play, instead: Scene): void
  /** Forgets all that did not arrive. */
  skip(): void
}

interface Arriving {
  readonly revision: number
  readonly seat: number
  readonly before: Play
  scene: Scene | null
}

/** Turns on their way to the stage: what happened in one is asked for, and the next may be there first. */
export function createArrivals(handOn: (scene: Scene) => void): Arrivals {
  const [awaited, setAwaited] = createSignal<Scene | null>(null)
  let arriving: Arriving[] = []
  /** State of the table after the turn that was handed on last. */
  let reached: Play | null = null
  const moveOn = () =>
    batch(() => {
      for (let next = arriving[0]; next?.scene; next = arriving[0]) {
        arriving.shift()
        reached = next.scene.play
        handOn(next.scene)
      }
      const [next] = arriving
      const nothing = { events: [], ends: [], states: null }
      setAwaited(next ? { ...nothing, ...next, play: reached ?? next.before } : null)
      if (!next) reached = null
    })
  return {
    awaited,
    add(found: Scene | Promise<Scene>, before: Play, instead?: Scene) {
      if (!(found instanceof Promise)) {
        arriving.push({ revision: found.revision, seat: found.seat, before, scene: found })
        moveOn()
        return
      }
      const { revision, seat } = instead as Scene
      const one: Arriving = { revision, seat, before, scene: null }
      arriving.push(one)
      moveOn()
      const take = (scene: Scene) => {
        if (one.scene || !arriving.includes(one)) return
        one.scene = scene
        moveOn()
      }
      const timer = setTimeout(() => take(instead as Scene), longest)
      found.then(take, () => take(instead as Scene)).finally(() => clearTimeout(timer))
    },
    skip() {
      arriving = []
      reached = null
      setAwaited(null)
    },
  }
}
