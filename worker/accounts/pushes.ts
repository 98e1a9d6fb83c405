/**
 * Browsers that take web push. They lie in their account's object; D1 knows only whose a browser is, by a keyed hash of
 * its address, as it belongs to one account only: the one that signed in there last.
 */
import { and, eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Browser } from '../wire/person-object.ts'
import { database } from './database.ts'
import { personStub } from './person.ts'
import { browsers } from './schema.ts'
import { keyedHash } from './secret.ts'
import type { Session } from './session.ts'

/** A browser's own address and keys, as its push service gave them. */
type Subscription = Pick<Browser, 'endpoint' | 'p256dh' | 'auth' | 'withdraws' | 'key'>

const nameOf = (env: Env, endpoint: string) => keyedHash(env, 'push endpoint', endpoint)

/**
 * Notes that a browser takes push for the account that is signed in there. It may be noted any number of times. Another
 * account forgets it first: if this ends half-way, nobody is told there until the browser says it again.
 */
export async function subscribe(
  env: Env,
  { account, session }: Session,
  subscription: Subscription,
  now: number,
): Promise<void> {
  const db = database(env)
  const { endpoint } = subscription
  const name = await nameOf(env, endpoint)
  const [noted] = await db
    .select({ account: browsers.account })
    .from(browsers)
    .where(eq(browsers.name, name))
  if (noted && noted.account !== account) await personStub(env, noted.account).dropPush(endpoint)
  if (noted?.account !== account)
    await db
      .insert(browsers)
      .values({ name, account })
      .onConflictDoUpdate({ target: browsers.name, set: { account } })
  await personStub(env, account).addPush({ ...subscription, session, createdAt: now })
}

/** Forgets a browser of an account. */
export async function unsubscribe(env: Env, account: string, endpoint: string): Promise<void> {
  await personStub(env, account).dropPush(endpoint)
  await forgetBrowser(env, account, endpoint)
}

/** Forgets whose a browser is. */
export async function forgetBrowser(env: Env, account: string, endpoint: string): Promise<void> {
  await database(env)
    .delete(browsers)
    .where(and(eq(browsers.name, await nameOf(env, endpoint)), eq(browsers.account, account)))
}
