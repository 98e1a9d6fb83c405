import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  allSpaces,
  boardOf,
  buildingSpace,
  columnOf,
  streetOf,
  streetSpaces,
} from '../../../../worker/games/settlement/board.ts'
import type {
  BuildingSpace,
  Move,
  PlayerBoard,
  State,
  UseMove,
} from '../../../../worker/games/settlement/state.ts'
import { effectOptions } from '../../../../worker/games/settlement/streets.ts'

/**
 * The effects that cost nothing and leave no choice, as the moves that follow: those of a street that is
 * activated, or that of a new building with the Hourglass (S7.1). Each may be left (S5.46), but nobody
 * would; they are taken back one by one as all moves.
 */
export function giftsOf(state: State, seat: Seat, move: Move): UseMove[] {
  const board = boardOf(state, seat)
  if (move.do === 'activate-street')
    return streetSpaces(move.street).flatMap((space) => giftOf(board, space))
  const placed = board.artifact === 'hourglass' ? placedBy(state, board, move) : null
  if (!placed) return []
  const { space, building } = placed
  const buildings = board.buildings.with(space, { building, tokens: 0 })
  return giftOf({ ...board, buildings }, space)
}

/** New building that a move places, and its space; with a single free space left, to construct it puts it there (S5.16). */
function placedBy(state: State, { buildings }: PlayerBoard, move: Move) {
  const task = state.agenda.at(-1)
  if (move.do === 'place-building' && task?.task === 'place-building')
    return { space: buildingSpace(move.street, move.column), building: task.building }
  if (move.do !== 'construct') return null
  const [only, another] = allSpaces.filter((space) => !buildings[space])
  const building = state.market[move.market - 1]?.building
  return only === undefined || another !== undefined || !building ? null : { space: only, building }
}

function giftOf(board: PlayerBoard, space: BuildingSpace): UseMove[] {
  const [only, another] = board.buildings[space] ? effectOptions(board, space) : []
  if (!only || another || Object.keys(only.paid).length > 0) return []
  const { choice } = only
  const [street, column] = [streetOf(space), columnOf(space)]
  return [{ do: 'use', street, column, ...(choice && { resource: choice }) }]
}
