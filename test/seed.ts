/**
 * Seed with which random tests begin. The test command plays the same games every time; `npm run
 * test:fresh` plays others each time, and more of them. Both print their seed; `npm run test:fresh
 * <seed>` plays those of a seed again.
 */
declare module 'vitest' {
  export interface ProvidedContext {
    /** The seed of all random tests of this run. */
    readonly seed: number
    /** True if the tests look further than the test command has time for. */
    readonly thorough: boolean
  }
}

/** For a suite's configuration: tests get it by `inject`. */
export function providedSeed(): { readonly seed: number; readonly thorough: boolean } {
  const seed = Number(process.env.DORFPOST_SEED ?? 1)
  // Other tools read the configuration, too.
  if (process.env.VITEST) process.stdout.write(`Random tests begin with seed ${seed}.\n`)
  return { seed, thorough: process.env.DORFPOST_THOROUGH === '1' }
}
