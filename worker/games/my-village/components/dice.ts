/**
 * The dice.
 * Rules: M2.5.
 */
import { from } from '../../kernel/provenance.ts'
import type { DieKind } from './types.ts'

/** The twelve dice (M2.5). */
// biome-ignore format: one die a row
export const dice = [
  { id: 'white-die', count: 8, faces: [1, 2, 3, 4, 5, 6], timeCost: 0, ...from('rulebook, high', 'M2.5') },
  { id: 'black-die', count: 3, faces: [1, 2, 3, 4, 5, 6], timeCost: 2, ...from('rulebook, high', 'M5.9') },
  { id: 'rat-die', count: 1, faces: [1, 2, 3, 4, 5, 6], ...from('rulebook, high', 'M5.112') },
] as const satisfies ReadonlyArray<DieKind>
