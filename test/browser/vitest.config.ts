import { defineConfig } from 'vitest/config'
import { cores } from '../cores.ts'
import { longestFirst } from '../longest-first.ts'
import { scratch } from '../scratch.ts'
import { providedSeed } from '../seed.ts'
import { providedSlowness } from '../slowness.ts'

const { provide: slow, within } = providedSlowness()
const provide = { ...providedSeed(), ...slow }
process.env.TMPDIR = scratch

/** People's paths in Chromium, against the built app on the local runtime. */
export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./server.ts'],
    // Requests of a page to the server, and letters, which wait for a while.
    expect: { poll: { timeout: within(30_000) } },
    // Each file starts a browser of its own; what they import is read once for all.
    isolate: false,
    testTimeout: within(120_000),
    hookTimeout: within(60_000),
    provide,
    maxWorkers: cores,
    sequence: {
      sequencer: longestFirst(['more-games', 'pages', 'frame', 'browser/game', 'turn']),
    },
  },
})
