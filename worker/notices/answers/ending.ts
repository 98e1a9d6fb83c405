/** The end of a turn that nobody writes, as nothing else is left to do. */
import { evaluatorOf } from '../../games/evaluators.ts'
import { gameById } from '../../games/index.ts'
import { copy, type Move, same, type TurnMoves } from '../../games/kernel/index.ts'
import type { PlayNotice } from '../notice.ts'
import { isEnd, playOn } from '../turns.ts'

type Standing = Pick<PlayNotice, 'game' | 'state' | 'seat'>

/** The legal moves of a seat that is asked, without those that it can make in the turns of others, too. */
function waysOf({ game: id, state, seat }: Standing): ReadonlyArray<Move> {
  const game = gameById(id)
  if (!game?.toAct(state).includes(seat)) return []
  const legal: Move[] = game.moves(state, seat)
  return legal.filter((move) => !game.anytime?.includes(move.do))
}

/**
 * The end of a seat's turn, where nothing else is left to do in it but to pass, which its next one begins with as well, or what can
 * wait until then: `likely` are turns that somebody might still want.
 */
export function onlyEnd(
  standing: Standing,
  likely: () => ReadonlyArray<TurnMoves> = () => [],
): Move | null {
  const ways = waysOf(standing)
  const passes = gameById(standing.game)?.passes ?? []
  const { canWait = () => false } = evaluatorOf(standing.game)
  const isOver = (move: Move) => isEnd(move) || passes.includes(move.do)
  const end = ways.find((move) => isEnd(move))
  if (!end || !ways.every((move) => isOver(move) || canWait(move))) return null
  if (ways.every(isOver)) return end
  const turns = likely()
  const isNothing = (move: Move) => isOver(move) || canWait(move)
  return turns.length > 0 && turns.every((turn) => turn.every(isNothing)) ? end : null
}

/**
 * Moves with the end of their turn, where nothing else is left; the moves alone where the view does not show what comes of them.
 * `likely` finds turns that somebody might still want after them.
 */
export function withEnd(
  standing: Standing,
  moves: TurnMoves,
  likely: (state: Standing['state']) => ReadonlyArray<TurnMoves> = () => [],
): TurnMoves {
  const { game: id, seat } = standing
  const game = gameById(id)
  if (!game) return moves
  const state = copy(standing.state)
  const isLegal = (move: Move) => game.moves(state, seat).some((one: Move) => same(one, move))
  if (!moves.every((move) => isLegal(move) && playOn(game, state, seat, move))) return moves
  const end = onlyEnd({ ...standing, state }, () => likely(state))
  return end ? [...moves, end] : moves
}
