import type { Database } from './database.ts'

/** Somebody asked to this table: an account's id or an address, and the account that asks. */
export interface Invitation {
  readonly guest: string
  readonly host: string
}

/** Who is asked to a table that gathers people. */
export class InvitationStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Notes that a guest, an account or an address, is asked to this table; once each. */
  put({ guest, host }: Invitation): void {
    this.#db.write(
      null,
      'INSERT INTO invited (guest, host) VALUES (?, ?) ON CONFLICT DO NOTHING',
      guest,
      host,
    )
  }

  /** Those who are asked and not told yet. */
  untold(): Invitation[] {
    return this.#db.rows('SELECT guest, host FROM invited WHERE told = 0')
  }

  /** A guest was told. Addresses are not kept any longer than that. */
  noteTold({ guest }: Invitation): void {
    const query = guest.includes('@')
      ? 'DELETE FROM invited WHERE guest = ?'
      : 'UPDATE invited SET told = 1 WHERE guest = ?'
    this.#db.write(null, query, guest)
  }

  /** Forgets those that a person gave and those they got. */
  forget(account: string): void {
    this.#db.write(null, 'DELETE FROM invited WHERE guest = ? OR host = ?', account, account)
  }

  clear(): void {
    this.#db.write(null, 'DELETE FROM invited')
  }
}
