import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { boardOf, columnOf, streetSpaces } from '../../../../worker/games/settlement/board.ts'
import type {
  SettlementMove,
  SettlementState,
  UseMove,
} from '../../../../worker/games/settlement/state.ts'
import { effectOptions } from '../../../../worker/games/settlement/streets.ts'

/**
 * The effects of a street that cost nothing and leave no choice, as the moves that follow its
 * activation. Each may be left (S5.46), but nobody would; they are taken back one by one as all moves.
 */
export function giftsOf(state: SettlementState, seat: Seat, move: SettlementMove): UseMove[] {
  if (move.do !== 'activate-street') return []
  const { street } = move
  const board = boardOf(state, seat)
  return streetSpaces(street).flatMap((space): UseMove[] => {
    const [only, another] = board.buildings[space] ? effectOptions(board, space) : []
    if (!only || another || Object.keys(only.paid).length > 0) return []
    const { choice } = only
    return [{ do: 'use', street, column: columnOf(space), ...(choice && { resource: choice }) }]
  })
}
