import { defineConfig } from 'vitest/config'

/** People's paths in Firefox and WebKit, against the built app on the local runtime. */
export default defineConfig({
  test: {
    name: 'engines',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 1,
  },
})
