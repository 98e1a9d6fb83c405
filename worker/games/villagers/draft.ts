/**
 * The draft phase.
 * Rules: V4.2, V4.5–V4.8, V4.11, V4.12, V8.42, V8.60, V-R10, V-R71.
 */
import {
  type Automatic,
  type Decision,
  fieldsOf,
  type PlayContext,
  type Seat,
} from '../kernel/index.ts'
import { draftSpecials, forbidsDraftSpecial } from './draft-specials.ts'
import { drafts, endDraft } from './drafted.ts'
import type { Event } from './event-types.ts'
import { takeOpenly } from './knowledge.ts'
import { draftsLeft } from './limits.ts'
import { checkMarkets, refill, takeFrom } from './road.ts'
import { pushRound } from './round.ts'
import { playBenefactor, playProphet, recruit } from './saints.ts'
import { couriers, playBarbarian, playCourier, playFlaker } from './scoundrels.ts'
import type { Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { clockwise, seatOf } from './village.ts'

/** Finds the seat whose draft turn is next; without anybody, or anything to take, the phase ends (V4.2, V4.12). */
export const nextDraft: Automatic<State, Extract<Task, { task: 'next-draft' }>, Event> = {
  run(state, task, at) {
    const seat = clockwise(state, task.seat).find((one) => draftsLeft(state, one) > 0)
    if (seat !== undefined && drafts(state).length > 0) {
      const goesOn = task.recruited && seat === task.seat
      state.agenda.push({ task: 'draft', seat, ...(goesOn && { recruited: true }) })
      return
    }
    if (seat !== undefined) at.emit({ event: 'draft-lapsed', auto: true })
    state.agenda.push({ task: 'squares' })
  },
}

/** A draft turn: specials first, then exactly one villager, or two with a Recruiter (V-D1 to V-D7). */
export const drafting: Decision<State, Extract<Task, { task: 'draft' }>, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state, task) => [...drafts(state), ...draftSpecials(state, task)],
  interrupts: (state, task, seat) => couriers(state, task, seat),
  forbids(state, task, seat, move) {
    const sent = fieldsOf(move)
    if (sent.do !== 'draft') return forbidsDraftSpecial(state, task, seat, sent)
    return sent.from === 'market' ? 'V4.6' : 'V4.5'
  },
  play(state, task, seat, move, at) {
    switch (move.do) {
      case 'recruit':
        return recruit(state, task, at)
      case 'benefactor':
        // V-R71: the limit, which it may have changed, is looked at anew before the draft.
        state.agenda.splice(-1, 1, {
          task: 'next-draft',
          seat,
          ...(task.recruited && { recruited: true }),
        })
        return playBenefactor(state, seat, move, at)
      case 'prophet':
        return playProphet(state, seat, move.column, at)
      case 'barbarian':
        playBarbarian(state, seat, at)
        break
      case 'flaker':
        return playFlaker(state, seat, move, at)
      case 'courier':
        playCourier(state, seat, move.column, at)
        break
      case 'draft':
        return draft(state, seat, move, at)
      default:
        return
    }
    // A Barbarian or Courier may have left nothing to take (V4.12).
    if (drafts(state).length > 0) return
    state.agenda.pop()
    state.agenda.push({ task: 'next-draft', seat: task.seat })
  },
}

function draft(
  state: State,
  seat: Seat,
  move: Extract<Move, { do: 'draft' }>,
  at: PlayContext<Event>,
): void {
  const of = seatOf(state, seat)
  if (move.from === 'road') {
    const slot = state.road[move.column]
    if (!slot) return
    const { card, coins } = slot
    state.road[move.column] = null
    of.square.push(card)
    earn(state, seat, 'road', coins) // V4.8
    at.emit({ event: 'drafted', seat, from: 'road', column: move.column, card, coins })
    if (!state.solo) refill(state, move.column, at) // V8.6: in solo only after the Countess
  } else {
    const column = move.from === 'stack' ? move.column : null
    const card = takeFrom(state, column)
    of.square.push(card) // V4.7
    at.emit({ event: 'drafted', seat, from: move.from, column, card, coins: 0 })
    if (column !== null) checkMarkets(state, at)
  }
  endDraft(state)
}

/** All take their squares into hand, and the rest of the round follows (V4.1, V4.11). */
export const takeSquares: Automatic<State, Extract<Task, { task: 'squares' }>, Event> = {
  run(state, _task, at) {
    for (const seat of clockwise(state, state.firstPlayer)) {
      const of = seatOf(state, seat)
      if (of.square.length === 0) continue
      const cards = of.square
      takeOpenly(of.hand, cards)
      of.square = []
      at.emit({ event: 'took-square', seat, cards, auto: true })
    }
    pushRound(state)
  },
}
