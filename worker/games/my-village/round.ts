/**
 * The course of the game: rounds, their turns, and when it ends.
 * Rules: M4.1–M4.12, M6.1, M6.2, M-R38.
 */
import { endThreshold, setupNumbers, startingPlayerHand } from './components/index.ts'
import { coffins } from './death.ts'
import { rollPool } from './dice.ts'
import { players, type State } from './state.ts'
import type { AutomaticTask } from './tasks.ts'

/** Turns in a round: one a player, two with two players (M4.6, M4.7). */
const turnsOf = (state: State): number =>
  state.villages.length * setupNumbers.dice[players(state)].turnsPerRound

/** The preparation phase: the hand, then the dice (M4.2-M4.4). */
export const round: AutomaticTask<'round'> = {
  run(state, _task, at) {
    state.round++
    state.startPlayer = state.hand.owner
    state.hand.palm = true
    state.hand.sp += startingPlayerHand.spPerRound
    rollPool(state, at.random)
    state.turn = { index: 0, seat: state.startPlayer, dice: [], activated: [] }
    at.emit({
      event: 'round',
      round: state.round,
      startPlayer: state.startPlayer,
      handSp: state.hand.sp,
      pool: state.pool.map((die) => ({ ...die })),
      auto: true,
    })
    state.agenda.push({ task: 'turn', index: 0 })
  },
}

/** A turn of the action phase, clockwise from the starting player (M4.5, M4.10). */
export const turn: AutomaticTask<'turn'> = {
  run(state, { index }) {
    const seat = (state.startPlayer + index) % state.villages.length
    state.turn = { index, seat, dice: [], activated: [] }
    state.agenda.push({ task: 'turn-over' }, { task: 'dice', seat })
  },
}

/** The next turn; after the last one the next round, or the end of the game (M4.9, M6.1). */
export const turnOver: AutomaticTask<'turn-over'> = {
  run(state, _task, at) {
    const index = state.turn.index + 1
    if (index < turnsOf(state)) {
      state.agenda.push({ task: 'turn', index })
      return
    }
    const occupied = coffins(state)
    if (occupied < endThreshold.coffins[players(state)]) state.agenda.push({ task: 'round' })
    else at.emit({ event: 'game-over', coffins: occupied, auto: true })
  },
}
