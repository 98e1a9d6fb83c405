import type { Move } from '../../../worker/games/kernel/index.ts'
import type { BoardModule } from '../boards/index.ts'

/** The moves that end a turn, or sit a round out. */
export function closingOf(
  groups: BoardModule['groups'],
  moves: ReadonlyArray<Move>,
): ReadonlyArray<Move> {
  const closing = new Set(groups.flatMap((group) => (group.closing ? group.dos : [])))
  return moves.filter((move) => closing.has(move.do))
}
