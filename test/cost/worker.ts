/** The app with everything counted, and a clock that can be put forward. */
import { app } from '../../worker/api/app.ts'
import type { Env } from '../../worker/env.ts'
import { Person } from '../../worker/person/person.ts'
import { Table } from '../../worker/table/table.ts'
import { nothing } from './counts.ts'

const counts = { ...nothing }

const trueNow = Date.now
let ahead = 0
Date.now = () => trueNow() + ahead

/** D1 with its own figures noted. */
function countedDatabase(db: D1Database, onCall: () => void): D1Database {
  const note = <T>(results: ReadonlyArray<D1Result<T>>): void => {
    for (const { meta } of results) {
      counts.databaseRowsRead += meta.rows_read
      counts.databaseRowsWritten += meta.rows_written
      counts.databaseSize = meta.size_after
    }
    if (!results.some(({ meta }) => meta.rows_written > 0)) return
    counts.databaseWrites++
    counts.databaseWriteTime += results.reduce((sum, { meta }) => sum + meta.duration, 0)
  }
  const originals = new WeakMap<object, D1PreparedStatement>()
  const statement = (inner: D1PreparedStatement, query: string): D1PreparedStatement => {
    const all = async <T>(): Promise<D1Result<T>> => {
      onCall()
      const result = await inner.all<T>()
      note([result])
      return result
    }
    const outer = {
      bind: (...values: unknown[]) => statement(inner.bind(...values), query),
      all,
      run: all,
      async first(column?: string) {
        const [row = null] = (await all<Record<string, unknown>>()).results
        return column === undefined ? row : (row?.[column] ?? null)
      },
      // A row that is read by position comes without figures, so a reading is made once more for them.
      async raw() {
        const { results } = await all<Record<string, unknown>>()
        return /^\s*select/i.test(query) ? inner.raw() : results.map((row) => Object.values(row))
      },
    }
    originals.set(outer, inner)
    return outer as unknown as D1PreparedStatement
  }
  return {
    prepare: (query: string) => statement(db.prepare(query), query),
    async batch<T>(statements: D1PreparedStatement[]) {
      onCall()
      const results = await db.batch<T>(statements.map((one) => originals.get(one) ?? one))
      note(results)
      return results
    },
  } as unknown as D1Database
}

/** Notes how long something took of the object's time. */
async function timed<T>(act: () => T | Promise<T>): Promise<T> {
  const from = trueNow()
  try {
    return await act()
  } finally {
    counts.objectTime += trueNow() - from
  }
}

/** A namespace whose every call is counted. */
const countedObjects = <T extends Rpc.DurableObjectBranded>(
  objects: DurableObjectNamespace<T>,
  areOfPeople: boolean,
): DurableObjectNamespace<T> =>
  ({
    idFromName: (name: string) => objects.idFromName(name),
    get(id: DurableObjectId) {
      const stub = objects.get(id)
      return new Proxy(stub, {
        get(_, name) {
          const method: unknown = Reflect.get(stub, name, stub)
          if (typeof method !== 'function') return method
          return (...args: unknown[]) => {
            counts.objectRequests++
            if (areOfPeople) counts.peopleRequests++
            return timed(() => Reflect.apply(method, stub, args))
          }
        },
      })
    },
  }) as unknown as DurableObjectNamespace<T>

const countedEnv = (env: Env, onCall: () => void): Env => ({
  ...env,
  DB: countedDatabase(env.DB, onCall),
  TABLES: countedObjects(env.TABLES, false),
  PEOPLE: countedObjects(env.PEOPLE, true),
  EMAIL: {
    async send() {
      onCall()
      counts.mails++
      return { messageId: 'counted' }
    },
  } as unknown as SendEmail,
})

/** The storages of people. */
const ofPeople = new WeakSet<object>()

function noteWritten(storage: object, rows: number): void {
  counts.objectRowsWritten += rows
  if (ofPeople.has(storage)) counts.peopleRowsWritten += rows
}

/** The platform knows nothing of our clock: it rings no alarm by itself, as all are set for long after. */
const never = 10 * 365 * 24 * 60 * 60 * 1000

