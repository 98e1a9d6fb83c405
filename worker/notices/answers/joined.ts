/** Several turns of a letter's list in one answer. */
import { gameById } from '../../games/index.ts'
import { copy, type Move, same, type TurnMoves } from '../../games/kernel/index.ts'
import type { PlayNotice } from '../notice.ts'
import { playOn } from '../turns.ts'

/** Several turns of the list as one; the number of the first that is not possible after those before it. */
export function joinedTurns(
  { game: id, state, seat }: Pick<PlayNotice, 'game' | 'state' | 'seat'>,
  numbers: ReadonlyArray<number>,
  listed: ReadonlyArray<TurnMoves>,
): TurnMoves | number {
  const game = gameById(id)
  if (!game) return numbers[0] ?? 0
  const steps = numbers.flatMap((number, i) => {
    const moves = listed[number - 1] ?? []
    // More follows: what would only end the turn is left to the last.
    const isEnd = i === numbers.length - 1
    return moves
      .filter((move) => isEnd || !game.passes?.includes(move.do))
      .map((move) => ({ number, move }))
  })
  const view = copy(state)
  let isHidden = false
  for (const { number, move } of steps) {
    if (isHidden || !game.moves(view, seat).some((one: Move) => same(one, move))) return number
    isHidden = !playOn(game, view, seat, move)
  }
  return steps.map(({ move }) => move)
}
