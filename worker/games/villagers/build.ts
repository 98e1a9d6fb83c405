import type { Automatic, Decision } from '../kernel/index.ts'
import { forbidsPlacing, place, placings } from './placing.ts'
import { fieldsOf } from './sent.ts'
import { forbidsSpecial, playApprentice, playTinner, smuggle, specialMoves } from './specials.ts'
import type { Event, Move, State, Task } from './state.ts'
import { forbidsTradeIn, tradeIns } from './trade-in.ts'
import { limits, openWildcards, seatOf } from './village.ts'

type Begin = Extract<Task, { task: 'begin-build' }>
type Build = Extract<Task, { task: 'build' }>

/** The limit is fixed and announced before the first action (V4.26). */
export const beginBuild: Automatic<State, Begin, Event> = {
  run(state, { seat }, at) {
    const limit = limits(state, seat).build
    at.tell({ event: 'build-turn', seat, limit, auto: true })
    // V-D24: without a hand there is nothing to decide. Everybody sees that the hand is empty (V11.2).
    if (seatOf(state, seat).hand.length === 0) {
      at.tell({ event: 'turn-ended', seat, auto: true })
      return
    }
    state.turn = { seat, limit, used: 0, tradeIns: 0, tinner: false }
    state.agenda.push({ task: 'build', seat })
  },
}

/** A build turn: any actions in any order until it is ended (V4.25-V4.30). */
export const building: Decision<State, Build, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves(state, { seat }) {
    const moves = [...placings(state, seat), ...tradeIns(state, seat), ...specialMoves(state, seat)]
    if (openWildcards(seatOf(state, seat).village).length === 0) moves.push({ do: 'end-turn' })
    return moves
  },
  forbids(state, _task, seat, move) {
    switch (fieldsOf(move).do) {
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
      default:
        return 'V4.28'
    }
  },
  play(state, _task, seat, move, at) {
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
        state.turn = null
        at.tell({ event: 'turn-ended', seat, auto: false })
        return
    }
  },
}
