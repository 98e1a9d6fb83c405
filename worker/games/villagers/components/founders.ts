/**
 * The Founders card.
 * Rules: V2.3.
 */
import { from } from '../../kernel/provenance.ts'
import { card } from './card.ts'

/** Gold on each side of the Founders card; a village starts on the gold side (V3.3). */
export const foundersSides = {
  gold: { gold: 2, food: 0 },
  food: { gold: 0, food: 1 },
} as const

export type FoundersSide = keyof typeof foundersSides

/** The first card of every village (V2.3). Gold and food are those of the side that lies up. */
export const founders = card({
  suit: 'grains',
  chainStarter: true,
  capacity: 2,
  count: 5,
  // The number 2 on the gold side is public; the rule texts say only "gold symbol" and "1 food". The five pictures have no meaning.
  ...from('rulebook, high', 'V4.35', 'public: gold'),
})
