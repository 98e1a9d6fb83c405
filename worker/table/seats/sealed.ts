/**
 * A week's deal is the same for everybody. As long as the week lasts, its tables show nobody but their player anything:
 * not the place, nor turns, pictures or the record, and the seed not even to them.
 */
import type { Journal } from '../storage/journal.ts'
import type { TableSettings } from '../storage/settings.ts'
import { seatOf } from '../storage/snapshot.ts'

/** Tells whether a table's deal is a secret still. */
export const isSealed = ({ deal }: Pick<TableSettings, 'deal'>, now: number): boolean =>
  deal !== null && now < deal.until

/** Tells whether an account may not look on: the deal is sealed, and it does not sit here. While its player sits down there is nothing to see. */
export function isSealedFor(journal: Journal, account: string | null, now: number): boolean {
  const settings = journal.settings.read()
  if (settings.status === 'gathering' || !isSealed(settings, now)) return false
  return seatOf({ takenSeats: journal.takenSeats() }, account) === null
}
