import type { Admission } from '../../wire/sessions.ts'
import type { Database } from './database.ts'

/** Who has not come for so long, in milliseconds, is forgotten. */
const goneAfter = 7 * 24 * 60 * 60 * 1000

/** What the table was told of sessions by their accounts' objects, and may believe for a while. */
export class AdmissionStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** What it may believe of an account's session; `null`: nothing, or not any more. */
  find(account: string, session: string, now: number): Admission | null {
    const read = () => {
      const row = this.#db.first<{ until: number; isLimited: number }>(
        'SELECT until, is_limited AS isLimited FROM admissions WHERE session = ? AND account = ?',
        session,
        account,
      )
      return row && { until: row.until, isLimited: row.isLimited === 1 }
    }
    const found = this.#db.cached('admissions', read, `${account} ${session}`)
    return found && found.until > now ? found : null
  }

  put(account: string, session: string, { until, isLimited }: Admission, now: number): void {
    this.#db.write(
      'admissions',
      'DELETE FROM admissions WHERE until <= ? AND session <> ?',
      // Most come again: then the row of the day before is written anew, and need not go before.
      ...[now - goneAfter, session],
    )
    this.#db.write(
      'admissions',
      `INSERT INTO admissions (session, account, until, is_limited) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET account = excluded.account, until = excluded.until, is_limited = excluded.is_limited`,
      session,
      account,
      until,
      isLimited ? 1 : 0,
    )
  }

  /** Forgets all sessions. */
  clear(): void {
    this.#db.write('admissions', 'DELETE FROM admissions')
  }

  /** Forgets a session, or with `null` all of an account. */
  remove(account: string, session: string | null): void {
    this.#db.write(
      'admissions',
      'DELETE FROM admissions WHERE account = ?1 AND (?2 IS NULL OR session = ?2)',
      account,
      session,
    )
  }
}
