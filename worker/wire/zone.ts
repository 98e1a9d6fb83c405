import { Temporal } from 'temporal-polyfill'

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
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
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
