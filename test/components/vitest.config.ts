import { defineConfig } from 'vitest/config'
import web from '../../web/vite.config.ts'
import { cores } from '../cores.ts'
import { providedSlowness } from '../slowness.ts'

const { provide, within } = providedSlowness()

/** Pages and boards as components, in jsdom: what is on the page and what is asked of the API, without a server. */
export default defineConfig({
  plugins: web.plugins ?? [],
  test: {
    name: 'components',
    root: import.meta.dirname,
    include: ['**/*.test.tsx'],
    environment: 'jsdom',
    // A failed query would print the whole page.
    env: { DEBUG_PRINT_LIMIT: '0' },
    setupFiles: ['./browser.ts'],
    testTimeout: within(60_000),
    hookTimeout: within(60_000),
    provide,
    maxWorkers: cores,
  },
})
