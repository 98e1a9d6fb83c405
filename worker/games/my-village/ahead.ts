import { copy, type Seat } from '../kernel/index.ts'
import type { State } from './state.ts'

/** State in which the seat decides next: a turn with the dice that are in the pool now (M4.10). */
export const ahead = (state: State, seat: Seat): State[] => [
  {
    ...copy(state),
    turn: { index: state.turn.index, seat, dice: [], activated: [] },
    agenda: [{ task: 'turn-over' }, { task: 'dice', seat }],
  },
]
