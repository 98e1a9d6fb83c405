/** Webhooks: a person's own channel or program elsewhere. What the services are like, `webhook-services.ts` says. */
import { and, eq, isNull } from 'drizzle-orm'
import { type Account, accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { webhooks } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import { freshId } from '../wire/ids.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import { enterNote } from './note.ts'
import { requestTo, type WebhookMessage, type WebhookPlace, wrongOf } from './webhook-services.ts'
import { letterWords } from './words.ts'

export type Webhook = typeof webhooks.$inferSelect

/** Which letter goes out; `deadline` in milliseconds. */
interface Sent {
  readonly id: string
  readonly table: string | null
  readonly kind: string
  readonly deadline: number | null
}

/** A service that does not answer within so many milliseconds has failed. */
const patience = 10_000

/** After so much in a row it is switched off. A failure that will pass counts one, an address that is refused four. */
const maxFailures = 12
const refusedWeight = 4

/** The webhook of an account; `null` where it has none. */
export async function webhookOf(env: Env, account: string): Promise<Webhook | null> {
  const [webhook] = await database(env).select().from(webhooks).where(eq(webhooks.account, account))
  return webhook ?? null
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
  const offAt = isUntried ? now : null
  const webhook = { account, ...place, failures: 0, offAt, createdAt: now }
  if (!isUntried && !(await isHeard(env, webhook, now))) return false
  await database(env)
    .insert(webhooks)
    .values(webhook)
    .onConflictDoUpdate({ target: webhooks.account, set: webhook })
  return true
}

/** Forgets an account's webhook. */
export async function removeWebhook(env: Env, account: string): Promise<void> {
  await database(env).delete(webhooks).where(eq(webhooks.account, account))
}

/**
 * Says a letter's gist on the account's webhook, without what only its reader may know: a channel elsewhere is read
 * by whoever is there, often by the others of the table. Throws where another try may help. */
export async function sendByWebhook(
  env: Env,
  account: Account,
  letter: NoticeLetter,
  { id, kind, table, deadline }: Sent,
  now: number,
): Promise<'sent' | 'none'> {
  const webhook = await webhookOf(env, account.id)
  if (!webhook || webhook.offAt !== null) return 'none'
  const { subject, gist, openGist = gist, path } = letter
  const message = {
    ...{ id, kind, table, subject, gist: openGist, url: `${env.ORIGIN}${path}` },
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
  }
  const status = await say(env, webhook, message, now)
  if (status === 'said') {
    if (webhook.failures > 0) await setFailures(env, account.id, 0)
    return 'sent'
  }
  const failures = await setFailures(
    env,
    account.id,
    webhook.failures + (status === 'refused' ? refusedWeight : 1),
  )
  if (failures < maxFailures) throw new Error(`A webhook took no notice (${status}).`)
  await switchOff(env, account.id, now)
  return 'none'
}

/** Tries an account's webhook; whether it took the message. One that was off is on again. */
export async function testWebhook(env: Env, account: string, now: number): Promise<boolean> {
  const webhook = await webhookOf(env, account)
  if (!webhook || !(await isHeard(env, webhook, now))) return false
  await database(env)
    .update(webhooks)
    .set({ failures: 0, offAt: null })
    .where(eq(webhooks.account, account))
  return true
}

/** Says on a webhook what a webhook is for; whether it took that. */
async function isHeard(env: Env, webhook: Webhook, now: number): Promise<boolean> {
  const person = await accountOf(env, webhook.account)
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

async function setFailures(env: Env, account: string, failures: number): Promise<number> {
  const [row] = await database(env)
    .update(webhooks)
    .set({ failures })
    .where(eq(webhooks.account, account))
    .returning({ failures: webhooks.failures })
  return row?.failures ?? 0
}

/** Switches a webhook off, and says so in the letterbox, once. */
async function switchOff(env: Env, account: string, now: number): Promise<void> {
  const off = await database(env)
    .update(webhooks)
    .set({ offAt: now })
    .where(and(eq(webhooks.account, account), isNull(webhooks.offAt)))
    .returning({ account: webhooks.account })
  if (off.length > 0) await enterNote(env, account, { note: 'webhook-off' }, now)
}
