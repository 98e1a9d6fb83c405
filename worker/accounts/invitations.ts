/** Who may ask whom to a table, and how often. What an invitation says and how it goes out, `worker/notices` knows. */
import { and, count, eq, gt, inArray, lte, notExists } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { database } from './database.ts'
import { closedAddresses, invitations, tables } from './schema.ts'
import { keyedHash } from './secret.ts'
import { addressHash } from './sign-in.ts'

const day = 24 * 60 * 60 * 1000

/** So many invitations may one account send within a day. */
const mostPerDay = 30

/** Counts invitations of a host; `false`, counting none, where they are too many for a day. */
export async function countInvitations(
  env: Env,
  table: string,
  host: string,
  guests: ReadonlyArray<string>,
  now: number,
): Promise<boolean> {
  const db = database(env)
  const [sent] = await db
    .select({ number: count() })
    .from(invitations)
    .where(and(eq(invitations.host, host), gt(invitations.createdAt, now - day)))
  if ((sent?.number ?? 0) + guests.length > mostPerDay) return false
  const rows = await Promise.all(
    guests.map(async (guest) => ({
      table,
      host,
      guest: await guestHash(env, guest),
      createdAt: now,
    })),
  )
  await db.insert(invitations).values(rows).onConflictDoNothing()
  return true
}

/** What invitations to an account say, by its id or its address. */
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

/** Whether an address takes invitations. */
export async function isOpenAddress(env: Env, email: string): Promise<boolean> {
  const closed = await database(env)
    .select()
    .from(closedAddresses)
    .where(eq(closedAddresses.email, await addressHash(env, email)))
  return closed.length === 0
}
