/**
 * The monks.
 * Rules: M7.19, M7.20.
 */
import { from } from '../../kernel/provenance.ts'
import type { Monk, MonkBonus, MonkStack } from './types.ts'

/** Values of the black banners of a stack. */
const values = {
  quill: [4, 10],
  jug: [5, 9],
  rosary: [6, 8],
} as const satisfies Record<MonkStack, ReadonlyArray<number>>

/** A monk by stack, number and bonus; `rule` is about the bonus. */
const monk = <S extends MonkStack, const N extends number>(
  stack: S,
  number: N,
  bonus: MonkBonus,
  rule: string,
): Monk & { readonly id: `monk-${S}-${N}` } => ({
  ...{ id: `monk-${stack}-${number}`, count: 1, stack, bonus, windows: 1 },
  black: { values: values[stack], time: 3, additionalCost: [] },
  ...from('own, low', rule, 'rulebook: stack, windows'),
})

/** The twelve monks: each a window and a one-time bonus (M7.19, M7.20). */
export const monks = [
  monk('quill', 1, { sp: 3 }, 'M5.51'),
  monk('quill', 2, { school: 2 }, 'M5.54'),
  monk('quill', 3, { marketOffice: 1, maxCustomers: 2 }, 'M5.55'),
  monk('jug', 1, { sp: 3 }, 'M5.51'),
  monk('jug', 2, { school: 1 }, 'M5.53'),
  monk('jug', 3, { school: 1 }, 'M5.53'),
  monk('jug', 4, { headman: 1 }, 'M5.52'),
  monk('rosary', 1, { sp: 2 }, 'M5.51'),
  monk('rosary', 2, { sp: 2 }, 'M5.51'),
  monk('rosary', 3, { headman: 1 }, 'M5.52'),
  monk('rosary', 4, { headman: 1 }, 'M5.52'),
  monk('rosary', 5, { marketOffice: 1, maxCustomers: 2 }, 'M5.55'),
] as const
