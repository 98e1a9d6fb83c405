/**
 * Tokens, markers and settlers, and how many the box holds.
 * Rules: S2.7, S2.9–S2.12.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'

/** A kind of token and how many the box holds (S2.7-S2.12). The numbers never limit play (S-R4, S-R5). */
export interface Token extends Provenance {
  readonly id: string
  readonly count: number
  readonly perPlayer?: number
}

const usual = from('rulebook, high')

// biome-ignore format: one token a row
export const allTokens = [
  { id: 'wood', count: 16, ...usual },
  { id: 'clay', count: 16, ...usual },
  { id: 'stone', count: 16, ...usual },
  { id: 'diamond', count: 42, ...usual },
  { id: 'gold', count: 32, ...usual },
  { id: 'basic-settler', count: 24, perPlayer: 6, ...usual },
  { id: 'bonus-settler', count: 24, ...usual },
  { id: 'outpost', count: 36, ...usual },
  { id: 'start-marker', count: 1, ...usual },
  { id: 'round-marker', count: 1, ...usual },
] as const satisfies ReadonlyArray<Token>
