/**
 * Serving the customers of the market area.
 * Rules: M5.82, M5.96.
 */
import { customer } from './components/index.ts'
import { layTile } from './council.ts'
import { remove, villageOf } from './state.ts'
import type { AutomaticTask } from './tasks.ts'

/** The customer goes to the served ones; a "2/12" tile goes to the meeting place (M5.96, M5.67). */
export const serve: AutomaticTask<'serve'> = {
  run(state, { seat, customer: id }, at) {
    const village = villageOf(state, seat)
    village.served.push(remove(village.market, id))
    at.emit({ event: 'served', seat, customer: id, pp: customer(id).pp })
    if (village.tile === id) layTile(state, seat, 'meeting-place', true, at)
  },
}
