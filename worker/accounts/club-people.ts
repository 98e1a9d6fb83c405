/** People of clubs: coming, going, and what becomes of a club when they go. */
import { and, asc, eq, exists, gt, inArray, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type ClubRole, type ClubStanding, clubRoles, type Free } from '../wire/schema/clubs.ts'
import { maxPeople } from './clubs.ts'
import type { Database } from './database.ts'
import { accounts, blocks, clubPeople, clubs, clubTables } from './schema.ts'

const pair = (club: string, account: string) =>
  and(eq(clubPeople.club, club), eq(clubPeople.account, account))

/**
 * Gives an account a standing in a club, where it has one of these so far; `null`: none. Returns false where it has
 * another by now, the club is full, or the account is gone: then nothing changes.
 */
export async function changeStanding(
  db: Database,
  club: string,
  account: string,
  from: ReadonlyArray<ClubStanding | null>,
  to: ClubStanding,
  now: number,
): Promise<boolean> {
  const known = from.filter((one) => one !== null)
  const changed = await db
    .update(clubPeople)
    .set({ standing: to, since: now, free: null })
    .where(and(pair(club, account), inArray(clubPeople.standing, known)))
    .returning({ account: clubPeople.account })
  if (changed.length > 0) return true
  if (!from.includes(null)) return false
  const there = sql`(select count(*) from ${clubPeople} where ${clubPeople.club} = ${club})`
  const isSomebody = sql`exists (select 1 from ${accounts} where ${accounts.id} = ${account})`
  const entered = await db
    .insert(clubPeople)
    .select(
      sql`select ${clubs.id}, ${account}, ${to}, ${now}, null from ${clubs}
        where ${clubs.id} = ${club} and ${there} < ${maxPeople} and ${isSomebody}`,
    )
    .onConflictDoNothing()
    .returning({ account: clubPeople.account })
  return entered.length > 0
}

/** Changes a member's role; with `founder` the club is handed over by its present founder, who stays as an organiser. */
export async function appoint(
  db: Database,
  club: string,
  founder: string,
  member: string,
  role: ClubRole,
): Promise<boolean> {
  const isMember = and(pair(club, member), inArray(clubPeople.standing, ['organiser', 'member']))
  if (role !== 'founder') {
    const done = await db
      .update(clubPeople)
      .set({ standing: role })
      .where(isMember)
      .returning({ account: clubPeople.account })
    return done.length > 0
  }
  const heirs = alias(clubPeople, 'heirs')
  const heir = db
    .select({ account: heirs.account })
    .from(heirs)
    .where(
      and(
        eq(heirs.club, club),
        eq(heirs.account, member),
        inArray(heirs.standing, ['organiser', 'member']),
      ),
    )
  const [, done] = await db.batch([
    db
      .update(clubPeople)
      .set({ standing: 'organiser' })
      .where(and(pair(club, founder), eq(clubPeople.standing, 'founder'), exists(heir))),
    db
      .update(clubPeople)
      .set({ standing: 'founder' })
      .where(and(isMember, notExists(founderOf(db, club))))
      .returning({ account: clubPeople.account }),
  ])
  return done.length > 0
}

/** The founder of a club, for a query around. */
function founderOf(db: Database, club: string) {
  const others = alias(clubPeople, 'others')
  return db
    .select({ account: others.account })
    .from(others)
    .where(and(eq(others.club, club), eq(others.standing, 'founder')))
}

/**
 * Takes an account out of a club, whatever it is there. If the founder goes, the organiser who has been there longest
 * takes over, else such a member; a club without members is deleted.
 */
export async function leaveClub(db: Database, club: string, account: string): Promise<void> {
  const heirs = alias(clubPeople, 'heirs')
  const heir = db
    .select({ account: heirs.account })
    .from(heirs)
    .where(and(eq(heirs.club, club), inArray(heirs.standing, ['organiser', 'member'])))
    .orderBy(sql`${heirs.standing} = 'member'`, asc(heirs.since), asc(heirs.account))
    .limit(1)
  const there = alias(clubPeople, 'there')
  const anybody = db
    .select({ account: there.account })
    .from(there)
    .where(and(eq(there.club, club), inArray(there.standing, [...clubRoles])))
  await db.batch([
    db.delete(clubPeople).where(pair(club, account)),
    db
      .update(clubPeople)
      .set({ standing: 'founder' })
      .where(
        and(
          eq(clubPeople.club, club),
          inArray(clubPeople.account, heir),
          notExists(founderOf(db, club)),
        ),
      ),
    db.delete(clubs).where(and(eq(clubs.id, club), notExists(anybody))),
  ])
}

