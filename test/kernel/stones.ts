import * as z from 'zod/mini'
import { agendaGame, moveSchema, type Seat } from '../../worker/games/kernel/index.ts'

/** Two take one to three stones in turn from a heap. Whoever takes the last one wins. */
interface State {
  stones: number
  last: Seat | null // Seat that took stones last.
  agenda: Task[]
}
type Task = { task: 'turn'; seat: Seat }
type Event = { event: 'took'; seat: Seat; stones: number }

const options = z.object({ stones: z._default(z.int().check(z.minimum(5), z.maximum(50)), 21) })
const move = moveSchema('take', { stones: z.int().check(z.minimum(1), z.maximum(3)) })
type Move = z.infer<typeof move>

export const stones = agendaGame<State, Task, Move, z.infer<typeof options>, Event>({
  id: 'stones',
  version: 1,
  seats: { min: 2, max: 2 },
  options,
  move,
  turnRule: 'St1', // “The seats take turns; after the last stone nobody does.”
  setup: (chosen) => ({
    stones: chosen.stones,
    last: null,
    agenda: [{ task: 'turn', seat: 0 }],
  }),
  tasks: {
    turn: {
      toAct: (_state, { seat }) => [seat],
      moves: (state) =>
        [1, 2, 3].filter((n) => n <= state.stones).map((n) => ({ do: 'take', stones: n })),
      forbids: () => 'St2', // “One to three, and no more than there are.”
      play(state, { seat }, _seat, { stones: taken }, at) {
        state.stones -= taken
        state.last = seat
        state.agenda = state.stones > 0 ? [{ task: 'turn', seat: 1 - seat }] : []
        at.emit({ event: 'took', seat, stones: taken })
      },
    },
  },
  redact: (state) => state, // Nothing is hidden.
  score: ({ stones: left, last }) =>
    [0, 1].map((seat) => {
      const points = left === 0 && seat === last ? 1 : 0
      return { seat, total: points, categories: [{ category: 'won', points }] }
    }),
  result: ({ last, agenda }) =>
    agenda.length > 0 ? null : { places: last === 0 ? [1, 2] : [2, 1], reason: 'last-stone' },
})
