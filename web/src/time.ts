import { agoIn, dayNumber } from './parts/pace/when.ts'
import { paceTexts } from './parts/pace/words.ts'
import { t } from './words/index.ts'

/** "3 hours ago", "yesterday", here and in the present language. */
export const ago = (time: number, now = Date.now()): string =>
  agoIn(paceTexts(), { locale: t().locale }, time, now)

/** Date and time in full, local. */
export const inFull = (time: number): string =>
  new Intl.DateTimeFormat(t().locale, { dateStyle: 'full', timeStyle: 'short' }).format(time)

/** What a postmark prints: day and month, and the time of day, local. */
export const stamped = (time: number): { date: string; clock: string } => ({
  date: new Intl.DateTimeFormat(t().locale, {
    day: 'numeric',
    month: 'short',
  })
    .format(time)
    .replaceAll('.', ''),
  clock: new Intl.DateTimeFormat(t().locale, { timeStyle: 'short' }).format(time),
})

/** A day, such as "today", "yesterday" or "3 May"; with the year where it is another one. Local. */
export function byDay(time: number, now = Date.now()): string {
  const reader = { locale: t().locale }
  const days = dayNumber(now, reader) - dayNumber(time, reader)
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(t().locale, { numeric: 'auto' }).format(-days, 'day')
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(t().locale, {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  }).format(time)
}
