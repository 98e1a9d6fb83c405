/**
 * Print on a card, and the source of its values.
 * Rules: V-R1.
 */
import type { Provenance } from '../../kernel/provenance.ts'

/** The suits in the order in which the rules list them; a card's back shows its suit and nothing else (V9.2). */
export const suits = [
  'grains',
  'wood',
  'hay',
  'ore',
  'grapes',
  'wool',
  'leather',
  'solitary',
  'special',
] as const
export type Suit = (typeof suits)[number]

/** Value of a silver symbol in gold (V6.20). `gold` is paid for every full `per` symbols (V6.21). */
export type Silver =
  | { readonly kind: 'sum-of-printed-gold'; readonly suit: Suit }
  | {
      readonly kind: 'per-suit-symbol'
      readonly suit: Suit
      readonly per: number
      readonly gold: number
    }
  | {
      readonly kind: 'per-gold-symbol' | 'per-padlock' | 'per-food' | 'per-builder'
      readonly per: number
      readonly gold: number
    }
  | { readonly kind: 'coins-on-best-villager' }
  /** For each complete set of these suits' symbols. */
  | { readonly kind: 'per-set'; readonly suits: ReadonlyArray<Suit>; readonly gold: number }

/** Value of a bronze symbol in gold in every round (V6.30, V7.50-V7.56). */
export type Bronze =
  | { readonly kind: 'half-of-best-silver' }
  | { readonly kind: 'per-villager-with-coins'; readonly gold: number }
  | { readonly kind: 'per-gold-symbol'; readonly per: number; readonly gold: number }
  | { readonly kind: 'per-chain-starter'; readonly villagersOn: number; readonly gold: number }

/** Print on a card, and how well we know it. */
export interface CardData extends Provenance {
  readonly suit: Suit
  /** Number of times that the suit is printed (1 or 2). */
  readonly suitSymbols: number
  /** The card it is put on; `null` for a banner (V5.21). */
  readonly predecessor: string | null
  readonly chainStarter: boolean
  /** Number of villagers that may be put on it; `null`: that of the place it takes (Monk, Apprentice). */
  readonly capacity: number | null
  readonly food: number
  readonly builder: number
  readonly gold: number
  readonly silver: Silver | null
  readonly bronze?: Bronze
  /** Name of the villager that opens its padlock; `null` without a padlock. */
  readonly unlocker: string | null
  /** Number of cards of the whole deck that it unlocks (V5.48). */
  readonly keyring: number
  /** It is in the deck from this number of players on. */
  readonly minPlayers: number | null
  readonly count: number
  /** It is discarded right after its effect. */
  readonly discard?: true
  /** It is played in the draft phase (V5.54). */
  readonly phase?: 'draft' | undefined
}

/** Values of a card that has nothing else printed. */
const plain = {
  suitSymbols: 1,
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
} satisfies Partial<CardData>

/** A card by what is printed on it. */
export const card = (
  printed: Omit<CardData, keyof typeof plain> & Partial<CardData>,
): CardData => ({ ...plain, ...printed })
