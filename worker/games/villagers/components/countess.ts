/**
 * The Countess card.
 * Rules: V7.70.
 */
import { from } from '../../kernel/provenance.ts'
import { card } from './card.ts'

/** Gold on each side of the Countess card (V7.70, V8.20). */
export const countessSides = { gold: 4, blank: 0 } as const
export type CountessSide = keyof typeof countessSides

/** The first card of the Countess's village (V3.16). Its gold is that of the side that lies up; it belongs to no suit. */
export const countess = card({
  suit: 'grains',
  suitSymbols: 0,
  count: 1,
  ...from('rulebook, high', 'V7.70'),
})
