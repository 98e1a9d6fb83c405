import type { DurableObjectStorage, SqlStorageValue } from '@cloudflare/workers-types'
import { ReadCache } from './read-cache.ts'

/** What is read so often that it is cached. */
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
  | 'stuck'
  | 'line'

/** A table's own SQLite. All parts of its storage read, cache and write by these few ways. */
export class Database {
  readonly #storage: DurableObjectStorage
  readonly #cache = new ReadCache()

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** Writes all or nothing: an error takes back what was written, and is thrown on. */
  transact<T>(act: () => T): T {
    try {
      return this.#storage.transactionSync(act)
    } catch (error) {
      this.#cache.forgetAll()
      throw error
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

  /** A part, read at the first call. It is shared, and frozen therefore. */
  cached<T>(part: Part, read: () => T): T {
    return this.#cache.part(part, read)
  }

  /** Writes, and has a part read anew; `null`: nothing that is cached changes. */
  write(part: Part | null, query: string, ...values: SqlStorageValue[]): void {
    this.#storage.sql.exec(query, ...values)
    if (part !== null) this.#cache.forget(part)
  }

  /** Takes over a part as it has just been written. */
  cache(part: Part, value: unknown): void {
    this.#cache.put(part, value)
  }
}
