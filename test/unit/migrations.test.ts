/** D1's shape: a new database, and one of version 1.0.0, come to have all that the queries name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { leaving } from '../../worker/accounts/leaving.ts'
import * as schema from '../../worker/accounts/schema.ts'

const folder = join(import.meta.dirname, '../../migrations')

function migrate(database: DatabaseSync): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql')))
    database.exec(readFileSync(join(folder, file), 'utf8'))
}

const columnsOf = (database: DatabaseSync, table: string): unknown[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name)

const tables: SQLiteTable[] = Object.values(schema).filter((one) => is(one, SQLiteTable))

test('a new database has the columns of the schema, and no others', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  expect(tables.length).toBeGreaterThan(15)
  for (const { name, columns } of tables.map(getTableConfig))
    expect(columnsOf(database, name).toSorted(), name).toEqual(
      columns.map((column) => column.name).toSorted(),
    )
})

test('a database of version 1.0.0 keeps its rows, and has the columns of the schema', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(readFileSync(join(import.meta.dirname, 'd1-1.0.0.sql'), 'utf8'))
  database.exec(
    "INSERT INTO accounts (id, name, language, created_at, zone) VALUES ('ada', 'Ada', 'en', 1, 'Europe/Berlin')",
  )
  migrate(database)
  for (const { name, columns } of tables.map(getTableConfig))
    expect(columnsOf(database, name), name).toEqual(
      expect.arrayContaining(columns.map((column) => column.name)),
    )
  const [ada] = database.prepare('SELECT name, zone FROM accounts').all()
  expect({ ...ada }).toEqual({ name: 'Ada', zone: 'Europe/Berlin' })
  // An account that is made now fits the columns of then.
  database.exec("INSERT INTO accounts (id, name, language, created_at) VALUES ('b', 'B', 'de', 2)")
})

test('an instance leaves with all tables but those that are good here and now; what others refer to comes first', () => {
  const names = leaving.map((table) => getTableConfig(table).name)
  const staying = tables.map((table) => getTableConfig(table).name)
  expect(staying.filter((name) => !names.includes(name)).toSorted()).toEqual([
    ...['challenges', 'dev_mails', 'sign_ins', 'tallies'],
  ])
  for (const [i, table] of leaving.entries())
    for (const key of getTableConfig(table).foreignKeys) {
      const { name } = getTableConfig(key.reference().foreignTable)
      expect(names.slice(0, i), names[i]).toContain(name)
    }
})
