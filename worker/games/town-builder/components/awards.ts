/**
 * The awards.
 * Rules: T2.2, T7.21–T7.23.
 */
import { from } from '../../kernel/provenance.ts'
import type { Award } from './types.ts'

const usual = from('own, low', 'T7.90')

/** T2.2: the 8 awards. */
// biome-ignore format: one award a row
export const awards = [
  { id: 'versatility', count: 1, points: 3, condition: { op: 'types-at-least', count: 5 }, ...from('own, medium', 'T7.21', 'rulebook: nameDe') },
  { id: 'sturdy', count: 1, points: 3, condition: { op: 'buildings-with-cost-at-least', cost: 4, count: 2 }, ...from('own, medium', 'T7.22', 'rulebook: nameEn') },
  { id: 'specialist', count: 1, points: 3, condition: { op: 'same-type-at-least', count: 4 }, ...usual },
  { id: 'growth', count: 1, points: 3, condition: { op: 'buildings-at-least', count: 7 }, ...usual },
  { id: 'wealth', count: 1, points: 2, condition: { op: 'stored-gold-at-least', count: 3 }, ...usual },
  { id: 'simplicity', count: 1, points: 2, condition: { op: 'buildings-without-ability-at-least', count: 3 }, ...usual },
  { id: 'ingenuity', count: 1, points: 2, condition: { op: 'buildings-with-ability-at-least', count: 4 }, ...usual },
  { id: 'swiftness', count: 1, points: 2, condition: { op: 'completed-this-turn-at-least', count: 2 }, ...usual },
] as const satisfies ReadonlyArray<Award>
