/** Ladders: who stands where in a game's ratings, of those who let lists show their name. */
import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { clubRoles } from '../wire/schema/clubs.ts'
import { compared } from './category-points.ts'
import type { Database } from './database.ts'
import { ranked } from './ranked.ts'
import { historyOf, shownRating } from './ratings.ts'
import { accounts, clubPeople, ladders, results, seasonScores } from './schema.ts'

/** Number of people on a ladder's page. */
const maxListed = 100

/** Last place that is counted. */
const maxRank = 1000

/** Number of people next above that count as one's level, and as many next below. */
const neighbours = 25

/** Number of latest tables of one of two people that are looked through. */
const maxTogether = 500

const columns = {
  person: accounts.id,
  name: accounts.name,
  tables: ladders.tables,
  estimate: ladders.estimate,
}

/** Rows of a ladder as they are shown. */
const shown = (
  rows: ReadonlyArray<{ person: string; name: string; tables: number; estimate: number }>,
) =>
  ranked(rows, (a, b) => a.estimate === b.estimate).map(({ estimate, ...row }) => ({
    ...row,
    rating: shownRating(estimate),
  }))

/** The top of a game's ladder. */
export async function ladderOf(db: Database, game: string) {
  return shown(
    await db
      .select(columns)
      .from(ladders)
      .innerJoin(accounts, eq(accounts.id, ladders.account))
      .where(and(eq(ladders.game, game), eq(accounts.listed, true)))
      .orderBy(desc(ladders.estimate))
      .limit(maxListed),
  )
}

/** The ladder of a club's members in a game; their ratings rest on all their rated tables. */
export async function clubLadderOf(db: Database, club: string, game: string) {
  return shown(
    await db
      .select(columns)
      .from(clubPeople)
      .innerJoin(ladders, and(eq(ladders.account, clubPeople.account), eq(ladders.game, game)))
      .innerJoin(accounts, eq(accounts.id, clubPeople.account))
      .where(
        and(
          eq(clubPeople.club, club),
          inArray(clubPeople.standing, [...clubRoles]),
          eq(accounts.listed, true),
        ),
      )
      .orderBy(desc(ladders.estimate), asc(accounts.id))
      .limit(maxListed),
  )
}

/** A season's table of honour in a game: most wins at rated tables first, of equals the higher rating. */
export async function seasonHonourOf(db: Database, game: string, season: string) {
  const rows = await db
    .select({
      person: accounts.id,
      name: accounts.name,
      tables: seasonScores.tables,
      won: seasonScores.won,
      estimate: seasonScores.estimate,
    })
    .from(seasonScores)
    .innerJoin(accounts, eq(accounts.id, seasonScores.account))
    .where(
      and(eq(seasonScores.game, game), eq(seasonScores.season, season), eq(accounts.listed, true)),
    )
    .orderBy(desc(seasonScores.won), desc(seasonScores.estimate))
    .limit(maxListed)
  const isSame = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.won === b.won && a.estimate === b.estimate
  return ranked(rows, isSame).map(({ estimate, ...row }) => ({
    ...row,
    rating: shownRating(estimate),
  }))
}

/** The latest season before one in which a rated table of a game ended; `null`: there is none. */
export async function seasonBefore(
  db: Database,
  game: string,
  season: string,
): Promise<string | null> {
  const [found] = await db
    .select({ season: seasonScores.season })
    .from(seasonScores)
    .where(and(eq(seasonScores.game, game), lt(seasonScores.season, season)))
    .orderBy(desc(seasonScores.season))
    .limit(1)
  return found?.season ?? null
}

/**
 * Standing of an account in a game; `null` where it has no rating there, or lists may not show its name and it is not its owner (`own`) who asks.
 * The rank is `null` behind the first thousand, and for people whom lists may not show.
 */
export async function standingOf(db: Database, account: string, game: string, own: boolean) {
  const [mine] = await db
    .select({ ...columns, listed: accounts.listed, points: ladders.points })
    .from(ladders)
    .innerJoin(accounts, eq(accounts.id, ladders.account))
    .where(and(eq(ladders.account, account), eq(ladders.game, game)))
  if (!mine || !(mine.listed || own)) return null
  const { person, name, tables, estimate } = mine
  const [rank, history, level] = await Promise.all([
    mine.listed ? rankOf(db, game, estimate) : null,
    historyOf(db, account, game),
    levelOf(db, account, game, estimate),
  ])
  return {
    ...{ person, name, game, tables, rank, history },
    rating: shownRating(estimate),
    comparison: compared(mine.points, level),
  }
}

/** Place that an estimate has on a game's ladder; `null`: behind all that are counted. */
async function rankOf(db: Database, game: string, estimate: number): Promise<number | null> {
  const above = db
    .select({ account: ladders.account })
    .from(ladders)
    .innerJoin(accounts, eq(accounts.id, ladders.account))
    .where(and(eq(ladders.game, game), gt(ladders.estimate, estimate), eq(accounts.listed, true)))
    .limit(maxRank)
    .as('above')
  const [found] = await db.select({ number: count() }).from(above)
  const number = found?.number ?? 0
  return number < maxRank ? number + 1 : null
}

/** The sums of points of those who play about as well. */
async function levelOf(db: Database, account: string, game: string, estimate: number) {
  const near = (isAbove: boolean) =>
    db
      .select({ points: ladders.points })
      .from(ladders)
      .innerJoin(accounts, eq(accounts.id, ladders.account))
      .where(
        and(
          eq(ladders.game, game),
          ne(ladders.account, account),
          (isAbove ? gte : lt)(ladders.estimate, estimate),
          eq(accounts.listed, true),
        ),
      )
      .orderBy((isAbove ? asc : desc)(ladders.estimate))
      .limit(neighbours)
  const [above, below] = await db.batch([near(true), near(false)])
  return [...above, ...below].map(({ points }) => points)
}

/** Results of an account at tables with another, by game: how often it was placed before them, behind them and beside them. */
export async function togetherOf(db: Database, account: string, other: string) {
  const mine = db
    .select({ table: results.table, game: results.game, place: results.place })
    .from(results)
    .where(and(eq(results.account, account), gt(results.seats, 1)))
    .orderBy(desc(results.endedAt))
    .limit(maxTogether)
    .as('mine')
  const theirs = alias(results, 'theirs')
  const total = (is: ReturnType<typeof sql>) => sql<number>`sum(${is})`
  return db
    .select({
      game: mine.game,
      tables: count(),
      ahead: total(sql`${mine.place} < ${theirs.place}`),
      behind: total(sql`${mine.place} > ${theirs.place}`),
      level: total(sql`${mine.place} = ${theirs.place}`),
    })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.table, mine.table), eq(theirs.account, other)))
    .groupBy(mine.game)
    .orderBy(mine.game)
}

/**
 * Moves a guest's places to another account, in the games where that has no rating of its own yet; safe to repeat. The
 * others go with the guest.
 */
export async function moveLadders(
  db: Database,
  guest: string,
  owner: string,
  kept: ReadonlyArray<string>,
): Promise<void> {
  await db.batch([
    db
      .update(ladders)
      .set({ account: owner })
      .where(and(eq(ladders.account, guest), notInArray(ladders.game, [...kept]))),
    db
      .update(seasonScores)
      .set({ account: owner })
      .where(and(eq(seasonScores.account, guest), notInArray(seasonScores.game, [...kept]))),
  ])
}
