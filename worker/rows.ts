/** An object's whole storage as rows: what an operator takes elsewhere, with all secrets. */
import type { DurableObjectStorage, SqlStorage } from '@cloudflare/workers-types'
import { runSteps } from './steps.ts'
import type { ObjectRows, RefusedRows, Row } from './wire/object-rows.ts'

/** The tables of SQLite that are ours. */
const namesIn = (sql: SqlStorage): string[] =>
  sql
    .exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'meta' ORDER BY name",
    )
    .toArray()
    .map(({ name }) => name)

/** All rows of a storage that so many steps have shaped. */
export function rowsOf(
  { sql }: Pick<DurableObjectStorage, 'sql'>,
  steps: ReadonlyArray<string>,
): ObjectRows {
  const rows = namesIn(sql).map(
    (name) => [name, sql.exec<Row>(`SELECT * FROM "${name}"`).toArray()] as const,
  )
  return { step: steps.length, rows: Object.fromEntries(rows) }
}

/**
 * Fills a new storage with rows: the shape is the one they were taken from, and `open` brings it to the present one. Throws a
 * `RangeError` that says what does not fit; then the caller's transaction takes all back.
 *
 * @param whose says in the error which objects these are
 */
function putRows(
  storage: DurableObjectStorage,
  { step, rows }: ObjectRows,
  steps: ReadonlyArray<string>,
  whose: string,
): void {
  if (step > steps.length)
    throw new RangeError('The file is of a newer version: upgrade this instance first.')
  runSteps(storage, steps.slice(0, step), whose)
  const { sql } = storage
  const names = new Set(namesIn(sql))
  for (const [name, all] of Object.entries(rows)) {
    if (!names.has(name)) throw new RangeError(`There is no ${name} among the ${whose}.`)
    const known = new Set(
      sql
        .exec<{ name: string }>('SELECT name FROM pragma_table_info(?)', name)
        .toArray()
        .map((column) => column.name),
    )
    for (const row of all) putRow(sql, name, known, row)
  }
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

/**
 * Has a new storage be as rows say, all or nothing. `open` brings it to its present shape and reads it once whole; it throws a
 * `RangeError` where the rows make no object, or another one.
 */
export function becomeRows<T>(
  storage: DurableObjectStorage,
  file: ObjectRows,
  { steps, whose }: { readonly steps: ReadonlyArray<string>; readonly whose: string },
  open: () => T,
): { readonly opened: T } | Exclude<RefusedRows, 'there' | null> {
  try {
    return {
      opened: storage.transactionSync(() => {
        putRows(storage, file, steps, whose)
        return open()
      }),
    }
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message }
    throw error
  }
}
