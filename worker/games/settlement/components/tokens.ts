/**
 * Tokens, markers and settlers, and how many the box holds.
 * Rules: S2.7, S2.9–S2.12.
 */
import type { Provenance } from './provenance.ts'

/** A kind of token and how many the box holds (S2.7-S2.12). The numbers never limit play (S-R4, S-R5). */
export interface Token extends Provenance {
  readonly id: string
  readonly count: number
  readonly perPlayer?: number
}

export const TOKENS = [
  { id: 'wood', count: 16, source: 'rulebook', confidence: 'high' },
  { id: 'clay', count: 16, source: 'rulebook', confidence: 'high' },
  { id: 'stone', count: 16, source: 'rulebook', confidence: 'high' },
  { id: 'diamond', count: 42, source: 'rulebook', confidence: 'high' },
  { id: 'gold', count: 32, source: 'rulebook', confidence: 'high' },
  { id: 'basic-settler', count: 24, perPlayer: 6, source: 'rulebook', confidence: 'high' },
  { id: 'bonus-settler', count: 24, source: 'rulebook', confidence: 'high' },
  { id: 'outpost', count: 36, source: 'rulebook', confidence: 'high' },
  { id: 'start-marker', count: 1, source: 'rulebook', confidence: 'high' },
  { id: 'round-marker', count: 1, source: 'rulebook', confidence: 'high' },
] as const satisfies ReadonlyArray<Token>
