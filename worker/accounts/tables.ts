import { eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Database } from './database.ts'
import { seats } from './schema.ts'

/** The Durable Object of a table. */
export const tableStub = (env: Env, table: string) => env.TABLES.get(env.TABLES.idFromName(table))

/** The ids of the tables where an account sits. */
export async function tablesWith(db: Database, account: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ table: seats.table })
    .from(seats)
    .where(eq(seats.account, account))
  return found.map(({ table }) => table)
}