let isWatched = false
/** Has the storage of all objects note what it reads and writes. */
function watch({ storage }: DurableObjectState): void {
  if (isWatched) return
  isWatched = true
  const sql: SqlStorage = Object.getPrototypeOf(storage.sql)
  const { exec } = sql
  sql.exec = function <T extends Record<string, SqlStorageValue>>(
    this: SqlStorage,
    query: string,
    ...bindings: unknown[]
  ) {
    const cursor = exec.call(this, query, ...bindings) as SqlStorageCursor<T>
    // Rows count as they are read, which all callers do at once.
    queueMicrotask(() => {
      counts.objectRowsRead += cursor.rowsRead
      noteWritten(this, cursor.rowsWritten)
    })
    return cursor
  }
  const alarms: DurableObjectStorage = Object.getPrototypeOf(storage)
  const { getAlarm, setAlarm } = alarms
  alarms.setAlarm = function (this: DurableObjectStorage, time: number | Date) {
    noteWritten(this.sql, 1)
    return setAlarm.call(this, Number(time) + never)
  }
  alarms.getAlarm = async function (this: DurableObjectStorage) {
    const time = await getAlarm.call(this)
    return time === null ? null : time - never
  }
}

const countedCalls = (env: Env): Env =>
  countedEnv(env, () => {
    counts.objectCalls++
  })

export class CountedPerson extends Person {
  constructor(ctx: DurableObjectState, env: Env) {
    watch(ctx)
    ofPeople.add(ctx.storage.sql)
    super(ctx, countedCalls(env))
  }

  override alarm(): Promise<void> {
    counts.objectRequests++
    counts.peopleRequests++
    return timed(() => super.alarm())
  }

  /** Size of its storage, in bytes. */
  size(): number {
    return this.ctx.storage.sql.databaseSize
  }
}

/** Size of the storages of all people together. Nothing is held for them here, so their alarms have nothing to do. */
async function sizeOfPeople(env: Env): Promise<number> {
  const { results } = await env.DB.prepare('SELECT id FROM accounts').all<{ id: string }>()
  const sizes = results.map(({ id }) => {
    const person = env.PEOPLE.get(env.PEOPLE.idFromName(id))
    return (person as unknown as { size(): Promise<number> }).size()
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Has what goes on after an answer count as the object's time, too. */
function timeAfter(ctx: DurableObjectState): void {
  const waitUntil = ctx.waitUntil.bind(ctx)
  Object.defineProperty(ctx, 'waitUntil', {
    value: (work: Promise<unknown>) => waitUntil(timed(() => work)),
  })
}

export class CountedTable extends Table {
  constructor(ctx: DurableObjectState, env: Env) {
    watch(ctx)
    timeAfter(ctx)
    super(ctx, countedCalls(env))
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    counts.messages++
    super.webSocketMessage(socket, message)
  }

  override alarm(): Promise<void> {
    counts.objectRequests++
    return timed(() => super.alarm())
  }

  /** Lets what is due by now leave the table, as its alarm would; how large its storage is. */
  async wake(): Promise<number> {
    const due = await this.ctx.storage.getAlarm()
    if (due !== null && due <= Date.now()) {
      await this.ctx.storage.deleteAlarm()
      await this.alarm()
    }
    return this.ctx.storage.sql.databaseSize
  }

  evict(): void {
    this.ctx.abort('Thrown out of memory.')
  }
}

export { Tournament } from '../../worker/tournaments/tournament.ts'

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url)
    const table = url.searchParams.get('table')
    const stub =
      table === null
        ? null
        : (env.TABLES.get(env.TABLES.idFromName(table)) as unknown as Pick<CountedTable, 'wake'> & {
            evict(): Promise<void>
          })
    if (url.pathname === '/cost/pass') {
      ahead += Number(url.searchParams.get('ms'))
      if (stub) counts.objectSize = await stub.wake()
      counts.peopleSize = await sizeOfPeople(env)
      return Response.json(counts)
    }
    if (url.pathname === '/cost/evict') {
      // The call dies with the object.
      await stub?.evict().catch(() => undefined)
      return new Response('gone')
    }
    if (url.pathname === '/cost/addresses') {
      await env.DB.prepare("UPDATE accounts SET email = id || '@example.org'").run()
      return new Response('known')
    }
    counts.requests++
    return app.fetch(
      request,
      countedEnv(env, () => undefined),
      ctx,
    )
  },
} satisfies ExportedHandler<Env>
