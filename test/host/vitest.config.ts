import { defineConfig } from 'vitest/config'

/** One's own server, as a process: with real mail servers around it, killed and started again. */
export default defineConfig({
  test: {
    name: 'host',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
})
