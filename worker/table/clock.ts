/** The clocks of a table. Each function is called inside a transaction. */

import type { Seat } from '../games/kernel/index.ts'
import type { Hours } from '../wire/hours.ts'
import type { Pace } from '../wire/schema.ts'
import type { Clock } from './absence-store.ts'
import { isPerson } from './decisions.ts'
import type { Facts, Journal, Sitting } from './journal.ts'
import { activeBetween, dayLength, deadlineOf, defaultHours, hour, refilled } from './pace.ts'
import { runPatience, turnEnded } from './patience.ts'

/** The one reminder comes when so much of the time is left. */
const remindAtShare = 0.2

interface Moment {
  readonly facts: Facts & { readonly pace: Pace }
  readonly pausedAt: number | null
  readonly now: number
}

const fresh = (seat: Seat, { start }: Pace): Clock => ({
  seat,
  left: start * hour,
  total: start * hour,
  waiting: null,
  since: null,
  deadline: null,
  overAt: null,
})

/** A turn's time: what somebody has at least who had used up everything. In milliseconds. */
const leastOf = ({ perTurn, cap }: Pace): number => Math.min(Math.max(perTurn, 1), cap) * hour

/** The clock brought to stand, with what has run off taken away. */
const halted = (clock: Clock, hours: Hours, now: number): Clock => ({
  ...clock,
  left:
    clock.since === null
      ? clock.left
      : Math.max(0, clock.left - activeBetween(clock.since, now, hours)),
  since: null,
  deadline: null,
})

/** Since when the table waits for a seat; `null` where it does not. */
const waitingIn = ({ status }: Facts, { waitingSince }: Sitting): number | null =>
  status === 'playing' ? waitingSince : null

/** A clock as it must be now; the same object where nothing changes. */
function moved(clock: Clock, sitting: Sitting, hours: Hours, moment: Moment): Clock {
  const { facts, pausedAt, now } = moment
  const waiting = waitingIn(facts, sitting)
  const isNew = waiting !== clock.waiting
  const overAt = isNew ? null : clock.overAt
  const runs = waiting !== null && overAt === null && pausedAt === null && isPerson(sitting)
  if (!isNew && runs === (clock.since !== null)) return clock
  let { left, total } = halted(clock, hours, now)
  if (isNew) {
    const { perTurn, cap } = facts.pace
    // For a turn that a bot played in their place nobody gets time.
    if (clock.waiting !== null && isPerson(sitting))
      left = refilled(left, { perTurn: perTurn * hour, cap: cap * hour })
    // Who let the last turn go is not late again before they were asked.
    if (waiting !== null && isPerson(sitting) && left === 0) left = leastOf(facts.pace)
    total = left
  }
  const stands = { ...clock, left, total, waiting, overAt, since: null, deadline: null }
  return runs ? { ...stands, since: now, deadline: deadlineOf(now, left, hours) } : stands
}

const hoursOf = (journal: Journal, account: string | null): Hours =>
  account === null ? defaultHours : journal.absence.hours(account)

/**
 * Lets the clocks run of those who are waited for and play themselves, and brings the others to
 * stand. To be called whenever somebody acted, a seat changed hands or the table paused.
 */
export function runClocks(journal: Journal, now: number): void {
  const facts = journal.facts()
  const { pace } = facts
  if (!pace) {
    runPatience(journal)
    return
  }
  const moment = { facts: { ...facts, pace }, pausedAt: journal.absence.pausedAt(), now }
  for (const sitting of journal.sittings()) {
    const { seat, account } = sitting
    if (account === null) continue
    const known = journal.absence.clock(seat)
    const isNew = known !== undefined && known.waiting !== waitingIn(facts, sitting)
    // What ran off did so in the hours of that turn; others may count from the next.
    const before = isNew ? halted(known, hoursOf(journal, account), now) : known
    if (isNew) journal.absence.nextHours(account)
    const hours = hoursOf(journal, account)
    const after = moved(before ?? fresh(seat, pace), sitting, hours, moment)
    if (after === before) continue
    putClock(journal, after, hours)
    if (isNew) turnEnded(journal, sitting)
  }
}

