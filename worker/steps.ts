import type { DurableObjectStorage } from '@cloudflare/workers-types'

/** Whether the steps of a shape were ever run in this storage. */
export const isShaped = ({ sql }: Pick<DurableObjectStorage, 'sql'>): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'").toArray().length >
  0

/**
 * Brings an object's own SQLite to its present shape, step by step, all or nothing. Steps are append-only: throws
 * where one that has run is not the one given. `whose` says in the error which objects these are.
 */
export function runSteps(
  storage: DurableObjectStorage,
  steps: ReadonlyArray<string>,
  whose: string,
): void {
  const { sql } = storage
  storage.transactionSync(() => {
    sql.exec('CREATE TABLE IF NOT EXISTS meta (migration INTEGER PRIMARY KEY, step TEXT NOT NULL)')
    const done = sql
      .exec<{ step: string }>('SELECT step FROM meta ORDER BY migration')
      .toArray()
      .map(({ step }) => step)
    if (done.some((step, i) => step !== steps[i]))
      throw new Error(`The migrations of ${whose} are append-only, and one was changed.`)
    for (const [i, step] of steps.entries()) {
      if (i < done.length) continue
      sql.exec(step)
      sql.exec('INSERT INTO meta (migration, step) VALUES (?, ?)', i + 1, step)
    }
  })
}
