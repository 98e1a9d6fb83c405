import type { Automatic, PlayContext } from '../kernel/index.ts'
import { isOpen } from './events.ts'
import { marketYield } from './scoring.ts'
import { type Event, type MarketDay, marketDays, type State, type Task } from './state.ts'
import { earn } from './supply.ts'
import { owners } from './village.ts'

/** Holds the markets that are due, the First before the Second; then the next round, or the end (V4.40-V4.44). */
export const holdMarkets: Automatic<State, Extract<Task, { task: 'markets' }>, Event> = {
  run(state, _task, at) {
    for (const day of marketDays) if (state.markets[day] === 'triggered') hold(state, day, at)
    if (state.markets.second === 'held') {
      at.emit({ event: 'ended', auto: true })
      return
    }
    state.round++
    at.emit({ event: 'round', round: state.round, firstPlayer: state.firstPlayer, auto: true })
    state.agenda.push({ task: 'next-draft', seat: state.firstPlayer })
    if (!state.solo) return
    state.solo.rats = false
    if (isOpen(state, 'rats')) state.agenda.push({ task: 'rats', seat: 0 })
  },
}

/**
 * Pays all players, and the Countess (V8.23). The coins stay on their cards: at the First Market they count again later
 * (V6.11), after the Second they are only shown (V6.16).
 */
function hold(state: State, day: MarketDay, at: PlayContext<Event>): void {
  for (const seat of owners(state, state.firstPlayer)) {
    const { gold, silver, coins } = marketYield(state, seat, day)
    earn(state, seat, `${day}-gold`, gold)
    earn(state, seat, `${day}-coins`, coins)
    if (day === 'second') earn(state, seat, 'second-silver', silver)
    at.emit({ event: 'market', day, seat, gold, silver, coins, auto: true })
  }
  state.markets[day] = 'held'
}
