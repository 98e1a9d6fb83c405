import { env as around } from 'cloudflare:workers'
import { sql as text } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { app } from '../../worker/api/app.ts'
import type { Env } from '../../worker/env.ts'
import { isRead, letters } from '../../worker/notices/store.ts'
import { Person } from '../../worker/person/person.ts'
import { Table } from '../../worker/table/table.ts'
import type { KindLost } from './check.ts'

const trueNow = Date.now
let ahead = 0
Date.now = () => trueNow() + ahead

/** One letter in five does not leave at the first try. */
const failing = 0.2

interface SoakEnv extends Env {
  /** Kinds to lose on purpose, with a space between two, and the share of each. */
  readonly BREAK?: string
  readonly SHARE?: string
}

/** The share that is lost on purpose of a kind; zero: none of it. */
function shareLost(kind: KindLost): number {
  const { BREAK = '', SHARE } = around as unknown as SoakEnv
  return BREAK.split(' ').includes(kind) ? Number(SHARE) : 0
}

/** Number of losses of each kind that are still to come. A runtime that was killed begins anew, anywhere. */
const owed = new Map<KindLost, number>()

/** A short run, in which few are due, loses a large share, and of each kind the first one. */
const largeShare = 0.1

/** Tells whether this one is lost on purpose. They are lost evenly: of a hundred exactly one, if it is to be one. */
function isLost(kind: KindLost): boolean {
  const share = shareLost(kind)
  const begun = share < largeShare ? Math.random() : 1 - share
  const sum = (owed.get(kind) ?? begun) + share
  owed.set(kind, sum % 1)
  return share > 0 && sum >= 1
}

/** The push service of Chrome, as far as it takes something. */
const pushService = 'fcm.googleapis.com'
const madeTables = [
  'CREATE TABLE IF NOT EXISTS soak_pushes (endpoint TEXT NOT NULL, topic TEXT)',
  'CREATE TABLE IF NOT EXISTS soak_lost (kind TEXT NOT NULL)',
]
const trueFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (new URL(request.url).hostname !== pushService) return trueFetch(input, init)
  if (!isLost('push')) {
    const { DB } = around as unknown as SoakEnv
    await DB.prepare('INSERT INTO soak_pushes VALUES (?, ?)')
      .bind(request.url, request.headers.get('topic'))
      .run()
  }
  return new Response(null, { status: 201 })
}

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

  evict(): void {
    this.ctx.abort('Thrown out of memory.')
  }

  override async tell(...told: Parameters<Person['tell']>): Promise<void> {
    if (!isLost('letters')) return super.tell(...told)
    const [{ kind }] = told
    await this.env.DB.prepare('INSERT INTO soak_lost VALUES (?)').bind(kind).run()
  }

  override async follow(entry: Parameters<Person['follow']>[0]): ReturnType<Person['follow']> {
    return isLost('lists') ? [] : super.follow(entry)
  }

  /** Number of letters about tables that are over, which wait for the daily one. */
  held(): number {
    const { letters, deliveries } = this.kept()
    const over = new Set(letters.filter(({ kind }) => kind === 'over').map(({ id }) => id))
    return deliveries.filter(({ state, letter }) => state === 'held' && over.has(letter)).length
  }

  /** Loses so many of those letters: they count as sent. */
  loseHeld(number: number): void {
    this.ctx.storage.sql.exec(
      `UPDATE deliveries SET state = 'sent', due = NULL, content = NULL WHERE channel = 'letter' AND letter IN
       (SELECT letter FROM deliveries JOIN letters ON letters.id = letter
        WHERE state = 'held' AND letters.kind = 'over' LIMIT ?)`,
      number,
    )
  }

  /** Does what is due, as its alarm would. */
  wake(): Promise<void> {
    return this.alarm()
  }

  /** The letters, how far they are on each way, and the list of tables. */
  kept(): Record<'letters' | 'deliveries' | 'lists', Record<string, SqlStorageValue>[]> {
    const { sql } = this.ctx.storage
    const isEmpty =
      sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'letters'").toArray().length === 0
    if (isEmpty) return { letters: [], deliveries: [], lists: [] }
    return {
      // A turn's letter counts as read by its person's list, without a time of its own; 0 stands for that.
      letters: drizzle(this.ctx.storage)
        .select({
          ...{
            id: letters.id,
            table: letters.table,
            revision: letters.revision,
            kind: letters.kind,
          },
          readAt: text<number | null>`iif(${isRead}, coalesce(${letters.readAt}, 0), null)`,
        })
        .from(letters)
        .all(),
      deliveries: sql.exec('SELECT letter, channel, state, attempts FROM all_ways').toArray(),
      lists: sql.exec('SELECT id AS "table", status FROM tables').toArray(),
    }
  }
}

