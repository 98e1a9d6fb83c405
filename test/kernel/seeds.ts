import fc from 'fast-check'
import { inject } from 'vitest'
import type {} from '../seed.ts'

/** True if this run looks further than the test command has time for (`npm run test:fresh`). */
export const isThorough: boolean = inject('thorough')

/** The n-th 32-byte seed of this run. */
export function seedOf(n: number): Uint8Array {
  const bytes = new Uint8Array(32).map((_, i) => (i * 11 + n * 7) % 256)
  const numbers = new DataView(bytes.buffer)
  numbers.setUint32(0, inject('seed'))
  numbers.setUint32(4, n)
  return bytes
}

fc.configureGlobal({ seed: inject('seed') })

/** fast-check with the seed of this run; tests take it from here. */
export { fc }
