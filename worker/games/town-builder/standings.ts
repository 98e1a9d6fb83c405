import type { Seat } from '../kernel/index.ts'
import { isOpen, meets, progress } from './awards.ts'
import { type AwardId, actionsPerTurn, award, setUp, solo } from './components/index.ts'
import { reshuffleLimit } from './deck.ts'
import type { State } from './state.ts'

/** Standing of an award (T9.16). */
export interface AwardStanding {
  readonly award: AwardId
  readonly points: number
  /** `open`: nobody has it; `claimed`: others can still get it in this round; `closed`: for good. */
  readonly status: 'open' | 'claimed' | 'closed'
  /** Seats that have it, the first claimant first. */
  readonly by: ReadonlyArray<Seat>
  /** By seat: how many of `needed` it has, and whether it fulfils the condition now. */
  readonly seats: ReadonlyArray<{ readonly has: number; readonly meets: boolean }>
  readonly needed: number
}

/** All awards in play, with who meets each. */
export const awardStandings = (state: State): AwardStanding[] =>
  state.awards.map((open) => {
    const { points, condition } = award(open.award)
    return {
      award: open.award,
      points,
      status: !isOpen(state, open) ? 'closed' : open.round === null ? 'open' : 'claimed',
      by: open.by,
      seats: state.districts.map((_, seat) => ({
        has: progress(state, seat, condition),
        meets: meets(state, seat, open.award),
      })),
      needed: condition.count,
    }
  })

/** Distance to the end, as far as anybody knows (T9.14). */
export interface EndStanding {
  readonly round: number
  /** The final round, once the reshuffle that triggers the end has taken place. */
  readonly lastRound: number | null
  /** Rounds to come after this one; `null` while unknown. */
  readonly roundsLeft: number | null
  readonly reshuffles: number
  readonly reshuffleLimit: number
  /** Cards in the deck, face-down judges included (T9.2). */
  readonly deck: number
}

/** The round, and how near the end is. */
export const endStanding = (state: State): EndStanding => ({
  round: state.round,
  lastRound: state.lastRound,
  roundsLeft: state.lastRound === null ? null : state.lastRound - state.round,
  reshuffles: state.reshuffles,
  reshuffleLimit: reshuffleLimit(state),
  deck: state.deck.length,
})

/**
 * Rounds to come after this one: known from the last reshuffle on (T6.3), before it
 * an estimate from the deck if that reshuffle is the next one, otherwise `null`.
 */
export function roundsToCome(
  state: State,
): { readonly rounds: number; readonly sure: boolean } | null {
  const end = endStanding(state)
  if (end.roundsLeft !== null) return { rounds: end.roundsLeft, sure: true }
  if (end.reshuffleLimit - end.reshuffles > 1) return null
  const seats = state.districts.length
  const discards = seats === 1 ? solo.discardsPerTurn : 0
  const task = state.agenda.at(-1)
  // Cards that this turn still takes from the row, and then each turn's refill from the deck.
  const still = task?.task === 'soloDiscard' ? task.left : state.turn.actions + discards
  let deck = end.deck - (setUp.row - Math.max(0, state.row.length - still))
  let turns = (state.turn.seat - state.first + seats) % seats
  for (turns++; deck > 0; turns++) deck -= actionsPerTurn + discards
  return { rounds: Math.floor(turns / seats) + 1, sure: false }
}
