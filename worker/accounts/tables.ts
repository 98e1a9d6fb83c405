import { asc, eq, gt } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Database } from './database.ts'
import { seats, tables } from './schema.ts'

/** The Durable Object of a table. */
export const tableStub = (env: Env, table: string) => env.TABLES.get(env.TABLES.idFromName(table))

/** A table by its id, or by the id of its object, as the logs have it; `null`: there can be none such. */
export function tableOrObject(env: Env, id: string) {
  if (!/^[0-9a-f]{64}$/.test(id)) return tableStub(env, id)
  try {
    return env.TABLES.get(env.TABLES.idFromString(id))
  } catch {
    // No object of this kind has that id.
    return null
  }
}

/** The ids of the tables where an account sits. */
export async function tablesWith(db: Database, account: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ table: seats.table })
    .from(seats)
    .where(eq(seats.account, account))
  return found.map(({ table }) => table)
}

/** The ids of the next 500 tables after one, in their order; `''`: from the beginning. */
export async function tablesAfter(db: Database, after: string): Promise<string[]> {
  const found = await db
    .select({ id: tables.id })
    .from(tables)
    .where(gt(tables.id, after))
    .orderBy(asc(tables.id))
    .limit(500)
  return found.map(({ id }) => id)
}
