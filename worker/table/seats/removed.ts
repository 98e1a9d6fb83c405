/** The people that the host of a gathering table has removed: they may not sit down again unless they are asked to, nor look on where the table is private. */

import type { Journal } from '../storage/journal.ts'
import { seatOf } from '../storage/snapshot.ts'
import { renewLink } from './link-key.ts'

/** The accounts that were removed. */
export const removedFrom = ({ db }: Journal): ReadonlyArray<string> => db.value('removed')

export const isRemoved = (journal: Journal, account: string): boolean =>
  removedFrom(journal).includes(account)

/** Notes that somebody was removed. A private table has another link from now on: theirs would open it to them without their account. */
export function putRemoved(journal: Journal, account: string): void {
  if (!isRemoved(journal, account))
    journal.db.setValue('removed', [...removedFrom(journal), account])
  if (journal.settings.read().access === 'private') renewLink(journal)
}

/** They are welcome again, or no longer known: an account; without one, all of them. */
export function forgetRemoved(journal: Journal, account: string | null = null): void {
  const kept = removedFrom(journal).filter((one) => account !== null && one !== account)
  if (kept.length < removedFrom(journal).length) journal.db.setValue('removed', kept)
}

/** Tells whether an account may not even look on: it was removed from a private table. */
export const isShutOut = (journal: Journal, account: string | null): boolean =>
  account !== null &&
  journal.settings.read().access === 'private' &&
  isRemoved(journal, account) &&
  seatOf({ takenSeats: journal.takenSeats() }, account) === null
