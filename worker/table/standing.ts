import type { HeldNotice } from '../wire/table-object.ts'
import { seatOf, type TableSnapshot } from './snapshot.ts'
import type { Journal } from './storage/journal.ts'
import { mentionFor } from './talk.ts'
import { noticeFor } from './tell.ts'

/** Whether a held notice to an account still has its reason: they have not acted, not read it, and things stand as they did. */
export function stillStands(
  journal: Journal,
  snapshot: TableSnapshot,
  account: string,
  { kind, revision, about }: HeldNotice,
): boolean {
  const { settings, takenSeats } = snapshot
  const seat = seatOf(snapshot, account)
  if (kind === 'invitation')
    return seat === null && settings.status === 'gathering' && takenSeats.length < settings.wanted
  if (seat === null) return false
  const row = { id: 0, kind, seat, revision, due: 0, attempts: 0, about }
  if (kind === 'talk')
    return mentionFor(journal, snapshot, { ...row, kind, revision: Number(about) }) !== null
  return noticeFor(snapshot, { ...row, kind }, { isTurnPending: false, turns: [] }) !== null
}
