import type { Seat } from '../kernel/index.ts'
import { isOpen, meets, progress } from './awards.ts'
import { type AwardId, award } from './components/index.ts'
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
