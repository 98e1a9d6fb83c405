import type { SettlementEvent } from '../../../../worker/games/settlement/state.ts'
import type { StageScene } from '../telling.ts'

/** What changes somebody's valley. */
const inValley: ReadonlyArray<SettlementEvent['event']> = [
  'building-placed',
  'terrain-placed',
  'monster-checked',
  'hunted',
  'outpost-built',
  'region-activated',
  'street-activated',
  'outpost-activated',
  'effect-used',
]

/** Where an event is seen while it is told: in the valley of who acts, which a phone shows where it changes. */
export function sceneOf(event: SettlementEvent): StageScene | null {
  if (!('seat' in event)) return null
  return { seat: event.seat, ...(inValley.includes(event.event) && { pane: 'valley' }) }
}
