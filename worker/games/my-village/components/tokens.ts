/**
 * Markers, tiles and figures.
 * Rules: M2.4, M2.6, M2.10, M2.11.
 */
import { from } from '../../kernel/provenance.ts'
import type { Token } from './types.ts'

/** Markers, tiles and figures (M2.4, M2.6). */
// biome-ignore format: one token a row
export const tokens = [
  { id: 'story-1', count: 31, sp: 1, ...from('rulebook, high', 'M2.6') },
  { id: 'story-2', count: 14, sp: 2, ...from('rulebook, high', 'M2.6') },
  { id: 'story-5', count: 13, sp: 5, ...from('rulebook, high', 'M2.6') },
  { id: 'black-marker', count: 70, ...from('rulebook, high', 'M2.4') },
  { id: 'day-laborer', count: 4, pp: -5, ...from('rulebook, high', 'M5.111') },
  { id: 'tile-2-12', count: 4, values: [2, 12], ...from('rulebook, high', 'M5.64') },
  { id: 'reaper', count: 4, ...from('rulebook, high', 'M2.4') },
  { id: 'headman', count: 4, ...from('rulebook, high', 'M2.4') },
  { id: 'time-marker', count: 4, ...from('rulebook, high', 'M2.4') },
  { id: 'rat', count: 1, ...from('rulebook, high', 'M2.4') },
  { id: 'starting-player-hand', count: 1, pp: 1, ...from('rulebook, high', 'M5.69') },
] as const satisfies ReadonlyArray<Token>
