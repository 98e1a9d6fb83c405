/** The end of a turn that nobody writes, as nothing else is left to do. */
import { gameById } from '../../games/index.ts'
import { copy, type Move, same, type TurnMoves } from '../../games/kernel/index.ts'
import type { PlayNotice } from '../notice.ts'
import { isEnd, isReordered, playOn } from '../turns.ts'

type Standing = Pick<PlayNotice, 'game' | 'state' | 'seat'>

/** The legal moves of a seat that is asked, without those that it can make in the turns of others, too. */
function waysOf({ game: id, state, seat }: Standing): ReadonlyArray<Move> {
  const game = gameById(id)
  if (!game?.toAct(state).includes(seat)) return []
  const legal: Move[] = game.moves(state, seat)
  return legal.filter((move) => !game.anytime?.includes(move.do))
}

/** The only way on of a seat, if that is to end its turn. */
export function onlyEnd(standing: Standing): Move | null {
  const [only, ...others] = waysOf(standing)
  return only && others.length === 0 && isEnd(only) ? only : null
}

/**
 * Moves with the end of their turn: where it is the only way on, or is so but for a pass, and the moves are those of a turn of
 * the list, whose row does not name its end either. The moves alone where the view does not show what comes of them.
 */
export function withEnd(
  standing: Standing,
  moves: TurnMoves,
  listed: ReadonlyArray<TurnMoves>,
): TurnMoves {
  const { game: id, seat } = standing
  const game = gameById(id)
  if (!game) return moves
  const state = copy(standing.state)
  const isLegal = (move: Move) => game.moves(state, seat).some((one: Move) => same(one, move))
  if (!moves.every((move) => isLegal(move) && playOn(game, state, seat, move))) return moves
  const ways = waysOf({ ...standing, state })
  const end = ways.find(isEnd)
  if (!end || !ways.every((move) => isEnd(move) || game.passes?.includes(move.do))) return moves
  const whole = [...moves, end]
  return ways.length === 1 || listed.some((turn) => isReordered(turn, whole)) ? whole : moves
}
