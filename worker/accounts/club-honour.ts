/** A club's table of honour: how its members did at the club's own tables. */
import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { type ClubHonour, clubRoles } from '../wire/schema/clubs.ts'
import type { Database } from './database.ts'
import { accounts, clubPeople, clubTables, results } from './schema.ts'

const maxRows = 400

/** Members by game: most wins first, then the higher share of wins, then the best result. Tables for one do not count. */
export async function honourOf(
  db: Database,
  club: string,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<ClubHonour[]> {
  const finished = sql<number>`count(*)`
  const won = sql<number>`sum(${results.place} = 1)`
  const best = sql<number>`max(${results.points})`
  return db
    .select({ person: accounts.id, name: accounts.name, game: results.game, finished, won, best })
    .from(results)
    .innerJoin(clubTables, eq(clubTables.table, results.table))
    .innerJoin(
      clubPeople,
      and(eq(clubPeople.club, clubTables.club), eq(clubPeople.account, results.account)),
    )
    .innerJoin(accounts, eq(accounts.id, results.account))
    .where(
      and(
        eq(clubTables.club, club),
        inArray(clubPeople.standing, [...clubRoles]),
        gt(results.seats, 1),
        gte(results.endedAt, from),
        lt(results.endedAt, until),
      ),
    )
    .groupBy(accounts.id, accounts.name, results.game)
    .orderBy(results.game, desc(won), finished, desc(best))
    .limit(maxRows)
}
