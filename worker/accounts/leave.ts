import { eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { accountOf } from './account.ts'
import { leaveClubs } from './club-people.ts'
import { database } from './database.ts'
import { isInvited } from './invitations.ts'
import { personStub } from './person.ts'
import { accounts, devMails, invitations, seats, sessions } from './schema.ts'
import { anonymized } from './sign-in.ts'
import { tableStub, tablesWith } from './tables.ts'
import { leaveTournaments } from './tournament-people.ts'

/**
 * Deletes an account with everything that belongs to it. The tables forget it first, then its own object, which ends its
 * sessions: should one of them fail, the account is there yet, and the whole may be tried again.
 */
export async function deleteAccount(env: Env, id: string, now: number): Promise<void> {
  const account = await accountOf(env, id)
  if (!account) return
  const db = database(env)
  const invited = await isInvited(env, account)
  const asked = await db
    .selectDistinct({ table: invitations.table })
    .from(invitations)
    .where(invited)
  for (const table of [...(await tablesWith(db, id)), ...asked.map((one) => one.table)]) {
    const next = await tableStub(env, table).forget(id)
    if (next !== null) await tableStub(env, next).forget(id)
  }
  await leaveTournaments(env, id)
  await leaveClubs(db, id)
  await personStub(env, id).forget()
  await db.batch([
    db.delete(invitations).where(invited),
    db
      .update(seats)
      .set({ account: null, name: null, waitingSince: null })
      .where(eq(seats.account, id)),
    db.delete(sessions).where(eq(sessions.account, id)),
    ...(await anonymized(env, id, account.email, now)),
    db.delete(devMails).where(eq(devMails.to, account.email ?? '')),
    db.delete(accounts).where(eq(accounts.id, id)),
  ])
  // Forgets all that came while the account was still known.
  await personStub(env, id).forget()
}
