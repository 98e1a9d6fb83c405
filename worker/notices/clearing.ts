import { and, eq, lt } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { tables } from '../accounts/schema.ts'
import { tableStub } from '../accounts/tables.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { enterNote } from './note.ts'

/** A table that gathers people is cleared away when nothing has happened there for so long, in milliseconds. */
export const idleFor = 60 * 24 * 60 * 60 * 1000

/** How many tables one night clears. */
const mostPerNight = 200

/** Clears away tables that never began, and tells those who sit there. A table that fails is tried again the next night. */
export async function clearIdleTables(env: Env, now = Date.now()): Promise<void> {
  const db = database(env)
  const before = now - idleFor
  const idle = await db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.status, 'gathering'), lt(tables.updatedAt, before)))
    .limit(mostPerNight)
  for (const { id } of idle) {
    try {
      const table = tableStub(env, id)
      // The table knows best whether it is idle; the list may lag.
      const found = await table.clearable(before)
      if (!found) continue
      for (const account of found.accounts)
        await enterNote(env, account, { note: 'cleared', table: id, title: found.title }, now)
      if (await table.clear(before)) await db.delete(tables).where(eq(tables.id, id))
    } catch (error) {
      reportFault('An idle table was not cleared away.', error)
    }
  }
}
