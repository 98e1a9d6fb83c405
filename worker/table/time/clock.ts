/** The clocks of a table, as pure functions of its snapshot. */

import { type Seat, same } from '../../games/kernel/index.ts'
import type { Hours } from '../../wire/hours.ts'
import type { Pace } from '../../wire/schema/table.ts'
import type { Effect } from '../effects/effects.ts'
import {
  activeBetween,
  dayLength,
  deadlineOf,
  defaultHours,
  hour,
  refilled,
} from '../ground/pace.ts'
import type { Absence, Clock } from '../storage/absence.ts'
import type { Journal } from '../storage/journal.ts'
import type { TakenSeat } from '../storage/rows.ts'
import type { TableSettings } from '../storage/settings.ts'
import type { TableSnapshot } from '../storage/snapshot.ts'
import { isPerson } from './decisions.ts'
import { patienceEffects, turnEnded } from './patience.ts'

/** Time that is left when the one reminder comes. */
const remindAtShare = 0.2

interface Moment {
  readonly settings: TableSettings & { readonly pace: Pace }
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

/** Moment from which the table waits for a seat; `null` where it does not. */
const waitingIn = ({ status }: TableSettings, { waitingSince }: TakenSeat): number | null =>
  status === 'playing' ? waitingSince : null

/** A clock as it must be now; the same object where nothing changes. */
function moved(clock: Clock, takenSeat: TakenSeat, hours: Hours, moment: Moment): Clock {
  const { settings, pausedAt, now } = moment
  const waiting = waitingIn(settings, takenSeat)
  const isNew = waiting !== clock.waiting
  const overAt = isNew ? null : clock.overAt
  const runs = waiting !== null && overAt === null && pausedAt === null && isPerson(takenSeat)
  if (!isNew && runs === (clock.since !== null)) return clock
  let { left, total } = halted(clock, hours, now)
  if (isNew) {
    const { perTurn, cap } = settings.pace
    // For a turn that a bot played in their place nobody gets time.
    if (clock.waiting !== null && isPerson(takenSeat))
      left = refilled(left, { perTurn: perTurn * hour, cap: cap * hour })
    // Somebody who let the last turn go is not late again before they were asked.
    if (waiting !== null && isPerson(takenSeat) && left === 0) left = leastOf(settings.pace)
    total = left
  }
  const stands = { ...clock, left, total, waiting, overAt, since: null, deadline: null }
  return runs ? { ...stands, since: now, deadline: deadlineOf(now, left, hours) } : stands
}

const hoursOf = ({ hours }: Absence, account: string | null): Hours =>
  (account === null ? undefined : hours.get(account)) ?? defaultHours

const clockOf = ({ clocks }: Absence, seat: Seat): Clock | undefined =>
  clocks.find((clock) => clock.seat === seat)

/** Lets the clocks run of those who are awaited and play themselves, and stops the others. */
export function clockEffects(snapshot: TableSnapshot, now: number): Effect[] {
  const { settings, takenSeats, absence } = snapshot
  const { pace } = settings
  if (settings.status === 'gathering') return []
  if (!pace) return patienceEffects(snapshot)
  const moment = { settings: { ...settings, pace }, pausedAt: absence.pausedAt, now }
  return takenSeats.flatMap((takenSeat): Effect[] => {
    const { seat, account } = takenSeat
    const known = clockOf(absence, seat)
    if (account === null) return known ? [{ do: 'remove-clock', seat }] : []
    const isNew = known !== undefined && known.waiting !== waitingIn(settings, takenSeat)
    // Time that ran off did so in the hours of that turn; others may count from the next.
    const before = isNew ? halted(known, hoursOf(absence, account), now) : known
    const next = isNew ? absence.nextHours.get(account) : undefined
    const hours = next ?? hoursOf(absence, account)
    const clock = moved(before ?? fresh(seat, pace), takenSeat, hours, moment)
    if (clock === before) return []
    return [
      ...(next ? [{ do: 'take-hours', account } as const] : []),
      { do: 'put-clock', clock },
      ...(isNew ? turnEnded(snapshot, takenSeat) : []),
    ]
  })
}

/** The calls for the reminder and the end of each clock that has changed. */
export function clockCalls(before: TableSnapshot, after: TableSnapshot): Effect[] {
  const revision = after.play?.revision ?? 0
  return after.takenSeats.flatMap(({ seat, account }): Effect[] => {
    const clock = clockOf(after.absence, seat)
    if (same(clock, clockOf(before.absence, seat))) return []
    const effects: Effect[] = [
      { do: 'unpost', kind: 'deadline', seat },
      { do: 'unpost', kind: 'reminder', seat },
    ]
    if (!clock || clock.since === null || clock.deadline === null) return effects
    effects.push({ do: 'post', kind: 'deadline', seat, revision, due: clock.deadline })
    const untilReminder = clock.left - clock.total * remindAtShare
    if (untilReminder > 0) {
      const due = deadlineOf(clock.since, untilReminder, hoursOf(after.absence, account))
      effects.push({ do: 'post', kind: 'reminder', seat, revision, due })
    }
    return effects
  })
}

/** A seat's clock, stopped, with what it has changed; `null` where it has none. */
function adjusted(
  { takenSeats, absence }: TableSnapshot,
  seat: Seat,
  change: (clock: Clock, hours: Hours) => Clock,
  now: number,
): Clock | null {
  const clock = clockOf(absence, seat)
  const takenSeat = takenSeats[seat]
  if (!clock || !takenSeat) return null
  const hours = hoursOf(absence, takenSeat.account)
  return change(halted(clock, hours, now), hours)
}

const withTime = (clock: Clock, left: number): Clock => ({
  ...clock,
  left,
  total: Math.max(left, clock.total),
  overAt: null,
})

/** A seat's clock with so many of its person's days more. */
export const givenDays = (
  snapshot: TableSnapshot,
  seat: Seat,
  days: number,
  now: number,
): Clock | null =>
  adjusted(
    snapshot,
    seat,
    (clock, hours) => withTime(clock, clock.left + days * dayLength(hours)),
    now,
  )

/** The clock of a person who takes their seat back: what was left; where that is nothing, a turn's time, so that they are not late at once. */
export const givenBack = (
  snapshot: TableSnapshot,
  seat: Seat,
  pace: Pace,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: number },
): Clock | null =>
  adjusted(
    snapshot,
    seat,
    (clock) => withTime(clock, clock.left > 0 ? clock.left : isFirst ? leastOf(pace) : 0),
    now,
  )

