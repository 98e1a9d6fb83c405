/**
 * Passes: what the links of letters hold behind their `#`. By one press, a pass lets the letter's reader play its
 * table on a device where they are not signed in; nothing else of the account, as letters are forwarded.
 */
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { base64url } from 'jose'
import type { Env } from '../env.ts'
import type { KeptPass } from '../wire/person-object.ts'
import { accountOf } from './account.ts'
import { type Database, database } from './database.ts'
import { readNamed, signNamed } from './named.ts'
import { personStub } from './person.ts'
import { accounts, passes, seats, sessions, tables } from './schema.ts'
import { keyedHash } from './secret.ts'
import { freshSession, type Opening, type Session } from './session.ts'

const day = 24 * 60 * 60 * 1000

/** Time within which a pass must be used, in milliseconds. */
export const passLifetime = 7 * day
/** Time that a session opened by passes lasts from the last of them; a visit does not renew it. */
const passSessionLifetime = 30 * day
/** Number of tables that one such session is good for. */
const maxTables = 30

/** Table and account that a pass is for. */
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

/** The secrets of links, in base64url; those of version 1.0.0 hold 256 random bits, of which D1 has a hash. */
const shape = { purpose: 'pass of a letter', which: 16, check: 16 } as const

/** A new pass of an account for a table: what its link holds, and what is kept of it. */
export async function freshPass(
  env: Env,
  account: string,
  table: string,
  now: number,
): Promise<{ readonly token: string; readonly kept: KeptPass }> {
  const id = freshPassId()
  const token = await passToken(env, account, id)
  return { token, kept: { id, table, createdAt: now, expiresAt: now + passLifetime } }
}

export const freshPassId = (): string =>
  base64url.encode(crypto.getRandomValues(new Uint8Array(shape.which)))

/** Token in the links of an account's pass. */
export const passToken = async (env: Env, account: string, id: string): Promise<string> =>
  base64url.encode(await signNamed(env, shape, { account, which: base64url.decode(id) }))

/** Pass of a link's secret; `null` for one of version 1.0.0, or for any other text. */
async function passOf(env: Env, token: string) {
  if (!/^[\w-]{64}$/.test(token)) return null
  const named = await readNamed(env, shape, base64url.decode(token))
  return named && { account: named.account, id: base64url.encode(named.which) }
}

const hashOf = (env: Env, token: string) => keyedHash(env, 'letter pass', token)

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

/** Effect of a pass, without doing it; `null` where it is no longer good. */
export async function lookAtPass(env: Env, token: string, now: number): Promise<PassLook | null> {
  const pass = await passOf(env, token)
  if (!pass) return lookAtOldPass(env, token, now)
  const { account, id } = pass
  const [found, table] = await Promise.all([
    accountOf(env, account),
    personStub(env, account).pass(id, now),
  ])
  return found && table !== null ? { account, table, name: found.name } : null
}

async function lookAtOldPass(env: Env, token: string, now: number): Promise<PassLook | null> {
  const [found] = await database(env)
    .select({ account: passes.account, table: passes.table, name: accounts.name })
    .from(passes)
    .innerJoin(accounts, eq(accounts.id, passes.account))
    .where(isGood(await hashOf(env, token), now))
  return found ?? null
}

/**
 * Uses a pass up: the session is good for its table from then on. `present` says which session that is: one that
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
  const pass = await takePass(env, token, now)
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

/** Takes a pass away. Only the request that does so goes on: two presses at once open one session. */
async function takePass(env: Env, token: string, now: number): Promise<Pass | null> {
  const pass = await passOf(env, token)
  if (!pass) {
    const [found] = await database(env)
      .delete(passes)
      .where(isGood(await hashOf(env, token), now))
      .returning({ account: passes.account, table: passes.table })
    return found ?? null
  }
  const { account, id } = pass
  const table = await personStub(env, account).usePass(id, now)
  return table === null ? null : { account, table }
}

async function tablesOfSession(db: Database, id: string): Promise<ReadonlyArray<string> | null> {
  const [row] = await db
    .select({ tables: sessions.tables })
    .from(sessions)
    .where(eq(sessions.id, id))
  return row?.tables ?? null
}

/** Number of links in an account's letters that are still good. */
export async function openPasses(env: Env, account: string, now: number): Promise<number> {
  const [row] = await database(env)
    .select({ number: count() })
    .from(passes)
    .where(and(eq(passes.account, account), gt(passes.expiresAt, now)))
  return (row?.number ?? 0) + (await personStub(env, account).openPasses(now))
}

/** Ends the links of all letters that an account was sent. */
export async function endPasses(env: Env, account: string): Promise<void> {
  await database(env).delete(passes).where(eq(passes.account, account))
  await personStub(env, account).endPasses()
}

/** The statement that deletes passes of version 1.0.0 which nobody used in time. */
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
