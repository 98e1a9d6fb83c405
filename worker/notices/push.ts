/** Web push (RFC 8030, 8291, 8292). */

import { asc, desc, eq, notInArray } from 'drizzle-orm'
import { forgetBrowser } from '../accounts/pushes.ts'
import type { Env } from '../env.ts'
import { late } from '../late.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import type { Browser } from '../wire/person-object.ts'
import type { PushMessage, PushWithdrawal } from '../wire/schema/channels.ts'
import { inShort } from './plain.ts'
import { pushes, type Recipient, type Store } from './store.ts'

/** More browsers than this nobody has; the oldest make room. */
const maxBrowsers = 10

/** The push services of the browsers. Nothing is sent anywhere else. */
const knownServices: ReadonlyArray<RegExp> = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^(?:[\w-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
  /^(?:[\w-]+\.)?notify\.windows\.com$/,
]

const webPush = late(() => import('@block65/webcrypto-web-push'))

/** Time that a push service keeps what it cannot deliver, in seconds. */
const keptFor = 3 * 24 * 60 * 60

/** Milliseconds within which a service must answer. */
const patience = 10_000

/** The address of a push service that browsers really have. */
export function isPushService(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    knownServices.some((host) => host.test(url.hostname))
  )
}

/** The public key that browsers subscribe with; `null` where no push was set up. */
export const pushKey = (env: Env): string | null => pairs(env)[0]?.publicKey ?? null

/** The pairs of keys of ours that browsers may have subscribed with, the latest first. */
const pairs = (env: Env): { readonly publicKey: string; readonly privateKey: string }[] =>
  env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
    ? [
        { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
        ...(env.VAPID_PUBLIC_KEY_BEFORE && env.VAPID_PRIVATE_KEY_BEFORE
          ? [
              {
                publicKey: env.VAPID_PUBLIC_KEY_BEFORE,
                privateKey: env.VAPID_PRIVATE_KEY_BEFORE,
              },
            ]
          : []),
      ]
    : []

/** The browsers that take push for the person. */
export const browsersIn = (store: Store): Browser[] =>
  store.select().from(pushes).orderBy(asc(pushes.createdAt)).all()

/**
 * Takes a browser in; it may be taken in any number of times. One that does not say its key keeps what was known of it; a
 * new one has `now`, the key of today.
 */
export function addPushIn(store: Store, browser: Browser, now: string | null): void {
  const { endpoint: _, ...set } = browser
  store
    .insert(pushes)
    .values({ key: now, ...browser })
    .onConflictDoUpdate({ target: pushes.endpoint, set })
    .run()
  const newest = store
    .select({ endpoint: pushes.endpoint })
    .from(pushes)
    .orderBy(desc(pushes.createdAt), desc(pushes.endpoint))
    .limit(maxBrowsers)
  store.delete(pushes).where(notInArray(pushes.endpoint, newest)).run()
}

/** Forgets a browser. */
export function dropPushIn(store: Store, endpoint: string): void {
  store.delete(pushes).where(eq(pushes.endpoint, endpoint)).run()
}

/** Tells whether a service ends a subscription after a few pushes that show nothing. */
const minds = (endpoint: string): boolean => /\.push\.apple\.com$/.test(new URL(endpoint).hostname)

/** Content that is pushed about a table. */
interface Pushed {
  readonly table: string | null
  readonly isUrgent: boolean
  /** Number of tables that wait for the person. */
  readonly waiting: number
}

/**
 * Pushes a letter's gist to all browsers of a person. Subscriptions that are gone are deleted. Throws
 * where no browser could be reached and another try may help.
 */
export async function sendByPush(
  person: Recipient,
  letter: NoticeLetter,
  { table, isUrgent, waiting }: Pushed,
): Promise<'sent' | 'none'> {
  if (pushKey(person.env) === null) return 'none'
  const message: PushMessage = {
    title: letter.subject,
    body: inShort(letter.gist),
    path: letter.path,
    tag: table ?? 'dorfpost',
    waiting,
  }
  const outcomes = await pushToAll(person, browsersIn(person.store), message, table, isUrgent)
  if (outcomes.includes('sent')) return 'sent'
  if (outcomes.includes('failed')) throw new Error('No push service took a notice.')
  return 'none'
}

/**
 * Takes notifications about a table back, where browsers still show them or their services still keep them. Tried once:
 * a notification that stayed opens the table as it is.
 */
export async function withdrawPush(
  person: Recipient,
  table: string,
  waiting: number,
): Promise<void> {
  if (pushKey(person.env) === null) return
  const browsers = browsersIn(person.store).filter(
    ({ endpoint, withdraws }) => withdraws && !minds(endpoint),
  )
  await pushToAll(person, browsers, { withdraw: table, waiting }, table, false)
}

const pushToAll = (
  { env, account, store }: Recipient,
  browsers: ReadonlyArray<Browser>,
  message: PushMessage | PushWithdrawal,
  table: string | null,
  isUrgent: boolean,
): Promise<('sent' | 'gone' | 'failed')[]> =>
  Promise.all(
    browsers.map(async (browser) => {
      const outcome = await pushTo(env, browser, message, table, isUrgent)
      if (outcome === 'gone') {
        dropPushIn(store, browser.endpoint)
        await forgetBrowser(env, account, browser.endpoint)
      }
      return outcome
    }),
  )

async function pushTo(
  env: Env,
  { endpoint, p256dh, auth, key }: Browser,
  message: PushMessage | PushWithdrawal,
  table: string | null,
  isUrgent: boolean,
): Promise<'sent' | 'gone' | 'failed'> {
  const known = pairs(env)
  const pair = key ? known.find(({ publicKey }) => publicKey === key) : known.at(-1)
  // No push service takes it by another key.
  if (!pair) return 'gone'
  const { buildPushPayload } = await webPush()
  const { headers, body, method } = await buildPushPayload(
    {
      data: { ...message },
      options: {
        ttl: keptFor,
        urgency: isUrgent ? 'high' : 'normal',
        // At most 32 characters of base64url: a table's id is 22.
        ...(table !== null && { topic: table }),
      },
    },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    {
      subject: env.ORIGIN.startsWith('https:') ? env.ORIGIN : `mailto:${env.MAIL_FROM}`,
      ...pair,
    },
  )
  let status: number
  try {
    const response = await fetch(endpoint, {
      method: method.toUpperCase(),
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    status = response.status
  } catch {
    return 'failed'
  }
  if (status >= 200 && status < 300) return 'sent'
  // 404 and 410: unsubscribed. 401 and 403: made for another key of ours, so it will never work again.
  return [401, 403, 404, 410].includes(status) ? 'gone' : 'failed'
}
