/** The clocks of a table, as pure functions of its snapshot. */

import { type Seat, same } from '../games/kernel/index.ts'
import type { Hours } from '../wire/hours.ts'
import type { Pace } from '../wire/schema.ts'
import { isPerson } from './decisions.ts'
import type { Effect } from './effects.ts'
import { activeBetween, dayLength, deadlineOf, defaultHours, hour, refilled } from './pace.ts'
import { patienceEffects, turnEnded } from './patience.ts'
import type { Scene } from './scene.ts'
import type { Absence, Clock } from './storage/absence.ts'
import type { Journal, Sitting } from './storage/journal.ts'
import type { Facts } from './storage/settings.ts'

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

const hoursOf = ({ hours }: Absence, account: string | null): Hours =>
  (account === null ? undefined : hours.get(account)) ?? defaultHours

const clockOf = ({ clocks }: Absence, seat: Seat): Clock | undefined =>
  clocks.find((clock) => clock.seat === seat)

/** Lets the clocks run of those who are awaited and play themselves, and stops the others. */
export function clockEffects(scene: Scene, now: number): Effect[] {
  const { facts, sittings, absence } = scene
  const { pace } = facts
  if (facts.status === 'gathering') return []
  if (!pace) return patienceEffects(scene)
  const moment = { facts: { ...facts, pace }, pausedAt: absence.pausedAt, now }
  return sittings.flatMap((sitting): Effect[] => {
    const { seat, account } = sitting
    const known = clockOf(absence, seat)
    if (account === null) return known ? [{ do: 'remove-clock', seat }] : []
    const isNew = known !== undefined && known.waiting !== waitingIn(facts, sitting)
    // What ran off did so in the hours of that turn; others may count from the next.
    const before = isNew ? halted(known, hoursOf(absence, account), now) : known
    const next = isNew ? absence.nextHours.get(account) : undefined
    const hours = next ?? hoursOf(absence, account)
    const clock = moved(before ?? fresh(seat, pace), sitting, hours, moment)
    if (clock === before) return []
    return [
      ...(next ? [{ do: 'take-hours', account } as const] : []),
      { do: 'put-clock', clock },
      ...(isNew ? turnEnded(scene, sitting) : []),
    ]
  })
}

/** The calls for the reminder and the end of each clock that has changed. */
export function clockCalls(before: Scene, after: Scene): Effect[] {
  const revision = after.play?.revision ?? 0
  return after.sittings.flatMap(({ seat, account }): Effect[] => {
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
  { sittings, absence }: Scene,
  seat: Seat,
  change: (clock: Clock, hours: Hours) => Clock,
  now: number,
): Clock | null {
  const clock = clockOf(absence, seat)
  const sitting = sittings[seat]
  if (!clock || !sitting) return null
  const hours = hoursOf(absence, sitting.account)
  return change(halted(clock, hours, now), hours)
}

const withTime = (clock: Clock, left: number): Clock => ({
  ...clock,
  left,
  total: Math.max(left, clock.total),
  overAt: null,
})

/** A seat's clock with so many of its person's days more. */
export const givenDays = (scene: Scene, seat: Seat, days: number, now: number): Clock | null =>
  adjusted(
    scene,
    seat,
    (clock, hours) => withTime(clock, clock.left + days * dayLength(hours)),
    now,
  )

/** The clock of a person who takes their seat back: what was left; where that is nothing, a turn's time, so that they are not late at once. */
export const givenBack = (
  scene: Scene,
  seat: Seat,
  pace: Pace,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: number },
): Clock | null =>
  adjusted(
    scene,
    seat,
    (clock) => withTime(clock, clock.left > 0 ? clock.left : isFirst ? leastOf(pace) : 0),
    now,
  )

/**
 * The clocks after turns of these seats were taken back: what they had earned for them goes, and the time that was
 * spent stays spent. The snapshot has the seats as they are awaited now, and the clocks as they ran.
 */
export function rewound(
  { facts, sittings, absence }: Scene,
  undone: ReadonlyArray<Seat>,
  now: number,
): Clock[] {
  const { pace } = facts
  if (!pace) return []
  return sittings.flatMap(({ seat, account, waitingSince: waiting }) => {
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
export function ended({ absence }: Scene, seat: Seat, now: number): Clock | null {
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
  scene: Scene,
  account: string,
  hours: Hours,
  now: number,
): void {
  const sitting = scene.sittings.find((one) => one.account === account)
  if (!sitting) return
  const before = hoursOf(scene.absence, account)
  const clock = scene.facts.pace ? clockOf(scene.absence, sitting.seat) : undefined
  if (clock) absence.putClock(halted(clock, before, now))
  if (clock && clock.waiting !== null)
    absence.putHours(account, { ...before, away: hours.away }, hours)
  else absence.putHours(account, hours)
}
