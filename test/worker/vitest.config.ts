import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const top = `${import.meta.dirname}/../..`

/** The real worker with its D1 database and Durable Objects, in workerd. Storage is fresh in each test file. */
export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: `${top}/wrangler.toml` },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations(`${top}/migrations`),
          SESSION_SECRET: 'a secret for the tests only, 32+ bytes',
          LOCAL: 'true',
        },
      },
    }),
  ],
  test: {
    name: 'worker',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    setupFiles: ['./migrate.ts'],
  },
}))
