/**
 * Limits of invitations to a table: who may send them, to which accounts and addresses, how often. The words
 * of an invitation, and its way out, are known to `worker/notices`.
 */
import { and, count, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { closedAddresses, invitations, strangerLetters, tables } from './schema.ts'
import { keyedHash } from './secret.ts'
import { addressHash } from './sign-in.ts'

const day = 24 * 60 * 60 * 1000

/** Number of invitations that one account may send within a day. */
const maxPerDay = 30

/** Number of letters that may reach one stranger within a week, from all senders together. */
const maxToStranger = 3
const week = 7 * day

/**
 * Enters invitations of a host and returns the guests among them who were not asked to this table before, by
 * anybody; `null`, entering none, where these are too many for a day.
 */
export async function enterInvitations(
  env: Env,
  table: string,
  host: string,
  guests: ReadonlyArray<string>,
  now: number,
): Promise<string[] | null> {
  const db = database(env)
  const byHash = new Map<string, string>()
  for (const guest of guests) byHash.set(await guestHash(env, guest), guest)
  const asked = JSON.stringify([...byHash.keys()])
  const isHere = sql`exists (select 1 from ${invitations} as "here"
    where "here"."table" = ${table} and "here"."guest" = "asked"."value")`
  const sent = sql`(select count(*) from ${invitations} as "sent"
    where "sent"."host" = ${host} and "sent"."created_at" > ${now - day})`
  const fresh = sql`(select count(*) from json_each(${asked}) as "asked" where not ${isHere})`
  // Counted and entered in one statement, so that asking in parallel does not get past the limit.
  const entered = await db
    .insert(invitations)
    .select(
      sql`select ${table}, ${host}, "asked"."value", ${now} from json_each(${asked}) as "asked"
        where not ${isHere} and ${sent} + ${fresh} <= ${maxPerDay}`,
    )
    .onConflictDoNothing()
    .returning({ guest: invitations.guest })
  if (entered.length > 0) return entered.map(({ guest }) => byHash.get(guest) ?? '')
  const [known] = await db
    .select({ number: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.table, table),
        sql`${invitations.guest} in (select value from json_each(${asked}))`,
      ),
    )
  return known?.number === byHash.size ? [] : null
}

/** Takes upon itself to write to a stranger about a table; `false` where they were written to about it, or often of late. */
export async function claimLetter(
  env: Env,
  address: string,
  table: string,
  now: number,
): Promise<boolean> {
  const email = await addressHash(env, address)
  const recent = sql`(select count(*) from ${strangerLetters}
    where ${strangerLetters.email} = ${email} and ${strangerLetters.createdAt} > ${now - week})`
  const claimed = await database(env)
    .insert(strangerLetters)
    .select(sql`select ${email}, ${table}, ${now} where ${recent} < ${maxToStranger}`)
    .onConflictDoNothing()
    .returning({ table: strangerLetters.table })
  return claimed.length > 0
}

/** Gives back a letter to a stranger that could not be sent. */
export async function releaseLetter(env: Env, address: string, table: string): Promise<void> {
  const email = await addressHash(env, address)
  await database(env)
    .delete(strangerLetters)
    .where(and(eq(strangerLetters.email, email), eq(strangerLetters.table, table)))
}

/** The statement that forgets letters to strangers about tables that gather people no more: those are cleared away within this time. */
export const pastStrangerLetters = (env: Env, now: number) =>
  database(env)
    .delete(strangerLetters)
    .where(lte(strangerLetters.createdAt, now - 90 * day))

/** Knowledge from invitations to an account, by its id or its address. */
export async function isInvited(
  env: Env,
  { id, email }: { readonly id: string; readonly email: string | null },
) {
  const names = email === null ? [id] : [id, email]
  return inArray(invitations.guest, await Promise.all(names.map((name) => guestHash(env, name))))
}

/** The statement that deletes invitations which no limit counts any more, to tables that gather nobody. */
export const pastInvitations = (env: Env, now: number) => {
  const db = database(env)
  const gathering = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.id, invitations.table), eq(tables.status, 'gathering')))
  return db
    .delete(invitations)
    .where(and(lte(invitations.createdAt, now - day), notExists(gathering)))
}

const guestHash = (env: Env, guest: string) => keyedHash(env, 'guest', guest)

/** Notes that an address, told by its hash, wants no invitations. */
export async function closeAddress(env: Env, hash: string, now: number): Promise<void> {
  await database(env)
    .insert(closedAddresses)
    .values({ email: hash, createdAt: now })
    .onConflictDoNothing()
}

/** Returns true if an address takes invitations. */
export async function isOpenAddress(env: Env, email: string): Promise<boolean> {
  const closed = await database(env)
    .select()
    .from(closedAddresses)
    .where(eq(closedAddresses.email, await addressHash(env, email)))
  return closed.length === 0
}