/** Takes an account that is being deleted out of all its clubs. */
export async function leaveClubs(db: Database, account: string): Promise<void> {
  const mine = await db
    .select({ club: clubPeople.club })
    .from(clubPeople)
    .where(eq(clubPeople.account, account))
  for (const { club } of mine) await leaveClub(db, club, account)
}

/** Moves a guest's clubs to another account; where that is known to a club already, the higher standing stays. Safe to repeat. */
export async function moveClubs(db: Database, guest: string, owner: string): Promise<void> {
  const theirs = await db
    .select()
    .from(clubPeople)
    .where(or(eq(clubPeople.account, guest), eq(clubPeople.account, owner)))
  for (const one of theirs.filter(({ account }) => account === guest)) {
    const own = theirs.find(({ club, account }) => club === one.club && account === owner)
    if (!own) await db.update(clubPeople).set({ account: owner }).where(pair(one.club, guest))
    else if (isHigher(one.standing, own.standing))
      await db.batch([
        db.delete(clubPeople).where(pair(one.club, guest)),
        db.update(clubPeople).set({ standing: one.standing }).where(pair(one.club, owner)),
      ])
    else await db.delete(clubPeople).where(pair(one.club, guest))
  }
}

/** Returns true if a standing outweighs another. A blocked person stays so as an account of their own. */
function isHigher(one: ClubStanding, other: ClubStanding): boolean {
  const order: ReadonlyArray<ClubStanding> = [
    'founder',
    'blocked',
    'organiser',
    'member',
    'invited',
    'asked',
  ]
  return order.indexOf(one) < order.indexOf(other)
}

/** Says what a member is free to play, or with `null` that they are not. */
export async function setFree(
  db: Database,
  club: string,
  account: string,
  free: Free | null,
): Promise<void> {
  await db
    .update(clubPeople)
    .set({ free })
    .where(and(pair(club, account), inArray(clubPeople.standing, [...clubRoles])))
}

const maxFree = 50

interface FreeFor {
  readonly game: string
  readonly pace: Free['paces'][number]
  /** The table that they are looked for, which may be a club's. */
  readonly table?: string | undefined
}

/**
 * Members of an account's clubs who said that they are free for a game at a pace, by name. Those it has blocked are left
 * out; those who have blocked it are not, as it would see by that: an invitation does not reach them.
 */
export async function freeFor(
  db: Database,
  account: string,
  { game, pace, table = '' }: FreeFor,
  now: number,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const mine = alias(clubPeople, 'mine')
  const holds = (list: 'games' | 'paces', one: string) =>
    sql`exists (select 1 from json_each(${clubPeople.free}, ${`$.${list}`}) where value = ${one})`
  const itsClub = db
    .select({ club: clubTables.club })
    .from(clubTables)
    .where(eq(clubTables.table, table))
  const inside = alias(clubPeople, 'inside')
  const inIt = db
    .select({ account: inside.account })
    .from(inside)
    .where(
      and(
        inArray(inside.club, itsClub),
        eq(inside.account, clubPeople.account),
        inArray(inside.standing, [...clubRoles]),
      ),
    )
  const blocked = db
    .select({ account: blocks.blocked })
    .from(blocks)
    .where(and(eq(blocks.account, account), eq(blocks.blocked, clubPeople.account)))
  return db
    .selectDistinct({ id: accounts.id, name: accounts.name })
    .from(mine)
    .innerJoin(clubPeople, eq(clubPeople.club, mine.club))
    .innerJoin(accounts, eq(accounts.id, clubPeople.account))
    .where(
      and(
        eq(mine.account, account),
        inArray(mine.standing, [...clubRoles]),
        ne(clubPeople.account, account),
        inArray(clubPeople.standing, [...clubRoles]),
        gt(sql`json_extract(${clubPeople.free}, '$.until')`, now),
        holds('games', game),
        holds('paces', pace),
        notExists(blocked),
        or(notExists(itsClub), exists(inIt)),
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(maxFree)
}
