/**
 * The course of the six rounds, whose turn it is, and the end of a round.
 * Rules: S4.1, S4.2, S4.10, S4.13–S4.18, S8.5, S8.6, S-R31.
 */
import { type Automatic, Hidden, peek } from '../kernel/index.ts'
import type { At } from './action.ts'
import { roundCount } from './components/index.ts'
import { refillSpace } from './construct.ts'
import { leaveRow, refillRow } from './heroes.ts'
import { pass } from './pass.ts'
import type {
  BeginRoundTask,
  BeginTurnTask,
  EndRoundTask,
  Event,
  NextTask,
  State,
} from './state.ts'
import { mayDoMore } from './turn.ts'

/** The holder of the start marker begins (S4.2). */
export const beginRound: Automatic<State, BeginRoundTask, Event> = {
  run(state, _task, at) {
    state.passed = []
    // S8.5: alone, the start marker says nothing.
    const first = state.boards.length > 1 ? state.marker : null
    at.emit({ event: 'round-began', round: state.round, first, auto: true })
    state.agenda.push({ task: 'begin-turn', seat: state.marker })
  },
}

/** A seat that can do nothing but pass does so by itself (S11.19). */
export const beginTurn: Automatic<State, BeginTurnTask, Event> = {
  run(state, { seat }, at) {
    if (mayDoMore(state, seat))
      state.agenda.push({ task: 'turn', seat, acted: false, invited: false, bonus: 0 })
    else pass(state, seat, true, at)
  },
}

/** Clockwise to the next seat that has not passed; if there is none the round ends (S4.2, S5.82). */
export const next: Automatic<State, NextTask, Event> = {
  run(state, task) {
    const seats = state.boards.length
    for (let step = 1; step <= seats; step++) {
      const seat = (task.seat + step) % seats
      if (state.passed.includes(seat)) continue
      state.agenda.push({ task: 'begin-turn', seat })
      return
    }
    state.agenda.push({ task: 'end-round' })
  },
}

/** S4.13; after the last round the game is over (S4.18). */
export const endRound: Automatic<State, EndRoundTask, Event> = {
  run(state, _task, at) {
    if (state.round === roundCount) {
      turnUp(state)
      at.emit({ event: 'game-over', auto: true })
      return
    }
    discardHero(state, at)
    stackMarket(state, at)
    // S4.16: new tiles never join a pile (S4.17).
    state.market.forEach((pile, market) => {
      if (!pile) refillSpace(state, market, at)
    })
    state.round++
    state.agenda.push({ task: 'begin-round' })
  },
}

/** The heroes are turned up for the scoring (S-R25). Throws `Hidden` where only the table can. */
function turnUp({ boards }: State): void {
  for (const board of boards) {
    board.heroes.forEach(peek)
    if (board.closed) throw new Hidden('what lies on this board')
  }
}

/** S4.14. */
function discardHero(state: State, at: At): void {
  const position = state.heroRow.length
  const hero = state.heroRow[position - 1]
  if (!hero) return
  state.discardedHeroes.push(hero)
  leaveRow(state, position)
  at.emit({ event: 'hero-discarded', hero, auto: true })
  refillRow(state, at)
}

/** S4.15: all copies move to the lowest-numbered of their spaces (S-R31). */
function stackMarket(state: State, at: At): void {
  state.market.forEach((pile, market) => {
    if (!pile) return
    const from: number[] = []
    for (let other = market + 1; other < state.market.length; other++) {
      const copies = state.market[other]
      if (copies?.building !== pile.building) continue
      pile.count += copies.count
      state.market[other] = null
      from.push(other + 1)
    }
    if (from.length > 0)
      at.emit({
        event: 'market-stacked',
        building: pile.building,
        from,
        market: market + 1,
        count: pile.count,
        auto: true,
      })
  })
}
