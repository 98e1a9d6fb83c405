import { expect } from 'vitest'
import { same } from '../../worker/games/kernel/index.ts'

/** Deep equality. The kernel's own is much faster; where it finds a difference, Vitest shows it. */
export function equal(actual: unknown, expected: unknown): void {
  if (!same(actual, expected)) expect(actual).toEqual(expected)
}
