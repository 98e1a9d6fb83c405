/** A table's whole storage as rows: what an operator takes elsewhere. It holds the secrets of a running game. */
import type { DurableObjectStorage, SqlStorage } from '@cloudflare/workers-types'
import { runSteps } from '../../steps.ts'
import type { Row, TableRows } from '../../wire/table-object.ts'
import { Journal } from './journal.ts'
import { migrate, steps } from './migrations.ts'

/** The tables of SQLite that are ours. */
const namesIn = (sql: SqlStorage): string[] =>
  sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'meta' ORDER BY name",
    )
    .toArray()
    .map(({ name }) => name)

/** All rows of a storage whose steps have run. */
export function rowsOf({ sql }: Pick<DurableObjectStorage, 'sql'>): TableRows {
  const rows = namesIn(sql).map(
    (name) => [name, sql.exec<Row>(`SELECT * FROM "${name}"`).toArray()] as const,
  )
  return { step: steps.length, rows: Object.fromEntries(rows) }
}

/**
 * Fills a new storage with rows: the shape is the one they were taken from, and goes on from there to the present one. Throws a
 * `RangeError` that says what does not fit; then the caller's transaction takes all back.
 */
function putRows(storage: DurableObjectStorage, { step, rows }: TableRows): void {
  if (step > steps.length)
    throw new RangeError('The file is of a newer version: upgrade this instance first.')
  runSteps(storage, steps.slice(0, step), 'tables')
  const { sql } = storage
  const names = new Set(namesIn(sql))
  for (const [name, all] of Object.entries(rows)) {
    if (!names.has(name)) throw new RangeError(`There is no ${name} in a table.`)
    const known = new Set(
      sql
        .exec<{ name: string }>('SELECT name FROM pragma_table_info(?)', name)
        .toArray()
        .map((column) => column.name),
    )
    for (const row of all) putRow(sql, name, known, row)
  }
  migrate(storage)
}

function putRow(sql: SqlStorage, name: string, known: ReadonlySet<string>, row: Row): void {
  const columns = Object.keys(row)
  const strange = columns.find((column) => !known.has(column))
  if (strange !== undefined) throw new RangeError(`There is no ${strange} in ${name}.`)
  const listed = columns.map((column) => `"${column}"`).join(', ')
  const marks = columns.map(() => '?').join(', ')
  try {
    sql.exec(`INSERT INTO "${name}" (${listed}) VALUES (${marks})`, ...Object.values(row))
  } catch {
    throw new RangeError(`A row of ${name} does not fit.`)
  }
}

/** The table of a file in a new storage, read once whole to see that it can be. Throws a `RangeError` that says what does not fit. */
export function openFrom(storage: DurableObjectStorage, id: string, file: TableRows): Journal {
  putRows(storage, file)
  const journal = Journal.open(storage)
  let found: string | undefined
  try {
    found = journal?.snapshot().settings.id
  } catch {
    throw new RangeError('The rows make no table.')
  }
  if (!journal || found !== id) throw new RangeError('The file is of another table.')
  return journal
}
