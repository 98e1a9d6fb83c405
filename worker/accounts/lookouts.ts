/** Looking out for open tables: who wants to be told of which. */
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import { clubRoles } from '../wire/schema/clubs.ts'
import type { LookoutRequest } from '../wire/schema/lookouts.ts'
import { type Database, database, isOneOf } from './database.ts'
import { type PaceKind, playedWithOthers, practised } from './open-table.ts'
import { accounts, blocks, clubPeople, clubTables, lookouts } from './schema.ts'

/** Most kinds of tables that an account looks out for. */
export const maxLookouts = 5

/** Duration of a lookout, in milliseconds. */
const lasting = 28 * 24 * 60 * 60 * 1000

/** Most people who are told of one table. */
const maxTold = 50

/** Lookouts of an account, the earliest first. */
export async function lookoutsOf(db: Database, account: string, now: number) {
  const found = await db
    .select()
    .from(lookouts)
    .where(and(eq(lookouts.account, account), gt(lookouts.until, now)))
    .orderBy(asc(lookouts.createdAt), asc(lookouts.id))
  return found.map(({ account: _, toldAt: __, ...one }) => one)
}

/** Has an account look out for tables; `false` where it looks out for as many kinds as may be. */
export async function lookOut(
  db: Database,
  account: string,
  { game, seats, pace, language, level }: LookoutRequest,
  now: number,
): Promise<boolean> {
  const mine = sql`(select count(*) from ${lookouts} where ${lookouts.account} = ${account}
    and ${lookouts.until} > ${now})`
  // Counted and entered in one statement, so that asking in parallel does not get past the limit.
  const entered = await db
    .insert(lookouts)
    .select(
      sql`select ${freshId()}, ${accounts.id}, ${game}, ${seats}, ${pace}, ${language}, ${level},
        ${now}, ${now + lasting}, null from ${accounts}
        where ${accounts.id} = ${account} and ${mine} < ${maxLookouts}`,
    )
    .returning({ id: lookouts.id })
  return entered.length > 0
}

/** Ends one; `false` where the account has none such. */
export async function endLookout(db: Database, account: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(lookouts)
    .where(and(eq(lookouts.id, id), eq(lookouts.account, account)))
    .returning({ id: lookouts.id })
  return ended.length > 0
}

/** An open table that gathers people. */
export interface OpenTable {
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly pace: PaceKind
  /** The account of its host. */
  readonly host: string
  /** The accounts that sit there. */
  readonly people: ReadonlyArray<string>
  /** Others who know of it: they are told nothing. */
  readonly others: ReadonlyArray<string>
}

/**
 * The accounts that look out for a table, each once: none of those who sit there or know of it, none that one of them keeps apart from or that keeps
 * apart from one of them, and of a club's table its members only. Who was told of none, or longest ago, comes first.
 */
export async function seekersOf(db: Database, table: OpenTable, now: number): Promise<string[]> {
  const { id, game, seats, pace, host, people, others } = table
  const present = sql`(select value from json_each(${JSON.stringify(people)}))`
  const knowing = sql`(select value from json_each(${JSON.stringify([...people, ...others])}))`
  const practice = sql`case when ${playedWithOthers(host, game)} < ${practised} then 'new' else 'practised' end`
  const hosts = sql`(select ${accounts.language} from ${accounts} where ${accounts.id} = ${host})`
  const apart = sql`exists (select 1 from ${blocks}
    where (${blocks.account} = ${lookouts.account} and ${blocks.blocked} in ${present})
      or (${blocks.blocked} = ${lookouts.account} and ${blocks.account} in ${present}))`
  const forOthers = sql`exists (select 1 from ${clubTables} where ${clubTables.table} = ${id}
    and not exists (select 1 from ${clubPeople} where ${clubPeople.club} = ${clubTables.club}
      and ${clubPeople.account} = ${lookouts.account}
      and ${inArray(clubPeople.standing, [...clubRoles])}))`
  const found = await db
    .select({ account: lookouts.account })
    .from(lookouts)
    .where(
      and(
        eq(lookouts.game, game),
        gt(lookouts.until, now),
        sql`coalesce(${lookouts.seats}, ${seats}) = ${seats}`,
        sql`coalesce(${lookouts.pace}, ${pace}) = ${pace}`,
        sql`(${lookouts.language} is null or ${lookouts.language} = ${hosts})`,
        sql`(${lookouts.level} is null or ${lookouts.level} = ${practice})`,
        sql`${lookouts.account} not in ${knowing}`,
        sql`not ${apart}`,
        sql`not ${forOthers}`,
      ),
    )
    .groupBy(lookouts.account)
    .orderBy(sql`max(coalesce(${lookouts.toldAt}, 0))`, sql`min(${lookouts.createdAt})`)
    .limit(maxTold)
  return found.map(({ account }) => account)
}

/** Notes that accounts were told of a table of a game. */
export async function noteTold(
  db: Database,
  people: ReadonlyArray<string>,
  game: string,
  now: number,
): Promise<void> {
  await db
    .update(lookouts)
    .set({ toldAt: now })
    .where(and(isOneOf(lookouts.account, people), eq(lookouts.game, game)))
}

/** The statement that deletes what has ended by itself. */
export const pastLookouts = (env: Env, now: number) =>
  database(env).delete(lookouts).where(lte(lookouts.until, now))
