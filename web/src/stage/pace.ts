/** A step stays at least so long; a turn at most so long, and all that waits. In milliseconds. */
const shortest = 400
const longestTurn = 6000
const longest = 9000

/** How events are played: so many at once, each time so long. */
export interface Pace {
  readonly atOnce: number
  readonly time: number
}

/**
 * How so many events of so many turns are played: one after the other, or of very many several at once.
 *
 * @param usual how long an event stays by itself, in milliseconds
 */
export function paced(usual: number, events: number, turns: number): Pace {
  const whole = Math.min(longest, longestTurn * turns)
  const atOnce = Math.max(1, Math.ceil((events * shortest) / whole))
  const steps = Math.max(1, Math.ceil(events / atOnce))
  return { atOnce, time: Math.min(usual, Math.max(shortest, whole / steps)) }
}
