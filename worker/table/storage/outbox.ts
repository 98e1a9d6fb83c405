import type { Seat } from '../../games/kernel/index.ts'
import type { OutboxKind, OutboxRow, ParkedRow } from '../outbox.ts'
import type { Database } from './database.ts'

const columns = 'id, kind, seat, revision, due, attempts, about'

/** What must still leave a table. */
export class OutboxStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** `about` tells apart what goes to one seat at one revision. */
  post(kind: OutboxKind, seat: Seat | null, revision: number, due: number, about = ''): void {
    this.#db.write(
      null,
      'INSERT INTO outbox (kind, seat, revision, due, attempts, about) VALUES (?, ?, ?, ?, 0, ?)',
      kind,
      seat,
      revision,
      due,
      about,
    )
  }

  /** Takes back what waits of a kind for a seat. */
  unpost(kind: OutboxKind, seat: Seat): void {
    this.#db.write('stuck', 'DELETE FROM outbox WHERE kind = ? AND seat = ?', kind, seat)
  }

  /** Takes back the calls for the list that wait for later: it is brought up to date now. */
  unpostLists(now: number): void {
    this.#db.write(null, "DELETE FROM outbox WHERE kind = 'index' AND due > ?", now)
  }

  /** What is due, oldest first; bots last, so that nothing waits while they think. */
  due(now: number): OutboxRow[] {
    return this.#db.rows(
      `SELECT ${columns} FROM outbox
       WHERE due <= ? AND parked IS NULL ORDER BY kind = 'bot', id`,
      now,
    )
  }

  /** Whether a call of that kind to a seat waits. */
  isPending(kind: OutboxKind, seat: Seat | null): boolean {
    const query = 'SELECT 1 FROM outbox WHERE kind = ? AND seat IS ? AND parked IS NULL'
    return this.#db.rows(query, kind, seat).length > 0
  }

  /** Whether a call of that kind to no seat waits for later than a moment, until another at the latest. */
  isPendingBetween(kind: OutboxKind, after: number, until = Number.MAX_SAFE_INTEGER): boolean {
    const query = `SELECT 1 FROM outbox
      WHERE due > ? AND due <= ? AND kind = ? AND seat IS NULL AND parked IS NULL`
    return this.#db.rows(query, after, until, kind).length > 0
  }

  /** When the next row is due; `null` when nothing waits. */
  nextDue(): number | null {
    return this.#db.one<{ due: number | null }>(
      'SELECT min(due) AS due FROM outbox WHERE parked IS NULL',
    ).due
  }

  remove(id: number): void {
    this.#db.write(null, 'DELETE FROM outbox WHERE id = ?', id)
  }

  postpone(id: number, attempts: number, due: number): void {
    this.#db.write(null, 'UPDATE outbox SET attempts = ?, due = ? WHERE id = ?', attempts, due, id)
  }

  /** Sets a row aside: it is kept for the operator, and due no more. */
  park(id: number, attempts: number, now: number): void {
    this.#db.write(
      'stuck',
      'UPDATE outbox SET attempts = ?, parked = ? WHERE id = ?',
      attempts,
      now,
      id,
    )
  }

  /** What was set aside, oldest first. */
  parked(): ParkedRow[] {
    return this.#db.rows(
      `SELECT ${columns}, parked FROM outbox WHERE parked IS NOT NULL ORDER BY id`,
    )
  }

  /** The seats whose bots were set aside. */
  stuck(): ReadonlySet<Seat> {
    return this.#db.cached('stuck', () => {
      const rows = this.#db.rows<{ seat: number }>(
        "SELECT seat FROM outbox WHERE kind = 'bot' AND parked IS NOT NULL",
      )
      return new Set(rows.map(({ seat }) => seat))
    })
  }

  /** Has what was set aside tried again at `due`, with all its attempts: all of it, or a seat's bot. */
  retry(due: number, bot: Seat | null = null): void {
    this.#db.write(
      'stuck',
      `UPDATE outbox SET parked = NULL, attempts = 0, due = ?1
       WHERE parked IS NOT NULL AND (?2 IS NULL OR (kind = 'bot' AND seat = ?2))`,
      due,
      bot,
    )
  }
}
