/** Browsers that take web push. */
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import { database } from './database.ts'
import { pushes } from './schema.ts'
import type { Session } from './session.ts'

/** More browsers than this nobody has; the oldest make room. */
const maxBrowsers = 10

/** A browser's own address and keys, as its push service gave them. */
interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Notes that a browser takes push for the account that is signed in there. It may be noted any number of times. */
export async function subscribe(
  env: Env,
  { account, session }: Session,
  { endpoint, p256dh, auth }: Subscription,
  now: number,
): Promise<void> {
  const db = database(env)
  const row = { account, session, p256dh, auth }
  const newest = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(eq(pushes.account, account))
    .orderBy(desc(pushes.createdAt), desc(pushes.id))
    .limit(maxBrowsers)
  await db.batch([
    db
      .insert(pushes)
      .values({ id: freshId(), endpoint, createdAt: now, ...row })
      .onConflictDoUpdate({ target: pushes.endpoint, set: { ...row, createdAt: now } }),
    db.delete(pushes).where(and(eq(pushes.account, account), notInArray(pushes.id, newest))),
  ])
}

/** Forgets a browser of an account. */
export async function unsubscribe(env: Env, account: string, endpoint: string): Promise<void> {
  await database(env)
    .delete(pushes)
    .where(and(eq(pushes.account, account), eq(pushes.endpoint, endpoint)))
}
