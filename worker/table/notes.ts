/** Private notes about the table, and all else that a table keeps of a person beside their turns. */
import type { NoteView } from '../wire/schema.ts'
import type { Journal } from './journal.ts'

/** An account's notes; empty ones where it made none. */
export function noteOf({ sql }: Journal, account: string): NoteView {
  const [row] = sql
    .exec<{ text: string; at: number }>('SELECT text, at FROM notes WHERE account = ?', account)
    .toArray()
  return row ?? { text: '', at: null }
}

/** Replaces an account's notes; none are kept of an empty text. */
export function keepNote({ sql }: Journal, account: string, text: string, now: number): void {
  sql.exec('DELETE FROM notes WHERE account = ?', account)
  if (text !== '')
    sql.exec('INSERT INTO notes (account, text, at) VALUES (?, ?, ?)', account, text, now)
}

const personal = ['plans', 'notes', 'talk', 'talk_read'] as const

/** Hands everything that is a person's own to another account of theirs, as when a guest signs in. */
export function carryOver({ sql }: Journal, from: string, to: string): void {
  for (const table of personal)
    sql.exec(`UPDATE OR REPLACE ${table} SET account = ? WHERE account = ?`, to, from)
}

/** Forgets what belongs to people who no longer sit here. */
export function forgetGone({ sql }: Journal): void {
  for (const table of personal)
    sql.exec(
      `DELETE FROM ${table} WHERE account NOT IN (SELECT account FROM seats WHERE account IS NOT NULL)`,
    )
}
