import type { Database } from './database.ts'

/** Somebody in line. */
export interface Waiter {
  readonly account: string
  readonly name: string
  /** From when on a free seat is theirs to take; `null` while there is none. */
  readonly called: number | null
}

/** Who waits in line for a seat. */
export class LineStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Who waits, the first in line first. */
  all(): ReadonlyArray<Waiter> {
    return this.#db.cached('line', () =>
      this.#db.rows<Waiter>('SELECT account, name, called FROM line ORDER BY place'),
    )
  }

  /** Puts somebody at the end of the line. */
  join(account: string, name: string): void {
    this.#db.write('line', 'INSERT INTO line (account, name) VALUES (?, ?)', account, name)
  }

  /** Takes somebody out of the line; whether they were in it. */
  leave(account: string): boolean {
    if (!this.all().some((one) => one.account === account)) return false
    this.#db.write('line', 'DELETE FROM line WHERE account = ?', account)
    return true
  }

  /** A guest in line waits on as their account; where that waits already, it keeps its place. */
  move(from: string, to: string): void {
    this.#db.write('line', 'UPDATE OR IGNORE line SET account = ? WHERE account = ?', to, from)
    this.#db.write('line', 'DELETE FROM line WHERE account = ?', from)
  }

  /** From when on a free seat is theirs to take; `null`: there is none. */
  putCalled(account: string, called: number | null): void {
    this.#db.write('line', 'UPDATE line SET called = ? WHERE account = ?', called, account)
  }
}
