/** Which suits Settlement is printed in. */
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

/** What a terrain and its resource are printed in. */
export const suitOfResource: Readonly<Record<Resource, Suit>> = {
  wood: 'timber',
  clay: 'clay',
  stone: 'stone',
  diamond: 'diamond',
  gold: 'gold',
}
/** What a monster, and the heroes that draw it, are printed in. */
export const suitOfColour: Readonly<Record<Colour, Suit>> = {
  green: 'timber',
  yellow: 'gold',
  blue: 'diamond',
  red: 'clay',
}
