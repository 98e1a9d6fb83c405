import { cleanUp } from './accounts/clean-up.ts'
import { app } from './api/app.ts'
import type { Env } from './env.ts'

export { Table } from './table/table.ts'

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    await cleanUp(env)
  },
} satisfies ExportedHandler<Env>
