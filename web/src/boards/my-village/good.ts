import { isCustomer, type Move } from '../../../../worker/games/my-village/index.ts'
import type { Piece, Way } from '../../stage/taps.ts'

/** True if a move scores for good: a customer is served, a journey goes on. */
const scores = (move: Move): boolean =>
  (move.do === 'activate' && isCustomer(move.banner)) ||
  (move.do === 'acquire' && move.card.startsWith('travel-'))

/** Pieces that stand out: those of moves that score for good. */
export const goodOf = (ways: Iterable<Way<Move>>): ReadonlyArray<Piece> =>
  [...ways].flatMap(({ move, pieces }) => (scores(move) ? [pieces[0]] : []))
