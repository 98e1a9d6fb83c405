import { loadavg } from 'node:os'
import { cores } from './cores.ts'

/**
 * Slowness of the machine: limits of time in tests are multiplied by it, so that a slow or busy machine fails no test.
 * A suite's configuration measures it once, before the suite; tests multiply by `within`.
 */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Factor by which everything takes longer than on a quick quiet machine: 1 to 8. */
    readonly slowness: number
  }
}

/** Time in milliseconds that `work` takes on a quick quiet machine. */
const usual = 30

/** A test that fails should still end some day. */
const most = 8

/** Some work as tests do it: objects are made, written and read. */
function work(): number {
  let length = 0
  for (let n = 0; n < 800; n++) {
    const state = Array.from({ length: 100 }, (_, i) => ({ seat: i % 5, card: `card-${i * n}` }))
    const read = JSON.parse(JSON.stringify(state)) as typeof state
    length += read.toSorted((a, b) => (a.card < b.card ? -1 : 1)).length
  }
  return length
}

/**
 * Measures it: the slowest of some rounds, as others use the machine at times only, and at least as many as wait for a
 * core by the system's own account, which Windows does not keep.
 */
export function measureSlowness(): number {
  let slowest = 0
  // The first round is slow everywhere, as the engine does not know the work yet.
  work()
  for (let round = 0; round < 4; round++) {
    const begun = performance.now()
    work()
    slowest = Math.max(slowest, performance.now() - begun)
  }
  const waiting = (loadavg()[0] ?? 0) / cores
  const times = Math.round(10 * Math.max(slowest / usual, waiting)) / 10
  return Math.min(most, Math.max(1, times))
}

/** For a suite's configuration: what tests get by `inject`, and the same for the limits of the suite itself. */
export function providedSlowness() {
  const slowness = measureSlowness()
  // Other tools read the configuration, too.
  if (process.env.VITEST)
    process.stdout.write(`Limits of time are those of a quick machine times ${slowness}.\n`)
  return { provide: { slowness }, within: (milliseconds: number) => milliseconds * slowness }
}
