/** Moves that nobody should make: another legal one is better whatever comes. Pure; every bot game can be looked through. */
import type { AnyGame, Move as AnyMove, Seat } from '../../worker/games/kernel/index.ts'
import type {
  Move as VillageMove,
  State as VillageState,
} from '../../worker/games/my-village/index.ts'
import { isFree } from '../../worker/games/my-village/likely-uses.ts'
import { customerWorth } from '../../worker/games/my-village/worth.ts'
import { isFreeEffect, isLastingGain } from '../../worker/games/settlement/likely-actions.ts'
import type { SettlementMove, SettlementState } from '../../worker/games/settlement/state.ts'
import { smugglingGain } from '../../worker/games/villagers/specials.ts'
import type {
  Move as VillagersMove,
  State as VillagersState,
} from '../../worker/games/villagers/state.ts'

/** What is wrong with a move among the legal ones; `null`: nothing that is certain. */
type Judge<S, M> = (state: S, seat: Seat, move: M, moves: ReadonlyArray<M>) => string | null

/** M5.9: a black die costs time. M5.87: what costs nothing. M5.82: an unserved customer is worth nothing. */
const myVillage: Judge<VillageState, VillageMove> = (state, seat, move, moves) => {
  if (move.do === 'take' && move.colour === 'black')
    return state.pool.some(({ colour, pips }) => colour === 'white' && pips === move.pips)
      ? 'a black die where a white one shows the same'
      : null
  if (move.do === 'end-turn')
    return moves.some((other) => other.do === 'activate' && isFree(other.banner))
      ? 'a free banner left'
      : null
  const village = state.villages[seat]
  // Far more turns than a game has: the goods can never be made.
  if (move.do === 'customer' && village && moves.some((other) => other.do === 'settle'))
    return customerWorth(village, move.customer, 100) === 0
      ? 'a further customer whose goods cannot be made'
      : null
  return null
}

const settlement: Judge<SettlementState, SettlementMove> = (state, seat, move, moves) => {
  const board = state.boards[seat]
  if (move.do === 'pass')
    return moves.some((other) => isLastingGain(state, seat, other))
      ? 'passed with a settler that would gain something to keep'
      : null
  if (move.do === 'done' && board)
    return moves.some((other) => other.do === 'use' && isFreeEffect(board, other))
      ? 'a free effect left'
      : null
  return null
}

const villagers: Judge<VillagersState, VillagersMove> = (state, seat, move, moves) =>
  move.do === 'end-turn' &&
  state.markets.second !== 'ahead' &&
  moves.some((other) => other.do === 'smuggle' && smugglingGain(state, seat, other) > 0)
    ? 'the Smuggler unused in the last build turn'
    : null

// biome-ignore lint/suspicious/noExplicitAny: the games have different states.
const judges: Readonly<Record<string, Judge<any, any>>> = {
  'my-village': myVillage,
  settlement,
  villagers,
}

/** What is wrong with a move that a seat is about to make; `null` where nothing is for certain, and where no other move is known to be better. */
export function dominated(game: AnyGame, state: unknown, seat: Seat, move: AnyMove): string | null {
  return judges[game.id]?.(state, seat, move, game.moves(state, seat)) ?? null
}
