/**
 * The four churches.
 * Rules: M7.18.
 */
import { from } from '../../kernel/provenance.ts'
import type { Church } from './types.ts'

/** The four churches; they have no white banner (M5.38, M7.18). */
// biome-ignore format: one church a row
export const churches = [
  { id: 'church-of-salvation', count: 1, black: { values: [3], time: 4, additionalCost: [] }, spaces: 2, windows: 0, pp: 4, ...from('own, low', 'M5.40', 'rulebook: nameDe, windows, spaces, effect') },
  { id: 'abbey-church', count: 1, black: { values: [11], time: 4, additionalCost: [] }, spaces: 0, windows: 1, pp: 4, ...from('own, medium', 'M5.44', 'rulebook: nameDe, pp, windows, spaces, effect') },
  { id: 'trade-church', count: 1, black: { values: [11], time: 4, additionalCost: [] }, spaces: 0, windows: 0, pp: 4, ...from('own, low', 'M5.42', 'rulebook: nameDe, windows, spaces, effect') },
  { id: 'mission-church', count: 1, black: { values: [3], time: 4, additionalCost: [] }, spaces: 0, windows: 0, pp: 4, ...from('own, low', 'M5.45', 'rulebook: nameDe, windows, spaces, effect') },
] as const satisfies ReadonlyArray<Church>
