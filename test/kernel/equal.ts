import { expect } from 'vitest'
import { same } from '../../worker/games/kernel/index.ts'

/**
 * Deep equality. The kernel's own is much faster; where it finds a difference, Vitest shows it.
 *
 * @param about words on what is compared, made only where it differs
 */
export function equal(actual: unknown, expected: unknown, about?: () => string): void {
  if (!same(actual, expected)) expect(actual, about?.()).toEqual(expected)
}
