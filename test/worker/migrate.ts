import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env as WorkerEnv } from '../../worker/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      readonly MIGRATIONS: D1Migration[]
    }
  }
}

await applyD1Migrations(env.DB, env.MIGRATIONS)
