/**
 * The Founders card.
 * Rules: V2.3.
 */
import type { CardData } from './card.ts'

/** What each side of the Founders card shows; a village starts on the gold side (V3.3). */
export const foundersSides = {
  gold: { gold: 2, food: 0 },
  food: { gold: 0, food: 1 },
} as const

export type FoundersSide = keyof typeof foundersSides

/** The first card of every village (V2.3). Gold and food are those of the side that lies up. */
export const founders = {
  suit: 'grains',
  suitSymbols: 1,
  predecessor: null,
  chainStarter: true,
  capacity: 2,
  food: 0,
  builder: 0,
  gold: 0,
  silver: null,
  unlocker: null,
  keyring: 0,
  minPlayers: null,
  count: 5,
  rule: 'V4.35',
  source: 'rulebook',
  confidence: 'high',
  fieldSources: { gold: 'public' },
  note: 'The number 2 on the gold side is public; the rule texts say only "gold symbol" and "1 food". The five pictures have no meaning.',
} as const satisfies CardData
