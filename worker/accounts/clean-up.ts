import { and, eq, isNull, lte, notExists } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { pastTallies } from './limits.ts'
import { accounts, letters, seats, sessions, signIns } from './schema.ts'
import { limitWindow } from './sign-in.ts'

/** Letters stay in the letterbox for two years. */
const lettersKept = 2 * 365 * 24 * 60 * 60 * 1000

/**
 * Deletes what is over: sessions, old letters, past tallies of limits, sign-ins that no longer count for the limits, and guests
 * whom nobody can be any more, as they have neither a session nor an address nor a seat.
 */
export async function cleanUp(env: Env, now = Date.now()): Promise<void> {
  const db = database(env)
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    pastTallies(env, now),
    db.delete(letters).where(lte(letters.createdAt, now - lettersKept)),
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
