/** Moves that can be told ahead of what a move reveals. */
import type { Seat } from '../kernel/index.ts'
import { boardOf, columnOf, explorable, regionOf } from './board.ts'
import type { Move, State } from './state.ts'

const ends: ReadonlyArray<Move> = [{ do: 'end-turn' }, { do: 'pass' }]

/** The spaces of a terrain that is still to be drawn (S5.23); and after it, as after a building, the end of the turn. */
export function foreseen(view: State, seat: Seat, move: Move): ReadonlyArray<Move> {
  switch (move.do) {
    case 'explore': {
      const spaces = explorable(boardOf(view, seat), move.region).map(
        (space): Move => ({
          do: 'place-terrain',
          region: regionOf(space),
          column: columnOf(space),
        }),
      )
      // S-R35: the only space is taken without a word, but may be named.
      return spaces.length === 1 ? [...spaces, ...ends] : spaces
    }
    case 'place-terrain':
    case 'place-building':
      return ends
    default:
      return []
  }
}
