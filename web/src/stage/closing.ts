import type { Move, Seat } from '../../../worker/games/kernel/index.ts'
import type { BoardModule } from './board.ts'

/** The moves that end a turn, or sit a round out. */
export function closingOf(
  groups: BoardModule['groups'],
  moves: ReadonlyArray<Move>,
): ReadonlyArray<Move> {
  const closing = new Set(groups.flatMap((group) => (group.closing ? group.dos : [])))
  return moves.filter((move) => closing.has(move.do))
}

/** Those that the button at the end of the bar makes: to pass stands elsewhere, as one tap too many would lose the round. */
export const sendingIn = (
  { groups, closes }: Pick<BoardModule, 'groups' | 'closes'>,
  state: unknown,
  seat: Seat,
  moves: ReadonlyArray<Move>,
): ReadonlyArray<Move> =>
  closingOf(groups, moves).filter((move) => closes?.(state, seat, move) !== 'pass')
