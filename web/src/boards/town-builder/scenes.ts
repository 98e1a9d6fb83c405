import type { TownEvent } from '../../../../worker/games/town-builder/index.ts'
import type { StageScene } from '../telling.ts'

/** What somebody does in their own district, from the beginning of a turn. */
const inDistrict: ReadonlyArray<TownEvent['event']> = [
  'turnBegan',
  'started',
  'supplied',
  'stored',
  'completed',
  'gaveUp',
  'cleared',
  'protected',
  'covered',
  'claimed',
  'counted',
]

/** Where an event is seen while it is told: in the district of who acts, or where the judges lie. */
export function sceneOf(event: TownEvent): StageScene | null {
  if (event.event === 'judged') return { pane: 'judges' }
  return 'seat' in event && inDistrict.includes(event.event) ? { seat: event.seat } : null
}
