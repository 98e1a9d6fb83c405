import type { SettlementEvent } from '../../../../worker/games/settlement/state.ts'
import type { StageScene } from '../../stage/board-telling.ts'

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

/** What only the end of a round does, to the heroes and the market (S4.14, S4.15). */
const atEndOfRound: ReadonlyArray<SettlementEvent['event']> = ['hero-discarded', 'market-stacked']

/**
 * Where an event is seen while it is told: in the valley of who acts, which a phone shows where it changes. A new
 * building comes after each that was bought, too: for it the stage stays where it is.
 */
export function sceneOf(event: SettlementEvent): StageScene | null {
  if (atEndOfRound.includes(event.event)) return { pane: 'market' }
  if (!('seat' in event)) return null
  return { seat: event.seat, ...(inValley.includes(event.event) && { pane: 'valley' }) }
}
