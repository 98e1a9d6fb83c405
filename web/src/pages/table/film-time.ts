import type { Pace } from '../../stage/pace.ts'

/** Times in milliseconds for a look at the table: before the first turn of a film, and after the last. */
export const [firstLook, lastLook] = [350, 700] as const
/** A film is at most 20 s long, and its turns share what these looks leave. Shortest and longest time of each turn. */
const longest = 20_000 - firstLook - lastLook
const [shortestTurn, maxTurn] = [900, 2600] as const

/** Time that each turn of a film of so many stays where it is told at once, in milliseconds. */
export const turnTime = (turns: number): number =>
  Math.min(maxTurn, Math.max(shortestTurn, longest / Math.max(1, turns)))

/** The first turn of a film that ends with the last one: more turns than fit into its time are left out. */
export const firstTurn = (from: number, last: number): number =>
  Math.max(from, last - Math.floor(longest / shortestTurn))

/** Shortest and longest time of a step, and longest time of a turn of several steps, in milliseconds. */
const [shortestStep, longestStep, longestTurn] = [400, 900, 6000] as const

/** Pace of the events of a turn in a film of so many turns: in steps, of several events each where there are many. */
export function stepsOf(turns: number, events: number): Pace {
  if (events <= 1) return { atOnce: 1, time: turnTime(turns) }
  const space = Math.min(longestTurn, longest / Math.max(1, turns))
  const atOnce = Math.ceil(events / Math.max(1, Math.floor(space / shortestStep)))
  return { atOnce, time: Math.min(longestStep, space / Math.ceil(events / atOnce)) }
}
