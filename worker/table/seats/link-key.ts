/**
 * Key in the link of a private table. Its address alone lets everybody look on, until its host removes somebody: from then on
 * strangers need the key as well, another one after each removal. People who sit here, wait in the queue or are asked need none.
 */
import { freshId } from '../../wire/ids.ts'
import type { Journal } from '../storage/journal.ts'
import { seatOf } from '../storage/snapshot.ts'

/** The key; `null`: the address is enough. */
export const linkKey = ({ db }: Journal): string | null =>
  db.cached('link key', () => db.facts<{ link_key: string | null }>('link_key').link_key)

/** Ends the links that are about, for all but those who are known here. */
export const renewLink = ({ db }: Journal): void => db.set('link key', { link_key: freshId() })

/** Opens a table again in which there is nothing to read any more. */
export function dropLinkKey(journal: Journal): void {
  if (linkKey(journal) !== null) journal.db.set('link key', { link_key: null })
}

/** Tells whether a visitor may read here: as an account that is known, or by a key. */
export function isLetIn(journal: Journal, account: string | null, key: string | null): boolean {
  const needed = linkKey(journal)
  if (needed === null || key === needed) return true
  if (account === null) return false
  return (
    seatOf({ takenSeats: journal.takenSeats() }, account) !== null ||
    journal.queue.all().some((one) => one.account === account) ||
    journal.invitations.guests().includes(account)
  )
}
