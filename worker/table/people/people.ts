/** Changes of a table when accounts change: other names, other hours, one account in another's place, none any more. */
import type { Hours } from '../../wire/hours.ts'
import { namelessPerson } from '../../wire/names.ts'
import type { MyTurns } from '../../wire/table-object.ts'
import { nameAt, withBotsNamed } from '../seats/names.ts'
import { handOver, noteOf } from '../seats/notes.ts'
import { forgetRemoved } from '../seats/removed.ts'
import type { Journal } from '../storage/journal.ts'
import { seatOf, type TableSnapshot } from '../storage/snapshot.ts'
import { saidBy } from '../telling/talk.ts'
import { putHours } from '../time/clock.ts'
import { planOf } from '../turns/plans.ts'
import { standUp } from '../turns/write.ts'
import { lose } from './absence.ts'
import { voicesOf } from './absence-view.ts'

/** Takes over when an account plays, as its settings have it now. */
export function changeHours(
  journal: Journal,
  snapshot: TableSnapshot,
  account: string,
  hours: Hours,
  now: number,
): 'changed' | 'unchanged' {
  if (seatOf(snapshot, account) === null || snapshot.settings.status === 'over') return 'unchanged'
  putHours(journal, snapshot, account, hours, now)
  return 'changed'
}

/**
 * Moves a seat from one account to another, as when a guest signs in; with the same account twice
 * it only changes the name. If the other account sits at
 * this table already, a guest still gathering gets up, and one who plays keeps the seat.
 */
export function reseat(
  journal: Journal,
  { settings, takenSeats }: TableSnapshot,
  { from, to, name }: { readonly from: string; readonly to: string; readonly name: string },
): 'changed' | 'unchanged' {
  const sits = (account: string) => takenSeats.some((one) => one.account === account)
  if (from !== to) {
    journal.queue.move(from, to)
    const { seating } = settings
    if (seating?.includes(from))
      journal.settings.putSeating(seating.map((one) => (one === from ? to : one)))
  }
  if (!sits(from)) return 'unchanged'
  if (from !== to && sits(to)) {
    if (settings.status !== 'gathering') return 'unchanged'
    standUp(journal, takenSeats, from)
    return 'changed'
  }
  const shown = nameAt(takenSeats, from, name)
  if (from === to && takenSeats.some((one) => one.account === to && one.name === shown))
    return 'unchanged'
  const seated = takenSeats.map((takenSeat) =>
    takenSeat.account === from ? { ...takenSeat, account: to, name: shown } : takenSeat,
  )
  journal.putTakenSeats(withBotsNamed(seated))
  if (from !== to) {
    handOver(journal, from, to)
    journal.absence.moveHours(from, to)
  }
  return 'changed'
}

/** Forgets a person: their account and their name. The seat of a running table stays. */
export function forgetPerson(
  journal: Journal,
  snapshot: TableSnapshot,
  account: string,
  now: number,
): 'changed' | 'unchanged' {
  journal.forgetInvitations(account)
  journal.absence.forgetHours(account)
  forgetRemoved(journal, account)
  journal.followers.remove(account)
  const waited = journal.queue.leave(account)
  const seat = seatOf(snapshot, account)
  if (seat === null) return waited ? 'changed' : 'unchanged'
  if (snapshot.settings.status === 'gathering') {
    standUp(journal, snapshot.takenSeats, account)
    return 'changed'
  }
  journal.putTakenSeats(
    snapshot.takenSeats.map((takenSeat) =>
      takenSeat.account === account
        ? { ...takenSeat, account: null, name: namelessPerson, letters: false }
        : takenSeat,
    ),
  )
  lose(journal, seat, now)
  return 'changed'
}

/** Doings of an account at the table, for its owner's download; `null` where it does not sit. */
export function turnsOf(journal: Journal, account: string): MyTurns | null {
  const snapshot = journal.snapshot()
  const seat = seatOf(snapshot, account)
  if (seat === null) return null
  const { id: table, game, title } = snapshot.settings
  // Turns before somebody new took the seat were another person's.
  const taken = journal.absence.takenAfter(seat)
  const turns = journal
    .turns()
    .filter(
      (row) => row.seat === seat && row.revision > taken && row.by !== 'bot' && row.back === null,
    )
    .map(({ revision, at, moves }) => ({ revision, at, moves }))
  const { steps, orders, pass, forced } = planOf(journal, account)
  const plan = {
    steps: steps.map((wishes) => wishes.map(({ text }) => text)),
    orders: orders.map(({ text }) => text),
    pass,
    forced,
  }
  const draft = journal.drafts.of(account)?.moves ?? []
  const note = noteOf(journal, account).text
  const said = saidBy(journal, account)
  return {
    table,
    game,
    title,
    seat,
    turns,
    plan,
    draft,
    note,
    said,
    ...voicesOf(snapshot.absence, seat),
  }
}
