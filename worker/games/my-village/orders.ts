import type { Seat } from '../kernel/index.ts'
import { church } from './components/index.ts'
import type { Move } from './moves.ts'
import { type State, standingOrders, type Village, villageOf } from './state.ts'

/** Returns true if the church of salvation has a space left (M5.41). */
export const hasSpace = (village: Village): boolean =>
  village.church === 'church-of-salvation' && village.prevented < church(village.church).spaces

/**
 * The standing orders that could be given, or given instead of the present one, at any time and in anybody's
 * turn, while the church of salvation has a space left (M11.21): the rats may come in any of them.
 */
export function orderMoves(state: State, seat: Seat): Move[] {
  const village = villageOf(state, seat)
  if (!hasSpace(village)) return []
  return standingOrders
    .filter((prevent) => prevent !== village.order)
    .map((prevent) => ({ do: 'order', prevent }))
}
