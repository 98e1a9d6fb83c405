/**
 * The craft buildings.
 * Rules: M7.9–M7.12.
 */
import { from } from '../../kernel/provenance.ts'
import type { CraftBuilding } from './types.ts'

const usual = from('own, low', 'M5.24', 'rulebook: kind, good, onAcquire, white.gain, pp, nameDe')
// biome-ignore format: as the rows
const alike = { count: 1, onAcquire: { marker: 1 }, white: { time: 1, gain: { marker: 1 } }, spaces: 3, pp: 0 } as const

/** The twenty craft buildings, four of each kind (M7.9, M7.10). */
// biome-ignore format: one building a row
export const craftBuildings = [
  { id: 'stable-5-8', kind: 'stable', good: 'horse', black: { values: [5, 8], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'stable-5-9', kind: 'stable', good: 'horse', black: { values: [5, 9], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'stable-6-8', kind: 'stable', good: 'horse', black: { values: [6, 8], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'stable-6-9', kind: 'stable', good: 'horse', black: { values: [6, 9], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'brewery-5-8', kind: 'brewery', good: 'beer', black: { values: [5, 8], time: 2, additionalCost: [] }, ...alike, ...from('own, medium', 'M5.24', 'rulebook: kind, good, onAcquire, white.gain, pp, nameDe; public: black.values') },
  { id: 'brewery-5-9', kind: 'brewery', good: 'beer', black: { values: [5, 9], time: 2, additionalCost: [] }, ...alike, ...usual },
  { id: 'brewery-6-8', kind: 'brewery', good: 'beer', black: { values: [6, 8], time: 2, additionalCost: [] }, ...alike, ...usual },
  { id: 'brewery-6-9', kind: 'brewery', good: 'beer', black: { values: [6, 9], time: 2, additionalCost: [] }, ...alike, ...usual },
  { id: 'forge-5-8', kind: 'forge', good: 'plow', black: { values: [5, 8], time: 2, additionalCost: [] }, ...alike, ...usual },
  { id: 'forge-5-9', kind: 'forge', good: 'plow', black: { values: [5, 9], time: 2, additionalCost: [] }, ...alike, ...usual },
  { id: 'forge-6-8', kind: 'forge', good: 'plow', black: { values: [6, 8], time: 2, additionalCost: [] }, ...alike, ...usual },
  { id: 'forge-6-9', kind: 'forge', good: 'plow', black: { values: [6, 9], time: 2, additionalCost: [] }, ...alike, ...usual },
  { id: 'scriptorium-5-8', kind: 'scriptorium', good: 'scroll', black: { values: [5, 8], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'scriptorium-5-9', kind: 'scriptorium', good: 'scroll', black: { values: [5, 9], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'scriptorium-6-8', kind: 'scriptorium', good: 'scroll', black: { values: [6, 8], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'scriptorium-6-9', kind: 'scriptorium', good: 'scroll', black: { values: [6, 9], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'wainwright-5-8', kind: 'wainwright', good: 'wagon', black: { values: [5, 8], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'wainwright-5-9', kind: 'wainwright', good: 'wagon', black: { values: [5, 9], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'wainwright-6-8', kind: 'wainwright', good: 'wagon', black: { values: [6, 8], time: 3, additionalCost: [] }, ...alike, ...usual },
  { id: 'wainwright-6-9', kind: 'wainwright', good: 'wagon', black: { values: [6, 9], time: 3, additionalCost: [] }, ...alike, ...usual },
] as const satisfies ReadonlyArray<CraftBuilding>
