/**
 * Effects on the turn: more actions, turn gold.
 * Rules: T7.67, T7.73, T-R41.
 */
import type { RulesOf } from './rules.ts'

/** T7.67 */
export const extraAction: RulesOf<'extra-action'> = {
  possible: () => true,
  run(state, { count }, _by, at) {
    state.turn.actions += count
    at.emit({ event: 'gotActions', seat: state.turn.seat, count })
  },
}

/** T7.73 */
export const turnGold: RulesOf<'turn-gold'> = {
  possible: () => true,
  run(state, { count }, _by, at) {
    state.turn.gold += count
    at.emit({ event: 'gotTurnGold', seat: state.turn.seat, count })
  },
}
