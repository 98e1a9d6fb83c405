/** Place where an event is seen while it is told: in the village of the seat that acts, and in a pane of a phone. */
import type { Event } from '../../../../worker/games/my-village/index.ts'
import type { StageScene } from '../../stage/board-telling.ts'
import type { MyVillagePane } from './panes.ts'

/**
 * Panes of a phone on which events are seen; the others, such as costs and what a marker brings, are told
 * wherever the turn is.
 */
const paneOfEvent: { readonly [K in Event['event']]?: MyVillagePane } = {
  round: 'village',
  'took-die': 'village',
  'took-customers': 'village',
  activated: 'village',
  acquired: 'village',
  travelled: 'village',
  walked: 'village',
  graduated: 'village',
  served: 'village',
  died: 'chronicle',
  rat: 'chronicle',
  invasion: 'chronicle',
}

/** Scene of an event; what rats take, or is saved from them, happens in all villages. */
export function sceneOf(event: Event): StageScene {
  const pane = paneOfEvent[event.event]
  const isOfOne = 'seat' in event && event.event !== 'lost-sp' && event.event !== 'prevented'
  return { ...(isOfOne && { seat: event.seat }), ...(pane && { pane }) }
}
