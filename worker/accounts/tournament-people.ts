/** Changes in tournaments when their accounts change. */
import { and, eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { type Database, database } from './database.ts'
import { tournamentPeople } from './schema.ts'

/** The Durable Object of a tournament. */
export const tournamentStub = (env: Pick<Env, 'TOURNAMENTS'>, tournament: string) =>
  env.TOURNAMENTS.get(env.TOURNAMENTS.idFromName(tournament))

/** The ids of the tournaments where an account is known. */
export async function tournamentsWith(db: Database, account: string): Promise<string[]> {
  const found = await db
    .select({ tournament: tournamentPeople.tournament })
    .from(tournamentPeople)
    .where(eq(tournamentPeople.account, account))
  return found.map(({ tournament }) => tournament)
}

/** Has the tournaments of an account forget it. */
export async function leaveTournaments(env: Env, account: string): Promise<void> {
  for (const tournament of await tournamentsWith(database(env), account))
    await tournamentStub(env, tournament).forget(account)
}

/** Moves what an account has in tournaments to another; with the same account twice, only its name changes there. Safe to repeat. */
export async function renameInTournaments(
  env: Env,
  from: string,
  to: string,
  name: string,
): Promise<void> {
  const db = database(env)
  for (const tournament of await tournamentsWith(db, from)) {
    await tournamentStub(env, tournament).rename(from, to, name)
    if (from === to) continue
    await db.batch([
      db.insert(tournamentPeople).values({ tournament, account: to }).onConflictDoNothing(),
      db
        .delete(tournamentPeople)
        .where(
          and(eq(tournamentPeople.tournament, tournament), eq(tournamentPeople.account, from)),
        ),
    ])
  }
}
