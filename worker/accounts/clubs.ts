/** Clubs as their people see them, and founding, describing and deleting them. */
import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { freshId } from '../wire/ids.ts'
import {
  type Club,
  type ClubCard,
  type ClubRequest,
  type ClubStanding,
  clubRoles,
  clubStandings,
} from '../wire/schema/clubs.ts'
import { isMember, may } from './club-rights.ts'
import type { Database } from './database.ts'
import { cards } from './lists.ts'
import { accounts, clubEvents, clubPeople, clubs, clubTables, seats, tables } from './schema.ts'

/** Most clubs of an account, and most people of a club. */
export const maxClubs = 50
export const maxPeople = 500

const maxTables = 60
const maxTablesOfOne = 500
const maxEvents = 50
/** Time that an event stays on the list after it was due, in milliseconds. */
const eventKept = 12 * 60 * 60 * 1000

const members = sql<number>`(select count(*) from ${clubPeople} as "there"
  where "there"."club" = ${clubs.id} and "there"."standing" in ('founder', 'organiser', 'member'))`

const cardColumns = { id: clubs.id, name: clubs.name, crest: clubs.crest, members }

/** Standing of an account in a club; `null`: not at all. */
export async function standingIn(
  db: Database,
  club: string,
  account: string | null,
): Promise<ClubStanding | null> {
  if (account === null) return null
  const [found] = await db
    .select({ standing: clubPeople.standing })
    .from(clubPeople)
    .where(and(eq(clubPeople.club, club), eq(clubPeople.account, account)))
  return found?.standing ?? null
}

/** The name of a club; `null`: there is none. */
export async function clubNameOf(db: Database, id: string): Promise<string | null> {
  const [found] = await db.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, id))
  return found?.name ?? null
}

/** Time at which a club was founded; `null`: there is none. */
export async function clubFoundedAt(db: Database, id: string): Promise<number | null> {
  const [found] = await db.select({ at: clubs.createdAt }).from(clubs).where(eq(clubs.id, id))
  return found?.at ?? null
}

/** The clubs of an account by name: where it is a member, has asked or was invited. */
export async function clubsOf(db: Database, account: string): Promise<ClubCard[]> {
  return db
    .select({ ...cardColumns, standing: clubPeople.standing })
    .from(clubPeople)
    .innerJoin(clubs, eq(clubs.id, clubPeople.club))
    .where(and(eq(clubPeople.account, account), ne(clubPeople.standing, 'blocked')))
    .orderBy(asc(clubs.name), asc(clubs.id))
}

/** A club as an account sees it, or with `null` a stranger; `null`: there is none. */
export async function clubFor(
  db: Database,
  id: string,
  account: string | null,
  now: number,
): Promise<Club | null> {
  const [found] = await db
    .select({
      ...cardColumns,
      description: clubs.description,
      admission: clubs.admission,
      createdAt: clubs.createdAt,
    })
    .from(clubs)
    .where(eq(clubs.id, id))
  if (!found) return null
  const standing = await standingIn(db, id, account)
  // Blocked people see what a stranger sees; that they are, they are not told.
  const face = { ...found, standing: standing === 'blocked' ? null : standing }
  if (!may(standing, 'read')) return { ...face, people: [], tables: [], events: [] }
  const [people, playing, events] = await Promise.all([
    peopleOf(db, id, may(standing, 'accept'), now),
    tablesOf(db, id, account),
    db
      .select({ number: clubEvents.number, title: clubEvents.title, at: clubEvents.at })
      .from(clubEvents)
      .where(and(eq(clubEvents.club, id), gt(clubEvents.at, now - eventKept)))
      .orderBy(asc(clubEvents.at), asc(clubEvents.number))
      .limit(maxEvents),
  ])
  return { ...face, people, tables: playing, events }
}

