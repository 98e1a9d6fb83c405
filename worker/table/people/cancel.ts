import { forgetRemoved } from '../seats/removed.ts'
import type { Journal } from '../storage/journal.ts'
import { happened } from './absence.ts'

/** Ends a table that gathers people: nobody sits there any more, and all are told. */
export function cancel(journal: Journal, now: number): void {
  happened(journal, 'cancelled', null, now)
  journal.putTakenSeats([])
  journal.endGathering()
  forgetRemoved(journal)
  journal.settings.putStatus({ status: 'over', endedAt: now, ended: 'cancelled' })
}
