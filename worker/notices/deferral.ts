/**
 * Time at which a notice may leave the house: at once, with the daily letter, or when the quiet hours end.
 * Times are milliseconds since 1970.
 */
import { addDays } from 'temporal-polyfill/fns/PlainDate'
import type { NoticeChannel, NoticeKind } from '../wire/notice-kinds.ts'
import { localDay, localTime, momentOf } from '../wire/zone.ts'

/** Wishes of a person about being disturbed. */
export interface Rest {
  /** An IANA name. */
  readonly zone: string
  /** Between these minutes after midnight nothing goes out; `to` before `from`: past midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  /** The hour of the daily letter. */
  readonly digestHour: number | null
}

/** These are of no use when they come too late, so they never wait for the daily letter. */
const urgent: ReadonlySet<string> = new Set<NoticeKind>(['reminder', 'decision'])

export const isUrgent = (kind: string): boolean => urgent.has(kind)

/**
 * Time at which a notice is to go out on a channel: `null` for at once. The daily letter is for e-mail,
 * and takes no notice whose deadline would be over by then. The quiet hours hold up everything.
 */
export function deferredUntil(
  channel: NoticeChannel,
  { kind, deadline }: { readonly kind: NoticeKind | 'note'; readonly deadline: number | null },
  rest: Rest,
  now: number,
): number | null {
  const { zone, digestHour } = rest
  if (channel === 'letter' && digestHour !== null && !isUrgent(kind)) {
    const digest = nextAt(digestHour * 60, zone, now)
    const due = quietUntil(rest, digest) ?? digest
    if (deadline === null || due < deadline) return due
  }
  return quietUntil(rest, now)
}

/** End of the quiet hours in which a moment lies; `null` for one outside. */
function quietUntil({ quiet, zone }: Rest, moment: number): number | null {
  if (!quiet || quiet.from === quiet.to) return null
  const { hour, minute } = localTime(moment, zone)
  const at = hour * 60 + minute
  const { from, to } = quiet
  const isInside = from < to ? from <= at && at < to : from <= at || at < to
  return isInside ? nextAt(to, zone, moment) : null
}

/** The next moment, after another, at which a zone's clocks show so many minutes after midnight; a time that they skip comes after the gap. */
function nextAt(minutes: number, zone: string, moment: number): number {
  const today = localDay(moment, zone)
  for (const days of [0, 1]) {
    const next = momentOf(addDays(today, days), minutes, zone)
    if (next > moment) return next
  }
  throw new RangeError('A day has no such minute.')
}
