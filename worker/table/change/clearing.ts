/** Tables that gathered people and never began, or whose people are all gone. */
import type { Sitters } from '../../wire/table-object.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'

/** People who still sit at a table that is to be cleared away, and its name; `null` where it is not to be. */
export function clearable(snapshot: TableSnapshot, before: number): Sitters | null {
  const { settings, takenSeats } = snapshot
  const isIdle =
    settings.status === 'gathering' ||
    (settings.status === 'playing' && takenSeats.every(({ account }) => account === null))
  return !isIdle || settings.updatedAt >= before ? null : sittersOf(snapshot)
}

/** People who sit at a table, and its name. */
export function sittersOf({ settings, takenSeats }: TableSnapshot): Sitters {
  const [host] = takenSeats
  return {
    title: settings.title || (host?.name ?? ''),
    accounts: takenSeats.flatMap(({ account }) => account ?? []),
  }
}
