/** The deals of the weeks in D1: what they are made of, who has tried them, and how these ended. */
import { and, count, eq, lt, or, sql } from 'drizzle-orm'
import type { DealResult } from '../wire/schema/deals.ts'
import type { Database } from './database.ts'
import { accounts, deals, dealTries, results, tables } from './schema.ts'

/** Number of people on the list of a deal, and its reader beside them. */
const maxList = 50

type DealRow = typeof deals.$inferSelect

/** The deal of a week; `null`: nobody has begun it yet. It holds the seed. */
export async function dealOf(db: Database, week: string, game: string): Promise<DealRow | null> {
  const [found] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.week, week), eq(deals.game, game)))
  return found ?? null
}

/** The same, drawn now where it was not yet: everybody in a week gets the same. */
export async function drawDeal(db: Database, deal: DealRow): Promise<DealRow> {
  await db.insert(deals).values(deal).onConflictDoNothing()
  return (await dealOf(db, deal.week, deal.game)) ?? deal
}

/** The games that a week has deals of by now. */
export async function gamesDealt(db: Database, week: string): Promise<DealRow[]> {
  return db.select().from(deals).where(eq(deals.week, week))
}

/** Enters that an account begins a deal at a table, unless it has begun it before; returns the table of its try. */
export async function enterTry(
  db: Database,
  one: {
    readonly table: string
    readonly week: string
    readonly game: string
    readonly account: string
  },
  now: number,
): Promise<string> {
  await db
    .insert(dealTries)
    .values({ ...one, startedAt: now })
    .onConflictDoNothing()
  const { week, game, account } = one
  const [found] = await db
    .select({ table: dealTries.table })
    .from(dealTries)
    .where(and(eq(dealTries.week, week), eq(dealTries.game, game), eq(dealTries.account, account)))
  return found?.table ?? one.table
}

/** An account's tries of a week, and whether they are over: with a result, or given up. */
export async function triesOf(db: Database, week: string, account: string) {
  return db
    .select({
      game: dealTries.game,
      table: dealTries.table,
      isOver: sql<boolean>`${results.table} is not null or ${tables.status} is 'over'`.mapWith(
        Boolean,
      ),
    })
    .from(dealTries)
    .leftJoin(
      results,
      and(eq(results.table, dealTries.table), eq(results.account, dealTries.account)),
    )
    .leftJoin(tables, eq(tables.id, dealTries.table))
    .where(and(eq(dealTries.account, account), eq(dealTries.week, week)))
}

/** The try of somebody that has ended with a result; `null`: there is none. */
export async function endedTry(db: Database, week: string, game: string, account: string) {
  const [found] = await db
    .select({ table: dealTries.table, name: accounts.name })
    .from(dealTries)
    .innerJoin(accounts, eq(accounts.id, dealTries.account))
    .innerJoin(
      results,
      and(eq(results.table, dealTries.table), eq(results.account, dealTries.account)),
    )
    .where(and(eq(dealTries.account, account), eq(dealTries.week, week), eq(dealTries.game, game)))
  return found ?? null
}

/** Number of people who have ended a week's deals in time, by game. */
export async function finishedOf(db: Database, week: string, until: number) {
  return db
    .select({ game: dealTries.game, count: count() })
    .from(dealTries)
    .innerJoin(
      results,
      and(eq(results.table, dealTries.table), eq(results.account, dealTries.account)),
    )
    .where(and(eq(dealTries.week, week), lt(results.endedAt, until)))
    .groupBy(dealTries.game)
}

/** A result with the deal that it is of. */
type Ranked = DealResult & { readonly game: string }

/**
 * Results of a week's deals, by game: those in time by rank, then those after it. People who want to be on no list
 * are left out, but for the viewer; their ranks count.
 */
export async function weekResults(
  db: Database,
  week: string,
  until: number,
  viewer: string | null,
): Promise<Ranked[]> {
  const isLate = sql`(${results.endedAt} >= ${until})`
  const order = sql`partition by ${dealTries.game}, ${isLate}
    order by ${results.place}, ${results.points} desc`
  const ranked = db
    .select({
      account: dealTries.account,
      game: sql<string>`${dealTries.game}`.as('dealt'),
      place: results.place,
      points: results.points,
      reason: results.reason,
      isLate: sql<number>`${isLate}`.as('is_late'),
      rank: sql<number>`rank() over (${order})`.as('nth_best'),
      nth: sql<number>`row_number() over (${order}, ${results.endedAt})`.as('nth_row'),
    })
    .from(dealTries)
    .innerJoin(
      results,
      and(eq(results.table, dealTries.table), eq(results.account, dealTries.account)),
    )
    .where(eq(dealTries.week, week))
    .as('ranked')
  const rows = await db
    .select({
      person: accounts.id,
      name: accounts.name,
      game: ranked.game,
      place: ranked.place,
      points: ranked.points,
      reason: ranked.reason,
      isLate: ranked.isLate,
      rank: ranked.rank,
    })
    .from(ranked)
    .innerJoin(accounts, eq(accounts.id, ranked.account))
    .where(
      or(
        eq(accounts.id, viewer ?? ''),
        and(eq(accounts.listed, true), sql`${ranked.nth} <= ${maxList}`),
      ),
    )
    .orderBy(sql`${ranked.game}`, sql`${ranked.isLate}`, sql`${ranked.nth}`)
  return rows.map(({ isLate: late, rank, ...row }) => ({
    ...row,
    you: row.person === viewer,
    rank: late ? null : rank,
  }))
}

/**
 * Moves a guest's tries to another account; safe to repeat. If both have tried the same deal, the one that was begun
 * first counts: the other was played by somebody who knew it.
 */
export async function moveTries(db: Database, guest: string, owner: string): Promise<void> {
  await db.run(sql`update ${dealTries} set account = null
    where account in (${guest}, ${owner}) and exists (
      select 1 from ${dealTries} earlier
      where earlier.week = ${dealTries.week} and earlier.game = ${dealTries.game}
        and earlier.account in (${guest}, ${owner})
        and (earlier.started_at, earlier."table") < (${dealTries.startedAt}, ${dealTries.table}))`)
  await db.update(dealTries).set({ account: owner }).where(eq(dealTries.account, guest))
}
