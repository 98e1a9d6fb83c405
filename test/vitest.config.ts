import { defineConfig } from 'vitest/config'
import { longestFirst } from './longest-first.ts'
import { providedSeed } from './seed.ts'

const provide = providedSeed()

/** The rules, the kernel and everything else that needs no runtime but the language. */
export default defineConfig({
  test: {
    name: 'unit',
    root: import.meta.dirname,
    // The laws play many games; on a busy machine that takes its time.
    testTimeout: provide.thorough ? 3_600_000 : 240_000,
    // Vitest leaves one core free by itself.
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst(['villagers/laws', 'town-builder/laws', 'my-village/laws']),
    },
    provide,
    include: ['kernel/**/*.test.ts', 'rules/**/*.test.ts', 'unit/**/*.test.ts'],
  },
})
