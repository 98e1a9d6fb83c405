/**
 * The Countess card.
 * Rules: V7.70.
 */
import type { CardData } from './card.ts'

/** What each side of the Countess card shows (V7.70, V8.20). */
export const countessSides = { gold: 4, blank: 0 } as const
export type CountessSide = keyof typeof countessSides

/** The first card of the Countess's village (V3.16). Its gold is that of the side that lies up; it belongs to no suit. */
export const countess = {
  suit: 'grains',
  suitSymbols: 0,
  predecessor: null,
  chainStarter: false,
  capacity: 0,
  food: 0,
  builder: 0,
  gold: 0,
  silver: null,
  unlocker: null,
  keyring: 0,
  minPlayers: null,
  count: 1,
  rule: 'V7.70',
  source: 'rulebook',
  confidence: 'high',
} as const satisfies CardData
