import { cleanUp } from './accounts/clean-up.ts'
import { app } from './api/app.ts'
import { readMail } from './api/mail.ts'
import type { Env } from './env.ts'
import { clearIdleTables } from './notices/clearing.ts'

export { Person } from './person/person.ts'
export { Table } from './table/table.ts'
export { Tournament } from './tournaments/tournament.ts'

export default {
  fetch: app.fetch,
  email: (message, env) => readMail(message, env),
  async scheduled({ scheduledTime }, env) {
    await clearIdleTables(env, scheduledTime)
    await cleanUp(env, scheduledTime)
  },
} satisfies ExportedHandler<Env>
