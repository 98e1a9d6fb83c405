import { and, eq, ne } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { type Database, database } from './database.ts'
import { seats, tables } from './schema.ts'

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

/**
 * Closes the sockets of an account where it plays or is to: those of one session, or all. Elsewhere
 * they show no more than any spectator sees. A table that fails keeps no other from it.
 */
export async function hangUp(env: Env, account: string, session: string | null): Promise<void> {
  const found = await database(env)
    .selectDistinct({ table: seats.table })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.table))
    .where(and(eq(seats.account, account), ne(tables.status, 'over')))
  const calls = found.map(({ table }) => tableStub(env, table).hangUp(account, session))
  for (const call of await Promise.allSettled(calls))
    if (call.status === 'rejected') reportFault('Sockets were not closed.', call.reason)
}
