import type { Event } from '../../../../worker/games/settlement/state.ts'
import type { StageScene } from '../../stage/board-telling.ts'

/** Events that change somebody's valley. */
const inValley: ReadonlyArray<Event['event']> = [
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

/** Events of the end of a round alone, about the heroes and the market (S4.14, S4.15). */
const atEndOfRound: ReadonlyArray<Event['event']> = ['hero-discarded', 'market-stacked']

/**
 * Scene of an event while it is told: the valley of the person who acts, which a phone shows where it changes. A
 * new building comes after each that was bought, too: for it the stage stays where it is.
 */
export function sceneOf(event: Event): StageScene | null {
  if (atEndOfRound.includes(event.event)) return { pane: 'market' }
  if (!('seat' in event)) return null
  return { seat: event.seat, ...(inValley.includes(event.event) && { pane: 'valley' }) }
}
