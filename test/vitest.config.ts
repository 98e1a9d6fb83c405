import { defineConfig } from 'vitest/config'

/** The rules, the kernel and everything else that needs no runtime but the language. */
export default defineConfig({
  test: {
    name: 'unit',
    root: import.meta.dirname,
    // The laws play many games; on a busy machine that takes its time.
    testTimeout: 60_000,
    include: ['kernel/**/*.test.ts', 'rules/**/*.test.ts', 'unit/**/*.test.ts'],
  },
})
