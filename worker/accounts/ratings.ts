/** Ratings by openskill (Plackett–Luce): how well somebody plays a game among others, and how sure that is. */

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { late } from '../late.ts'
import { seasonOf } from '../wire/season.ts'
import { type CategoryPoints, withTable } from './category-points.ts'
import { type Database, isOneOf } from './database.ts'
import { ladders, ratings, results, seasonScores } from './schema.ts'

// Loaded when a rating is asked for: a worker must start quickly.
const openskill = late(() => import('openskill'))

/**
 * Rates a finished table by its entered results; does nothing for a table that is not rated, was rated
 * already, or has fewer than two people. Safe to repeat. Throws when another table of one of
 * them is being rated at this moment: then it must be tried again. `points`: where the points of those came from who played themselves.
 */
export async function rateTable(
  db: Database,
  table: string,
  points: ReadonlyMap<string, CategoryPoints> = new Map(),
): Promise<void> {
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
  const { game, seats, endedAt: at } = first
  const people = rows.flatMap(({ account, place }) =>
    account === null ? [] : [{ account, place }],
  )
  const present = await presentOf(
    db,
    people.map(({ account }) => account),
    game,
  )
  const { rate, rating, ordinal } = await openskill()
  const after = rate(
    present.map(({ last }) => [last ? { mu: last.mu, sigma: last.sigma } : rating()]),
    { rank: people.map(({ place }) => place) },
  )
  const rated = people.map(({ account, place }, i) => {
    const { mu, sigma } = after[i]?.[0] ?? rating()
    const before = present[i]
    const counted = points.get(account)
    const sums = before?.sums ?? {}
    return {
      rating: { table, account, game, nth: (before?.last?.nth ?? 0) + 1, mu, sigma, at },
      estimate: ordinal({ mu, sigma }),
      points: counted ? withTable(sums, seats, counted) : sums,
      won: place === 1 ? 1 : 0,
    }
  })
  // In one transaction: the same table again, or another one at this moment, finds the ratings' keys taken, and nothing is added twice.
  await db.batch([
    db.insert(ratings).values(rated.map((one) => one.rating)),
    ...rated.map(({ rating: { account, nth }, estimate, points: sums }) => {
      const row = { tables: nth, estimate, points: sums, at }
      return db
        .insert(ladders)
        .values({ account, game, ...row })
        .onConflictDoUpdate({ target: [ladders.account, ladders.game], set: row })
    }),
    ...rated.map(({ rating: { account }, estimate, won }) =>
      db
        .insert(seasonScores)
        .values({ account, game, season: seasonOf(at), tables: 1, won, estimate })
        .onConflictDoUpdate({
          target: [seasonScores.account, seasonScores.game, seasonScores.season],
          set: {
            tables: sql`${seasonScores.tables} + 1`,
            won: sql`${seasonScores.won} + ${won}`,
            estimate,
          },
        }),
    ),
  ])
}

/** The latest rating of accounts in a game and their sums of points, in the order asked for, as of one moment. */
async function presentOf(db: Database, people: ReadonlyArray<string>, game: string) {
  const latest = people.map((account) =>
    db
      .select({ nth: ratings.nth, mu: ratings.mu, sigma: ratings.sigma })
      .from(ratings)
      .where(and(eq(ratings.account, account), eq(ratings.game, game)))
      .orderBy(desc(ratings.nth))
      .limit(1),
  )
  const [standings, ...found] = await db.batch([
    db
      .select({ account: ladders.account, points: ladders.points })
      .from(ladders)
      .where(and(isOneOf(ladders.account, people), eq(ladders.game, game))),
    ...latest,
  ])
  return people.map((account, i) => ({
    last: found[i]?.[0],
    sums: standings.find((one) => one.account === account)?.points,
  }))
}

/** An account's rating in each game it has one for. Everybody begins near 1000; it grows with skill and with certainty. */
export async function ratingsOf(db: Database, account: string) {
  const rows = await db.select().from(ladders).where(eq(ladders.account, account))
  return rows.map(({ game, tables, estimate }) => ({
    game,
    tables,
    rating: shownRating(estimate),
  }))
}

/** Ratings of accounts in a game, to order them by: the cautious estimate, of those who have played a rated table of it. */
export async function estimatesOf(
  db: Database,
  people: ReadonlyArray<string>,
  game: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ account: ladders.account, estimate: ladders.estimate })
    .from(ladders)
    .where(and(isOneOf(ladders.account, people), eq(ladders.game, game)))
  return new Map(rows.map(({ account, estimate }) => [account, estimate]))
}

/** Length of a history that is told, the latest. */
const maxHistory = 200

/** An account's ratings in a game after each of its rated tables, the latest last. */
export async function historyOf(db: Database, account: string, game: string) {
  const rows = await db
    .select({ mu: ratings.mu, sigma: ratings.sigma, at: ratings.at })
    .from(ratings)
    .where(and(eq(ratings.account, account), eq(ratings.game, game)))
    .orderBy(desc(ratings.nth))
    .limit(maxHistory)
  const { ordinal } = await openskill()
  return rows.reverse().map(({ at, ...one }) => ({ at, rating: shownRating(ordinal(one)) }))
}

/** A rating as people read it: 1000 for a newcomer, 40 for each point of openskill's cautious estimate (mu − 3 sigma). */
export const shownRating = (estimate: number): number => Math.round(1000 + 40 * estimate)
