import type { Account } from '../accounts/account.ts'
import { type AheadEvent, eventsAhead } from '../accounts/club-talk.ts'
import { database } from '../accounts/database.ts'
import type { Env } from '../env.ts'
import { type Language, locales } from '../games/kernel/language.ts'
import { wordsOf } from '../games/words.ts'
import { late } from '../late.ts'
import type { TableCard } from '../wire/schema/table-list.ts'
import { personAt } from './person.ts'
import { letterWords } from './words.ts'

/** Seconds after which the calendar asks again. */
const ttl = 30 * 60

/** Seconds before the end of the time at which the reminder comes. */
const alarmBefore = 3 * 60 * 60

/** The reminder of a table that starts by itself, likewise. */
const startAlarmBefore = 60 * 60

/** Deadlines of an account at these tables, where a clock runs for it. */
const deadlinesIn = (tables: ReadonlyArray<TableCard>) =>
  tables
    .flatMap(({ id: table, title, game, status, seats, deadline, createdAt, updatedAt }) => {
      const seat = seats.find(({ you }) => you)?.seat
      return status !== 'playing' || deadline === null || seat === undefined
        ? []
        : [{ table, title, game, seat, deadline, createdAt, updatedAt }]
    })
    .toSorted((a, b) => a.deadline - b.deadline)

/** Tables that start by themselves. */
const startsIn = (tables: ReadonlyArray<TableCard>) =>
  tables
    .flatMap(({ start, ...table }) =>
      table.status === 'gathering' && start !== undefined ? [{ ...table, start }] : [],
    )
    .toSorted((a, b) => a.start - b.start)

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

/** A calendar of ours without entries. */
async function emptyCalendar(language: Language) {
  const { default: ical, ICalCalendarMethod } = await generator()
  return ical({
    name: letterWords[language].calendar.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Dorfpost', product: 'Dorfpost', language: language.toUpperCase() },
    ttl,
  })
}

/** An account's deadlines, tables that start by themselves and events of clubs as an iCalendar file (RFC 5545). The same of them give the same file. */
export async function calendarFile(env: Env, { id, language }: Account): Promise<string> {
  const { ICalAlarmType } = await generator()
  const words = letterWords[language].calendar
  const domain = new URL(env.ORIGIN).hostname
  const calendar = await emptyCalendar(language)
  const tables = await personAt(env, id).tables()
  for (const { table, title, game, seat, deadline, ...times } of deadlinesIn(tables)) {
    const { title: gameTitle } = wordsOf(game, language)
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
  for (const { id: table, title, game, start: at, ...times } of startsIn(tables)) {
    const { title: gameTitle } = wordsOf(game, language)
    const url = `${env.ORIGIN}/t/${table}`
    const [start, changed] = [new Date(at), new Date(times.updatedAt)]
    const event = calendar.createEvent({
      ...{ id: `${table}-start@${domain}`, stamp: changed, lastModified: changed },
      ...{ sequence: sequenceAt(times), start, end: start, url },
      summary: words.begins(title || gameTitle),
      description: `${gameTitle}\n${url}`,
    })
    event.createAlarm({ type: ICalAlarmType.display, trigger: startAlarmBefore })
  }
  for (const event of await eventsAhead(database(env), id, Date.now()))
    calendar.createEvent(clubEntry(env, language, event))
  return textOf(calendar)
}

/** An event of a club as an iCalendar file, in the words of somebody's language. */
export async function eventFile(env: Env, language: Language, event: AheadEvent): Promise<string> {
  const calendar = await emptyCalendar(language)
  calendar.createEvent(clubEntry(env, language, event))
  return textOf(calendar)
}

/** The entry of a club's event: the same in a file of its own and in a calendar that is read again and again. */
function clubEntry(env: Env, language: Language, { number, title, at, club, name }: AheadEvent) {
  const start = new Date(at)
  return {
    ...{ id: `club-${number}@${new URL(env.ORIGIN).hostname}`, start, end: start, stamp: start },
    ...{ summary: locales[language].labelled(name, title), url: `${env.ORIGIN}/c/${club}` },
  }
}

/** The last line ends as the others do (RFC 5545, 3.1). */
const textOf = (calendar: { toString(): string }): string => `${calendar.toString()}\r\n`
