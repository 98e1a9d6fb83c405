/**
 * The Developments: what must be had most of, and the reward.
 * Rules: V2.9, V7.65, V7.120–V7.131.
 */

/** The three suits of Developments; of each one card is in play (V3.26). */
export const developmentSuits = ['community', 'trade', 'production'] as const
export type DevelopmentSuit = (typeof developmentSuits)[number]

/** What must be had most of, alone (V7.61, V7.120-V7.131). */
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

/** What is printed on a Development, and how well we know it. */
export interface DevelopmentData {
  readonly suit: DevelopmentSuit
  readonly most: Most
  /** From the bank, at once. */
  readonly gold: number
  /** For the following round (V7.62). */
  readonly food: number
  readonly builder: number
  /** A villager besides: the top card of a stack or the Reserve, or a basic villager. */
  readonly villager: 'card' | 'basic' | null
  /** Whether it is in play in solo, too (V7.65). */
  readonly inSolo: boolean
  readonly rule: string
  readonly source: 'rulebook'
  readonly confidence: 'high'
}

/** The twelve Developments (V2.9, V7.120-V7.131). */
export const developments = {
  inn: {
    suit: 'community',
    most: 'special-villagers-in-hand',
    gold: 5,
    food: 0,
    builder: 0,
    villager: null,
    inSolo: false,
    rule: 'V7.120',
    source: 'rulebook',
    confidence: 'high',
  },
  church: {
    suit: 'community',
    most: 'villagers',
    gold: 3,
    food: 0,
    builder: 0,
    villager: 'card',
    inSolo: false,
    rule: 'V7.121',
    source: 'rulebook',
    confidence: 'high',
  },
  'town-hall': {
    suit: 'community',
    most: 'gold-symbols',
    gold: 5,
    food: 0,
    builder: 0,
    villager: null,
    inSolo: true,
    rule: 'V7.122',
    source: 'rulebook',
    confidence: 'high',
  },
  tavern: {
    suit: 'community',
    most: 'solitary-symbols',
    gold: 3,
    food: 0,
    builder: 0,
    villager: 'basic',
    inSolo: true,
    rule: 'V7.123',
    source: 'rulebook',
    confidence: 'high',
  },
  bank: {
    suit: 'trade',
    most: 'villagers-with-coins',
    gold: 5,
    food: 0,
    builder: 0,
    villager: null,
    inSolo: true,
    rule: 'V7.124',
    source: 'rulebook',
    confidence: 'high',
  },
  guildhall: {
    suit: 'trade',
    most: 'padlocks',
    gold: 5,
    food: 0,
    builder: 0,
    villager: null,
    inSolo: true,
    rule: 'V7.125',
    source: 'rulebook',
    confidence: 'high',
  },
  lighthouse: {
    suit: 'trade',
    most: 'best-silver-value',
    gold: 5,
    food: 0,
    builder: 0,
    villager: null,
    inSolo: true,
    rule: 'V7.126',
    source: 'rulebook',
    confidence: 'high',
  },
  marketplace: {
    suit: 'trade',
    most: 'food-symbols',
    gold: 5,
    food: 0,
    builder: 0,
    villager: null,
    inSolo: true,
    rule: 'V7.127',
    source: 'rulebook',
    confidence: 'high',
  },
  'gold-mine': {
    suit: 'production',
    most: 'ore-symbols',
    gold: 5,
    food: 0,
    builder: 0,
    villager: null,
    inSolo: true,
    rule: 'V7.128',
    source: 'rulebook',
    confidence: 'high',
  },
  'ox-crane': {
    suit: 'production',
    most: 'hay-symbols',
    gold: 2,
    food: 0,
    builder: 1,
    villager: null,
    inSolo: true,
    rule: 'V7.129',
    source: 'rulebook',
    confidence: 'high',
  },
  sawmill: {
    suit: 'production',
    most: 'wood-symbols',
    gold: 2,
    food: 0,
    builder: 1,
    villager: null,
    inSolo: true,
    rule: 'V7.130',
    source: 'rulebook',
    confidence: 'high',
  },
  windmill: {
    suit: 'production',
    most: 'production-chains',
    gold: 2,
    food: 1,
    builder: 0,
    villager: null,
    inSolo: false,
    rule: 'V7.131',
    source: 'rulebook',
    confidence: 'high',
  },
} as const satisfies Readonly<Record<string, DevelopmentData>>
export type DevelopmentId = keyof typeof developments
export const developmentIds = Object.keys(developments) as ReadonlyArray<DevelopmentId>
