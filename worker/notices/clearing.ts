import { and, eq, isNotNull, lt, notExists, or } from 'drizzle-orm'
import { database } from '../accounts/database.ts'
import { personStub } from '../accounts/person.ts'
import { seats, tables } from '../accounts/schema.ts'
import { tableStub } from '../accounts/tables.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { enterNote } from './note.ts'

/** Quiet time after which a table is cleared away that still gathers people, or that all its people have left, in milliseconds. */
export const idleFor = 60 * 24 * 60 * 60 * 1000

/** Number of tables that one night clears. */
const maxPerNight = 200

/** Takes a table down at the operator's word, and tells those who sit there. `false`: there is none. */
export async function takeDown(env: Env, id: string, now = Date.now()): Promise<boolean> {
  const table = tableStub(env, id)
  const found = await table.sitters()
  const db = database(env)
  const listed = await db.delete(tables).where(eq(tables.id, id)).returning({ id: tables.id })
  if (!found) return listed.length > 0
  for (const account of found.accounts)
    await enterNote(env, account, { note: 'taken-down', table: id, title: found.title }, now)
  await table.forgetAll()
  await dropFrom(env, found.accounts, id)
  // An entry that was on its way just now.
  await db.delete(tables).where(eq(tables.id, id))
  return true
}

/** Clears away tables that never began, and tells those who sit there; also those that nobody plays at any more. A table that fails is tried again the next night. */
export async function clearIdleTables(env: Env, now = Date.now()): Promise<void> {
  const db = database(env)
  const before = now - idleFor
  const anybody = db
    .select({ seat: seats.seat })
    .from(seats)
    .where(and(eq(seats.table, tables.id), isNotNull(seats.account)))
  const idle = await db
    .select({ id: tables.id })
    .from(tables)
    .where(
      and(
        lt(tables.updatedAt, before),
        or(eq(tables.status, 'gathering'), and(eq(tables.status, 'playing'), notExists(anybody))),
      ),
    )
    .limit(maxPerNight)
  for (const { id } of idle) {
    try {
      const table = tableStub(env, id)
      // The table knows best whether it is idle; the list may lag.
      const found = await table.clearable(before)
      if (!found) continue
      for (const account of found.accounts)
        await enterNote(env, account, { note: 'cleared', table: id, title: found.title }, now)
      if (!(await table.clear(before))) continue
      await dropFrom(env, found.accounts, id)
      await db.delete(tables).where(eq(tables.id, id))
    } catch (error) {
      reportFault('An idle table was not cleared away.', error)
    }
  }
}

/** Takes a table that is gone off its people's lists. */
async function dropFrom(env: Env, accounts: ReadonlyArray<string>, table: string): Promise<void> {
  for (const account of accounts) await personStub(env, account).dropTable(table)
}
