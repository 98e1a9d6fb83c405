import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { cores } from '../cores.ts'
import { scratch } from '../scratch.ts'
import { providedSeed } from '../seed.ts'
import { providedSlowness } from '../slowness.ts'

const { provide, within } = providedSlowness()
process.env.TMPDIR = scratch
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
          // As people's browsers reach it: at a plain origin cookies are others.
          ORIGIN: 'https://localhost:8787',
          MAIL_AUTHSERV: 'mx.cloudflare.net',
          // A key pair for these tests only.
          VAPID_PUBLIC_KEY:
            'BKN7dX1d53v4xBl5kUbWxGpNPTLRkOVYIEoAAlOzbOAS8-SonsEJAdkuj1D-_teKKbPDvMht1Zj8tuoxCMU4-HA',
          VAPID_PRIVATE_KEY: 'f9yykYtiejeP0iBErA9jhEPulGrhPz997XWhsKfw9V4',
        },
      },
    }),
  ],
  test: {
    name: 'worker',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    setupFiles: ['./migrate.ts'],
    // One runtime for all files of a worker: `migrate.ts` empties it before each.
    isolate: false,
    // An object that writes to the console would wait for Vitest's answer, and one that is ended with its test for ever;
    // then the runner waits for it, too.
    disableConsoleIntercept: true,
    testTimeout: within(120_000),
    hookTimeout: within(60_000),
    maxWorkers: cores,
    provide: { ...providedSeed(), ...provide },
  },
}))
