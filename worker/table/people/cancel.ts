import { dropLinkKey } from '../seats/link-key.ts'
import { forgetRemoved } from '../seats/removed.ts'
import type { Journal } from '../storage/journal.ts'
import { happened } from './absence.ts'

/** Ends a table that gathers people: nobody sits there any more, and all are told. */
export function cancel(journal: Journal, now: number): void {
  happened(journal, 'cancelled', null, now)
  journal.putTakenSeats([])
  journal.endGathering()
  forgetRemoved(journal)
  dropLinkKey(journal)
  journal.settings.putStatus({ status: 'over', endedAt: now, ended: 'cancelled' })
}
