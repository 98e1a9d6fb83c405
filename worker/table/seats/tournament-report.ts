/** How a table tells its tournament that it is over. */
import type { Seat } from '../../games/kernel/index.ts'
import type { TableReport } from '../../wire/tournament-object.ts'
import { resultOf, type TableSnapshot } from '../storage/snapshot.ts'

/**
 * The report of a table that is over; `null`: it is not. Where it was ended before its rules ended it, those who were there
 * to the end tie.
 */
export function tournamentReport(snapshot: TableSnapshot): TableReport | null {
  const { settings, takenSeats } = snapshot
  const result = settings.status === 'over' ? resultOf(snapshot) : null
  if (!result) return null
  const isMissing = (seat: Seat): boolean => {
    const { account = null, bot = null } = takenSeats[seat] ?? {}
    return account === null || bot !== null
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
