import type { DurableObjectStorage, SqlStorageValue } from '@cloudflare/workers-types'
import { ReadCache } from './read-cache.ts'

/** Parts that are read so often that they are cached. */
export type Part =
  | 'settings'
  | 'seats'
  | 'play'
  | 'pause'
  | 'proposal'
  | 'clocks'
  | 'hours'
  | 'votes'
  | 'openings'
  | 'happenings'
  | 'outbox'
  | 'stuck'
  | 'line'
  | 'admissions'
  | 'plans'
  | 'talk'
  | 'seen'
  | 'followers'
  | 'listed'
  | 'drafts'
  | 'journal'
  | 'nudges'
  | 'invited'
  | 'removed'
  | 'link key'

/** Columns of `facts` that hold a part as JSON, and have its name. */
type Column =
  | 'seats'
  | 'clocks'
  | 'seen'
  | 'hours'
  | 'votes'
  | 'openings'
  | 'line'
  | 'invited'
  | 'removed'
  | 'nudges'
  | 'admissions'
  | 'followers'
  | 'drafts'

/** A table's own SQLite. All parts of its storage read, cache and write by these few ways. */
export class Database {
  readonly #storage: DurableObjectStorage
  readonly #cache = new ReadCache()
  /** Columns of `facts` as they are to be, until the transaction ends. */
  #pending: ReadonlyMap<string, SqlStorageValue> = new Map()
  #isTransacting = false

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** Writes all or nothing: an error takes back what was written, and is thrown on. One may lie within another. */
  transact<T>(act: () => T): T {
    const [pending, isWithin] = [this.#pending, this.#isTransacting]
    this.#isTransacting = true
    try {
      return this.#storage.transactionSync(() => {
        const done = act()
        if (!isWithin) this.#writePending()
        return done
      })
    } catch (error) {
      this.#pending = pending
      this.#cache.forgetAll()
      throw error
    } finally {
      this.#isTransacting = isWithin
    }
  }

  /** All rows of a query. `T` names its columns. */
  rows<T extends object>(query: string, ...values: SqlStorageValue[]): T[] {
    return [...this.scan<T>(query, ...values)]
  }

  /** The rows of a query one by one: those that nobody asks for are not read. */
  scan<T extends object>(query: string, ...values: SqlStorageValue[]): Iterable<T> {
    return this.#storage.sql.exec(query, ...values) as Iterable<unknown> as Iterable<T>
  }

  /** The first row of a query; `null` where there is none. */
  first<T extends object>(query: string, ...values: SqlStorageValue[]): T | null {
    return this.rows<T>(query, ...values)[0] ?? null
  }

  /** The only row of a query that always has one. */
  one<T extends object>(query: string, ...values: SqlStorageValue[]): T {
    const row = this.first<T>(query, ...values)
    if (!row) throw new Error(`No row: ${query}`)
    return row
  }

  /** A part, read at the first call. It is shared, and frozen therefore. `of`: whose, where each has their own. */
  cached<T>(part: Part, read: () => T, of?: string): T {
    return this.#cache.part(part, read, of)
  }

  /** Writes, and has a part read anew; `null`: nothing that is cached changes. */
  write(part: Part | null, query: string, ...values: SqlStorageValue[]): void {
    this.#storage.sql.exec(query, ...values)
    this.#cache.forget(part)
  }

  /** Columns of the one row of `facts`, which holds how a table stands. `T` names them. */
  facts<T extends object>(...columns: ReadonlyArray<keyof T & string>): T {
    const stored = this.one<T>(`SELECT ${columns.join(', ')} FROM facts`)
    const pending = columns.filter((column) => this.#pending.has(column))
    return { ...stored, ...Object.fromEntries(pending.map((one) => [one, this.#pending.get(one)])) }
  }

  /**
   * Changes columns of that row, and has a part read anew. All that a transaction changes there is written when it ends,
   * as one row: each that is written costs.
   */
  set(part: Part | null, columns: Readonly<Record<string, SqlStorageValue>>): void {
    this.setLater(part, columns)
    this.writeNow()
  }

  /** The same for what may go with the next writing, which the caller knows to be near. */
  setLater(part: Part | null, columns: Readonly<Record<string, SqlStorageValue>>): void {
    this.#cache.forget(part)
    this.#pending = new Map([...this.#pending, ...Object.entries(columns)])
  }

  /** A part that is one column of `facts`, as JSON. */
  value<T>(part: Part & Column): T {
    return this.cached(part, () => {
      const row = this.facts<Record<Column, string>>(part)
      return JSON.parse(row[part])
    })
  }

  /** Writes such a part. `isLater`: it may go with the next writing. */
  setValue(part: Part & Column, value: unknown, isLater = false): void {
    this.setLater(part, { [part]: JSON.stringify(value) })
    this.cache(part, value)
    if (!isLater) this.writeNow()
  }

  /** Writes what was to go with the next writing, where none came. */
  writeNow(): void {
    if (!this.#isTransacting) this.#writePending()
  }

  #writePending(): void {
    const [columns, values] = [[...this.#pending.keys()], [...this.#pending.values()]]
    if (columns.length === 0) return
    const changes = columns.map((column) => `${column} = ?`)
    this.#storage.sql.exec(`UPDATE facts SET ${changes.join(', ')}`, ...values)
    this.#pending = new Map()
  }

  /**
   * Returns what `make` makes of what is stored, and of nothing else, neither the clock nor who looks. It is
   * kept until anything is written.
   */
  made<T>(name: string, make: () => T): T {
    return this.#cache.made(name, make)
  }

  /** Takes over a part as it has just been written. */
  cache(part: Part, value: unknown, of?: string): void {
    this.#cache.put(part, value, of)
  }
}
