/** Webhooks: a person's own channel or program elsewhere. `webhook-services.ts` says what the services are like. */
import { isNull } from 'drizzle-orm'
import { accountOf } from '../accounts/account.ts'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import { enterNote } from './note.ts'
import type { Webhook } from './parcels.ts'
import { personAt } from './person.ts'
import { type Recipient, type Store, webhook } from './store.ts'
import { requestTo, type WebhookMessage, type WebhookPlace, wrongOf } from './webhook-services.ts'
import { letterWords } from './words.ts'

/** Letter that goes out; `deadline` in milliseconds. */
interface Sent {
  readonly id: string
  readonly table: string | null
  readonly ofTable?: string | null
  readonly kind: string
  readonly deadline: number | null
}

/** Milliseconds within which a service must answer. */
const patience = 10_000

/** Sum of failures in a row at which it is switched off. A failure that will pass counts one, a refused address four. */
const maxFailures = 12
const refusedWeight = 4

/** The webhook of an account; `null` where it has none. */
export const webhookOf = (env: Env, account: string): Promise<Webhook | null> =>
  personAt(env, account).webhook()

/** The person's webhook, in their own object. */
export function webhookIn(store: Store): Webhook | null {
  const { one: _, ...found } = store.select().from(webhook).get() ?? { one: 0 }
  return 'url' in found ? found : null
}

/** Puts a webhook in place of the one before; `null`: forgets it. */
export function putWebhookIn(store: Store, next: Webhook | null): void {
  store.transaction((db) => {
    db.delete(webhook).run()
    if (next) {
      db.insert(webhook)
        .values({ one: 1, ...next })
        .run()
    }
  })
}

/** It took a message: it is on. */
export function switchOnWebhookIn(store: Store): void {
  store.update(webhook).set({ failures: 0, offAt: null }).run()
}

/**
 * Tries a webhook, and keeps it for the account if it takes the message; whether it did. A program's own is kept
 * untried and off: it can know our signature only once its owner has been shown the secret, and is tried then.
 */
export async function putWebhook(
  env: Env,
  account: string,
  place: WebhookPlace,
  now: number,
): Promise<boolean> {
  const isUntried = place.service === 'standard'
  const next = { ...place, failures: 0, offAt: isUntried ? now : null, createdAt: now }
  if (!isUntried && !(await isHeard(env, account, next, now))) return false
  await personAt(env, account).putWebhook(next)
  return true
}

/** Forgets an account's webhook. */
export const removeWebhook = (env: Env, account: string): Promise<void> =>
  personAt(env, account).putWebhook(null)

/**
 * Says a letter's gist on the person's webhook, without what only its reader may know: a channel elsewhere is read
 * by everybody there, often by the others of the table. Throws where another try may help. In the person's own object.
 */
export async function sendByWebhook(
  { env, account, store }: Recipient,
  letter: NoticeLetter,
  { id, kind, table, ofTable = null, deadline }: Sent,
  now: number,
): Promise<'sent' | 'none'> {
  const found = webhookIn(store)
  if (!found || found.offAt !== null) return 'none'
  const { subject, gist, openGist = gist, path } = letter
  const message = {
    ...{ id, kind, table: table ?? ofTable, subject, gist: openGist, url: `${env.ORIGIN}${path}` },
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
  }
  const status = await say(env, found, message, now)
  if (status === 'said') {
    if (found.failures > 0) setFailures(store, 0)
    return 'sent'
  }
  const failures = setFailures(store, found.failures + (status === 'refused' ? refusedWeight : 1))
  if (failures < maxFailures) throw new Error(`A webhook took no notice (${status}).`)
  if (switchOff(store, now)) await enterNote(env, account, { note: 'webhook-off' }, now)
  return 'none'
}

/** Tries an account's webhook; whether it took the message. One that was off is on again. */
export async function testWebhook(env: Env, account: string, now: number): Promise<boolean> {
  const found = await webhookOf(env, account)
  if (!found || !(await isHeard(env, account, found, now))) return false
  await personAt(env, account).switchOnWebhook()
  return true
}

/** Says on a webhook what a webhook is for; whether it took that. */
async function isHeard(env: Env, account: string, webhook: Webhook, now: number): Promise<boolean> {
  const person = await accountOf(env, account)
  if (!person) return false
  const gist = letterWords[person.language].webhookTest
  const about = { id: freshId(), kind: 'test', table: null, deadline: null }
  const message = { ...about, subject: 'Dorfpost', gist, url: env.ORIGIN }
  return (await say(env, webhook, message, now)) === 'said'
}

/** `'refused'`: the service says that this will never work. No more than the status of its answer is read. */
async function say(
  env: Env,
  webhook: Webhook,
  message: WebhookMessage,
  now: number,
): Promise<'said' | 'failed' | 'refused'> {
  if (wrongOf(env, webhook)) return 'refused'
  const { url, init } = await requestTo(webhook, message, now)
  let response: Response
  try {
    response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
  } catch {
    return 'failed'
  }
  if (response.ok) return 'said'
  const passes = response.status === 408 || response.status === 429 || response.status >= 500
  return passes ? 'failed' : 'refused'
}

const setFailures = (store: Store, failures: number): number =>
  store.update(webhook).set({ failures }).returning({ failures: webhook.failures }).all()[0]
    ?.failures ?? 0

/** Switches a webhook off; `false`: it was off. */
const switchOff = (store: Store, now: number): boolean =>
  store
    .update(webhook)
    .set({ offAt: now })
    .where(isNull(webhook.offAt))
    .returning({ one: webhook.one })
    .all().length > 0
