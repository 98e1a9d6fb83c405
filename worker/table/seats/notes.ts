/** Private notes about the table, and all else that a table keeps of a person beside their turns. */
import type { NoteView } from '../../wire/schema/talk.ts'
import type { Journal } from '../storage/journal.ts'

/** An account's notes; empty ones where it made none. */
export function noteOf({ db }: Journal, account: string): NoteView {
  const [row] = db.rows<{ text: string; at: number }>(
    'SELECT text, at FROM notes WHERE account = ?',
    account,
  )
  return row ?? { text: '', at: null }
}

/** Replaces an account's notes; none are kept of an empty text. */
export function keepNote({ db }: Journal, account: string, text: string, now: number): void {
  db.write(null, 'DELETE FROM notes WHERE account = ?', account)
  if (text !== '')
    db.write(null, 'INSERT INTO notes (account, text, at) VALUES (?, ?, ?)', account, text, now)
}

/** Tables of one person, with what is cached of them. */
const personal = { plans: 'plans', notes: null, talk: 'talk', talk_read: 'talk' } as const

/** Hands everything that is a person's own to another account of theirs, as when a guest signs in. */
export function handOver({ db, drafts }: Journal, from: string, to: string): void {
  drafts.move(from, to)
  for (const [table, part] of Object.entries(personal))
    db.write(part, `UPDATE OR REPLACE ${table} SET account = ? WHERE account = ?`, to, from)
}

/** Forgets what belongs to people who no longer sit here. */
export function forgetGone(journal: Journal): void {
  const accounts = journal.takenSeats().flatMap(({ account }) => account ?? [])
  const here = JSON.stringify(accounts)
  journal.drafts.keepOnly((account) => accounts.includes(account))
  for (const [table, part] of Object.entries(personal))
    journal.db.write(
      part,
      `DELETE FROM ${table} WHERE account NOT IN (SELECT value FROM json_each(?))`,
      here,
    )
}