/**
 * The clocks after turns of these seats were taken back: what they had earned for them goes, and the time that was
 * spent stays spent. The snapshot has the seats as they are awaited now, and the clocks as they ran.
 */
export function rewound(
  { settings, takenSeats, absence }: TableSnapshot,
  undone: ReadonlyArray<Seat>,
  now: number,
): Clock[] {
  const { pace } = settings
  if (!pace) return []
  return takenSeats.flatMap(({ seat, account, waitingSince: waiting }) => {
    const clock = clockOf(absence, seat)
    const turns = undone.filter((one) => one === seat).length
    if (!clock || (turns === 0 && waiting === clock.waiting)) return []
    const stands = halted(clock, hoursOf(absence, account), now)
    const rest = Math.max(0, stands.left - turns * pace.perTurn * hour)
    const left = waiting !== null && rest === 0 ? leastOf(pace) : rest
    return [{ ...stands, left, total: left, waiting, overAt: null }]
  })
}

/** A seat's clock when its time is over; `null` by present truth: it has time left, or does not run. */
export function ended({ absence }: TableSnapshot, seat: Seat, now: number): Clock | null {
  const clock = clockOf(absence, seat)
  if (!clock || clock.deadline === null || clock.deadline > now) return null
  return { ...clock, left: 0, since: null, deadline: null, overAt: clock.deadline }
}

/**
 * Takes over when an account plays. Days away count at once, and what has run off so far ran off
 * without them; other hours count from the next turn, so that nobody moves their deadline by them.
 */
export function putHours(
  { absence }: Journal,
  snapshot: TableSnapshot,
  account: string,
  hours: Hours,
  now: number,
): void {
  const takenSeat = snapshot.takenSeats.find((one) => one.account === account)
  if (!takenSeat) return
  const before = hoursOf(snapshot.absence, account)
  const clock = snapshot.settings.pace ? clockOf(snapshot.absence, takenSeat.seat) : undefined
  if (clock) absence.putClock(halted(clock, before, now))
  if (clock && clock.waiting !== null)
    absence.putHours(account, { ...before, away: hours.away }, hours)
  else absence.putHours(account, hours)
}
