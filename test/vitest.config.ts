import { defineConfig } from 'vitest/config'
import { longestFirst } from './longest-first.ts'
import { providedSeed } from './seed.ts'

const provide = providedSeed()

/** Tests that play with components of their own (`vi.mock`), which no other file may see. */
const withOwnComponents = 'rules/town-builder/**/*.test.ts'

/** The rules, the kernel and everything else that needs no runtime but the language. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    // The laws play many games; on a busy machine that takes its time.
    testTimeout: provide.thorough ? 3_600_000 : 240_000,
    // Vitest leaves one core free by itself.
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst(['villagers/laws', 'town-builder/laws', 'my-village/laws']),
    },
    provide,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The files change nothing that they share: one worker reads the rules once for all of them.
          isolate: false,
          include: ['kernel/**/*.test.ts', 'rules/**/*.test.ts', 'unit/**/*.test.ts'],
          exclude: [withOwnComponents],
        },
      },
      { extends: true, test: { name: 'town-builder', include: [withOwnComponents] } },
    ],
  },
})
