/** Shortest time of a step, and longest time of a turn and of all that waits, in milliseconds. */
const shortest = 500
const longestTurn = 8000
const longest = 12_000

/** Pace of events: their number at once, and the time that they stay. */
export interface Pace {
  readonly atOnce: number
  readonly time: number
}

/**
 * Pace of the events of turns: one after the other, or of very many several at once. A step has events of one
 * turn only: more than twenty turns at a time take longer than all that waits should, as no step is shorter than it may be.
 *
 * @param usual how long an event stays by itself, in milliseconds
 * @param turns how many events each turn has
 */
export function paced(usual: number, turns: ReadonlyArray<number>): Pace {
  const least = Math.min(usual, shortest)
  const events = turns.reduce((sum, count) => sum + count, 0)
  const most = Math.max(0, ...turns)
  const atOnce = Math.max(
    1,
    Math.ceil((events * least) / longest),
    Math.ceil((most * least) / longestTurn),
  )
  const stepsOf = (count: number) => Math.ceil(count / atOnce)
  const steps = turns.reduce((sum, count) => sum + stepsOf(count), 0)
  const space = Math.min(longest / Math.max(1, steps), longestTurn / Math.max(1, stepsOf(most)))
  return { atOnce, time: Math.min(usual, Math.max(least, Math.floor(space))) }
}

/** Shortest time of a part of what is counted, and longest time of all that a turn counts, in milliseconds. */
const [shortestPart, longestCount] = [150, 5000] as const

/** Pace of the parts of what is counted in a turn: quicker than events, as nothing is to be read. */
export function pacedParts(usual: number, parts: number): Pace {
  const atOnce = Math.max(1, Math.ceil((parts * shortestPart) / longestCount))
  const space = longestCount / Math.max(1, Math.ceil(parts / atOnce))
  return { atOnce, time: Math.min(usual / 2, Math.max(shortestPart, Math.floor(space))) }
}
