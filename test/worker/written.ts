import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

/** Has every row of these tables that is written from now on noted in `written`; `seat` where it has one. */
export const watched = (...tables: ReadonlyArray<'seats' | 'tables'>): string[] => [
  'CREATE TABLE IF NOT EXISTS written (name TEXT, seat INTEGER, what TEXT)',
  ...tables.flatMap((name) =>
    ['INSERT', 'UPDATE', 'DELETE'].map((what) => {
      const seat = name === 'seats' ? `${what === 'DELETE' ? 'old' : 'new'}.seat` : 'NULL'
      return `CREATE TRIGGER IF NOT EXISTS ${name}_${what} AFTER ${what} ON ${name} BEGIN
         INSERT INTO written VALUES ('${name}', ${seat}, '${what}'); END`
    }),
  ),
]

/** Rows that were written while something was done, as the platform counts them: each index that a row touches is one more, and so is each alarm that is set. */
export interface RowsWritten {
  /** Statement, or `alarm`, with the number of rows, in order. */
  readonly objects: ReadonlyArray<readonly [what: string, rows: number]>
  readonly database: number
}

/** Rows that `act` writes in all objects and in D1. */
export async function rowsWrittenBy(act: () => Promise<unknown>): Promise<RowsWritten> {
  const [sqls, storages]: [SqlStorage, DurableObjectStorage] = await runInDurableObject(
    env.PEOPLE.get(env.PEOPLE.newUniqueId()),
    (_person, { storage }) => [Object.getPrototypeOf(storage.sql), Object.getPrototypeOf(storage)],
  )
  const objects: Array<readonly [string, number]> = []
  let database = 0
  const { exec } = sqls
  const exec$ = vi.spyOn(sqls, 'exec').mockImplementation(function (
    this: SqlStorage,
    ...args: Parameters<typeof exec>
  ) {
    const cursor = exec.apply(this, args)
    if (cursor.rowsWritten > 0) objects.push([args[0], cursor.rowsWritten])
    return cursor
  } as typeof exec)
  const { setAlarm } = storages
  const alarm$ = vi.spyOn(storages, 'setAlarm').mockImplementation(function (
    this: DurableObjectStorage,
    ...args: Parameters<typeof setAlarm>
  ) {
    objects.push(['alarm', 1])
    return setAlarm.apply(this, args)
  })
  const note = (results: ReadonlyArray<D1Result<unknown>>) => {
    for (const { meta } of results) database += meta.rows_written
  }
  const statements: D1PreparedStatement = Object.getPrototypeOf(env.DB.prepare('SELECT 1'))
  const { run } = statements
  const run$ = vi.spyOn(statements, 'run').mockImplementation(async function (
    this: D1PreparedStatement,
  ) {
    const result = await run.call(this)
    note([result])
    return result
  } as typeof run)
  const d1: D1Database = Object.getPrototypeOf(env.DB)
  const { batch } = d1
  const batch$ = vi.spyOn(d1, 'batch').mockImplementation(async function (
    this: D1Database,
    all: D1PreparedStatement[],
  ) {
    const results = await batch.call(this, all)
    note(results)
    return results
  } as typeof batch)
  try {
    await act()
    return { objects, database }
  } finally {
    for (const spy of [exec$, alarm$, run$, batch$]) spy.mockRestore()
  }
}
