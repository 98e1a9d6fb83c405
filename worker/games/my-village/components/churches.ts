/**
 * The four churches.
 * Rules: M7.18.
 */
import type { Church } from './types.ts'

/** The four churches; they have no white banner (M5.38, M7.18). */
export const churches = [
  {
    id: 'church-of-salvation',
    count: 1,
    black: { values: [3], time: 4, additionalCost: [] },
    spaces: 2,
    windows: 0,
    pp: 4,
    rule: 'M5.40',
    source: 'reconstructed',
    confidence: 'low',
    fieldSources: {
      nameDe: 'rulebook',
      windows: 'rulebook',
      spaces: 'rulebook',
      effect: 'rulebook',
    },
  },
  {
    id: 'abbey-church',
    count: 1,
    black: { values: [11], time: 4, additionalCost: [] },
    spaces: 0,
    windows: 1,
    pp: 4,
    rule: 'M5.44',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: {
      nameDe: 'rulebook',
      pp: 'rulebook',
      windows: 'rulebook',
      spaces: 'rulebook',
      effect: 'rulebook',
    },
  },
  {
    id: 'trade-church',
    count: 1,
    black: { values: [11], time: 4, additionalCost: [] },
    spaces: 0,
    windows: 0,
    pp: 4,
    rule: 'M5.42',
    source: 'reconstructed',
    confidence: 'low',
    fieldSources: {
      nameDe: 'rulebook',
      windows: 'rulebook',
      spaces: 'rulebook',
      effect: 'rulebook',
    },
  },
  {
    id: 'mission-church',
    count: 1,
    black: { values: [3], time: 4, additionalCost: [] },
    spaces: 0,
    windows: 0,
    pp: 4,
    rule: 'M5.45',
    source: 'reconstructed',
    confidence: 'low',
    fieldSources: {
      nameDe: 'rulebook',
      windows: 'rulebook',
      spaces: 'rulebook',
      effect: 'rulebook',
    },
  },
] as const satisfies ReadonlyArray<Church>
