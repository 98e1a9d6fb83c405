/**
 * The fields.
 * Rules: M7.13.
 */
import { from } from '../../kernel/provenance.ts'
import type { Field } from './types.ts'

/** The field, eight copies (M7.13). */
// biome-ignore format: one field a row
export const fields = [
  { id: 'field', count: 8, black: { values: [7], time: 2, additionalCost: [] }, onAcquire: { coins: 1 }, white: { time: 0, gain: { coins: 1 }, withPlow: { coins: 1 } }, spaces: 1, pp: 1, ...from('own, medium', 'M5.27', 'rulebook: count, onAcquire, white.gain, white.withPlow, spaces, pp, nameDe') },
] as const satisfies ReadonlyArray<Field>
