/** All that an account has finished, for files of its own. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import { type Database, isOneOf } from './database.ts'
import { accounts, results, tables } from './schema.ts'

/** Most tables that a file tells of, the latest. */
const maxTables = 5000

/** Number of rows that are asked for together. */
const portion = 1000

/** A finished table with how it ended for its people, by place; bots have no results. */
export interface Played {
  readonly table: string
  /** Empty where the host gave none, or the table is gone from the lists. */
  readonly title: string
  readonly game: string
  readonly seats: number
  readonly rated: boolean
  readonly endedAt: number
  readonly people: ReadonlyArray<{
    /** `null`: the account was deleted. */
    readonly account: string | null
    readonly name: string | null
    readonly place: number
    readonly points: number
    readonly reason: string
  }>
}

/** The tables that an account has finished, the latest first. */
export async function playedBy(db: Database, account: string): Promise<Played[]> {
  const mine = await db
    .select({
      table: results.table,
      title: sql<string>`coalesce(${tables.title}, '')`,
      game: results.game,
      seats: results.seats,
      rated: results.rated,
      endedAt: results.endedAt,
    })
    .from(results)
    .leftJoin(tables, eq(tables.id, results.table))
    .where(eq(results.account, account))
    .orderBy(desc(results.endedAt))
    .limit(maxTables)
  const ends = []
  for (let i = 0; i < mine.length; i += portion) {
    const ids = mine.slice(i, i + portion).map(({ table }) => table)
    const found = await db
      .select({
        table: results.table,
        account: results.account,
        name: accounts.name,
        place: results.place,
        points: results.points,
        reason: results.reason,
      })
      .from(results)
      .leftJoin(accounts, eq(accounts.id, results.account))
      .where(isOneOf(results.table, ids))
      .orderBy(asc(results.place), asc(results.seat))
    ends.push(...found)
  }
  const byTable = Map.groupBy(ends, ({ table }) => table)
  return mine.map((one) => ({
    ...one,
    people: (byTable.get(one.table) ?? []).map(({ table: _, ...person }) => person),
  }))
}
