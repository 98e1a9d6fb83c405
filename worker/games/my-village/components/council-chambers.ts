/**
 * The four council chambers.
 * Rules: M7.21, M7.29.
 */
import type { CouncilChamber } from './types.ts'

/** The four council chambers (M7.21). */
export const councilChambers = [
  {
    id: 'finance-chamber',
    count: 1,
    black: { values: [3], time: 4, additionalCost: [] },
    onAcquire: { coins: 2 },
    white: { time: 1, gain: { coins: 2 } },
    spaces: 0,
    pp: 4,
    rule: 'M7.22',
    source: 'reconstructed',
    confidence: 'high',
    fieldSources: {
      nameDe: 'rulebook',
      black: 'rulebook',
      white: 'rulebook',
      onAcquire: 'rulebook',
      effect: 'rulebook',
    },
  },
  {
    id: 'area-chamber',
    count: 1,
    black: { values: [11], time: 4, additionalCost: [] },
    onAcquire: { marker: 1 },
    white: { time: 1, gain: { marker: 1 } },
    spaces: ['travel-cards', 'craft-buildings', 'served-customers', 'church-and-monks', 'fields'],
    pp: 0,
    rule: 'M7.30',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: {
      nameDe: 'rulebook',
      spaces: 'rulebook',
      pp: 'rulebook',
      onAcquire: 'rulebook',
      effect: 'rulebook',
    },
  },
  {
    id: 'population-chamber',
    count: 1,
    black: { values: [11], time: 4, additionalCost: [] },
    onAcquire: { marker: 1 },
    white: { time: 1, gain: { marker: 1 } },
    spaces: ['abbot', 'councilman', 'traveller', 'craftsman', 'merchant'],
    pp: 0,
    rule: 'M7.31',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: {
      nameDe: 'rulebook',
      spaces: 'rulebook',
      onAcquire: 'rulebook',
      effect: 'rulebook',
    },
  },
  {
    id: 'guild-chamber',
    count: 1,
    black: { values: [3], time: 4, additionalCost: [] },
    onAcquire: { marker: 1 },
    white: { time: 1, gain: { marker: 1 } },
    spaces: 3,
    pp: 4,
    rule: 'M7.27',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: { nameDe: 'rulebook', onAcquire: 'rulebook', effect: 'rulebook' },
  },
] as const satisfies ReadonlyArray<CouncilChamber>
