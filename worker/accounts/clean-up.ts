import { and, eq, isNull, lte, notExists } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { leaveClubs } from './club-people.ts'
import { database } from './database.ts'
import { pastInvitations, pastStrangerLetters } from './invitations.ts'
import { pastTallies } from './limits.ts'
import { pastLookouts } from './lookouts.ts'
import { pastPasses } from './passes.ts'
import { personStub } from './person.ts'
import { accounts, answerable, challenges, passkeys, seats, sessions, signIns } from './schema.ts'
import { limitWindow } from './sign-in.ts'
import { leaveTournaments } from './tournament-people.ts'

/** Letters can be answered for three months. */
const lettersKept = 92 * 24 * 60 * 60 * 1000

/** Number of guests that are forgotten in a night. */
const maxPerNight = 1000

/**
 * Deletes what is over: sessions, what old letters asked, invitations, past tallies of limits, sign-ins that no longer count for the limits, and guest
 * accounts that nobody can sign in to: no session, no address, no passkey, no seat at a table.
 */
export async function cleanUp(env: Env, now = Date.now()): Promise<void> {
  const db = database(env)
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    pastTallies(env, now),
    pastInvitations(env, now),
    pastStrangerLetters(env, now),
    pastPasses(env, now),
    pastLookouts(env, now),
    db.delete(answerable).where(lte(answerable.createdAt, now - lettersKept)),
    db.delete(challenges).where(lte(challenges.expiresAt, now)),
    db.delete(signIns).where(lte(signIns.createdAt, now - limitWindow)),
  ])
  await forgetGuests(env)
}

/** Deletes guests whom nobody can be any more, with their objects: should one fail, it is deleted the next night. */
async function forgetGuests(env: Env): Promise<void> {
  const db = database(env)
  const isLost = and(
    isNull(accounts.email),
    notExists(
      db.select({ id: sessions.id }).from(sessions).where(eq(sessions.account, accounts.id)),
    ),
    notExists(
      db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.account, accounts.id)),
    ),
    notExists(db.select({ seat: seats.seat }).from(seats).where(eq(seats.account, accounts.id))),
  )
  const lost = await db.select({ id: accounts.id }).from(accounts).where(isLost).limit(maxPerNight)
  for (const { id } of lost) {
    try {
      await leaveTournaments(env, id)
      await leaveClubs(db, id)
      await personStub(env, id).forget()
      await db.delete(accounts).where(and(eq(accounts.id, id), isLost))
    } catch (error) {
      reportFault('A guest was not forgotten.', error)
    }
  }
}
