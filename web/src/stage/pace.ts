/** An event stays at least so long, and all that waits at most so long, in milliseconds. */
const shortest = 400
const longest = 9000

/** How long each of so many events stays, when one would stay so long by itself; in milliseconds. */
export const paced = (usual: number, events: number): number =>
  Math.max(Math.min(usual, shortest), Math.min(usual, longest / Math.max(1, events)))
