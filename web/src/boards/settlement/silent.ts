import type { Event } from '../../../../worker/games/settlement/state.ts'

/**
 * Returns true if nothing is to be seen or said of an event: that a turn ends is seen by the next one, and a monster
 * that does not come is no news, unless somebody kept it away (S7.14).
 */
export function silent(it: Event): boolean {
  switch (it.event) {
    case 'turn-ended':
    case 'effects-finished':
    case 'bonus-chosen':
      return true
    case 'monster-checked':
      return !it.appears && it.auto === true
    default:
      return false
  }
}
