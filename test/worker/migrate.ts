import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Env as WorkerEnv } from '../../worker/env.ts'
import { forgetGames } from './table-games.ts'
import { forgetTables } from './table-helpers.ts'

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      readonly MIGRATIONS: D1Migration[]
    }
  }
}

// Test files share a runtime, as starting one for each takes longer than most tests:
// nothing that the file before has stored, set or replaced may be left.
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
await reset()
forgetGames()
forgetTables()
await applyD1Migrations(env.DB, env.MIGRATIONS)
