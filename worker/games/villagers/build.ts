/**
 * The build phase: the turns of the players.
 * Rules: V4.25, V4.27–V4.30, V8.50, V-R12, V-R64.
 */
import {
  type Automatic,
  type Decision,
  fieldsOf,
  type PlayContext,
  type Seat,
} from '../kernel/index.ts'
import { playApprentice } from './apprentice.ts'
import { payBronze } from './bronze.ts'
import { buildCap } from './components/index.ts'
import { isOpen } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { mayHire } from './freelancers.ts'
import { limits } from './limits.ts'
import { forbidsPlacing, place, placings } from './placing.ts'
import {
  forbidsModuleMove,
  isBuildModuleMove,
  moduleMoves,
  playModuleMove,
  robberies,
} from './scoundrels.ts'
import { forbidsSpecial, playTinner, smuggle, specialMoves } from './specials.ts'
import type { Move, State, Task } from './state.ts'
import { forbidsTradeIn, tradeIns } from './trade-in.ts'
import { openWildcards, seatOf } from './village.ts'

type Begin = Extract<Task, { task: 'begin-build' }>
type Build = Extract<Task, { task: 'build' }>

/** Arson and Freelancers come before anything else (V-R12, V-R27). */
export const beginBuild: Automatic<State, Begin, Event> = {
  run(state, { seat }) {
    state.agenda.push({ task: 'open-build', seat, more: 0, less: 0 })
    if (mayHire(state, seat)) state.agenda.push({ task: 'freelancers', seat, used: [] })
    if (isOpen(state, 'arson')) state.agenda.push({ task: 'arson', seat })
  },
}

/** The limit is fixed and announced before the first action (V4.26). */
export const openBuild: Automatic<State, Extract<Task, { task: 'open-build' }>, Event> = {
  run(state, { seat, more, less }, at) {
    const limit = Math.min(buildCap, limits(state, seat).build + more) - less // V-R12, V-R50
    // V-D24: without a hand there is nothing to decide. Everybody sees that the hand is empty (V11.2).
    const { hand, returned } = seatOf(state, seat)
    const isIdle = hand.length + returned.length === 0 && robberies(state, seat).length === 0
    state.turn = { seat, limit, used: 0, tradeIns: 0, tinner: false }
    at.emit({ event: 'build-turn', seat, limit, auto: true })
    if (isIdle) endTurn(state, seat, true, at)
    else state.agenda.push({ task: 'build', seat })
  },
}

/** The end of a build turn; its last step is the bronze symbol (V-R25). */
function endTurn(state: State, seat: Seat, auto: boolean, at: PlayContext<Event>): void {
  state.turn = null
  at.emit({ event: 'turn-ended', seat, auto })
  if (state.options.bronzeTiming === 'endOfTurn') payBronze(state, seat, at)
}

/** A build turn: any actions in any order until it is ended (V4.25-V4.30). */
export const building: Decision<State, Build, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves(state, { seat }) {
    const moves = [
      ...placings(state, seat),
      ...tradeIns(state, seat),
      ...specialMoves(state, seat),
      ...moduleMoves(state, seat),
    ]
    if (openWildcards(seatOf(state, seat).village).length === 0) moves.push({ do: 'end-turn' })
    return moves
  },
  forbids(state, _task, seat, move) {
    const sent = fieldsOf(move)
    switch (sent.do) {
      case 'place':
        return forbidsPlacing(state, seat, move)
      case 'trade-in':
        return forbidsTradeIn(state, seat, move)
      case 'tinner':
      case 'smuggle':
      case 'apprentice':
        return forbidsSpecial(state, seat, move)
      case 'end-turn':
        return 'V4.30'
      case 'draft':
        return 'V4.1'
      case 'pigeoneer':
      case 'noble':
      case 'scheme':
      case 'sheriff':
      case 'rob':
      case 'place-basic':
      case 'prophet':
      case 'benefactor':
      case 'barbarian':
      case 'flaker':
        return forbidsModuleMove(state, seat, sent)
      default:
        return 'V4.28'
    }
  },
  play(state, _task, seat, move, at) {
    if (isBuildModuleMove(move)) return playModuleMove(state, seat, move, at)
    switch (move.do) {
      case 'place':
        return place(state, seat, move, at)
      case 'trade-in':
        state.agenda.push({ task: 'trade-in', seat, basic: move.basic })
        return
      case 'tinner':
        return playTinner(state, seat, at)
      case 'smuggle':
        return smuggle(state, seat, move, at)
      case 'apprentice':
        return playApprentice(state, seat, move, at)
      case 'end-turn':
        state.agenda.pop()
        return endTurn(state, seat, false, at)
    }
  },
}
