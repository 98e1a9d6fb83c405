import { afterEach, expect, test, vi } from 'vitest'
import { providedSeed } from '../seed.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('random tests begin with the same seed each time, or with the one that is asked for, and say so', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('DORFPOST_SEED', undefined)
  vi.stubEnv('DORFPOST_THOROUGH', undefined)
  expect([providedSeed(), providedSeed()]).toEqual(
    Array.from({ length: 2 }, () => ({ seed: 1, thorough: false })),
  )
  vi.stubEnv('DORFPOST_SEED', '77')
  vi.stubEnv('DORFPOST_THOROUGH', '1')
  expect(providedSeed()).toEqual({ seed: 77, thorough: true })
  expect(written.mock.calls.map(([text]) => text)).toEqual(
    [1, 1, 77].map((seed) => `Random tests begin with seed ${seed}.\n`),
  )
})
