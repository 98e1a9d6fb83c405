/** How long the table is looked at before the first turn of a film, and after the last. In milliseconds. */
export const [firstLook, lastLook] = [350, 700] as const
/** A film is at most 20 s long, so that its turns have what these looks leave; each stays at least, and at most, so long. */
const longest = 20_000 - firstLook - lastLook
const [shortestTurn, maxTurn] = [900, 2600] as const

/** How long each turn of a film of so many stays, in milliseconds. */
export const turnTime = (turns: number): number =>
  Math.min(maxTurn, Math.max(shortestTurn, longest / Math.max(1, turns)))

/** The first turn of a film that ends with the last one: more turns than fit into its time are left out. */
export const firstTurn = (from: number, last: number): number =>
  Math.max(from, last - Math.floor(longest / shortestTurn))
