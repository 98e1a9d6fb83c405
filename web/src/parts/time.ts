import { locale } from '../words/index.ts'
import { agoIn, dayNumber } from './pace/when.ts'
import { paceTexts } from './pace/words.ts'

/** "3 hours ago", "yesterday", here and in the present language. */
export const ago = (time: number, now = Date.now()): string =>
  agoIn(paceTexts(), { locale: locale().tag }, time, now)

/** Date and time in full, local. */
export const inFull = (time: number): string =>
  locale().date(time, { dateStyle: 'full', timeStyle: 'short' })

/** Print of a postmark: day and month, and the time of day, local. */
export const stamped = (time: number): { date: string; clock: string } => ({
  date: locale().date(time, { day: 'numeric', month: 'short' }).replaceAll('.', ''),
  clock: locale().date(time, { timeStyle: 'short' }),
})

/** A day, such as "today", "yesterday" or "3 May"; with the year where it is another one. Local. */
export function byDay(time: number, now = Date.now()): string {
  const reader = { locale: locale().tag }
  const days = dayNumber(now, reader) - dayNumber(time, reader)
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(reader.locale, { numeric: 'auto' }).format(-days, 'day')
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return locale().date(time, {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  })
}
