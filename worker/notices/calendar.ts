import type { Account } from '../accounts/account.ts'
import { eventsAhead } from '../accounts/club-talk.ts'
import { database } from '../accounts/database.ts'
import type { Env } from '../env.ts'
import { locales } from '../games/kernel/language.ts'
import { wordsOf } from '../games/words.ts'
import { late } from '../late.ts'
import { personAt } from './person.ts'
import { letterWords } from './words.ts'

/** The calendar asks again after so many seconds. */
const ttl = 30 * 60

/** The reminder comes so many seconds before the time is over. */
const alarmBefore = 3 * 60 * 60

/** Ends of an account's time, at its tables where a clock runs for it. */
async function deadlinesOf(env: Env, account: string) {
  const tables = await personAt(env, account).tables()
  return tables
    .flatMap(({ id: table, title, game, status, seats, deadline, createdAt, updatedAt }) => {
      const seat = seats.find(({ you }) => you)?.seat
      return status !== 'playing' || deadline === null || seat === undefined
        ? []
        : [{ table, title, game, seat, deadline, createdAt, updatedAt }]
    })
    .toSorted((a, b) => a.deadline - b.deadline)
}

/**
 * Grows whenever a deadline may have moved, as calendars keep an entry as they know it where it does not (RFC 5545, 3.8.7.4):
 * how many tenths of a second after its beginning the table changed last. That fits into 31 bits for six years; then it stays.
 */
const sequenceAt = ({
  createdAt,
  updatedAt,
}: Readonly<Record<'createdAt' | 'updatedAt', number>>) =>
  Math.min(Math.max(0, Math.floor((updatedAt - createdAt) / 100)), 2 ** 31 - 1)

const generator = late(() => import('ical-generator'))

/** An account's deadlines as an iCalendar file (RFC 5545). The same deadlines give the same file. */
export async function calendarFile(env: Env, { id, language }: Account): Promise<string> {
  const { default: ical, ICalAlarmType, ICalCalendarMethod } = await generator()
  const words = letterWords[language].calendar
  const domain = new URL(env.ORIGIN).hostname
  const calendar = ical({
    name: words.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Dorfpost', product: 'Dorfpost', language: language.toUpperCase() },
    ttl,
  })
  for (const { table, title, game, seat, deadline, ...times } of await deadlinesOf(env, id)) {
    const { title: gameTitle } = await wordsOf(game, language)
    const url = `${env.ORIGIN}/t/${table}`
    const end = new Date(deadline)
    const event = calendar.createEvent({
      id: `${table}-${seat}@${domain}`,
      stamp: new Date(times.updatedAt),
      lastModified: new Date(times.updatedAt),
      sequence: sequenceAt(times),
      start: end,
      end,
      summary: words.timeIsOver(title || gameTitle),
      description: `${gameTitle}\n${url}`,
      url,
    })
    event.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore })
  }
  for (const { number, title, at, club, name } of await eventsAhead(
    database(env),
    id,
    Date.now(),
  )) {
    const url = `${env.ORIGIN}/c/${club}`
    const start = new Date(at)
    const about = { stamp: start, summary: locales[language].labelled(name, title), url }
    calendar.createEvent({ id: `club-${number}@${domain}`, start, end: start, ...about })
  }
  // The last line ends as the others do (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
