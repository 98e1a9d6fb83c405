/** Who sits where: at the start, at a rematch, and which people free seats are kept for. */

import type { Scene } from './scene.ts'
import type { Sitting } from './storage/journal.ts'
import type { Facts } from './storage/settings.ts'

/** The seats in the order the table was made for, as at a rematch; accounts that are not named there sit behind. */
export function inOrder(sittings: ReadonlyArray<Sitting>, { seating }: Facts): Sitting[] {
  if (!seating) return [...sittings]
  const rank = ({ account }: Sitting) => {
    const place = account === null ? -1 : seating.indexOf(account)
    return place < 0 ? seating.length : place
  }
  return sittings
    .toSorted((a, b) => rank(a) - rank(b))
    .map((sitting, seat) => ({ ...sitting, seat }))
}

/** The seats of a rematch are kept for those who played before for so long, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000

/** Whether the free seats are kept for others than this account. */
export const isKept = ({ seating, createdAt }: Facts, account: string, now: number): boolean =>
  seating !== null && !seating.includes(account) && now < createdAt + keptFor

/** The accounts of a table's people, in seat order, the one that began moved to the end: how they sit at the rematch. */
export function rotated({ sittings }: Scene): string[] {
  const people = sittings.flatMap(({ account }) => (account === null ? [] : [account]))
  return [...people.slice(1), ...people.slice(0, 1)]
}
