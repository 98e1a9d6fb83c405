import { cleanUp } from './accounts/clean-up.ts'
import { app } from './api/app.ts'
import { readMail } from './api/mail.ts'
import type { Env } from './env.ts'
import { carryRound } from './notices/carry-over.ts'
import { clearIdleTables } from './notices/clearing.ts'

export { Person } from './person/person.ts'
export { Table } from './table/table.ts'

/** The nightly round, as `wrangler.toml` has it; every other carries letters into their people's objects, as long as D1 has some. */
const nightly = '17 3 * * *'

export default {
  fetch: app.fetch,
  email: (message, env) => readMail(message, env),
  async scheduled({ cron, scheduledTime }, env) {
    if (cron !== nightly) return carryRound(env, scheduledTime)
    await clearIdleTables(env, scheduledTime)
    await cleanUp(env, scheduledTime)
  },
} satisfies ExportedHandler<Env>
