import type { Database } from './database.ts'

/** The accounts whose own objects are told of this table's changes: who sits here, and who was asked or has left and may have letters about it. */
export class FollowerStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  all(): ReadonlyArray<string> {
    const query = 'SELECT account FROM followers'
    const read = () => this.#db.rows<{ account: string }>(query).map(({ account }) => account)
    return this.#db.cached('followers', read)
  }

  add(account: string): void {
    if (this.all().includes(account)) return
    this.#db.write('followers', 'INSERT INTO followers (account) VALUES (?)', account)
  }

  /** What the list in D1 was told last; `null`: nothing yet. */
  listed(): string | null {
    const query = 'SELECT said FROM listed'
    return this.#db.cached('listed', () => this.#db.first<{ said: string }>(query)?.said ?? null)
  }

  putListed(said: string): void {
    this.#db.write(
      'listed',
      'INSERT INTO listed (one, said) VALUES (1, ?) ON CONFLICT DO UPDATE SET said = excluded.said',
      said,
    )
  }

  /** The list in D1 is to be told anew; of a table that is over nothing stays here of who was there. */
  forgetListed(): void {
    if (this.listed() === null) return
    this.#db.write('listed', 'DELETE FROM listed')
  }

  remove(account: string): void {
    this.#db.write('followers', 'DELETE FROM followers WHERE account = ?', account)
  }
}
