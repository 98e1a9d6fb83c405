/** Lets time pass at one table of a local instance, as its storage tells the time. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Every time that a table keeps, by the tables of its storage. */
const times: Readonly<Record<string, ReadonlyArray<string>>> = {
  facts: ['created_at', 'updated_at', 'started_at', 'paused_at'],
  happenings: ['at'],
}

/** Those within lists that the row of `facts` keeps as JSON, by its columns. */
const listed = {
  seats: ['waitingSince'],
  clocks: ['waiting', 'since', 'deadline', 'overAt'],
  outbox: ['due'],
} as const

/** A list with some of its times moved back. */
const earlier = (list: unknown, names: ReadonlyArray<string>, by: number): string =>
  JSON.stringify(
    (JSON.parse(String(list)) as ReadonlyArray<Readonly<Record<string, unknown>>>).map((one) =>
      Object.fromEntries(
        Object.entries(one).map(([name, value]) => [
          name,
          names.includes(name) && typeof value === 'number' ? value - by : value,
        ]),
      ),
    ),
  )

/** Times by seat, as JSON, moved back. */
const earlierBySeat = (times: unknown, by: number): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(String(times)) as Readonly<Record<string, number>>).map(
        ([seat, at]) => [seat, at - by],
      ),
    ),
  )

const isTable = (file: string, id: string): boolean => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('SELECT id FROM facts').get()?.id === id
  } catch {
    // A table that nobody made yet.
    return false
  } finally {
    database.close()
  }
}

/**
 * Moves everything at a table back by some hours. Its object must begin anew after it, as it keeps in mind what it
 * has read; it notices at the next request.
 *
 * @param storage where the local runtime keeps what is stored
 */
export function passTime(storage: string, id: string, hours: number): void {
  const tables = join(storage, 'v3', 'do', 'dorfpost-Table')
  const file = readdirSync(tables)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => join(tables, name))
    .find((name) => isTable(name, id))
  if (file === undefined) throw new Error('There is no such table.')
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('BEGIN IMMEDIATE')
  const by = hours * 3_600_000
  for (const [table, columns] of Object.entries(times))
    for (const column of columns) database.exec(`UPDATE ${table} SET ${column} = ${column} - ${by}`)
  for (const [column, names] of Object.entries(listed)) {
    const stored = database.prepare(`SELECT ${column} AS list FROM facts`).get()
    database.prepare(`UPDATE facts SET ${column} = ?`).run(earlier(stored?.list ?? '[]', names, by))
  }
  const nudged = database.prepare('SELECT nudges FROM facts').get()?.nudges ?? '{}'
  database.prepare('UPDATE facts SET nudges = ?').run(earlierBySeat(nudged, by))
  database.exec('COMMIT')
  database.close()
}
