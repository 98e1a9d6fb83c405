/** Suits that Settlement is printed in. */
import type { Colour, Resource } from '../../games/settlement/components/index.ts'
import type { Suit } from '../tones.ts'

/** The suits that Settlement is printed in. */
export const suits = [
  'timber',
  'clay',
  'stone',
  'diamond',
  'gold',
] as const satisfies ReadonlyArray<Suit>

/** Suit of a terrain and its resource. */
export const suitOfResource: Readonly<Record<Resource, Suit>> = {
  wood: 'timber',
  clay: 'clay',
  stone: 'stone',
  diamond: 'diamond',
  gold: 'gold',
}
/** Suit of a monster, and of the heroes that draw it. */
export const suitOfColour: Readonly<Record<Colour, Suit>> = {
  green: 'timber',
  yellow: 'gold',
  blue: 'diamond',
  red: 'clay',
}
