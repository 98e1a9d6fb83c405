import * as z from 'zod/mini'
import {
  agendaGame,
  back,
  copy,
  type Decision,
  isHidden,
  moveSchema,
  peek,
  type Seat,
} from '../../worker/games/kernel/index.ts'

/**
 * The smallest game that has everything the contract has: a hidden hand, a
 * hidden stack, chance, an automatic task and a follow-up question.
 * Each seat in turn plays a card (its number is the score), peeks into the
 * stack for another, or rolls a die; the stack's end is the game's end.
 */
export interface ToyState {
  stack: string[]
  hands: string[][]
  points: number[]
  agenda: ToyTask[]
}
export type ToyTask =
  | { task: 'turn'; seat: Seat }
  | { task: 'swap'; seat: Seat }
  | { task: 'next'; seat: Seat }
const move = z.union([
  moveSchema('play', { card: z.string() }),
  moveSchema('draw', {}),
  moveSchema('roll', {}),
  moveSchema('swap', { with: z.int() }),
  moveSchema('keep', {}),
])
export type ToyMove = z.infer<typeof move>
export type ToyEvent =
  | { event: 'played'; seat: Seat; card: string }
  | { event: 'drew'; seat: Seat; card: string }
  | { event: 'rolled'; seat: Seat; pips: number }
  | { event: 'swapped'; seat: Seat; with: Seat }

const options = z.object({ cards: z._default(z.int().check(z.minimum(6), z.maximum(60)), 12) })

const turn: Decision<ToyState, { task: 'turn'; seat: Seat }, ToyMove, ToyEvent> = {
  toAct: (_state, task) => [task.seat],
  moves(state, task) {
    const hand = (state.hands[task.seat] ?? []).map((card): ToyMove => ({ do: 'play', card }))
    return [...hand, { do: 'draw' }, { do: 'roll' }]
  },
  forbids: () => 'toy.2',
  play(state, task, seat, move, at) {
    state.agenda.pop()
    state.agenda.push({ task: 'next', seat: task.seat })
    const hand = state.hands[seat] as string[]
    if (move.do === 'play') {
      hand.splice(hand.indexOf(move.card), 1)
      state.points[seat] = (state.points[seat] ?? 0) + Number(peek(move.card).slice(1))
      at.emit({ event: 'played', seat, card: move.card })
    } else if (move.do === 'draw') {
      const card = peek(state.stack.shift() as string)
      hand.push(card)
      at.emitTo([seat], { event: 'drew', seat, card }, { event: 'drew', seat, card: back('c') })
      state.agenda.push({ task: 'swap', seat })
    } else {
      const pips = at.random.int(6) + 1
      state.points[seat] = (state.points[seat] ?? 0) + pips
      state.stack.pop()
      at.emit({ event: 'rolled', seat, pips })
    }
  },
}

const swap: Decision<ToyState, { task: 'swap'; seat: Seat }, ToyMove, ToyEvent> = {
  toAct: (_state, task) => [task.seat],
  moves: (state, task) => [
    { do: 'keep' },
    ...state.points.flatMap((_, seat): ToyMove[] =>
      seat === task.seat ? [] : [{ do: 'swap', with: seat }],
    ),
  ],
  forbids: () => 'toy.3',
  play(state, _task, seat, move, at) {
    state.agenda.pop()
    if (move.do !== 'swap') return
    const mine = state.points[seat] ?? 0
    state.points[seat] = state.points[move.with] ?? 0
    state.points[move.with] = mine
    at.emit({ event: 'swapped', seat, with: move.with })
  },
}

export const toy = agendaGame<ToyState, ToyTask, ToyMove, z.infer<typeof options>, ToyEvent>({
  id: 'toy',
  version: 1,
  seats: { min: 1, max: 4 },
  options,
  move,
  turnRule: 'toy.1',
  setup(chosen, seats, random) {
    const stack = random.shuffle(Array.from({ length: chosen.cards }, (_, i) => `c${i}`))
    const hands = Array.from({ length: seats }, () => stack.splice(0, 1))
    return { stack, hands, points: hands.map(() => 0), agenda: [{ task: 'turn', seat: 0 }] }
  },
  tasks: {
    turn,
    swap,
    next: {
      run(state, task) {
        if (state.stack.length > 0)
          state.agenda.push({ task: 'turn', seat: (task.seat + 1) % state.points.length })
      },
    },
  },
  redact(state, viewer) {
    const seen = copy(state)
    seen.stack = seen.stack.map(() => back('c'))
    seen.hands = seen.hands.map((hand, seat) =>
      seat === viewer || hand.every(isHidden) ? hand : hand.map(() => back('c')),
    )
    return seen
  },
  score: (state) =>
    state.points.map((total, seat) => ({
      seat,
      total,
      categories: [{ category: 'points', points: total }],
    })),
  result(state) {
    if (state.agenda.length > 0) return null
    const best = Math.max(...state.points)
    return {
      places: state.points.map((points) => (points === best ? 1 : 2)),
      reason: 'stack-empty',
    }
  },
})
