import type { Move, State } from '../../../../worker/games/town-builder/index.ts'
import type { Asked } from '../../stage/choosing.ts'
import { type Chosen, type Piece, waysAlong } from '../../stage/taps.ts'
import { finishes } from './facts.ts'

/** Pieces that stand out: a card that completes a foundation, that foundation, an ability just unlocked, an award that is met. */
export function goodOf(
  { state, seat, ways }: Asked<State, Move>,
  chosen: Chosen,
): ReadonlyArray<Piece> {
  return waysAlong(ways, chosen).flatMap(({ move, pieces }) => {
    const isGood =
      move.do === 'build' ||
      move.do === 'claim' ||
      (move.do === 'resource' && finishes(state, seat, move.card).includes(move.to))
    return isGood ? (pieces[chosen.length] ?? []) : []
  })
}
