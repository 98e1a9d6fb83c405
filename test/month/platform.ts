/**
 * Parts that the platform gives a Durable Object, in the memory of one process: SQLite by Node's own, an alarm, and a
 * clock that goes where it is put. D1 is one more SQLite.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

const trueNow = Date.now
let moment = trueNow()
Date.now = () => moment

export const setClock = (time: number): void => {
  moment = time
}

type Row = Record<string, unknown>

/** Booleans are numbers in SQLite. */
const bound = (values: ReadonlyArray<unknown>) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue)

/** A database whose statements are prepared once. */
class Statements {
  readonly database = new DatabaseSync(':memory:')

  /** Number of rows that were written, those of indexes left out. */
  written(): number {
    return Number(this.database.prepare('SELECT total_changes() AS n').get()?.n ?? 0)
  }

  readonly #prepared = new Map<string, StatementSync>()

  of(query: string, asArrays: boolean): StatementSync {
    const found = this.#prepared.get(query) ?? this.database.prepare(query)
    this.#prepared.set(query, found)
    found.setReturnArrays(asArrays)
    return found
  }
}

/** The storage of one object, as far as people's objects use it. */
export class Storage {
  readonly sql = {
    exec: (query: string, ...values: unknown[]) => this.#exec(query, values),
    databaseSize: 0,
  }
  alarm: number | null = null
  #statements = new Statements()
  #depth = 0

  #exec(query: string, values: ReadonlyArray<unknown>) {
    // The steps of a shape are several statements.
    if (values.length === 0 && /;\s*\S/.test(query)) {
      this.#statements.database.exec(query)
      return cursorOf([])
    }
    const rows = this.#statements.of(query, false).all(...bound(values)) as Row[]
    return cursorOf(rows, () =>
      // Two columns may have one name: then a row as an object has lost one.
      isReading(query)
        ? (this.#statements.of(query, true).all(...bound(values)) as unknown as unknown[][])
        : rows.map((row) => Object.values(row)),
    )
  }

  transactionSync<T>(act: () => T): T {
    const name = `deep${this.#depth++}`
    const { database } = this.#statements
    database.exec(`SAVEPOINT ${name}`)
    try {
      const result = act()
      database.exec(`RELEASE ${name}`)
      return result
    } catch (error) {
      database.exec(`ROLLBACK TO ${name}; RELEASE ${name}`)
      throw error
    } finally {
      this.#depth--
    }
  }

  getAlarm = async () => this.alarm
  setAlarm = async (time: number) => {
    this.alarm = Number(time)
  }
  deleteAlarm = async () => {
    this.alarm = null
  }
  deleteAll = async () => {
    this.close()
    this.#statements = new Statements()
  }

  rows<T>(query: string): T[] {
    return this.#statements.of(query, false).all() as T[]
  }

  written(): number {
    return this.#statements.written()
  }

  close(): void {
    this.#statements.database.close()
  }
}

const isReading = (query: string) => /^\s*select/i.test(query)

const cursorOf = (rows: Row[], arrays: () => unknown[][] = () => []) => ({
  toArray: () => rows,
  one: () => rows[0],
  next: () => ({ value: rows[0], done: rows.length === 0 }),
  raw: () => ({ toArray: arrays }),
  [Symbol.iterator]: () => rows[Symbol.iterator](),
})

/** D1 with all migrations; `onCall` hears of every query and batch. */
export function databaseWith(onCall: () => void) {
  const statements = new Statements()
  const folder = join(import.meta.dirname, '../../migrations')
  for (const name of readdirSync(folder).toSorted())
    if (name.endsWith('.sql'))
      statements.database.exec(
        readFileSync(join(folder, name), 'utf8').replaceAll('--> statement-breakpoint', ''),
      )
  const statement = (query: string, values: ReadonlyArray<unknown> = []) => {
    const rows = (asArrays: boolean) => statements.of(query, asArrays).all(...bound(values))
    const answered = () => ({ results: rows(false), success: true, meta: {} })
    return {
      answered,
      bind: (...more: unknown[]) => statement(query, more),
      async all() {
        onCall()
        return answered()
      },
      async run() {
        onCall()
        return answered()
      },
      async raw() {
        onCall()
        return rows(true)
      },
      async first() {
        onCall()
        return rows(false)[0] ?? null
      },
    }
  }
  return {
    written: () => statements.written(),
    prepare: (query: string) => statement(query),
    async batch(all: ReadonlyArray<ReturnType<typeof statement>>) {
      onCall()
      return all.map((one) => one.answered())
    },
  }
}
