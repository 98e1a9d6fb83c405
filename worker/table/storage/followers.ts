import type { Database } from './database.ts'

/** The accounts whose own objects are told of this table's changes: who sits here, and who was asked or has left and may have letters about it. */
export class FollowerStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  all(): string[] {
    return this.#db
      .rows<{ account: string }>('SELECT account FROM followers')
      .map(({ account }) => account)
  }

  add(account: string): void {
    this.#db.write(
      null,
      'INSERT INTO followers (account) VALUES (?) ON CONFLICT DO NOTHING',
      account,
    )
  }

  /** What the list in D1 was told last; `null`: nothing yet. */
  listed(): string | null {
    return this.#db.first<{ said: string }>('SELECT said FROM listed')?.said ?? null
  }

  putListed(said: string): void {
    this.#db.write(
      null,
      'INSERT INTO listed (one, said) VALUES (1, ?) ON CONFLICT DO UPDATE SET said = excluded.said',
      said,
    )
  }

  remove(account: string): void {
    this.#db.write(null, 'DELETE FROM followers WHERE account = ?', account)
  }
}
