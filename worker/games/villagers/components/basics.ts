/**
 * The basic villagers.
 * Rules: V2.2, V-R3.
 */
import type { CardData } from './card.ts'

/** The three face-up stacks of basic villagers (V2.2). */
export const basics = {
  lumberjack: {
    suit: 'wood',
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
    count: 10,
    rule: 'V5.30',
    source: 'rulebook',
    confidence: 'high',
    fieldSources: { count: 'public' },
    note: 'The split 10 + 10 + 10 of the 30 basic villagers is public (V-R3).',
  },
  hayer: {
    suit: 'hay',
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
    count: 10,
    rule: 'V5.30',
    source: 'rulebook',
    confidence: 'high',
    fieldSources: { count: 'public' },
  },
  miner: {
    suit: 'ore',
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
    count: 10,
    rule: 'V5.30',
    source: 'rulebook',
    confidence: 'high',
    fieldSources: { count: 'public' },
  },
} as const satisfies Readonly<Record<string, CardData>>

export type BasicId = keyof typeof basics
