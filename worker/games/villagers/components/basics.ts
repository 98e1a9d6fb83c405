/**
 * The basic villagers.
 * Rules: V2.2, V-R3.
 */
import { from } from '../../kernel/provenance.ts'
import { card } from './card.ts'

const usual = from('rulebook, high', 'V5.30', 'public: count')

/** The three face-up stacks of basic villagers (V2.2). */
// biome-ignore format: one card a row
export const basics = {
  // The split 10 + 10 + 10 of the 30 basic villagers is public (V-R3).
  lumberjack: card({ suit: 'wood', chainStarter: true, capacity: 2, count: 10, ...usual }),
  hayer: card({ suit: 'hay', chainStarter: true, capacity: 2, count: 10, ...usual }),
  miner: card({ suit: 'ore', chainStarter: true, capacity: 2, count: 10, ...usual }),
}

export type BasicId = keyof typeof basics
