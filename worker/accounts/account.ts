import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Language } from '../games/kernel/index.ts'
import { database } from './database.ts'
import { freshId } from './id.ts'
import { accounts, letters, seats, sessions } from './schema.ts'
import { freshSession } from './session.ts'
import { tableStub, tablesWith } from './tables.ts'

export type Account = typeof accounts.$inferSelect

/** An account as its owner sees it. */
export type Profile = Pick<Account, 'id' | 'name' | 'email' | 'language' | 'theme' | 'mail'> & {
  readonly unread: number
  readonly waiting: number
}

/** The account, or `null` where it is gone. */
export async function accountOf(env: Env, id: string): Promise<Account | null> {
  const [account] = await database(env).select().from(accounts).where(eq(accounts.id, id))
  return account ?? null
}

/** The account with what waits for it, or `null` where it is gone. */
export async function profileOf(env: Env, id: string): Promise<Profile | null> {
  const db = database(env)
  const [[account], [unread], [waiting]] = await db.batch([
    db.select().from(accounts).where(eq(accounts.id, id)),
    db
      .select({ number: count() })
      .from(letters)
      .where(and(eq(letters.account, id), isNull(letters.readAt))),
    db
      .select({ number: count() })
      .from(seats)
      .where(and(eq(seats.account, id), isNotNull(seats.waitingSince))),
  ])
  if (!account) return null
  const { createdAt: _, ...rest } = account
  return { ...rest, unread: unread?.number ?? 0, waiting: waiting?.number ?? 0 }
}

/** Makes an account without an address, and a session for it. */
export async function createGuest(env: Env, name: string, language: Language, now: number) {
  const db = database(env)
  const id = freshId()
  const session = freshSession(id, now)
  await db.batch([
    db.insert(accounts).values({ id, name, language, createdAt: now }),
    db.insert(sessions).values(session),
  ])
  return { id, session: session.id }
}

/** What an account's owner may change of it. */
export type AccountChange = {
  readonly [K in 'name' | 'language' | 'theme' | 'mail']?: Account[K] | undefined
}

/** Changes what is given; the rest stays. A new name is told to the tables where the account sits. */
export async function changeAccount(env: Env, id: string, change: AccountChange): Promise<void> {
  const db = database(env)
  await db.update(accounts).set(change).where(eq(accounts.id, id))
  if (change.name === undefined) return
  for (const table of await tablesWith(db, id))
    await tableStub(env, table).reseat(id, id, change.name)
}
