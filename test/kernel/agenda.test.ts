/** A game whose flow stands on an agenda: what runs by itself, who is asked, and what is refused. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  agendaGame,
  IllegalMove,
  type Json,
  Random,
  type Seat,
  taskOf,
  unexpected,
} from '../../worker/games/kernel/index.ts'

type Task =
  | { readonly task: 'note'; readonly text: string }
  | { readonly task: 'ask'; readonly seats: ReadonlyArray<Seat> }
interface Notebook {
  agenda: Task[]
  readonly notes: string[]
}

const note = (text: string): Task => ({ task: 'note', text })
const ask = (...seats: Seat[]): Task => ({ task: 'ask', seats })

/** Writes notes by itself, and asks whether to go on. Seat 2 may always call out. */
const notebook = (...agenda: Task[]) =>
  agendaGame<Notebook, Task, { readonly do: string }, unknown, { readonly event: string }>({
    id: 'notebook',
    version: 1,
    seats: { min: 3, max: 3 },
    options: z.object({}),
    move: z.object({ do: z.enum(['on', 'call']) }),
    turnRule: 'turn.1',
    setup: () => ({ agenda: [...agenda], notes: [] }),
    tasks: {
      note: { run: (state, { text }) => void state.notes.push(text) },
      ask: {
        toAct: (_state, { seats }) => [...seats],
        moves: () => [{ do: 'on' }],
        interrupts: (_state, _task, seat) => (seat === 2 ? [{ do: 'call' }] : []),
        forbids: (_state, { task }, _seat, move) =>
          `${task}.${move ? `not-${move.do}` : 'no-move'}`,
        play(state, _task, seat, { do: name }) {
          state.notes.push(`${name} ${seat}`)
          if (name === 'on') state.agenda.pop()
        },
      },
    },
    redact: (state) => state,
    score: () => [],
    result: () => null,
  })

function begun(...agenda: Task[]) {
  const game = notebook(...agenda)
  const random = Random.hidden()
  const state = game.setup({}, 3, random)
  const play = (seat: Seat, name = 'on') =>
    game.play(state, seat, { do: name }, { random, emit() {}, emitTo() {} })
  return { game, state, play }
}

describe('an agenda', () => {
  test('runs what nobody decides from its top, before anybody is asked and after each move', () => {
    const { game, state, play } = begun(note('c'), note('b'), ask(1), note('a'))
    expect(state.notes).toEqual(['a'])
    expect(game.toAct(state)).toEqual([1])
    expect(taskOf(state)).toBe('ask')
    play(1)
    expect(state.notes).toEqual(['a', 'on 1', 'b', 'c'])
    expect(game.toAct(state)).toEqual([])
  })

  test('drops a question that asks nobody, and nothing else', () => {
    const { game, state } = begun(ask(0), note('a'), ask())
    expect(state).toEqual({ agenda: [ask(0)], notes: ['a'] })
    expect(game.toAct(state)).toEqual([0])
  })

  test('offers moves to whoever is asked, and to whoever may interrupt', () => {
    const { game, state, play } = begun(ask(0))
    expect([0, 1, 2].map((seat) => game.moves(state, seat))).toEqual([
      [{ do: 'on' }],
      [],
      [{ do: 'call' }],
    ])
    play(2, 'call')
    expect(game.toAct(state)).toEqual([0])
    expect(state.notes).toEqual(['call 2'])
  })

  test('says by which rule something is refused: the turn’s, that of the move, or that it is none', () => {
    const { game, state } = begun(ask(0))
    const refused = (seat: Seat, sent: Json) => game.forbids(state, seat, sent)
    expect(refused(1, { do: 'on' })).toBe('turn.1')
    expect(refused(0, { do: 'call' })).toBe('ask.not-call')
    for (const sent of [{ do: 'off' }, null, 'on', 7]) expect(refused(0, sent)).toBe('ask.no-move')
  })

  test('that is empty ends the game: nobody is asked, nothing is possible, and whose turn it is, is refused', () => {
    const { game, state, play } = begun(note('a'))
    expect(game.toAct(state)).toEqual([])
    expect(game.moves(state, 0)).toEqual([])
    expect(taskOf(state)).toBeNull()
    expect(game.forbids(state, 0, { do: 'on' })).toBe('turn.1')
    expect(() => play(0)).toThrow(IllegalMove)
    expect(() => play(0)).toThrow(expect.objectContaining({ rule: 'turn.1' }))
  })

  test('is no place for a move that is never offered: that is said, so that nobody is asked for ever', () => {
    expect(() => unexpected({ do: 'roll' })).toThrow('"roll"')
  })

  test('need not be: a state without one asks no kind of question', () => {
    expect(taskOf({})).toBeNull()
  })
})
