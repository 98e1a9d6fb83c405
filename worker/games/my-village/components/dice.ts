/**
 * The dice.
 * Rules: M2.5.
 */
import type { DieKind } from './types.ts'

/** The twelve dice (M2.5). */
export const dice = [
  {
    id: 'white-die',
    count: 8,
    faces: [1, 2, 3, 4, 5, 6],
    timeCost: 0,
    rule: 'M2.5',
    source: 'rulebook',
    confidence: 'high',
  },
  {
    id: 'black-die',
    count: 3,
    faces: [1, 2, 3, 4, 5, 6],
    timeCost: 2,
    rule: 'M5.9',
    source: 'rulebook',
    confidence: 'high',
  },
  {
    id: 'rat-die',
    count: 1,
    faces: [1, 2, 3, 4, 5, 6],
    rule: 'M5.112',
    source: 'rulebook',
    confidence: 'high',
  },
] as const satisfies ReadonlyArray<DieKind>
