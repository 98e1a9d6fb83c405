/**
 * Browsers that take web push. They lie in their account's object; D1 knows only whose a browser is, by a keyed hash of
 * its address, as it belongs to one account only: the one that signed in there last.
 */
import { and, eq } from 'drizzle-orm'
import type { Env } from '../env.ts'
import type { Browser } from '../wire/person-object.ts'
import { database } from './database.ts'
import { personStub } from './person.ts'
import { browsers, pushes } from './schema.ts'
import { keyedHash } from './secret.ts'
import type { Session } from './session.ts'

/** A browser's own address and keys, as its push service gave them. */
type Subscription = Pick<Browser, 'endpoint' | 'p256dh' | 'auth' | 'withdraws'>

const nameOf = (env: Env, endpoint: string) => keyedHash(env, 'push endpoint', endpoint)

/**
 * Notes that a browser takes push for the account that is signed in there. It may be noted any number of times. Another
 * account forgets it first: should this end half-way, nobody is told there until the browser says it again.
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
  const [[noted], [uncarried]] = await db.batch([
    db.select({ account: browsers.account }).from(browsers).where(eq(browsers.name, name)),
    db.select({ account: pushes.account }).from(pushes).where(eq(pushes.endpoint, endpoint)),
  ])
  for (const other of new Set([noted?.account, uncarried?.account]))
    if (other !== undefined && other !== account) await personStub(env, other).dropPush(endpoint)
  if (noted?.account !== account)
    await db
      .insert(browsers)
      .values({ name, account })
      .onConflictDoUpdate({ target: browsers.name, set: { account } })
  await personStub(env, account).addPush({ ...subscription, session, createdAt: now })
}

/** Notes whose browsers these are that D1 had itself before; one that is another's by now stays so. */
export async function noteBrowsers(
  env: Env,
  account: string,
  found: ReadonlyArray<{ readonly endpoint: string }>,
): Promise<void> {
  const names = await Promise.all(found.map(({ endpoint }) => nameOf(env, endpoint)))
  await database(env)
    .insert(browsers)
    .values(names.map((name) => ({ name, account })))
    .onConflictDoNothing()
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
