/** Files of finished tables: a sheet as CSV (RFC 4180), and plays as the app BG Stats takes them, one a link. */
import type { Played } from '../accounts/played.ts'
import { playOf } from '../games/kernel/bg-stats.ts'
import type { BgStatsPlay } from '../wire/schema/results.ts'

/** Titles of the games, by id. */
export type Titles = Readonly<Record<string, string>>

const columns = [
  'ended',
  'game',
  'table',
  'title',
  'seats',
  'place',
  'points',
  'rated',
  'people',
] as const

/** A sheet with a row a table, as its reader saw it end. Times are ISO 8601 in UTC. */
export function csvOf(played: ReadonlyArray<Played>, account: string, titles: Titles): string {
  const rows = played.map((one) => {
    const me = one.people.find((person) => person.account === account)
    return [
      new Date(one.endedAt).toISOString(),
      titles[one.game] ?? one.game,
      one.table,
      one.title,
      `${one.seats}`,
      `${me?.place ?? ''}`,
      `${me?.points ?? ''}`,
      one.rated ? 'yes' : 'no',
      one.people
        .map(({ name, place, points }) => `${place}. ${name ?? '?'} (${points})`)
        .join('; '),
    ]
  })
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A cell; what a program would read as a formula begins with an apostrophe. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Plays in the format that BG Stats documents for other programs, each what a link to it holds. */
export const bgStatsOf = (played: ReadonlyArray<Played>, titles: Titles): BgStatsPlay[] =>
  played.map((one) => playOf({ ...one, title: titles[one.game] ?? one.game }))