/** The people of a club, the highest role first; `all`: with those who asked, were invited or are blocked. */
async function peopleOf(db: Database, club: string, all: boolean, now: number) {
  const shown = all ? clubStandings : clubRoles
  const found = await db
    .select({
      person: accounts.id,
      name: accounts.name,
      standing: clubPeople.standing,
      since: clubPeople.since,
      free: clubPeople.free,
    })
    .from(clubPeople)
    .innerJoin(accounts, eq(accounts.id, clubPeople.account))
    .where(and(eq(clubPeople.club, club), inArray(clubPeople.standing, [...shown])))
    .orderBy(asc(clubPeople.since), asc(accounts.id))
  const rank = (standing: ClubStanding) => clubStandings.indexOf(standing)
  return found
    .map((one) => ({ ...one, free: one.free && one.free.until > now ? one.free : null }))
    .sort((a, b) => rank(a.standing) - rank(b.standing))
}

/** The tables of clubs where an account sits, the latest first. */
export async function clubTablesOf(db: Database, account: string) {
  return db
    .select({ table: clubTables.table, club: clubTables.club })
    .from(seats)
    .innerJoin(clubTables, eq(clubTables.table, seats.table))
    .where(eq(seats.account, account))
    .orderBy(desc(clubTables.createdAt), asc(clubTables.table))
    .limit(maxTablesOfOne)
}

/** The tables of a club: those that are not over first, then by their last change. */
async function tablesOf(db: Database, club: string, account: string | null) {
  const found = await db
    .select({ table: tables })
    .from(clubTables)
    .innerJoin(tables, eq(tables.id, clubTables.table))
    .where(eq(clubTables.club, club))
    .orderBy(sql`${tables.status} = 'over'`, desc(tables.updatedAt))
    .limit(maxTables)
  return cards(
    db,
    found.map(({ table }) => table),
    account,
  )
}

/** Founds a club; its id, or `null` where the account is in as many as may be. */
export async function foundClub(
  db: Database,
  account: string,
  about: ClubRequest,
  now: number,
): Promise<string | null> {
  const [mine] = await db
    .select({ number: count() })
    .from(clubPeople)
    .where(eq(clubPeople.account, account))
  if ((mine?.number ?? 0) >= maxClubs) return null
  const id = freshId()
  await db.batch([
    db.insert(clubs).values({ id, ...about, createdAt: now }),
    db.insert(clubPeople).values({ club: id, account, standing: 'founder', since: now }),
  ])
  return id
}

/** Says of a club what it is. */
export async function describeClub(db: Database, id: string, about: ClubRequest): Promise<void> {
  await db.update(clubs).set(about).where(eq(clubs.id, id))
}

/** Deletes a club with all that it has. Its tables go on; anybody with their link may sit down there from then on. */
export async function deleteClub(db: Database, id: string): Promise<void> {
  await db.delete(clubs).where(eq(clubs.id, id))
}

/** Notes that a table is for the members of a club. */
export async function keepTable(
  db: Database,
  club: string,
  table: string,
  now: number,
): Promise<void> {
  await db.insert(clubTables).values({ table, club, createdAt: now })
}

/** Notes that a table is for those for whom another is, if that is a club's. Safe to repeat. */
export async function keepTableAgain(
  db: Database,
  before: string,
  table: string,
  now: number,
): Promise<void> {
  await db
    .insert(clubTables)
    .select(
      sql`select ${table}, ${clubTables.club}, ${now} from ${clubTables} where ${clubTables.table} = ${before}`,
    )
    .onConflictDoNothing()
}

/** Forgets a table that was not made after all. */
export async function dropTable(db: Database, table: string): Promise<void> {
  await db.delete(clubTables).where(eq(clubTables.table, table))
}

/** Returns true if a table is for the members of a club and the account is none. */
export async function isForOthers(
  db: Database,
  table: string,
  account: string | null,
): Promise<boolean> {
  const [found] = await db
    .select({ club: clubTables.club, standing: clubPeople.standing })
    .from(clubTables)
    .leftJoin(
      clubPeople,
      and(eq(clubPeople.club, clubTables.club), eq(clubPeople.account, account ?? '')),
    )
    .where(eq(clubTables.table, table))
  return found !== undefined && !isMember(found.standing)
}
