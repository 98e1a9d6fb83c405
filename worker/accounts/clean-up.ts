import { and, eq, isNull, lte, notExists } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { accounts, seats, sessions, signIns } from './schema.ts'
import { limitWindow } from './sign-in.ts'

/**
 * Deletes what is over: sessions, sign-ins that no longer count for the limits, and guests
 * whom nobody can be any more, as they have neither a session nor an address nor a seat.
 */
export async function cleanUp(env: Env, now = Date.now()): Promise<void> {
  const db = database(env)
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(signIns).where(lte(signIns.createdAt, now - limitWindow)),
    db
      .delete(accounts)
      .where(
        and(
          isNull(accounts.email),
          notExists(
            db.select({ id: sessions.id }).from(sessions).where(eq(sessions.account, accounts.id)),
          ),
          notExists(
            db.select({ seat: seats.seat }).from(seats).where(eq(seats.account, accounts.id)),
          ),
        ),
      ),
  ])
}
