import { defineConfig } from 'vitest/config'

/** The rules, the kernel and everything else that needs no runtime but the language. */
export default defineConfig({
  test: {
    name: 'unit',
    root: import.meta.dirname,
    include: ['kernel/**/*.test.ts', 'rules/**/*.test.ts', 'unit/**/*.test.ts'],
  },
})
