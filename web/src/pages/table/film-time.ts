/** The turns of a film are at most so long together, so that with its first and last look it is 20 s; each stays at least, and at most, so long. In milliseconds. */
const longest = 18_900
const [shortestTurn, maxTurn] = [900, 2600] as const

/** How long each turn of a film of so many stays, in milliseconds. */
export const turnTime = (turns: number): number =>
  Math.min(maxTurn, Math.max(shortestTurn, longest / Math.max(1, turns)))

/** The first turn of a film that ends with the last one: more turns than fit into its time are left out. */
export const firstTurn = (from: number, last: number): number =>
  Math.max(from, last - Math.floor(longest / shortestTurn))
