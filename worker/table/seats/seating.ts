/** Order of the seats: at the start, at a rematch, and which people free seats are kept for. */

import type { TakenSeat } from '../storage/rows.ts'
import type { TableSettings } from '../storage/settings.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

/** The seats in the order the table was made for, as at a rematch; accounts that are not named there sit behind. */
export function inOrder(
  takenSeats: ReadonlyArray<TakenSeat>,
  { seating }: TableSettings,
): TakenSeat[] {
  if (!seating) return [...takenSeats]
  const rank = ({ account }: TakenSeat) => {
    const place = account === null ? -1 : seating.indexOf(account)
    return place < 0 ? seating.length : place
  }
  return takenSeats
    .toSorted((a, b) => rank(a) - rank(b))
    .map((takenSeat, seat) => ({ ...takenSeat, seat }))
}

/** Number of people and bots that a table may start with. A host who gathers people does not want to play alone, even where the game could be. */
export const fewest = ({
  settings: { origin, wanted },
  game,
}: Pick<TableSnapshot, 'settings' | 'game'>): number =>
  // Each seat of the moment that it goes on from is somebody's.
  origin ? wanted : Math.max(2, game.seats.min)

/** Time that the seats of a rematch are kept for those who played before, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

/** Returns true if the free seats are kept for others than this account. */
export const isKept = (
  { seating, createdAt }: TableSettings,
  account: string,
  now: number,
): boolean => seating !== null && !seating.includes(account) && now < createdAt + keptFor

/** The accounts of a table's people, in seat order, the one that began moved to the end: how they sit at the rematch. */
export function rotated({ takenSeats }: TableSnapshot): string[] {
  const people = takenSeats.flatMap(({ account }) => (account === null ? [] : [account]))
  return [...people.slice(1), ...people.slice(0, 1)]
}
