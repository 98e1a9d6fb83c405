/**
 * Passes: what the links of letters hold behind their `#`. By one press, a pass lets the letter's reader play its
 * table on a device where they are not signed in; nothing else of the account, as letters are forwarded.
 */
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Env } from '../env.ts'
import { type Database, database } from './database.ts'
import { personStub } from './person.ts'
import { accounts, passes, seats, sessions, tables } from './schema.ts'
import { freshToken, keyedHash } from './secret.ts'
import { freshSession, type Opening, type Session } from './session.ts'

const day = 24 * 60 * 60 * 1000

/** A pass waits so long for its use, in milliseconds. */
const passLifetime = 7 * day
/** A session that passes opened lasts so long from the last of them; a visit does not renew it. */
const passSessionLifetime = 30 * day
/** So many tables one such session is good for. */
const maxTables = 30

/** Which table on whose behalf. */
export interface Pass {
  readonly account: string
  readonly table: string
}

/** A pass as its page shows it before it is used. */
export interface PassLook extends Pass {
  readonly name: string
}

/** A table in a few words. */
export interface TableInShort {
  readonly id: string
  readonly game: string
  /** Empty where the host gave none. */
  readonly title: string
  readonly host: string | null
}

const hashOf = (env: Env, token: string) => keyedHash(env, 'letter pass', token)

/** Makes passes for an account: the link's secret for each of these tables. */
export async function makePasses(
  env: Env,
  account: string,
  wanted: ReadonlyArray<string>,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  for (const table of wanted) {
    const token = freshToken()
    const tokenHash = await hashOf(env, token)
    const times = { createdAt: now, expiresAt: now + passLifetime }
    await database(env)
      .insert(passes)
      .values({ tokenHash, account, table, ...times })
    made.set(table, token)
  }
  return made
}

/** Those of these tables where an account sits, as far as the list of tables knows by now. */
export async function seatedAt(
  env: Env,
  account: string,
  ids: ReadonlyArray<string>,
): Promise<string[]> {
  const found = await database(env)
    .selectDistinct({ table: seats.table })
    .from(seats)
    .where(
      and(
        eq(seats.account, account),
        sql`${seats.table} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    )
  return found.map(({ table }) => table)
}

const isGood = (tokenHash: string, now: number) =>
  and(eq(passes.tokenHash, tokenHash), gt(passes.expiresAt, now))

/** What a pass would do, without doing it; `null` where it is no longer good. */
export async function lookAtPass(env: Env, token: string, now: number): Promise<PassLook | null> {
  const [found] = await database(env)
    .select({ account: passes.account, table: passes.table, name: accounts.name })
    .from(passes)
    .innerJoin(accounts, eq(accounts.id, passes.account))
    .where(isGood(await hashOf(env, token), now))
  return found ?? null
}

/**
 * Uses a pass up: the session is good for its table from then on. Which session that is, `present` says: one that
 * passes of the same account opened here before, which gains the table, or `null` for a new one. The session, or
 * `null` where the pass is no longer good.
 */
export async function enterByPass(
  env: Env,
  token: string,
  present: Session | null,
  opening: Omit<Opening, 'by'>,
): Promise<Session | null> {
  const { now } = opening
  const db = database(env)
  // Only the request that deletes the row goes on: two presses at once open one session.
  const [pass] = await db
    .delete(passes)
    .where(isGood(await hashOf(env, token), now))
    .returning({ account: passes.account, table: passes.table })
  if (!pass) return null
  const { account, table } = pass
  const before = present?.account === account ? await tablesOfSession(db, present.session) : null
  const good = [table, ...(before ?? []).filter((one) => one !== table)].slice(0, maxTables)
  const expiresAt = now + passSessionLifetime
  if (before && present) {
    await db
      .update(sessions)
      .set({ tables: good, expiresAt })
      .where(eq(sessions.id, present.session))
    await personStub(env, account).limitSession(present.session, good, expiresAt)
    return present
  }
  const session = {
    ...freshSession(account, { ...opening, by: 'pass' }),
    ...{ tables: good, expiresAt },
  }
  await db.insert(sessions).values(session)
  return { account, session: session.id }
}

async function tablesOfSession(db: Database, id: string): Promise<ReadonlyArray<string> | null> {
  const [row] = await db
    .select({ tables: sessions.tables })
    .from(sessions)
    .where(eq(sessions.id, id))
  return row?.tables ?? null
}

/** How many links of an account's letters are still good. */
export async function openPasses(env: Env, account: string, now: number): Promise<number> {
  const [row] = await database(env)
    .select({ number: count() })
    .from(passes)
    .where(and(eq(passes.account, account), gt(passes.expiresAt, now)))
  return row?.number ?? 0
}

/** Ends the links of all letters that an account was sent. */
export async function endPasses(env: Env, account: string): Promise<void> {
  await database(env).delete(passes).where(eq(passes.account, account))
}

/** The statement that deletes passes which nobody used in time. */
export const pastPasses = (env: Env, now: number) =>
  database(env).delete(passes).where(lte(passes.expiresAt, now))

/** Tables in a few words, the latest first; those that the list does not know are left out. */
export function tablesInShort(env: Env, ids: ReadonlyArray<string>): Promise<TableInShort[]> {
  const hosts = alias(seats, 'hosts')
  return database(env)
    .select({ id: tables.id, game: tables.game, title: tables.title, host: hosts.name })
    .from(tables)
    .leftJoin(hosts, and(eq(hosts.table, tables.id), eq(hosts.seat, 0)))
    .where(sql`${tables.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy(desc(tables.updatedAt))
}
