/**
 * The fields.
 * Rules: M7.13.
 */
import type { Field } from './types.ts'

/** The field, eight copies (M7.13). */
export const fields = [
  {
    id: 'field',
    count: 8,
    black: { values: [7], time: 2, additionalCost: [] },
    onAcquire: { coins: 1 },
    white: { time: 0, gain: { coins: 1 }, withPlow: { coins: 1 } },
    spaces: 1,
    pp: 1,
    rule: 'M5.27',
    source: 'reconstructed',
    confidence: 'medium',
    fieldSources: {
      count: 'rulebook',
      onAcquire: 'rulebook',
      'white.gain': 'rulebook',
      'white.withPlow': 'rulebook',
      spaces: 'rulebook',
      pp: 'rulebook',
      nameDe: 'rulebook',
    },
  },
] as const satisfies ReadonlyArray<Field>
