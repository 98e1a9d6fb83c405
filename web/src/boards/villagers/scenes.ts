import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import { countess } from '../../../../worker/games/villagers/state.ts'
import type { StageScene } from '../../stage/board-telling.ts'

/** What somebody does in their own village. */
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
/** What happens on the Road. */
const onRoad: ReadonlyArray<Event['event']> = ['drafted', 'refilled', 'coin', 'road-cleared']

/**
 * Where an event is seen while it is told: in the village of who builds, or on the Road. Who is paid for a padlock
 * is not gone to: the stage would turn there and back within a second. The Countess has no seat.
 */
export function sceneOf(event: Event): StageScene | null {
  if (onRoad.includes(event.event)) return { pane: 'road' }
  if (!inVillage.includes(event.event) || !('seat' in event)) return null
  const { seat } = event
  return seat === null || seat === countess ? null : { seat, pane: 'village' }
}
