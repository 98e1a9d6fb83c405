import type { PlayContext, Seat } from '../kernel/index.ts'
import { bestBronze } from './scoring.ts'
import type { Event, State } from './state.ts'
import { earn } from './supply.ts'

/** Pays a seat its best bronze symbol from the bank, if it has one that is worth anything (V6.30, V6.31). */
export function payBronze(state: State, seat: Seat, at: PlayContext<Event>): void {
  const best = bestBronze(state, seat)
  if (!best) return
  earn(state, seat, 'bronze', best.gold)
  at.emit({ event: 'bronze', seat, ...best, auto: true })
}
