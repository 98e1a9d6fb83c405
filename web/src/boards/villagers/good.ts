import type { Seat } from '../../../../worker/games/kernel/index.ts'
import type { Move, State } from '../../../../worker/games/villagers/state.ts'
import type { Asked } from '../../stage/choosing.ts'
import { type Chosen, type Piece, waysAlong } from '../../stage/taps.ts'
import { goesOn } from './facts.ts'

/** True if a move goes on with a chain of the own village: a card of the road that somebody there waits for, or a card laid on. */
function isAwaited(state: State, seat: Seat, move: Move): boolean {
  if (move.do === 'place') return 'pile' in move
  if (move.do !== 'draft' || move.from !== 'road') return false
  const card = state.road[move.column]?.card
  return card !== undefined && goesOn(state, seat, card) !== null
}

/** Pieces that stand out: what goes on with a chain of the own village. */
export const goodOf = (
  { state, seat, ways }: Asked<State, Move>,
  chosen: Chosen,
): ReadonlyArray<Piece> =>
  waysAlong(ways, chosen).flatMap(({ move, pieces }) =>
    isAwaited(state, seat, move) ? (pieces[chosen.length] ?? []) : [],
  )
