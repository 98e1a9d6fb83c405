/** Knowledge that people may know of each other. */
import { and, count, desc, eq, max, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import { blockedBy } from './blocks.ts'
import { type Database, database, isOneOf } from './database.ts'
import { figuresOf } from './figures.ts'
import { personStub } from './person.ts'
import { ratingsOf } from './ratings.ts'
import { resultsOf, talliesOf } from './results.ts'
import { accounts, seats, sessions, tables } from './schema.ts'

const maxList = 50

/** Time without any visit after which a guest is lost, in milliseconds. */
const unseen = 7 * 24 * 60 * 60 * 1000

/** A person as anybody may see them who has the link to their page; `null` where there is none. */
export async function personOf(db: Database, id: string, viewer: string | null) {
  const [found] = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      since: accounts.createdAt,
      listed: accounts.listed,
    })
    .from(accounts)
    .where(eq(accounts.id, id))
  if (!found) return null
  const { listed, ...person } = found
  const [ratings, tallies, finished, blocked, figures] = await Promise.all([
    listed || id === viewer ? ratingsOf(db, id) : [],
    talliesOf(db, id),
    resultsOf(db, id, viewer),
    viewer === null ? Promise.resolve<string[]>([]) : blockedBy(db, viewer),
    figuresOf(db, [id]),
  ])
  return {
    ...person,
    you: id === viewer,
    blocked: blocked.includes(id),
    ratings,
    figures: figures.get(id) ?? null,
    tallies,
    finished,
  }
}

/** The people an account sat at a started table with, the latest first, and those it has blocked. */
export async function companyOf(db: Database, account: string) {
  const mine = alias(seats, 'mine')
  const theirs = alias(seats, 'theirs')
  const blocked = await blockedBy(db, account)
  const last = max(tables.updatedAt)
  const met = await db
    .select({ id: accounts.id, name: accounts.name, tables: count(), last })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.table, mine.table), ne(theirs.account, account)))
    .innerJoin(tables, and(eq(tables.id, mine.table), ne(tables.status, 'gathering')))
    .innerJoin(accounts, eq(accounts.id, theirs.account))
    .where(eq(mine.account, account))
    .groupBy(accounts.id, accounts.name)
    .orderBy(desc(last))
    .limit(maxList)
  const others = blocked.filter((id) => !met.some((person) => person.id === id))
  const strangers =
    others.length === 0
      ? []
      : await db
          .select({ id: accounts.id, name: accounts.name })
          .from(accounts)
          .where(isOneOf(accounts.id, others))
  return [
    ...met.map(({ last: _, ...person }) => ({ ...person, blocked: blocked.includes(person.id) })),
    ...strangers.map((person) => ({ ...person, tables: 0, blocked: true })),
  ]
}

/** People by their names, in the order asked for, and how many tables wait for each. */
export async function waitingOf(env: Env, ids: ReadonlyArray<string>) {
  if (ids.length === 0) return []
  const found = await database(env)
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(isOneOf(accounts.id, ids))
  const known = ids.flatMap((id) => found.filter((person) => person.id === id))
  return Promise.all(
    known.map(async (person) => {
      const { waiting } = await personStub(env, person.id).badge()
      return { ...person, waiting }
    }),
  )
}

/** Those of some accounts that were deleted. */
export async function deletedAmong(db: Database, ids: ReadonlyArray<string>): Promise<string[]> {
  if (ids.length === 0) return []
  const living = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isOneOf(accounts.id, ids))
  return ids.filter((id) => !living.some((one) => one.id === id))
}

/**
 * Returns true if an account has no address and was used on no device for a week. The day of a visit is
 * noted, not its time.
 */
export async function isLostGuest(env: Env, id: string, now: number): Promise<boolean> {
  const [person] = await database(env)
    .select({
      email: accounts.email,
      createdAt: accounts.createdAt,
      seenAt: max(sessions.seenAt),
    })
    .from(accounts)
    .leftJoin(sessions, eq(sessions.account, accounts.id))
    .where(eq(accounts.id, id))
    .groupBy(accounts.id)
  if (!person || person.email !== null) return false
  // A session that was never used since the object knows of sessions stands with its visits in D1.
  const visited = await personStub(env, id).lastVisit()
  return Math.max(person.createdAt, person.seenAt ?? 0, visited) + unseen <= now
}
