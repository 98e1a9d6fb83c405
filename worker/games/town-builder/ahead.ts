import { copy, type Seat } from '../kernel/index.ts'
import { newTurn, type State } from './state.ts'

/** State in which the seat decides next: a turn with the row as it is now (T4.13). */
export const ahead = (state: State, seat: Seat): State[] => [
  { ...copy(state), turn: newTurn(seat), agenda: [{ task: 'endTurn' }, { task: 'turn' }] },
]
