/** Lists of tournaments in D1: what the tournaments' objects wrote there. They may lag. */
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { TournamentCard } from '../wire/schema/tournaments.ts'
import { type Database, isOneOf } from './database.ts'
import { accounts, blocks, clubs, clubTables, tournamentPeople, tournaments } from './schema.ts'

/** Most tournaments on a list. */
const most = 60

const columns = {
  id: tournaments.id,
  title: tournaments.title,
  game: tournaments.game,
  format: tournaments.format,
  status: tournaments.status,
  club: tournaments.club,
  places: tournaments.places,
  people: tournaments.people,
  startAt: tournaments.startAt,
  updatedAt: tournaments.updatedAt,
}

/** Those that go on come first, then the latest. */
const inOrder = [
  sql`${tournaments.status} in ('finished', 'cancelled')`,
  desc(tournaments.startAt),
] as const

/** The tournaments of an account: where it plays, waits or is the organiser. */
export const tournamentsOf = (db: Database, account: string): Promise<TournamentCard[]> =>
  db
    .select(columns)
    .from(tournamentPeople)
    .innerJoin(tournaments, eq(tournaments.id, tournamentPeople.tournament))
    .where(eq(tournamentPeople.account, account))
    .orderBy(...inOrder)
    .limit(most)

/** Those that are open to all and where people can register or play goes on, the next to start first. */
export const openTournaments = (db: Database): Promise<TournamentCard[]> =>
  db
    .select(columns)
    .from(tournaments)
    .where(and(isNull(tournaments.club), inArray(tournaments.status, ['registration', 'running'])))
    .orderBy(sql`${tournaments.status} = 'running'`, tournaments.startAt)
    .limit(most)

export const tournamentsOfClub = (db: Database, club: string): Promise<TournamentCard[]> =>
  db
    .select(columns)
    .from(tournaments)
    .where(eq(tournaments.club, club))
    .orderBy(...inOrder)
    .limit(most)

/**
 * Writes a tournament as it stands into the list, unless that has a newer state of it. Returns the accounts of it that are deleted by
 * now: the list did not know yet where they had to be forgotten.
 */
export async function listTournament(
  db: Database,
  row: typeof tournaments.$inferInsert,
  people: ReadonlyArray<string>,
): Promise<string[]> {
  const { id, change } = row
  const isOurs = sql`exists (select 1 from ${tournaments} where ${tournaments.id} = ${id} and ${tournaments.change} = ${change})`
  const all = JSON.stringify(people)
  const [, , , known] = await db.batch([
    db
      .insert(tournaments)
      .values(row)
      .onConflictDoUpdate({
        target: tournaments.id,
        set: row,
        setWhere: lt(tournaments.change, change),
      }),
    db
      .delete(tournamentPeople)
      .where(
        and(
          eq(tournamentPeople.tournament, id),
          sql`${tournamentPeople.account} not in (select value from json_each(${all}))`,
          isOurs,
        ),
      ),
    db
      .insert(tournamentPeople)
      .select(
        sql`select ${id}, ${accounts.id} from ${accounts}
          where ${accounts.id} in (select value from json_each(${all})) and ${isOurs}`,
      )
      .onConflictDoNothing(),
    db.select({ id: accounts.id }).from(accounts).where(isOneOf(accounts.id, people)),
  ])
  const living = new Set(known.map((one) => one.id))
  return people.filter((account) => !living.has(account))
}

/** Notes that a tournament's table is one of its club, as long as there is that club. Safe to repeat. */
export async function keepTournamentTable(
  db: Database,
  club: string,
  table: string,
  now: number,
): Promise<void> {
  await db
    .insert(clubTables)
    .select(sql`select ${table}, ${clubs.id}, ${now} from ${clubs} where ${clubs.id} = ${club}`)
    .onConflictDoNothing()
}

/** Pairs among these accounts of which either has blocked the other. */
export async function apartAmong(
  db: Database,
  people: ReadonlyArray<string>,
): Promise<ReadonlyArray<readonly [string, string]>> {
  const found = await db
    .select({ account: blocks.account, blocked: blocks.blocked })
    .from(blocks)
    .where(and(isOneOf(blocks.account, people), isOneOf(blocks.blocked, people)))
  return found.map(({ account, blocked }) => [account, blocked] as const)
}
