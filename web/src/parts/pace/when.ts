import type { PaceTexts } from '../../words/pace.en.ts'

const day = 24 * 60 * 60 * 1000

export interface Reader {
  /** A BCP 47 tag. */
  readonly locale: string
  /** An IANA name; absent: this device's own zone. */
  readonly timeZone?: string
}

/** The number of the day in the reader's zone, days being as long as their calendar has them. */
export function dayNumber(time: number, { timeZone }: Reader): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / day
}

/** "tomorrow 20:00": a moment of the days ahead as the reader would say it, in their own zone. */
export function whenIn(words: PaceTexts, reader: Reader, time: number, now: number): string {
  const { locale, timeZone } = reader
  const clock = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(time)
  const days = dayNumber(time, reader) - dayNumber(now, reader)
  if (days === 0) return words.today(clock)
  if (days === 1) return words.tomorrow(clock)
  const isNear = days > 1 && days < 7
  const format: Intl.DateTimeFormatOptions = isNear
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long' }
  return words.onDay(new Intl.DateTimeFormat(locale, { timeZone, ...format }).format(time), clock)
}

type PartOfDay = keyof PaceTexts['parts']

/** Hour from which a part of the day has its name. */
const partsFrom: ReadonlyArray<readonly [hour: number, part: PartOfDay]> = [
  [22, 'night'],
  [17, 'evening'],
  [13, 'afternoon'],
  [11, 'noon'],
  [5, 'morning'],
]

/** Time in milliseconds below which a moment is told to the minute. */
const near = 3 * 60 * 60 * 1000

/** "tomorrow evening": a moment of the days ahead as people say it; to the minute where it is near or in the small hours. */
export function roughlyIn(words: PaceTexts, reader: Reader, time: number, now: number): string {
  const { locale, timeZone } = reader
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(time),
  )
  const part = partsFrom.find(([from]) => hour >= from)?.[1]
  const days = dayNumber(time, reader) - dayNumber(now, reader)
  if (!part || time - now < near || days < 0) return whenIn(words, reader, time, now)
  if (days === 0) return words.parts[part].today
  if (days === 1) return words.parts[part].tomorrow
  const day = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...format }).format(time)
  return days < 7
    ? words.parts[part].on(day({ weekday: 'long' }))
    : day({ day: 'numeric', month: 'long' })
}

const minute = 60_000
const hour = 60 * minute

/** Most days ago that are counted in days; beyond, weeks and then months are counted. */
const [maxDays, maxWeeks] = [13, 60] as const

/** "yesterday", "3 weeks ago": how long ago a moment was, by the calendar of the reader's zone; hours on the day itself. */
export function agoIn(words: PaceTexts, reader: Reader, time: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(reader.locale, { numeric: 'auto', style: 'long' })
  const past = Math.max(0, now - time)
  if (past < minute) return words.justNow
  if (past < hour) return format.format(-Math.round(past / minute), 'minute')
  const days = dayNumber(now, reader) - dayNumber(time, reader)
  // A night does not make it long ago.
  if (days === 0 || past < 6 * hour) return format.format(-Math.round(past / hour), 'hour')
  if (days <= maxDays) return format.format(-days, 'day')
  if (days < maxWeeks) return format.format(-Math.round(days / 7), 'week')
  return format.format(-Math.round(days / 30.44), 'month')
}
