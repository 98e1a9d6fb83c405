/** A new link to the seat of a guest who is lost: given out by the host, meant for the same person. */
import type { Seat } from '../../games/kernel/index.ts'
import { refuse } from '../../wire/refusal.ts'
import type { Journal } from '../storage/journal.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { decisionAbout } from '../time/decisions.ts'
import { happened } from './absence.ts'

/**
 * Opens the seat of a guest, by the host's word alone. `lost` is the account that was found to be a guest's
 * and unused. Everybody is told, the guest as well; playing, or taking the seat back, ends the link.
 */
export function reissue(
  journal: Journal,
  snapshot: TableSnapshot,
  { host, seat, lost }: { readonly host: Seat; readonly seat: Seat; readonly lost: string },
  now: number,
) {
  // In a tournament the host is an opponent.
  if (snapshot.settings.rated || snapshot.settings.tournament !== null) return refuse('rated-table')
  if (
    snapshot.takenSeats[seat]?.account !== lost ||
    decisionAbout(snapshot, seat)?.reason !== 'time'
  )
    return refuse('nothing-to-decide')
  if (snapshot.absence.open.has(seat)) return 'unchanged'
  journal.absence.putOpeningAgain(seat, crypto.randomUUID())
  happened(journal, 'reissued', seat, now, host)
  return 'changed'
}
