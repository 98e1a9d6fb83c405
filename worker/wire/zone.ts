/** Time zones, and the days and hours that their clocks show. Moments are milliseconds since 1970. */
import * as Instant from 'temporal-polyfill/fns/Instant'
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'

/** The zone that stands in where none is known. */
const noZone = 'UTC'

/** An ISO time or an annotation holds one of these; the name of a zone, or an offset, does not. */
const moreThanName = /[[\]T]\d|[[\]]/

/** Names that were seen to be zones: asking the platform takes long, and every clock asks. No more than this many are kept. */
const known = new Set<string>()
const maxKnown = 1000

/**
 * Returns true if all that reckons with zones here takes this name of one, such as `Europe/Berlin`: Temporal
 * for the clocks, and `Intl` for the words of letters. Each refuses names that the other takes.
 */
export function isZone(name: string): boolean {
  if (known.has(name)) return true
  if (moreThanName.test(name)) return false
  try {
    localTime(0, name)
    new Intl.DateTimeFormat('en', { timeZone: name })
    if (known.size >= maxKnown) known.clear()
    known.add(name)
    return true
  } catch {
    return false
  }
}

/** A stored zone, or UTC where it is none: nobody told it yet, or zones are reckoned with differently since. */
export const zoneOr = (zone: string | null): string =>
  zone !== null && isZone(zone) ? zone : noZone

/** Date and time that a zone's clocks show at a moment. */
export const localTime = (moment: number, zone: string): ZonedDateTime.Record =>
  Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(moment), zone)

/** The day that a zone's clocks show at a moment. */
export const localDay = (moment: number, zone: string): PlainDate.Record =>
  ZonedDateTime.toPlainDate(localTime(moment, zone))

/** Moment so many minutes after the midnight that begins a day in a zone; a time that a change of the clocks skips comes after the gap. */
export function momentOf(day: PlainDate.Record, minutes: number, zone: string): number {
  const time = PlainDateTime.addMinutes(PlainDate.toPlainDateTime(day), minutes)
  return PlainDateTime.toZonedDateTime(time, zone).epochMilliseconds
}

/** A day from its ISO date, such as `2026-11-30`. */
export function dayFrom(date: string): PlainDate.Record {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return PlainDate.create(year, month, day)
}
