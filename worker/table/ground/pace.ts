/** Time at a table, as pure functions: a bank that runs in a person's own active hours only. Times are milliseconds since 1970. */
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import type { Hours } from '../../wire/hours.ts'
import { localDay, momentOf } from '../../wire/zone.ts'

const minute = 60_000
export const hour = 60 * minute

/** The hours of people who never said when they play: by day and every day. */
export const defaultHours: Hours = {
  zone: 'UTC',
  from: 8 * 60,
  to: 22 * 60,
  days: [1, 2, 3, 4, 5, 6, 7],
  away: [],
}

/** Distance ahead that is searched for active hours, in days: at an hour a week any bank is used up by then. */
const horizon = 15 * 366

const dayMinutes = 24 * 60

/** Length of one of the person's days, in milliseconds, clocks' changes aside. */
export function dayLength({ from, to }: Hours): number {
  const minutes = (to - from + dayMinutes) % dayMinutes
  return (minutes === 0 ? dayMinutes : minutes) * minute
}

/** Returns true if a local ISO date is one of the away dates. ISO dates compare as texts. */
const isAway = ({ away }: Hours, date: string): boolean =>
  away.some(({ from, to }) => from <= date && date <= to)

/** The active hours from a moment on, in order. Local times that a change of the clocks skips move behind the gap. */
function* spans(since: number, hours: Hours): Generator<readonly [start: number, end: number]> {
  const { zone, from, days } = hours
  const length = dayLength(hours) / minute
  let last = since
  // Hours that began the day before may reach past midnight.
  let date = PlainDate.addDays(localDay(since, zone), -1)
  for (let day = 0; day < horizon; day++, date = PlainDate.addDays(date, 1)) {
    if (!days.includes(PlainDate.dayOfWeek(date)) || isAway(hours, PlainDate.toString(date)))
      continue
    const start = Math.max(momentOf(date, from, zone), last)
    const end = momentOf(date, from + length, zone)
    if (end <= start) continue
    last = end
    yield [start, end]
  }
}

/** Active time of the person between two moments, in milliseconds. */
export function activeBetween(since: number, until: number, hours: Hours): number {
  let sum = 0
  for (const [start, end] of spans(since, hours)) {
    if (start >= until) break
    sum += Math.min(end, until) - start
  }
  return sum
}

/** The moment at which so much active time, in milliseconds, has gone by since another. */
export function deadlineOf(since: number, left: number, hours: Hours): number {
  if (left <= 0) return since
  let rest = left
  let last = since
  for (const [start, end] of spans(since, hours)) {
    if (rest <= end - start) return start + rest
    rest -= end - start
    last = end
  }
  return last
}

/**
 * End of the absence of somebody who is away now: the first moment of their next active hours; `null` for one
 * who is not.
 */
export function awayUntil(now: number, hours: Hours): number | null {
  if (hours.away.length === 0) return null
  if (!isAway(hours, PlainDate.toString(localDay(now, hours.zone)))) return null
  for (const [start] of spans(now, hours)) if (start > now) return start
  return null
}

/** The bank after a turn: a turn's time on top, up to the cap. Time that was given beyond the cap stays. */
export const refilled = (
  left: number,
  { perTurn, cap }: { readonly perTurn: number; readonly cap: number },
): number => Math.max(left, Math.min(left + perTurn, cap))
