import { app } from '../../worker/api/app.ts'
import type { Env } from '../../worker/env.ts'
import { Person } from '../../worker/person/person.ts'
import { Table } from '../../worker/table/table.ts'

/** One letter in five does not leave at the first try. */
const failing = 0.2

/** The environment with a post office that fails now and then; sign-in letters go through. */
const flaky = (env: Env): Env => ({
  ...env,
  EMAIL: {
    async send(mail: Parameters<SendEmail['send']>[0]) {
      const isSignIn = 'subject' in mail && mail.subject.startsWith('Sign in')
      if (!isSignIn && Math.random() < failing) throw new Error('The post office is closed.')
      return { messageId: 'kept' }
    },
  } as SendEmail,
})

/** A table that can be thrown out of memory, as the platform may do at any time. */
export class SoakTable extends Table {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, flaky(env))
  }

  evict(): void {
    this.ctx.abort('Thrown out of memory.')
  }
}

/** A person's object whose post office fails now and then. */
export class SoakPerson extends Person {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, flaky(env))
  }

  /** The letters, and how far they are on each way. */
  kept(): Record<'letters' | 'deliveries', Record<string, SqlStorageValue>[]> {
    const { sql } = this.ctx.storage
    const isEmpty =
      sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'letters'").toArray().length === 0
    if (isEmpty) return { letters: [], deliveries: [] }
    return {
      letters: sql.exec('SELECT id, "table", revision, kind FROM letters').toArray(),
      deliveries: sql.exec('SELECT letter, state, attempts FROM deliveries').toArray(),
    }
  }
}

/** What all people's objects keep. */
async function keptByPeople(env: Env) {
  const { results } = await env.DB.prepare('SELECT id FROM accounts').all<{ id: string }>()
  const kept = await Promise.all(
    results.map(async ({ id: account }) => {
      const person = env.PEOPLE.get(env.PEOPLE.idFromName(account))
      const { letters, deliveries } = await (person as unknown as Pick<SoakPerson, 'kept'>).kept()
      return { letters: letters.map((letter) => ({ ...letter, account })), deliveries }
    }),
  )
  return {
    letters: kept.flatMap(({ letters }) => letters),
    deliveries: kept.flatMap(({ deliveries }) => deliveries),
  }
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url)
    if (url.pathname === '/soak/evict') {
      const id = env.TABLES.idFromName(url.searchParams.get('table') ?? '')
      const table = env.TABLES.get(id) as unknown as { evict(): Promise<void> }
      // The call dies with the object.
      await table.evict().catch(() => undefined)
      return new Response('gone')
    }
    if (url.pathname === '/soak/kept') {
      const names = ['mails', 'tables', 'results']
      const kept = await env.DB.batch(
        [
          'SELECT headers, created_at FROM dev_mails',
          'SELECT id, status FROM tables',
          'SELECT "table", seat, account, place FROM results',
        ].map((query) => env.DB.prepare(query)),
      )
      const rows = Object.fromEntries(names.map((name, i) => [name, kept[i]?.results]))
      return Response.json({ ...rows, ...(await keptByPeople(env)) })
    }
    // Everybody comes from a network of their own, as in life.
    const headers = new Headers(request.headers)
    const network = headers.get('x-soak-network')
    if (network) headers.set('cf-connecting-ip', network)
    return app.fetch(new Request(request, { headers }), flaky(env), ctx)
  },
} satisfies ExportedHandler<Env>
