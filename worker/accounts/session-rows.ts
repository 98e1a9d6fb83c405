/**
 * The rows of sessions in D1. One is written in the same batch as what opened the session, and there it counts for what
 * is found across accounts. The account's object (`person/sessions.ts`) says if a session is good.
 */
import { and, eq, lte } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { sessions } from './schema.ts'

export type SessionRow = Omit<typeof sessions.$inferSelect, 'account'>

const columns = {
  id: sessions.id,
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  device: sessions.device,
  by: sessions.by,
  seenAt: sessions.seenAt,
  tables: sessions.tables,
}

/** The rows of an account. */
export const sessionRowsOf = (env: Env, account: string): Promise<SessionRow[]> =>
  database(env).select(columns).from(sessions).where(eq(sessions.account, account))

/** One row of an account; `null` where there is none. */
export async function sessionRow(
  env: Env,
  account: string,
  session: string,
): Promise<SessionRow | null> {
  const [row] = await database(env)
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.id, session), eq(sessions.account, account)))
  return row ?? null
}

/** Deletes one row of an account, or with `null` all that were opened until then; whether there was any. */
export async function deleteSessionRows(
  env: Env,
  account: string,
  session: string | null,
  until: number,
): Promise<boolean> {
  const which = session === null ? lte(sessions.createdAt, until) : eq(sessions.id, session)
  const deleted = await database(env)
    .delete(sessions)
    .where(and(eq(sessions.account, account), which))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Has a row last longer; `false` where there is none. */
export async function renewSessionRow(
  env: Env,
  session: string,
  expiresAt: number,
): Promise<boolean> {
  const renewed = await database(env)
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.id, session))
    .returning({ id: sessions.id })
  return renewed.length > 0
}