type Reached = Pick<SoakPerson, 'kept' | 'wake'> & {
  held(): Promise<number>
  loseHeld(number: number): Promise<void>
} & { evict(): Promise<void> }

const personOf = (env: Env, account: string) =>
  env.PEOPLE.get(env.PEOPLE.idFromName(account)) as unknown as Reached

/** Data that all people's objects keep. */
async function keptByPeople(env: Env) {
  const { results } = await env.DB.prepare('SELECT id FROM accounts').all<{ id: string }>()
  const kept = await Promise.all(
    results.map(async ({ id: account }) => {
      const { letters, deliveries, lists } = await personOf(env, account).kept()
      return {
        letters: letters.map((letter) => ({ ...letter, account })),
        deliveries,
        lists: lists.map((entry) => ({ ...entry, account })),
      }
    }),
  )
  return {
    lists: kept.flatMap(({ lists }) => lists),
    letters: kept.flatMap(({ letters }) => letters),
    deliveries: kept.flatMap(({ deliveries }) => deliveries),
  }
}

/** Loses the share of daily letters that is to be lost, and one at least. */
async function loseDigests(env: Env): Promise<void> {
  const share = shareLost('digest')
  if (share === 0) return
  const { results } = await env.DB.prepare('SELECT id FROM accounts').all<{ id: string }>()
  const people = results.map(({ id }) => personOf(env, id))
  const held = await Promise.all(people.map((person) => person.held()))
  let left = Math.ceil(held.reduce((sum, one) => sum + one, 0) * share)
  for (const [i, person] of people.entries()) {
    const number = Math.min(left, held[i] ?? 0)
    if (number > 0) await person.loseHeld(number)
    left -= number
  }
}

export { Tournament } from '../../worker/tournaments/tournament.ts'

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url)
    if (url.pathname === '/soak/evict') {
      const id = env.TABLES.idFromName(url.searchParams.get('table') ?? '')
      const table = env.TABLES.get(id) as unknown as { evict(): Promise<void> }
      const person = personOf(env, url.searchParams.get('person') ?? '')
      // The calls die with the objects.
      await Promise.all([table, person].map((one) => one.evict().catch(() => undefined)))
      return new Response('gone')
    }
    if (url.pathname === '/soak/push') {
      await env.DB.batch(madeTables.map((made) => env.DB.prepare(made)))
      return new Response('here')
    }
    if (url.pathname === '/soak/tomorrow') {
      if (ahead === 0) await loseDigests(env)
      ahead = 24 * 60 * 60 * 1000
      const { results } = await env.DB.prepare('SELECT id FROM accounts').all<{ id: string }>()
      await Promise.all(results.map(({ id }) => personOf(env, id).wake()))
      return new Response('awake')
    }
    if (url.pathname === '/soak/kept') {
      const names = ['pushes', 'lost', 'mails', 'tables', 'results']
      const kept = await env.DB.batch(
        [
          'SELECT endpoint, topic FROM soak_pushes',
          'SELECT kind FROM soak_lost',
          'SELECT "to", text, headers, created_at FROM dev_mails',
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
    // A request that only that computer may make is sent from there.
    const isFromThere = new URL(request.url).pathname.startsWith('/dev/')
    if (network && !isFromThere) headers.set('cf-connecting-ip', network)
    return app.fetch(new Request(request, { headers }), flaky(env), ctx)
  },
} satisfies ExportedHandler<Env>
