/** Webhooks: a person's own channel on Discord or Slack. */
import { and, eq, isNull } from 'drizzle-orm'
import { type Account, accountOf } from '../accounts/account.ts'
import { database } from '../accounts/database.ts'
import { webhooks } from '../accounts/schema.ts'
import type { Env } from '../env.ts'
import type { NoticeLetter } from '../wire/letter.ts'
import { isLocal } from './mailer.ts'
import { enterNote } from './note.ts'
import { letterWords } from './words.ts'

export type Webhook = typeof webhooks.$inferSelect
export type WebhookService = Webhook['service']

/** Where the services take messages. Nothing is ever sent anywhere else. */
const knownAddresses: ReadonlyArray<readonly [WebhookService, RegExp]> = [
  [
    'discord',
    /^https:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/[\w-]{20,100}$/,
  ],
  ['slack', /^https:\/\/hooks\.slack\.com\/services\/T\w{1,20}\/B\w{1,20}\/\w{10,50}$/],
]

/** A service that does not answer within so many milliseconds has failed. */
const patience = 10_000

/** After so much in a row it is switched off. A failure that will pass counts one, an address that is refused four. */
const mostFailures = 12
const refusedWeight = 4

/** The service of a webhook's address; `null` where it is none that we know. */
export function serviceOf(env: Env, url: string): WebhookService | null {
  const known = knownAddresses.find(([, address]) => address.test(url))
  if (known) return known[0]
  // In local running only, so that a test can listen.
  const listener = isLocal(env) ? env.LOCAL_WEBHOOK : undefined
  return listener !== undefined && url.startsWith(`${listener}/`)
    ? url.includes('/slack/')
      ? 'slack'
      : 'discord'
    : null
}

/** The webhook of an account; `null` where it has none. */
export async function webhookOf(env: Env, account: string): Promise<Webhook | null> {
  const [webhook] = await database(env).select().from(webhooks).where(eq(webhooks.account, account))
  return webhook ?? null
}

/** Tries a webhook, and keeps it for the account if it takes the message; whether it did. */
export async function putWebhook(
  env: Env,
  account: string,
  { service, url }: Pick<Webhook, 'service' | 'url'>,
  now: number,
): Promise<boolean> {
  const webhook = { account, service, url, failures: 0, offAt: null, createdAt: now }
  if (!(await isHeard(env, webhook))) return false
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

/** Says a letter's gist on the account's webhook. Throws where another try may help. */
export async function sendByWebhook(
  env: Env,
  account: Account,
  letter: NoticeLetter,
  now: number,
): Promise<'sent' | 'none'> {
  const webhook = await webhookOf(env, account.id)
  if (!webhook || webhook.offAt !== null) return 'none'
  const { subject, gist, path } = letter
  const status = await say(env, webhook, { subject, gist, url: `${env.ORIGIN}${path}` })
  if (status === 'said') {
    if (webhook.failures > 0) await setFailures(env, account.id, 0)
    return 'sent'
  }
  const failures = await setFailures(
    env,
    account.id,
    webhook.failures + (status === 'refused' ? refusedWeight : 1),
  )
  if (failures < mostFailures) throw new Error(`A webhook took no notice (${status}).`)
  await switchOff(env, account.id, now)
  return 'none'
}

/** Tries an account's webhook; whether it took the message. One that was off is on again. */
export async function testWebhook(env: Env, account: string): Promise<boolean> {
  const webhook = await webhookOf(env, account)
  if (!webhook || !(await isHeard(env, webhook))) return false
  await database(env)
    .update(webhooks)
    .set({ failures: 0, offAt: null })
    .where(eq(webhooks.account, account))
  return true
}

/** Says on a webhook what a webhook is for; whether it took that. */
async function isHeard(env: Env, webhook: Webhook): Promise<boolean> {
  const person = await accountOf(env, webhook.account)
  if (!person) return false
  const gist = letterWords[person.language].webhookTest
  return (await say(env, webhook, { subject: 'Dorfpost', gist, url: env.ORIGIN })) === 'said'
}

interface Message {
  readonly subject: string
  readonly gist: string
  readonly url: string
}

/** `'refused'`: the service says that this will never work. */
async function say(
  env: Env,
  { url, service }: Webhook,
  message: Message,
): Promise<'said' | 'failed' | 'refused'> {
  // Addresses were checked when they came; what is known may have changed since.
  if (serviceOf(env, url) !== service) return 'refused'
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(service === 'discord' ? forDiscord(message) : forSlack(message)),
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

/** What people typed stays as it is: no mark-up, no mentions, no preview of links. */
const forDiscord = ({ subject, gist, url }: Message) => ({
  content: `**${plain(subject)}**\n${plain(gist)}\n<${url}>`.slice(0, 2000),
  allowed_mentions: { parse: [] },
  flags: 4,
})

const plain = (text: string) =>
  text.replace(/https?:\/\//gi, '').replace(/[\\*_~`|<>[\]()#@-]/g, '\\$&')

const forSlack = ({ subject, gist, url }: Message) => ({
  text: [subject, gist].map(escaped).concat(`<${url}>`).join('\n'),
  unfurl_links: false,
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

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
