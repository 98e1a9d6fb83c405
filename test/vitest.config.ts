import { defineConfig } from 'vitest/config'
import { cores } from './cores.ts'
import { longestFirst } from './longest-first.ts'
import { providedSeed } from './seed.ts'
import { providedSlowness } from './slowness.ts'

const seeded = providedSeed()
const { provide: slow, within } = providedSlowness()
const provide = { ...seeded, ...slow }
// The laws play many games; on a busy machine that takes its time.
const limit = within(provide.thorough ? 3_600_000 : 240_000)

/** Tests that replace what other files read (`vi.mock`), or start what starts once in a process (resvg). */
const alone = [
  'rules/town-builder/**/*.test.ts',
  'unit/previews.test.ts',
  'unit/compared-pictures.test.ts',
]

/** The rules, the kernel and everything else that needs no runtime but the language. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: limit,
    hookTimeout: limit,
    maxWorkers: cores,
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
          exclude: alone,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
