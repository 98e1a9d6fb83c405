/** Ratings by openskill (Plackett–Luce): how well somebody plays a game among others, and how sure that is. */

import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { late } from '../late.ts'
import { type Database, isOneOf } from './database.ts'
import { ratings, results } from './schema.ts'

// Loaded when a rating is asked for: a worker must start quickly.
const openskill = late(() => import('openskill'))

/**
 * Rates a finished table by its entered results; does nothing for a table that is not rated, was rated
 * already, or has fewer than two people. Safe to repeat. Throws when another table of one of
 * them is being rated at this moment: then it must be tried again.
 */
export async function rateTable(db: Database, table: string): Promise<void> {
  const [rows, earlier] = await db.batch([
    db
      .select()
      .from(results)
      .where(and(eq(results.table, table), eq(results.rated, true), isNotNull(results.account)))
      .orderBy(results.seat),
    db.select().from(ratings).where(eq(ratings.table, table)).limit(1),
  ])
  const first = rows[0]
  if (!first || rows.length < 2 || earlier.length > 0) return
  const { game, endedAt: at } = first
  const people = rows.flatMap(({ account, place }) =>
    account === null ? [] : [{ account, place }],
  )
  const before = await presentRatings(
    db,
    people.map(({ account }) => account),
  )
  const present = people.map(({ account }) =>
    before.find((row) => row.account === account && row.game === game),
  )
  const { rate, rating } = await openskill()
  const after = rate(
    present.map((row) => [row ? { mu: row.mu, sigma: row.sigma } : rating()]),
    { rank: people.map(({ place }) => place) },
  )
  await db.insert(ratings).values(
    people.map(({ account }, i) => {
      const { mu, sigma } = after[i]?.[0] ?? rating()
      return { table, account, game, nth: (present[i]?.nth ?? 0) + 1, mu, sigma, at }
    }),
  )
}

/** The present ratings of accounts, a row a game. */
async function presentRatings(db: Database, people: ReadonlyArray<string>) {
  const rows = await db
    .select()
    .from(ratings)
    .where(inArray(ratings.account, [...people]))
    .orderBy(desc(ratings.nth))
  const seen = new Set<string>()
  return rows.filter(({ account, game }) => {
    const key = `${account} ${game}`
    return !seen.has(key) && seen.add(key)
  })
}

/** An account's rating in each game it has one for. Everybody begins near 1000; it grows with skill and with certainty. */
export async function ratingsOf(db: Database, account: string) {
  const rows = await presentRatings(db, [account])
  const { ordinal } = await openskill()
  return rows.map(({ game, nth, mu, sigma }) => ({
    game,
    tables: nth,
    rating: shownRating(ordinal({ mu, sigma })),
  }))
}

/** Ratings of accounts in a game, to order them by: the cautious estimate, of those who have played a rated table of it. */
export async function estimatesOf(
  db: Database,
  people: ReadonlyArray<string>,
  game: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ account: ratings.account, mu: ratings.mu, sigma: ratings.sigma })
    .from(ratings)
    .where(and(isOneOf(ratings.account, people), eq(ratings.game, game)))
    .orderBy(ratings.nth)
  const { ordinal } = await openskill()
  // The latest comes last.
  return new Map(rows.map(({ account, mu, sigma }) => [account, ordinal({ mu, sigma })]))
}

/** A rating as people read it: 1000 for a newcomer, 40 for each point of openskill's cautious estimate (mu − 3 sigma). */
const shownRating = (estimate: number): number => Math.round(1000 + 40 * estimate)
