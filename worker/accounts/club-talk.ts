/** The talk and the events of clubs. */
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { namelessPerson } from '../wire/names.ts'
import type { ClubWord } from '../wire/schema/clubs.ts'
import { clubRoles } from '../wire/schema/clubs.ts'
import { blockedBy } from './blocks.ts'
import type { Database } from './database.ts'
import { accounts, clubEvents, clubPeople, clubs, clubWords } from './schema.ts'

const page = 50

const aheadEvent = {
  number: clubEvents.number,
  title: clubEvents.title,
  at: clubEvents.at,
  club: clubs.id,
  name: clubs.name,
}

/** A page of a club's talk, oldest first, without words of people whom the reader keeps apart from. */
export async function talkOf(
  db: Database,
  club: string,
  reader: string,
  before = Number.MAX_SAFE_INTEGER,
): Promise<{ words: ClubWord[]; more: boolean }> {
  const blocked = await blockedBy(db, reader)
  const found = await db
    .select({
      number: clubWords.number,
      person: clubWords.account,
      name: accounts.name,
      text: clubWords.text,
      at: clubWords.at,
    })
    .from(clubWords)
    .leftJoin(accounts, eq(accounts.id, clubWords.account))
    .where(and(eq(clubWords.club, club), lt(clubWords.number, before)))
    .orderBy(desc(clubWords.number))
    .limit(page + 1)
  const words = found
    .slice(0, page)
    .filter(({ person }) => person === null || !blocked.includes(person))
    .map(({ name, ...word }) => ({ ...word, name: name ?? namelessPerson }))
  return { words: words.reverse(), more: found.length > page }
}

/** Says something in a club. */
export async function sayIn(
  db: Database,
  club: string,
  account: string,
  text: string,
  now: number,
): Promise<void> {
  await db.insert(clubWords).values({ club, account, text, at: now })
}

/** Takes a word back: its speaker's own, or with `all` anybody's. Returns true if there was one. */
export async function unsay(
  db: Database,
  club: string,
  account: string,
  number: number,
  all: boolean,
): Promise<boolean> {
  const own = all ? undefined : eq(clubWords.account, account)
  const gone = await db
    .delete(clubWords)
    .where(and(eq(clubWords.club, club), eq(clubWords.number, number), own))
    .returning({ number: clubWords.number })
  return gone.length > 0
}

/** Enters an event of a club. */
export async function planEvent(
  db: Database,
  club: string,
  { title, at }: { readonly title: string; readonly at: number },
): Promise<void> {
  await db.insert(clubEvents).values({ club, title, at })
}

/** Strikes an event out. Returns true if there was one. */
export async function strikeEvent(db: Database, club: string, number: number): Promise<boolean> {
  const gone = await db
    .delete(clubEvents)
    .where(and(eq(clubEvents.club, club), eq(clubEvents.number, number)))
    .returning({ number: clubEvents.number })
  return gone.length > 0
}

/** An event of a club, and which club's. */
export interface AheadEvent {
  readonly number: number
  readonly title: string
  readonly at: number
  readonly club: string
  readonly name: string
}

/** An event of a club; `null`: there is none of that number. */
export async function eventOf(
  db: Database,
  club: string,
  number: number,
): Promise<AheadEvent | null> {
  const [found] = await db
    .select({ ...aheadEvent })
    .from(clubEvents)
    .innerJoin(clubs, eq(clubs.id, clubEvents.club))
    .where(and(eq(clubEvents.club, club), eq(clubEvents.number, number)))
  return found ?? null
}

/** The events ahead of all clubs where an account is a member, for its calendar. */
export const eventsAhead = (db: Database, account: string, now: number) =>
  db
    .select({ ...aheadEvent })
    .from(clubEvents)
    .innerJoin(clubs, eq(clubs.id, clubEvents.club))
    .innerJoin(clubPeople, eq(clubPeople.club, clubs.id))
    .where(
      and(
        eq(clubPeople.account, account),
        inArray(clubPeople.standing, [...clubRoles]),
        gt(clubEvents.at, now),
      ),
    )
    .orderBy(asc(clubEvents.at))
    .limit(page)