/** Writes a clock, with the wake-up calls for its reminder and its end. */
function putClock(journal: Journal, clock: Clock, hours: Hours): void {
  const { seat, left, total, since, deadline } = clock
  journal.absence.putClock(clock)
  journal.unpost('deadline', seat)
  journal.unpost('reminder', seat)
  if (since === null || deadline === null) return
  const revision = journal.revision()
  journal.post('deadline', seat, revision, deadline)
  const untilReminder = left - total * remindAtShare
  if (untilReminder > 0)
    journal.post('reminder', seat, revision, deadlineOf(since, untilReminder, hours))
}

/** Changes what a seat has, wherever its clock stands, and lets it run on. */
function adjust(
  journal: Journal,
  seat: Seat,
  change: (clock: Clock, hours: Hours) => Clock,
  now: number,
): void {
  const clock = journal.absence.clock(seat)
  const sitting = journal.sittings()[seat]
  if (!clock || !sitting) return
  const hours = hoursOf(journal, sitting.account)
  putClock(journal, change(halted(clock, hours, now), hours), hours)
  runClocks(journal, now)
}

/** Gives a seat so many of its person's days more. */
export const giveDays = (journal: Journal, seat: Seat, days: number, now: number): void =>
  adjust(
    journal,
    seat,
    (clock, hours) => {
      const left = clock.left + days * dayLength(hours)
      return { ...clock, left, total: Math.max(left, clock.total), overAt: null }
    },
    now,
  )

/**
 * Turns of these seats were taken back: what they had earned for them goes, and the time that was spent stays
 * spent. To be called with the sittings as they are now, and before the clocks run on.
 */
export function rewind(journal: Journal, undone: ReadonlyArray<Seat>, now: number): void {
  const { pace } = journal.facts()
  if (!pace) return
  for (const { seat, account, waitingSince: waiting } of journal.sittings()) {
    const clock = journal.absence.clock(seat)
    const turns = undone.filter((one) => one === seat).length
    if (!clock || (turns === 0 && waiting === clock.waiting)) continue
    const hours = hoursOf(journal, account)
    const stands = halted(clock, hours, now)
    const rest = Math.max(0, stands.left - turns * pace.perTurn * hour)
    const left = waiting !== null && rest === 0 ? leastOf(pace) : rest
    putClock(journal, { ...stands, left, total: left, waiting, overAt: null }, hours)
  }
}

/** Whoever takes their seat back has what was left; where that is nothing, a turn's time, so that they are not late at once. */
export const giveBack = (
  journal: Journal,
  seat: Seat,
  pace: Pace,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: number },
): void =>
  adjust(
    journal,
    seat,
    (clock) => {
      const least = isFirst ? leastOf(pace) : 0
      const left = clock.left > 0 ? clock.left : least
      return { ...clock, left, total: Math.max(left, clock.total), overAt: null }
    },
    now,
  )

/** A seat's time is over: from now on it is late. `false` by present truth: it has time left, or does not run. */
export function endTime(journal: Journal, seat: Seat, now: number): boolean {
  const clock = journal.absence.clock(seat)
  if (!clock || clock.deadline === null || clock.deadline > now) return false
  const late = { ...clock, left: 0, since: null, deadline: null, overAt: clock.deadline }
  putClock(journal, late, defaultHours)
  return true
}

/**
 * Takes over when an account plays. Days away count at once, and what has run off so far ran off
 * without them; other hours count from the next turn, so that nobody moves their deadline by them.
 */
export function putHours(journal: Journal, account: string, hours: Hours, now: number): void {
  const sitting = journal.sittings().find((one) => one.account === account)
  if (!sitting) return
  const { seat } = sitting
  const { absence } = journal
  if (!journal.facts().pace) {
    absence.putHours(account, hours)
    return
  }
  const clock = absence.clock(seat)
  const before = absence.hours(account)
  if (clock) absence.putClock(halted(clock, before, now))
  if (clock && clock.waiting !== null)
    absence.putHours(account, { ...before, away: hours.away }, hours)
  else absence.putHours(account, hours)
  runClocks(journal, now)
}

/** Nobody's time runs here any more. */
export function dropClock(journal: Journal, seat: Seat): void {
  journal.absence.removeClock(seat)
  journal.unpost('deadline', seat)
  journal.unpost('reminder', seat)
}
