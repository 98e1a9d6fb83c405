import type { Automatic, Decision, Seat } from '../kernel/index.ts'
import { takeOpenly, takeTop } from './knowledge.ts'
import { refill, takeFromStack } from './road.ts'
import { fieldsOf } from './sent.ts'
import type { Event, Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { clockwise, limits, seatOf } from './village.ts'

type Draft = Extract<Move, { do: 'draft' }>

/** All that can be drafted (V4.5). */
function drafts(state: State): Draft[] {
  const found: Draft[] = []
  state.road.forEach((slot, column) => {
    if (slot) found.push({ do: 'draft', from: 'road', column })
  })
  let stacks = false
  state.stacks.forEach(({ length }, column) => {
    if (length === 0) return
    stacks = true
    found.push({ do: 'draft', from: 'stack', column })
  })
  if (!stacks && state.reserve.length > 0) found.push({ do: 'draft', from: 'reserve' })
  return found
}

/** How many villagers a seat has still to draft in this phase (V4.4, V-R11). */
export const draftsLeft = (state: State, seat: Seat): number =>
  Math.max(0, limits(state, seat).draft - seatOf(state, seat).square.length)

/** Whose draft turn is next; without anybody, or anything to take, the phase ends (V4.2, V4.12). */
export const nextDraft: Automatic<State, Extract<Task, { task: 'next-draft' }>, Event> = {
  run(state, task, at) {
    const seat = clockwise(state, task.seat).find((one) => draftsLeft(state, one) > 0)
    if (seat !== undefined && drafts(state).length > 0) {
      state.agenda.push({ task: 'draft', seat })
      return
    }
    if (seat !== undefined) at.tell({ event: 'draft-lapsed', auto: true })
    state.agenda.push({ task: 'squares' })
  },
}

/** A draft turn: exactly one villager (V-D1). */
export const drafting: Decision<State, Extract<Task, { task: 'draft' }>, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state) => drafts(state),
  forbids(_state, _task, _seat, move) {
    const sent = fieldsOf(move)
    if (sent.do !== 'draft') return 'V4.1'
    return sent.from === 'market' ? 'V4.6' : 'V4.5'
  },
  play(state, _task, seat, move, at) {
    if (move.do !== 'draft') return
    state.agenda.pop()
    state.agenda.push({ task: 'next-draft', seat: (seat + 1) % state.seats.length })
    const of = seatOf(state, seat)
    if (move.from === 'road') {
      const slot = state.road[move.column]
      if (!slot) return
      const { card, coins } = slot
      state.road[move.column] = null
      of.square.push(card)
      earn(state, seat, 'road', coins) // V4.8
      at.tell({ event: 'drafted', seat, from: 'road', column: move.column, card, coins })
      refill(state, move.column, at)
      return
    }
    const column = move.from === 'stack' ? move.column : null
    const card = column === null ? takeTop(state.reserve) : takeFromStack(state, column, at)
    of.square.push(card) // V4.7
    at.tell({ event: 'drafted', seat, from: move.from, column, card, coins: 0 })
  },
}

/** All take their squares into hand, and the rest of the round follows (V4.1, V4.11). */
export const takeSquares: Automatic<State, Extract<Task, { task: 'squares' }>, Event> = {
  run(state, _task, at) {
    const order = clockwise(state, state.firstPlayer)
    for (const seat of order) {
      const of = seatOf(state, seat)
      if (of.square.length === 0) continue
      const cards = of.square
      takeOpenly(of.hand, cards)
      of.square = []
      at.tell({ event: 'took-square', seat, cards, auto: true })
    }
    state.agenda.push({ task: 'markets' }, { task: 'end-build' })
    for (const seat of order.toReversed()) state.agenda.push({ task: 'begin-build', seat })
    state.agenda.push({ task: 'road' })
  },
}
