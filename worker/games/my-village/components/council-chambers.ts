/**
 * The four council chambers.
 * Rules: M7.21, M7.29.
 */
import { from } from '../../kernel/provenance.ts'
import type { CouncilChamber } from './types.ts'

/** The four council chambers (M7.21). */
// biome-ignore format: one chamber a row
export const councilChambers = [
  { id: 'finance-chamber', count: 1, black: { values: [3], time: 4, additionalCost: [] }, onAcquire: { coins: 2 }, white: { time: 1, gain: { coins: 2 } }, spaces: 0, pp: 4, ...from('own, high', 'M7.22', 'rulebook: nameDe, black, white, onAcquire, effect') },
  { id: 'area-chamber', count: 1, black: { values: [11], time: 4, additionalCost: [] }, onAcquire: { marker: 1 }, white: { time: 1, gain: { marker: 1 } }, spaces: ['travel-cards', 'craft-buildings', 'served-customers', 'church-and-monks', 'fields'], pp: 0, ...from('own, medium', 'M7.30', 'rulebook: nameDe, spaces, pp, onAcquire, effect') },
  { id: 'population-chamber', count: 1, black: { values: [11], time: 4, additionalCost: [] }, onAcquire: { marker: 1 }, white: { time: 1, gain: { marker: 1 } }, spaces: ['abbot', 'councilman', 'traveller', 'craftsman', 'merchant'], pp: 0, ...from('own, medium', 'M7.31', 'rulebook: nameDe, spaces, onAcquire, effect') },
  { id: 'guild-chamber', count: 1, black: { values: [3], time: 4, additionalCost: [] }, onAcquire: { marker: 1 }, white: { time: 1, gain: { marker: 1 } }, spaces: 3, pp: 4, ...from('own, medium', 'M7.27', 'rulebook: nameDe, onAcquire, effect') },
] as const satisfies ReadonlyArray<CouncilChamber>
