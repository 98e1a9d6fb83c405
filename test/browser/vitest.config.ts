import { defineConfig } from 'vitest/config'
import { cores } from '../cores.ts'
import { longestFirst } from '../longest-first.ts'

/** People's paths in Chromium, against the built app on the local runtime. */
export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./server.ts'],
    // A busy machine takes its time for what a page asks the server.
    expect: { poll: { timeout: 15_000 } },
    // Each file starts a browser of its own; what they import is read once for all.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: cores,
    sequence: {
      sequencer: longestFirst([
        'every-state',
        'more-games',
        'pages',
        'frame',
        'browser/game',
        'turn',
      ]),
    },
  },
})
