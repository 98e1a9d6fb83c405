/** Report of a table to its tournament that it is over. */
import type { Seat } from '../../games/kernel/index.ts'
import type { TableHappening } from '../../wire/schema/table.ts'
import type { TableReport } from '../../wire/tournament-object.ts'
import { resultOf, type TableSnapshot } from '../storage/snapshot.ts'

/** Happenings that may be the last of a seat whose time is over. */
const late: ReadonlySet<TableHappening['what']> = new Set(['over-time', 'waited'])

/** True if a seat's time was over, and its person has not played since. */
function isLate({ absence, takenSeats }: TableSnapshot, seat: Seat): boolean {
  const last = absence.happenings.findLast((one) => one.seat === seat)
  const played = takenSeats[seat]?.ownRevision ?? 0
  return last !== undefined && late.has(last.what) && played <= last.revision
}

/**
 * The report of a table that is over; `null`: it is not. If it was ended before its rules ended it, those who were there
 * to the end tie; for whom it was ended, as their time was over, were not.
 */
export function tournamentReport(snapshot: TableSnapshot): TableReport | null {
  const { settings, takenSeats } = snapshot
  const result = settings.status === 'over' ? resultOf(snapshot) : null
  if (!result) return null
  const isMissing = (seat: Seat): boolean => {
    const { account = null, bot = null } = takenSeats[seat] ?? {}
    return account === null || bot !== null || (settings.ended !== null && isLate(snapshot, seat))
  }
  const seats = takenSeats.map(({ seat }) => seat)
  const there = seats.filter((seat) => !isMissing(seat))
  const placeOf = (seat: Seat): number => result.places[seat] ?? 1
  return {
    table: settings.id,
    places: seats.map((seat) =>
      isMissing(seat)
        ? there.length + 1
        : 1 + there.filter((other) => placeOf(other) < placeOf(seat)).length,
    ),
    missing: seats.filter(isMissing),
  }
}
