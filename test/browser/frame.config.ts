import { defineConfig } from 'vitest/config'
import browser from './vitest.config.ts'

/** Measures the frame in many states of every game at every size; some twenty minutes, so by itself. */
export default defineConfig({
  ...browser,
  test: { ...browser.test, name: 'frame', include: ['**/*.states.ts'] },
})
