/**
 * The gold of the supplies; the bank never runs out.
 * Rules: V2.4, V8.41, V-R5.
 */
import type { Seat } from '../kernel/index.ts'
import type { Category, State } from './state.ts'
import { seatOf } from './village.ts'

/** Gold into a seat's supply (below 0: out of it), noted under its category. */
export function earn(state: State, seat: Seat, category: Category, gold: number): void {
  const of = seatOf(state, seat)
  of.gold += gold
  of.ledger[category] += gold
}
