/** Rows of D1 that leave with a whole instance, and arrive at an empty one. */
import { asc, getTableColumns, getTableName, gt } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { Env } from '../env.ts'
import type { Row } from '../wire/object-rows.ts'
import { database } from './database.ts'
import { leaving } from './leaving.ts'
import { accounts, tables, tournaments } from './schema.ts'

const columnsOf = (table: SQLiteTable): SQLiteColumn[] => Object.values(getTableColumns(table))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Values of a column as SQLite keeps them. */
function kept(column: SQLiteColumn): z.ZodType {
  switch (column.columnType) {
    case 'SQLiteBoolean':
      return z.union([z.literal(0), z.literal(1)])
    case 'SQLiteInteger':
      return z.int()
    case 'SQLiteReal':
      return z.number()
    case 'SQLiteTextJson':
      return z.string().refine(isJson)
    default:
      return column.enumValues?.length ? z.enum(column.enumValues) : z.string()
  }
}

/** Form of a row: each column that must be there, and none that this version does not know. */
function rowOf(table: SQLiteTable) {
  const parts = columnsOf(table).map((column) => {
    const value = column.notNull ? kept(column) : kept(column).nullable()
    // A column that came later is missing in the stream of an earlier version.
    return [column.name, column.notNull && !column.hasDefault ? value : value.optional()] as const
  })
  return z.object(Object.fromEntries(parts)).strict()
}

const quoted = (name: string) => `"${name}"`

/** Number of rows that leave at once. */
const most = 500

/** Some rows of a table. */
export interface RowsOfOne {
  readonly of: string
  readonly rows: Row[]
}

/** The rows that come after a place, in the order of arrival, and the place after them; `''` is before all. `null`: there are no more. */
export async function rowsAfter(
  env: Env,
  place: string,
): Promise<{ readonly found: RowsOfOne | null; readonly next: string | null }> {
  const [name = '', after = '0'] = place.split(':')
  const at = leaving.findIndex((table) => getTableName(table) === name)
  const table = leaving[Math.max(0, at)]
  if (!table || (place !== '' && (at < 0 || !/^\d+$/.test(after))))
    return { found: null, next: null }
  const of = getTableName(table)
  const columns = columnsOf(table).map((column) => quoted(column.name))
  const { results } = await env.DB.prepare(
    `SELECT rowid AS "#", ${columns.join(', ')} FROM ${quoted(of)} WHERE rowid > ? ORDER BY rowid LIMIT ${most}`,
  )
    .bind(Number(after))
    .all<Row & { readonly '#': number }>()
  const last = results.at(-1)
  const rows = results.map(({ '#': _, ...row }) => row as Row)
  const following = leaving[leaving.indexOf(table) + 1]
  const isWhole = results.length < most
  const next = isWhole ? following && `${getTableName(following)}:0` : `${of}:${last?.['#']}`
  return { found: rows.length > 0 ? { of, rows } : null, next: next ?? null }
}

/** Rows that were entered, that were here already, and that are of somebody who is not here. */
export interface Entered {
  readonly put: number
  readonly known: number
  readonly left: number
}

/** Enters rows; what is here already stays as it is. Throws a `RangeError` that says what does not fit, and enters none then. */
export async function enterRows(
  env: Env,
  { of, rows }: { readonly of: string; readonly rows: ReadonlyArray<Row> },
): Promise<Entered> {
  const table = leaving.find((one) => getTableName(one) === of)
  if (!table) throw new RangeError(`There is no ${of} here.`)
  const checked = z.array(rowOf(table)).safeParse(rows)
  if (!checked.success) {
    const [row = 0, column = ''] = checked.error.issues[0]?.path ?? []
    throw new RangeError(`A row of ${of} does not fit: ${String(row)} ${String(column)}`.trim())
  }
  const enter = (some: ReadonlyArray<Row>) => {
    const names = [...new Set(some.flatMap((row) => Object.keys(row)))]
    const taken = names.map((name) => `value ->> '$.${quoted(name)}'`)
    return env.DB.prepare(
      `INSERT INTO ${quoted(of)} (${names.map(quoted).join(', ')}) SELECT ${taken.join(', ')} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    ).bind(JSON.stringify(some))
  }
  if (rows.length === 0) return { put: 0, known: 0, left: 0 }
  try {
    const { meta } = await enter(rows).run()
    return { put: meta.changes, known: rows.length - meta.changes, left: 0 }
  } catch (error) {
    if (!isOfNobody(error)) throw unfit(error, of)
  }
  // Somebody came or went while the instance left: their rows are of nobody here.
  let [put, left] = [0, 0]
  for (const row of rows)
    try {
      put += (await enter([row]).run()).meta.changes
    } catch (error) {
      if (!isOfNobody(error)) throw unfit(error, of)
      left++
    }
  return { put, known: rows.length - put - left, left }
}

const isOfNobody = (error: unknown) =>
  error instanceof Error && error.message.includes('FOREIGN KEY constraint failed')

/** The reason in our words, where the rows are to blame. */
const unfit = (error: unknown, of: string) =>
  error instanceof Error && error.message.includes('constraint failed')
    ? new RangeError(`A row of ${of} does not fit.`)
    : error

/** The account that is the oldest; `null`: there is none. */
export async function firstAccount(env: Env): Promise<string | null> {
  const [first] = await database(env)
    .select({ id: accounts.id })
    .from(accounts)
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1)
  return first?.id ?? null
}

const listed = { accounts, tournaments, tables }

/** Some ids that come after one. */
export async function idsAfter(
  env: Env,
  of: keyof typeof listed,
  after: string,
  count: number,
): Promise<string[]> {
  const table = listed[of]
  const found = await database(env)
    .select({ id: table.id })
    .from(table)
    .where(gt(table.id, after))
    .orderBy(asc(table.id))
    .limit(count)
  return found.map(({ id }) => id)
}
