/** Results of finished tables, for profiles and the lists of best results. */
import { and, asc, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'
import { accounts, dealTries, results, seats, tables } from './schema.ts'

type ResultRow = typeof results.$inferInsert

const maxList = 50
const maxBest = 25

/** Enters how a table ended; safe to repeat. Accounts that are gone by now are left out. */
export async function enterResults(db: Database, rows: ReadonlyArray<ResultRow>): Promise<void> {
  const known: ResultRow[] = []
  for (const row of rows) {
    const [account] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, row.account ?? ''))
    if (account) known.push(row)
  }
  if (known.length > 0) await db.insert(results).values(known).onConflictDoNothing()
}

/**
 * The last finished tables of an account, newest first. A table's link is told only to those who
 * may know it anyway: it is open to all, or the viewer sat there, too.
 */
export async function resultsOf(db: Database, account: string, viewer: string | null) {
  const mine = alias(seats, 'mine')
  return db
    .select({
      table: sql<
        string | null
      >`case when ${tables.access} = 'open' or ${mine.seat} is not null then ${results.table} end`,
      game: results.game,
      seats: results.seats,
      place: results.place,
      points: results.points,
      reason: results.reason,
      rated: results.rated,
      endedAt: results.endedAt,
    })
    .from(results)
    .leftJoin(tables, eq(tables.id, results.table))
    .leftJoin(mine, and(eq(mine.table, results.table), eq(mine.account, viewer ?? '')))
    .where(eq(results.account, account))
    .orderBy(desc(results.endedAt))
    .limit(maxList)
}

/** Numbers of tables of each game that an account finished, finished alone, and won against others. */
export async function talliesOf(db: Database, account: string) {
  return db
    .select({
      game: results.game,
      finished: sql<number>`count(*)`,
      alone: sql<number>`sum(${results.seats} = 1)`,
      won: sql<number>`sum(${results.place} = 1 and ${results.seats} > 1)`,
    })
    .from(results)
    .where(eq(results.account, account))
    .groupBy(results.game)
}

/** The best solo plays of a game, each person once: those that were won first, then by points. */
export async function bestSolo(db: Database, game: string) {
  const rank = sql`row_number() over (partition by ${results.account}, ${results.options}
    order by ${results.place}, ${results.points} desc, ${results.endedAt})`
  const ranked = db
    .select({
      account: results.account,
      options: results.options,
      place: results.place,
      points: results.points,
      reason: results.reason,
      endedAt: results.endedAt,
      rank: sql<number>`${rank}`.as('nth_best'),
    })
    .from(results)
    .where(
      and(
        eq(results.game, game),
        eq(results.seats, 1),
        isNotNull(results.account),
        // A deal that all know in the end can be rehearsed; it has a list of its own.
        notExists(
          db
            .select({ table: dealTries.table })
            .from(dealTries)
            .where(eq(dealTries.table, results.table)),
        ),
      ),
    )
    .as('ranked')
  return db
    .select({
      person: accounts.id,
      name: accounts.name,
      options: ranked.options,
      place: ranked.place,
      points: ranked.points,
      reason: ranked.reason,
      endedAt: ranked.endedAt,
    })
    .from(ranked)
    .innerJoin(accounts, eq(accounts.id, ranked.account))
    .where(and(eq(ranked.rank, 1), eq(accounts.listed, true)))
    .orderBy(asc(ranked.place), desc(ranked.points), asc(ranked.endedAt))
    .limit(maxBest)
}
