/** Accounts and networks that the operator has shut out. */
import { and, desc, eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { bans } from './schema.ts'
import { keyedHash } from './secret.ts'
import { endSessions } from './session.ts'

const networkName = (env: Env, network: string) => keyedHash(env, 'banned network', network)

async function enter(
  env: Env,
  ban: Pick<typeof bans.$inferInsert, 'who' | 'kind'>,
  reason: string,
  now: number,
): Promise<void> {
  await database(env)
    .insert(bans)
    .values({ ...ban, reason, createdAt: now })
    .onConflictDoUpdate({ target: bans.who, set: { reason } })
}

/** Shuts an account out: no session of it is opened any more, and those that are open end, with all other ways in. */
export async function banAccount(
  env: Env,
  account: string,
  reason: string,
  now: number,
): Promise<void> {
  await enter(env, { who: account, kind: 'account' }, reason, now)
  await endSessions(env, account)
}

/** Shuts a network out: nobody signs in, plays as a guest or makes a table from there. Sessions that are open go on. */
export const banNetwork = async (
  env: Env,
  network: string,
  reason: string,
  now: number,
): Promise<void> =>
  enter(env, { who: await networkName(env, network), kind: 'network' }, reason, now)

/** Lets an account in again; `false` where it was not shut out. */
export const unbanAccount = (env: Env, account: string) => lift(env, account, 'account')

/** Lets a network in again; the same. */
export const unbanNetwork = async (env: Env, network: string) =>
  lift(env, await networkName(env, network), 'network')

async function lift(env: Env, who: string, kind: 'account' | 'network'): Promise<boolean> {
  const lifted = await database(env)
    .delete(bans)
    .where(and(eq(bans.who, who), eq(bans.kind, kind)))
    .returning({ who: bans.who })
  return lifted.length > 0
}

const isBanned = async (env: Env, who: string): Promise<boolean> =>
  (await database(env).select({ who: bans.who }).from(bans).where(eq(bans.who, who))).length > 0

export const isBannedAccount = (env: Env, account: string) => isBanned(env, account)
export const isBannedNetwork = async (env: Env, network: string) =>
  isBanned(env, await networkName(env, network))

/** All bans, the latest first. A network is known by its hash alone. */
export const allBans = (env: Env) =>
  database(env).select().from(bans).orderBy(desc(bans.createdAt)).limit(1000)
