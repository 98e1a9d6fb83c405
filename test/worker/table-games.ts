import * as z from 'zod/mini'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  agendaGame,
  copy,
  moveSchema,
  type Seat,
} from '../../worker/games/kernel/index.ts'

interface State {
  rounds: number
  chosen: (string | null)[]
  agenda: { task: 'choose' }[]
}
const move = moveSchema('choose', { what: z.string() })
type Choice = z.infer<typeof move>
type Chosen = { event: 'chosen'; seat: Seat; what: string }

const waiting = (state: State): Seat[] =>
  state.chosen.flatMap((what, seat) => (what === null ? [seat] : []))

/** The smallest game in which all seats act at once: each chooses in secret, round by round. */
export const choices = agendaGame<State, { task: 'choose' }, Choice, object, Chosen>({
  id: 'choices',
  version: 1,
  seats: { min: 2, max: 4 },
  options: z.object({}),
  move,
  turnRule: 'C1.1',
  setup: (_options, seats) => ({
    rounds: 2,
    chosen: Array.from({ length: seats }, () => null),
    agenda: [{ task: 'choose' }],
  }),
  tasks: {
    choose: {
      toAct: waiting,
      moves: () => ['left', 'right'].map((what) => ({ do: 'choose', what })),
      forbids: () => 'C1.2',
      play(state, _task, seat, { what }, at) {
        state.chosen[seat] = what
        at.emitTo([seat], { event: 'chosen', seat, what }, { event: 'chosen', seat, what: '?' })
        if (waiting(state).length > 0) return
        state.rounds--
        state.chosen = state.chosen.map(() => null)
        if (state.rounds === 0) state.agenda.pop()
      },
    },
  },
  redact(state, viewer) {
    const seen = copy(state)
    seen.chosen = seen.chosen.map((what, seat) => (seat === viewer || what === null ? what : '?'))
    return seen
  },
  score: (state) => state.chosen.map((_, seat) => ({ seat, total: 0, categories: [] })),
  result: (state) =>
    state.rounds > 0 ? null : { places: state.chosen.map(() => 1), reason: 'played-out' },
})

const own = games.length

/** Has a game played at the tables of this test file. */
export const addGame = (game: AnyGame): void => void (games as AnyGame[]).push(game)

/** Takes away the games that the test file before has added: all files share the list. */
export const forgetGames = (): void => void (games as AnyGame[]).splice(own)
