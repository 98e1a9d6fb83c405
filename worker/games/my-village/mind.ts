import { copy, filled, type Mind, type Seat } from '../kernel/index.ts'
import { letters, monkStacks } from './components/index.ts'
import type { Move } from './moves.ts'
import { faceDown } from './outlook.ts'
import { points } from './scoring.ts'
import type { State } from './state.ts'

export const mind: Mind<State, Move> = {
  deals(view) {
    const hidden = faceDown(view)
    return (random) => {
      const state = copy(view)
      state.customers.deck = filled(state.customers.deck, random.shuffle([...hidden.customers]))
      for (const stack of monkStacks) {
        const { under } = state.monks[stack]
        state.monks[stack].under = filled(under, random.shuffle([...hidden.monks[stack]]))
      }
      for (const letter of letters)
        state.travel[letter] = filled(
          state.travel[letter],
          random.shuffle([...hidden.travel[letter]]),
        )
      return state
    }
  },
  value: (state, seat: Seat) => points(state, seat),
  weights: (_state, _seat, moves) => moves.map((move) => (move.do === 'order' ? 0 : 1)),
}
