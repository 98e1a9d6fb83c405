/**
 * The Developments: what must be had most of, and the reward.
 * Rules: V2.9, V7.65, V7.120–V7.131.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'

/** The three suits of Developments; of each one card is in play (V3.26). */
export const developmentSuits = ['community', 'trade', 'production'] as const
export type DevelopmentSuit = (typeof developmentSuits)[number]

/** Thing that must be had most of, alone (V7.61, V7.120-V7.131). */
export type Most =
  | 'special-villagers-in-hand'
  | 'villagers'
  | 'gold-symbols'
  | 'solitary-symbols'
  | 'villagers-with-coins'
  | 'padlocks'
  | 'best-silver-value'
  | 'food-symbols'
  | 'ore-symbols'
  | 'hay-symbols'
  | 'wood-symbols'
  | 'production-chains'

/** Print on a Development, and how well we know it. */
export interface DevelopmentData extends Provenance {
  readonly suit: DevelopmentSuit
  readonly most: Most
  /** From the bank, at once. */
  readonly gold: number
  /** For the following round (V7.62). */
  readonly food: number
  readonly builder: number
  /** A villager besides: the top card of a stack or the Reserve, or a basic villager. */
  readonly villager: 'card' | 'basic' | null
  /** True if it is in play in solo, too (V7.65). */
  readonly inSolo: boolean
  readonly rule: string
}

/** The twelve Developments (V2.9, V7.120-V7.131). */
// biome-ignore format: one development a row
export const developments = {
  inn: { suit: 'community', most: 'special-villagers-in-hand', gold: 5, food: 0, builder: 0, villager: null, inSolo: false, ...from('rulebook, high', 'V7.120') },
  church: { suit: 'community', most: 'villagers', gold: 3, food: 0, builder: 0, villager: 'card', inSolo: false, ...from('rulebook, high', 'V7.121') },
  'town-hall': { suit: 'community', most: 'gold-symbols', gold: 5, food: 0, builder: 0, villager: null, inSolo: true, ...from('rulebook, high', 'V7.122') },
  tavern: { suit: 'community', most: 'solitary-symbols', gold: 3, food: 0, builder: 0, villager: 'basic', inSolo: true, ...from('rulebook, high', 'V7.123') },
  bank: { suit: 'trade', most: 'villagers-with-coins', gold: 5, food: 0, builder: 0, villager: null, inSolo: true, ...from('rulebook, high', 'V7.124') },
  guildhall: { suit: 'trade', most: 'padlocks', gold: 5, food: 0, builder: 0, villager: null, inSolo: true, ...from('rulebook, high', 'V7.125') },
  lighthouse: { suit: 'trade', most: 'best-silver-value', gold: 5, food: 0, builder: 0, villager: null, inSolo: true, ...from('rulebook, high', 'V7.126') },
  marketplace: { suit: 'trade', most: 'food-symbols', gold: 5, food: 0, builder: 0, villager: null, inSolo: true, ...from('rulebook, high', 'V7.127') },
  'gold-mine': { suit: 'production', most: 'ore-symbols', gold: 5, food: 0, builder: 0, villager: null, inSolo: true, ...from('rulebook, high', 'V7.128') },
  'ox-crane': { suit: 'production', most: 'hay-symbols', gold: 2, food: 0, builder: 1, villager: null, inSolo: true, ...from('rulebook, high', 'V7.129') },
  sawmill: { suit: 'production', most: 'wood-symbols', gold: 2, food: 0, builder: 1, villager: null, inSolo: true, ...from('rulebook, high', 'V7.130') },
  windmill: { suit: 'production', most: 'production-chains', gold: 2, food: 1, builder: 0, villager: null, inSolo: false, ...from('rulebook, high', 'V7.131') },
} as const satisfies Readonly<Record<string, DevelopmentData>>
export type DevelopmentId = keyof typeof developments
export const developmentIds = Object.keys(developments) as ReadonlyArray<DevelopmentId>
