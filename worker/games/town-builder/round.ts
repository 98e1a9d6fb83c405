/**
 * The end of a round, the final round, and a game in which nothing moves.
 * Rules: T6.3, T6.4, T6.6, T6.18, T8.9, T-R30–T-R32, T-R59.
 */
import { reshuffleIfEmpty } from './deck.ts'
import { closeSoloAwards } from './solo.ts'
import { type At, type AutomaticOn, newTurn, type State } from './state.ts'

/** Hands the turn on (T4.1), at the end of a round looks at the awards and the end (T5.45, T6.3, T6.18). */
export const passTask: AutomaticOn<'pass'> = {
  run(state, _task, at) {
    reshuffleIfEmpty(state, at)
    const seats = state.districts.length
    closeSoloAwards(state)
    const next = (state.turn.seat + 1) % seats
    const goesOn = next !== state.first || nextRound(state, at)
    state.turn = newTurn(next)
    state.agenda.push({ task: goesOn ? 'begin' : 'final' })
  },
}

/** Ends a round; whether another one follows. */
function nextRound(state: State, at: At): boolean {
  for (const { award, round } of state.awards)
    if (round === state.round) at.emit({ event: 'awardClosed', award, auto: true })
  if (state.round === state.lastRound) return false
  if (!state.stirred) {
    at.emit({ event: 'stalled', round: state.round, auto: true })
    return false
  }
  state.round++
  state.stirred = false
  return true
}
