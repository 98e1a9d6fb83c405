/**
 * Markers, tiles and figures.
 * Rules: M2.4, M2.6, M2.10, M2.11.
 */
import type { Token } from './types.ts'

/** Markers, tiles and figures (M2.4, M2.6). */
export const tokens = [
  { id: 'story-1', count: 31, sp: 1, rule: 'M2.6', source: 'rulebook', confidence: 'high' },
  { id: 'story-2', count: 14, sp: 2, rule: 'M2.6', source: 'rulebook', confidence: 'high' },
  { id: 'story-5', count: 13, sp: 5, rule: 'M2.6', source: 'rulebook', confidence: 'high' },
  { id: 'black-marker', count: 70, rule: 'M2.4', source: 'rulebook', confidence: 'high' },
  { id: 'day-laborer', count: 4, pp: -5, rule: 'M5.111', source: 'rulebook', confidence: 'high' },
  {
    id: 'tile-2-12',
    count: 4,
    values: [2, 12],
    rule: 'M5.64',
    source: 'rulebook',
    confidence: 'high',
  },
  { id: 'reaper', count: 4, rule: 'M2.4', source: 'rulebook', confidence: 'high' },
  { id: 'headman', count: 4, rule: 'M2.4', source: 'rulebook', confidence: 'high' },
  { id: 'time-marker', count: 4, rule: 'M2.4', source: 'rulebook', confidence: 'high' },
  { id: 'rat', count: 1, rule: 'M2.4', source: 'rulebook', confidence: 'high' },
  {
    id: 'starting-player-hand',
    count: 1,
    pp: 1,
    rule: 'M5.69',
    source: 'rulebook',
    confidence: 'high',
  },
] as const satisfies ReadonlyArray<Token>
