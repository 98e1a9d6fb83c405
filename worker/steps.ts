import type { DurableObjectStorage, SqlStorage } from '@cloudflare/workers-types'

/** Returns true if the steps of a shape were ever run in this storage. */
export const isShaped = ({ sql }: Pick<DurableObjectStorage, 'sql'>): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'").toArray().length >
  0

/**
 * Brings an object's own SQLite to its present shape, all or nothing: step by step where it was begun, and a new one at
 * once, by the statements that all steps come to (`whole`), as each row that a step writes costs. Steps are append-only: throws
 * where one that has run is not the one given. `whose` says in the error which objects these are.
 */
export function runSteps(
  storage: DurableObjectStorage,
  steps: ReadonlyArray<string>,
  whose: string,
  whole: ReadonlyArray<string> | null = null,
): void {
  const { sql } = storage
  storage.transactionSync(() => {
    if (!isShaped(storage)) {
      sql.exec('CREATE TABLE meta (migration INTEGER PRIMARY KEY, step TEXT NOT NULL)')
      if (whole !== null) return makeWhole(sql, steps, whole)
    }
    const done = stepsDone(sql, steps, whose)
    for (const [i, step] of steps.entries()) {
      if (i < done) continue
      sql.exec(step)
      note(sql, i + 1, step)
    }
  })
}

/** Makes the shape at once: one row tells of all its steps. */
function makeWhole(
  sql: SqlStorage,
  steps: ReadonlyArray<string>,
  whole: ReadonlyArray<string>,
): void {
  for (const statement of whole) sql.exec(statement)
  note(sql, steps.length, joined(steps))
}

/** Number of steps that have run. A row tells of one step, or of all up to it that no row before tells of. */
function stepsDone(sql: SqlStorage, steps: ReadonlyArray<string>, whose: string): number {
  let done = 0
  const rows = sql.exec<{ migration: number; step: string }>(
    'SELECT migration, step FROM meta ORDER BY migration',
  )
  for (const { migration, step } of rows) {
    if (joined(steps.slice(done, migration)) !== step)
      throw new Error(`The migrations of ${whose} are append-only, and one was changed.`)
    done = migration
  }
  return done
}

const note = (sql: SqlStorage, migration: number, step: string) =>
  sql.exec('INSERT INTO meta (migration, step) VALUES (?, ?)', migration, step)

const joined = (steps: ReadonlyArray<string>): string => steps.join('\n')
