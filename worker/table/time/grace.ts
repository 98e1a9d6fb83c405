import type { Seat } from '../../games/kernel/index.ts'
import type { TurnBy } from '../storage/rows.ts'

const minute = 60_000

/** Notices wait this long at least, in milliseconds, so that a page which is just opening can say that somebody is looking. */
export const grace = 5000

/** A turn's letter waits no longer than this. */
export const maxGrace = 5 * minute

/** A player who answers within this is quick, and most likely at hand. */
const quick = 5 * minute
/** Number of answers of each side that must have been quick. */
const needed = 2
/** A player who answers within seconds has the page open, and is not written to anyway. */
const atOnce = 2 * grace
/** A reader who is as quick as before has acted by then, and is not written to. */
const patience = 1.5

/** A turn as far as it tells who is quick. */
export interface Answered {
  readonly seat: Seat
  readonly at: number
  readonly by: TurnBy
}

/**
 * Delay in milliseconds of the letter about a turn: five seconds, and more where both sides have been
 * answering each other within minutes, as then the reader comes by themselves. `turns` are the latest, newest
 * first. Somebody who was slow once, or whose bot or plan has played, is not at hand.
 */
export function graceFor(reader: Seat, turns: ReadonlyArray<Answered>, now: number): number {
  const mine: number[] = []
  const theirs: number[] = []
  for (const [i, turn] of turns.entries()) {
    const before = turns[i + 1]
    if (turn.by !== 'person') break
    if (!before || before.seat === turn.seat) continue
    const waits = turn.seat === reader ? mine : theirs
    if (waits.length < needed) waits.push(turn.at - before.at)
  }
  const isQuick = (waits: ReadonlyArray<number>) =>
    waits.length === needed && waits.every((wait) => wait <= quick)
  const since = now - (turns[0]?.at ?? 0)
  if (!isQuick(mine) || !isQuick(theirs) || since > quick) return grace
  const slowest = Math.max(...mine)
  return slowest <= atOnce ? grace : Math.min(maxGrace, Math.round(patience * slowest))
}
