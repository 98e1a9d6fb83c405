import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/index.ts'
import { freshId } from '../wire/ids.ts'
import { database } from './database.ts'
import { signIns } from './schema.ts'
import { freshCode, freshToken, keyedHash } from './secret.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const lifetime = 10 * minute

/** Wrong codes for one letter, and for all of one address within a day. Its links stay good. */
const maxWrongCodes = 5
const maxWrongCodesPerAddress = 20

/** Letters to one address. */
const maxPerAddress = 3
const maxPerAddressAndDay = 10

/**
 * Letters within an hour from one network. People sign in by their letter, so a class that comes at
 * once behind one address fits; letters to strangers are never used, and are soon too many.
 */
const maxUnusedPerNetwork = 40
const maxPerNetwork = 300

/** Time for which a sign-in counts for the limits. */
export const limitWindow = day

export interface SignInWish {
  readonly email: string
  readonly language: Language
  /** The guest whose account the address will join; `null` where the asker is no guest. */
  readonly guest: string | null
  /** The network a request comes from; `null`: this machine itself. */
  readonly network: string | null
}

/** A sign-in that waits for its proof. Link token and code leave the worker in the letter only. */
export interface BegunSignIn {
  readonly id: string
  readonly token: string
  readonly code: string
}

/** A sign-in whose link or code was shown. */
export type Proof = typeof signIns.$inferSelect

/** Addresses are told apart regardless of case. */
export const normalEmail = (email: string): string => email.toLowerCase()

/** Begins a sign-in, or returns `null` where the address or the network had too many. */
export async function beginSignIn(
  env: Env,
  wish: SignInWish,
  now: number,
): Promise<BegunSignIn | null> {
  const id = freshId()
  const token = freshToken()
  const code = freshCode()
  const email = normalEmail(wish.email)
  const network = await keyedHash(env, 'network', wish.network ?? 'local')
  const row = [
    id,
    email,
    wish.language,
    wish.guest,
    await tokenHash(env, token),
    await codeHash(env, id, code),
    0,
    network,
    now,
    now + lifetime,
    null,
  ]
  const recent = (condition: SQL | undefined, span = hour) =>
    sql`(select count(*) from ${signIns} where ${condition} and ${signIns.createdAt} > ${now - span})`
  const isToAddress = inArray(signIns.email, [email, await addressHash(env, email)])
  const isFromNetwork = eq(signIns.network, network)
  const limited = [
    sql`${recent(isToAddress)} < ${maxPerAddress}`,
    sql`${recent(isToAddress, day)} < ${maxPerAddressAndDay}`,
    ...(wish.network === null
      ? []
      : [
          sql`${recent(and(isFromNetwork, isNull(signIns.usedAt)))} < ${maxUnusedPerNetwork}`,
          sql`${recent(isFromNetwork)} < ${maxPerNetwork}`,
        ]),
  ]
  // Counted and inserted in one statement, so that asking in parallel does not get past the limits.
  const inserted = await database(env)
    .insert(signIns)
    .select(
      sql`select ${sql.join(
        row.map((value) => sql`${value}`),
        sql`, `,
      )} where ${sql.join(limited, sql` and `)}`,
    )
    .returning({ id: signIns.id })
  return inserted.length > 0 ? { id, token, code } : null
}

/** The sign-in of a link's token, without using it up. `null`: unknown, used or too old. */
export async function lookAtLink(env: Env, token: string, now: number): Promise<Proof | null> {
  const [proof] = await database(env)
    .select()
    .from(signIns)
    .where(and(eq(signIns.tokenHash, await tokenHash(env, token)), isOpen(now)))
  return proof ?? null
}

/** Uses up the sign-in of a link's token. `null`: unknown, used or too old. */
export async function redeemLink(env: Env, token: string, now: number): Promise<Proof | null> {
  const [proof] = await database(env)
    .update(signIns)
    .set({ usedAt: now })
    .where(and(eq(signIns.tokenHash, await tokenHash(env, token)), isOpen(now)))
    .returning()
  return proof ?? null
}

/**
 * Uses up a sign-in by its code; a wrong code counts against it and all others of its address. The link of
 * a sign-in with too many wrong codes stays good: only its owner has it.
 */
export async function redeemCode(
  env: Env,
  id: string,
  code: string,
  now: number,
): Promise<Proof | 'wrong-code' | 'link-expired'> {
  const db = database(env)
  const [asked] = await db.select({ email: signIns.email }).from(signIns).where(eq(signIns.id, id))
  if (!asked) return 'link-expired'
  const hash = await codeHash(env, id, code)
  const ofAddress = inArray(signIns.email, [asked.email, await addressHash(env, asked.email)])
  const wrong = sql`(select sum(${signIns.attempts}) from ${signIns} where ${ofAddress} and ${signIns.createdAt} > ${now - day})`
  const [signIn] = await db
    .update(signIns)
    .set({
      usedAt: sql`case when ${signIns.codeHash} = ${hash} then ${now} end`,
      attempts: sql`${signIns.attempts} + (${signIns.codeHash} <> ${hash})`,
    })
    .where(
      and(
        eq(signIns.id, id),
        isOpen(now),
        lt(signIns.attempts, maxWrongCodes),
        sql`${wrong} < ${maxWrongCodesPerAddress}`,
      ),
    )
    .returning()
  if (!signIn) return 'link-expired'
  return signIn.usedAt === null ? 'wrong-code' : signIn
}

/** Makes a used sign-in good again, when what it was used for failed on our side. */
export async function giveBack(env: Env, proof: Proof): Promise<void> {
  await database(env).update(signIns).set({ usedAt: null }).where(eq(signIns.id, proof.id))
}

/**
 * The statements that take an account's addresses out of its sign-ins. These go on counting for the limits, as
 * else anybody could have letters sent without end by deleting guests in between.
 */
export async function anonymized(env: Env, account: string, email: string | null, now: number) {
  const db = database(env)
  const isTheirs = or(eq(signIns.account, account), eq(signIns.email, email ?? ''))
  const typed = await db.selectDistinct({ email: signIns.email }).from(signIns).where(isTheirs)
  const hashes = await Promise.all(typed.map(({ email: address }) => addressHash(env, address)))
  return typed.map(({ email: address }, i) =>
    db
      .update(signIns)
      .set({
        email: hashes[i] ?? '',
        account: null,
        // No longer good, but not used either: only who reads a letter has used it.
        expiresAt: sql`min(${signIns.expiresAt}, ${now})`,
      })
      .where(and(isTheirs, eq(signIns.email, address))),
  )
}

const isOpen = (now: number) => and(isNull(signIns.usedAt), gt(signIns.expiresAt, now))
/** A keyed hash by which an address is known without being kept. */
export const addressHash = (env: Env, email: string) => keyedHash(env, 'address', email)
const tokenHash = (env: Env, token: string) => keyedHash(env, 'sign-in link', token)
const codeHash = (env: Env, id: string, code: string) =>
  keyedHash(env, 'sign-in code', `${id}:${code}`)
