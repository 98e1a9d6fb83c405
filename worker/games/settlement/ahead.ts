import { copy, type Seat } from '../kernel/index.ts'
import type { State } from './state.ts'

/** State in which the seat decides next: a turn with an action and a hero (S4.3). */
export const ahead = (state: State, seat: Seat): State[] => [
  {
    ...copy(state),
    agenda: [{ task: 'turn', seat, acted: false, invited: false, bonus: 0 }],
  },
]
