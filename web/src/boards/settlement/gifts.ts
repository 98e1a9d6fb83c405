import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  boardOf,
  buildingSpace,
  columnOf,
  streetOf,
  streetSpaces,
} from '../../../../worker/games/settlement/board.ts'
import type {
  BuildingSpace,
  PlayerBoard,
  SettlementMove,
  SettlementState,
  UseMove,
} from '../../../../worker/games/settlement/state.ts'
import { effectOptions } from '../../../../worker/games/settlement/streets.ts'

/**
 * The effects that cost nothing and leave no choice, as the moves that follow: those of a street that is
 * activated, or that of a new building with the Hourglass (S7.1). Each may be left (S5.46), but nobody
 * would; they are taken back one by one as all moves.
 */
export function giftsOf(state: SettlementState, seat: Seat, move: SettlementMove): UseMove[] {
  const board = boardOf(state, seat)
  if (move.do === 'activate-street')
    return streetSpaces(move.street).flatMap((space) => giftOf(board, space))
  const task = state.agenda.at(-1)
  if (move.do !== 'place-building' || task?.task !== 'place-building') return []
  if (board.artifact !== 'hourglass') return []
  const space = buildingSpace(move.street, move.column)
  const buildings = board.buildings.with(space, { building: task.building, tokens: 0 })
  return giftOf({ ...board, buildings }, space)
}

function giftOf(board: PlayerBoard, space: BuildingSpace): UseMove[] {
  const [only, another] = board.buildings[space] ? effectOptions(board, space) : []
  if (!only || another || Object.keys(only.paid).length > 0) return []
  const { choice } = only
  const [street, column] = [streetOf(space), columnOf(space)]
  return [{ do: 'use', street, column, ...(choice && { resource: choice }) }]
}
