/** A table whose storage went back to an earlier moment (`recovery.ts`). */
import type { Outcome } from './operations/operation.ts'
import type { Journal } from './storage/journal.ts'

/** Forgets what may no longer hold, and counts on from the change that others heard of last: so all who follow the table are told how it stands. */
export function tellAnew(journal: Journal, change: number): Outcome {
  journal.admissions.clear()
  journal.followers.forgetListed()
  journal.settings.countFrom(change + 1)
  return 'changed'
}
