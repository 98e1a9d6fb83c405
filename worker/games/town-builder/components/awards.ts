/**
 * The awards.
 * Rules: T2.2, T7.21–T7.23.
 */
import type { Award } from './types.ts'

/** T2.2: the 8 awards. */
export const awards = [
  {
    id: 'versatility',
    count: 1,
    points: 3,
    condition: { op: 'types-at-least', count: 5 },
    rule: 'T7.21',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: { nameDe: 'rulebook' },
  },
  {
    id: 'sturdy',
    count: 1,
    points: 3,
    condition: { op: 'buildings-with-cost-at-least', cost: 4, count: 2 },
    rule: 'T7.22',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: { nameEn: 'rulebook' },
  },
  {
    id: 'specialist',
    count: 1,
    points: 3,
    condition: { op: 'same-type-at-least', count: 4 },
    rule: 'T7.90',
    source: 'reconstructed',
    confidence: 'low',
  },
  {
    id: 'growth',
    count: 1,
    points: 3,
    condition: { op: 'buildings-at-least', count: 7 },
    rule: 'T7.90',
    source: 'reconstructed',
    confidence: 'low',
  },
  {
    id: 'wealth',
    count: 1,
    points: 2,
    condition: { op: 'stored-gold-at-least', count: 3 },
    rule: 'T7.90',
    source: 'reconstructed',
    confidence: 'low',
  },
  {
    id: 'simplicity',
    count: 1,
    points: 2,
    condition: { op: 'buildings-without-ability-at-least', count: 3 },
    rule: 'T7.90',
    source: 'reconstructed',
    confidence: 'low',
  },
  {
    id: 'ingenuity',
    count: 1,
    points: 2,
    condition: { op: 'buildings-with-ability-at-least', count: 4 },
    rule: 'T7.90',
    source: 'reconstructed',
    confidence: 'low',
  },
  {
    id: 'swiftness',
    count: 1,
    points: 2,
    condition: { op: 'completed-this-turn-at-least', count: 2 },
    rule: 'T7.90',
    source: 'reconstructed',
    confidence: 'low',
  },
] as const satisfies ReadonlyArray<Award>
