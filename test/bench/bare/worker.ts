import { DurableObject } from 'cloudflare:workers'

interface Env {
  readonly ROWS: DurableObjectNamespace<Rows>
}

/** The least a Durable Object can do that keeps something: it writes one row. */
export class Rows extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS row (id INTEGER PRIMARY KEY, body TEXT)')
  }

  write(body: string): number {
    return this.ctx.storage.sql
      .exec<{ id: number }>('INSERT INTO row (body) VALUES (?) RETURNING id', body)
      .one().id
  }
}

export default {
  async fetch(request, env) {
    const rows = env.ROWS.get(env.ROWS.idFromName('one'))
    return Response.json({ id: await rows.write(await request.text()) })
  },
} satisfies ExportedHandler<Env>
