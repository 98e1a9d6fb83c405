/** Up to which revision each seat's person has seen the table: its page, its answers and its letters. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Journal } from '../storage/journal.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { isPerson } from './decisions.ts'

/** The last revision that the person at a seat has seen; 0: none that was noted. */
export const seenBy = ({ db }: Journal, seat: Seat): number => allSeen(db)[seat] ?? 0

/** By seat. */
const allSeen = (db: Journal['db']): Readonly<Record<Seat, number>> => db.value('seen')

/**
 * Notes that the person at a seat has seen the table as it stands. It matters where several people play, and costs a row
 * a turn at most; none, where it may go with the next writing (`isLater`).
 */
export function noteSeen(
  journal: Journal,
  { settings, play, takenSeats }: Pick<TableSnapshot, 'settings' | 'play' | 'takenSeats'>,
  seat: Seat,
  isLater = false,
): void {
  if (!play || play.revision === 0 || settings.status !== 'playing') return
  // One's own turn is no news to oneself.
  if (takenSeats[seat]?.ownRevision === play.revision) return
  if (takenSeats.filter(isPerson).length < 2 || seenBy(journal, seat) >= play.revision) return
  const seen = { ...allSeen(journal.db), [seat]: play.revision }
  journal.db.setValue('seen', seen, isLater)
}
