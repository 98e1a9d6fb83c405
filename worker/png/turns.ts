/** One at a time: what takes long goes after each other in an isolate, and lets other requests run between two. */

/** Waits a moment, in the request or object that asks: a timer of somebody else's may end with them. */
export type Wait = () => Promise<void>

/** Number of waits for the same one after which it has ended with its request: rendering takes far less. */
const takenOver = 120
/** Number of waits in all after which nobody waits any longer. */
const patience = 400

/** Thrown where it was nobody's turn for too long. */
export class Busy extends Error {}

/**
 * Has work done one at a time. Those who wait share no promise, as one that belongs to a request or object that is ended is never kept:
 * each looks again after a moment of its own. The order is not kept.
 */
export function turns(wait: Wait) {
  let holder: object | null = null
  return async <T>(work: () => Promise<T>): Promise<T> => {
    let last = holder
    for (let [all, same] = [0, 0]; holder !== null && same < takenOver; all++) {
      if (all >= patience) throw new Busy('Too many wait for their turn.')
      await wait()
      same = holder === last ? same + 1 : 0
      last = holder
    }
    const me = {}
    holder = me
    try {
      return await work()
    } finally {
      // A turn that was taken for ended may end yet.
      if (holder === me) holder = null
    }
  }
}
