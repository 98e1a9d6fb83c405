import { DurableObject } from 'cloudflare:workers'

interface Env {
  readonly ROWS: DurableObjectNamespace<Rows>
}

/** The least a Durable Object can do that keeps something: it writes one row, or reads one. */
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

  /** The row that was written last. */
  read(): string {
    const query = 'SELECT body FROM row ORDER BY id DESC LIMIT 1'
    return this.ctx.storage.sql.exec<{ body: string }>(query).one().body
  }
}

export default {
  async fetch(request, env) {
    const rows = env.ROWS.get(env.ROWS.idFromName('one'))
    if (request.method === 'GET') return Response.json({ body: await rows.read() })
    return Response.json({ id: await rows.write(await request.text()) })
  },
} satisfies ExportedHandler<Env>
