import type { Seat } from '../../games/kernel/index.ts'
import type { Notice } from '../../notices/notice.ts'
import type { HeldNotice } from '../../wire/table-object.ts'
import { isUntold } from '../bots/bots.ts'
import type { Journal } from '../storage/journal.ts'
import { seatOf, type TableSnapshot } from '../storage/snapshot.ts'
import { standing } from '../turns/standing-turns.ts'
import { mentionFor } from './talk.ts'
import { aboutAgain, noticeFor } from './tell.ts'

/**
 * Returns true if a held notice to an account still has its reason: they have not acted, not read it, and
 * things stand as they did.
 */
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
  // Notices of a tournament are its own.
  if (seat === null || kind === 'tournament') return false
  const row = { id: 0, kind, seat, revision, due: 0, attempts: 0, about }
  if (kind === 'talk')
    return mentionFor(journal, snapshot, { ...row, kind, revision: Number(about) }) !== null
  return noticeFor(snapshot, { ...row, kind }, { isTurnPending: false, turns: [] }) !== null
}

/**
 * The reminder to an account that a table without a clock has waited for since a moment; `later`: they look at it just now;
 * `null`: there is nothing to remind of. Somebody who plays alone or among bots is reminded only if they want letters, as
 * nobody waits.
 */
export function againFor(
  journal: Journal,
  account: string,
  since: number,
  present: (snapshot: TableSnapshot) => ReadonlySet<Seat>,
): Notice | 'later' | null {
  const snapshot = journal.snapshot()
  const seat = seatOf(snapshot, account)
  const takenSeat = snapshot.takenSeats[seat ?? -1]
  if (seat === null || !takenSeat || isUntold(snapshot.takenSeats)) return null
  const { ownRevision: revision } = takenSeat
  const row = { id: 0, seat, revision, due: 0, attempts: 0, about: aboutAgain(since) }
  const turns = standing(journal.turns(revision))
  const notice = noticeFor(snapshot, { ...row, kind: 'reminder' }, { isTurnPending: false, turns })
  return notice && present(snapshot).has(seat) ? 'later' : notice
}
