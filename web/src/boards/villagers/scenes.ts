import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { countess } from '../../../../worker/games/villagers/state.ts'
import type { StageScene } from '../../stage/board-telling.ts'

/** Events of somebody in their own village. */
const inVillage: ReadonlyArray<Event['event']> = [
  'build-turn',
  'placed',
  'traded-in',
  'tinner',
  'smuggled',
  'founders-turned',
  'bronze',
  'market',
]
/** Events on the Road. */
const onRoad: ReadonlyArray<Event['event']> = ['drafted', 'refilled', 'coin', 'road-cleared']

/**
 * Scene of an event while it is told: the village of the builder, or the Road. The stage does not go to somebody
 * who is paid for a padlock: it would turn there and back within a second. The Countess has no seat.
 */
export function sceneOf(event: Event): StageScene | null {
  if (onRoad.includes(event.event)) return { pane: 'road' }
  if (!inVillage.includes(event.event) || !('seat' in event)) return null
  const { seat } = event
  return seat === null || seat === countess ? null : { seat, pane: 'village' }
}
