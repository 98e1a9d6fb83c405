import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { post } from './table.ts'

const tables = join(inject('storage'), 'v3', 'do', 'dorfpost-Table')

/** Every time that a table keeps, by the tables of its storage. */
const times: Readonly<Record<string, ReadonlyArray<string>>> = {
  facts: ['created_at', 'updated_at', 'started_at', 'paused_at'],
  seats: ['waiting_since'],
  clocks: ['waiting', 'since', 'deadline', 'over_at'],
  happenings: ['at'],
  nudges: ['at'],
  outbox: ['due'],
}

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
 * Lets hours pass at one table, as its storage tells the time: everything there happened so much earlier.
 * Somebody who sits there says a word, by which the table notices.
 */
export async function letPass(page: Page, id: string, hours: number): Promise<void> {
  const file = readdirSync(tables)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => join(tables, name))
    .find((name) => isTable(name, id))
  if (file === undefined) throw new Error('There is no such table.')
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('BEGIN IMMEDIATE')
  for (const [table, columns] of Object.entries(times))
    for (const column of columns)
      database.exec(`UPDATE ${table} SET ${column} = ${column} - ${hours * 3_600_000}`)
  database.exec('COMMIT')
  database.close()
  await post(page, `/tables/${id}/talk`, { text: 'Good morning.', message: crypto.randomUUID() })
}
