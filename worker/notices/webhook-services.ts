/**
 * The services that a webhook can lead to: what each needs to know, and how it takes a message. Sources:
 * docs.discord.com (Execute Webhook), docs.slack.dev (incoming webhooks), standardwebhooks.com (specification 1.0.0),
 * docs.ntfy.sh/publish (as JSON), core.telegram.org/bots/api#sendmessage, spec.matrix.org (client-server, `PUT …/send/…`).
 */
import type { Env } from '../env.ts'
import type { WebhookService } from '../wire/notice-kinds.ts'
import type { WebhookFields } from '../wire/schema/channels.ts'
import { base64 } from './mail-api.ts'
import { isListener, publicUrl } from './outside.ts'
import type { webhook } from './store.ts'

/** Target of a webhook: all that its service needs. */
export type WebhookPlace = Pick<
  typeof webhook.$inferSelect,
  'service' | 'url' | 'secret' | 'target'
>

/** Message of a webhook. */
export interface WebhookMessage {
  /** The letter's: the same at every try. */
  readonly id: string
  /** A kind of notice, `note`, or `test`. */
  readonly kind: string
  readonly table: string | null
  /** ISO 8601. */
  readonly deadline: string | null
  readonly subject: string
  readonly gist: string
  /** Address that it opens. */
  readonly url: string
}

/** A field that is wrong, and why. */
export interface WrongField {
  readonly field: 'url' | 'token' | 'target'
  readonly message: string
}

const discordUrl =
  /^https:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/[\w-]{20,100}$/
const slackUrl = /^https:\/\/hooks\.slack\.com\/services\/T\w{1,20}\/B\w{1,20}\/\w{10,50}$/
const telegramUrl = 'https://api.telegram.org'

/** The service that an address shows by itself; `null` where it is none that we know. */
export function serviceOf(env: Env, url: string): 'discord' | 'slack' | null {
  if (discordUrl.test(url)) return 'discord'
  if (slackUrl.test(url)) return 'slack'
  if (!isListener(env, url)) return null
  return url.includes('/slack/') ? 'slack' : 'discord'
}

/** Place that somebody typed; or the field that is wrong. Nothing is asked of the place itself. */
export function placeOf(env: Env, fields: WebhookFields): WebhookPlace | WrongField {
  const { service = serviceOf(env, fields.url ?? '') } = fields
  if (service === null) return { field: 'url', message: 'This is no webhook of Discord or Slack.' }
  const place = {
    service,
    url: service === 'telegram' ? telegramUrl : (fields.url ?? '').trim(),
    secret: service === 'standard' ? freshSecret() : fields.token?.trim() || null,
    target: fields.target?.trim() || null,
  }
  return wrongOf(env, place) ?? place
}

/** Fault of a place; `null`: nothing. It is asked again before each message, as what is known may have changed. */
export function wrongOf(
  env: Env,
  { service, url, secret, target }: WebhookPlace,
): WrongField | null {
  switch (service) {
    case 'discord':
    case 'slack':
      return serviceOf(env, url) === service
        ? null
        : { field: 'url', message: `This is no webhook of ${service}.` }
    case 'standard':
      return publicUrl(env, url) ? null : notPublic
    case 'ntfy':
      if (!isBare(env, url)) return notPublic
      if (!topicOf(url))
        return { field: 'url', message: 'A topic looks like https://ntfy.sh/topic.' }
      return isToken(secret ?? 'none') ? null : noToken
    case 'matrix':
      if (!isBare(env, url)) return notPublic
      if (!isToken(secret)) return noToken
      // A room's id, with its server or (from room version 12 on) without.
      return /^![\x21-\x7e]{1,254}$/.test(target ?? '')
        ? null
        : { field: 'target', message: 'A room’s id begins with an exclamation mark.' }
    case 'telegram':
      if (!/^\d{3,20}:[\w-]{20,100}$/.test(secret ?? ''))
        return { field: 'token', message: 'This is no token of a bot.' }
      return /^(?:-?\d{1,20}|@\w{3,64})$/.test(target ?? '')
        ? null
        : { field: 'target', message: 'A chat’s id is a number, or @ and a name.' }
  }
}

const notPublic: WrongField = {
  field: 'url',
  message: 'The address must be public, and begin with https://.',
}
const noToken: WrongField = { field: 'token', message: 'This is no access token.' }
/** A public address without a query, as more is put behind it. */
const isBare = (env: Env, url: string): boolean => {
  const found = publicUrl(env, url)
  return found !== null && found.search === '' && found.hash === '' && !/[?#]/.test(url)
}

const isToken = (text: string | null): boolean => /^[\x21-\x7e]{1,300}$/.test(text ?? '')

/** The topic that an address of ntfy ends with. */
const topicOf = (url: string): string | null =>
  /\/([\w-]{1,64})\/?$/.exec(new URL(url).pathname)?.[1] ?? null

/** A secret of Standard Webhooks: 32 random bytes. */
const freshSecret = (): string => `whsec_${base64(crypto.getRandomValues(new Uint8Array(32)))}`

/** A message as a service takes it. */
interface Sent {
  readonly url: string
  readonly method?: 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The request that brings a message to a place. */
export async function requestTo(
  place: WebhookPlace,
  message: WebhookMessage,
  now: number,
): Promise<{ readonly url: string; readonly init: RequestInit }> {
  const { url, method = 'POST', headers = {}, body } = sentTo(place, message, now)
  const text = JSON.stringify(body)
  const signed =
    place.service === 'standard' ? await signature(place.secret ?? '', message.id, now, text) : {}
  return {
    url,
    init: {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...signed },
      body: text,
    },
  }
}

function sentTo(place: WebhookPlace, message: WebhookMessage, now: number): Sent {
  const { url, secret, target } = place
  const bearer = secret === null ? {} : { authorization: `Bearer ${secret}` }
  const forService: Record<WebhookService, () => Sent> = {
    discord: () => ({ url, body: forDiscord(message) }),
    slack: () => ({ url, body: forSlack(message) }),
    standard: () => ({ url, body: forProgram(message, now) }),
    ntfy: () => ({
      url: url.slice(0, url.replace(/\/$/, '').lastIndexOf('/') + 1),
      headers: bearer,
      body: { topic: topicOf(url), ...forNtfy(message) },
    }),
    matrix: () => ({
      url: `${url.replace(/\/$/, '')}/_matrix/client/v3/rooms/${encodeURIComponent(target ?? '')}/send/m.room.message/${encodeURIComponent(`dorfpost-${message.id}`)}`,
      method: 'PUT',
      headers: bearer,
      // Nobody is mentioned, whatever the text looks like.
      body: { msgtype: 'm.text', body: plainText(message), 'm.mentions': {} },
    }),
    telegram: () => ({
      url: `${url}/bot${secret}/sendMessage`,
      body: {
        chat_id: target,
        text: plainText(message),
        link_preview_options: { is_disabled: true },
      },
    }),
  }
  return forService[place.service]()
}

/** Texts that people typed stay as they are: no mark-up, no mentions, no preview of links. */
const forDiscord = ({ subject, gist, url }: WebhookMessage) => ({
  content: `**${unmarked(subject)}**\n${unmarked(gist)}\n<${url}>`.slice(0, 2000),
  allowed_mentions: { parse: [] },
  flags: 4,
})

const unmarked = (text: string) =>
  text.replace(/https?:\/\//gi, '').replace(/[\\*_~`|<>[\]()#@-]/g, '\\$&')

const forSlack = ({ subject, gist, url }: WebhookMessage) => ({
  text: [subject, gist].map(escaped).concat(`<${url}>`).join('\n'),
  unfurl_links: false,
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** For a program: plain fields, described in the README. Fields may be added, none is taken away. */
const forProgram = (
  { id, kind, table, deadline, subject, gist, url }: WebhookMessage,
  now: number,
) => ({
  type: `notice.${kind}`,
  timestamp: new Date(now).toISOString(),
  data: { id, kind, table, subject, text: gist, deadline, url },
})

/** As JSON and not as headers, which take no letters beyond ASCII. Messages longer than 4,096 bytes would become files. */
const forNtfy = ({ kind, subject, gist, url }: WebhookMessage) => ({
  title: unlinked(subject),
  message: unlinked(gist).slice(0, 1000),
  click: url,
  priority: kind === 'reminder' || kind === 'decision' ? 4 : 3,
  tags: ['postal_horn'],
})

/** For chats that make links and mentions of plain text by themselves; Telegram takes 4,096 characters. */
const plainText = ({ subject, gist, url }: WebhookMessage): string =>
  `${unlinked(subject)}\n${unlinked(gist).slice(0, 3000)}\n${url}`

/** Text that people typed, without what a chat would take for a link or for somebody's name. */
const unlinked = (text: string): string =>
  text
    .replace(/[a-z][a-z0-9+.-]*:\/\//gi, '')
    // Invisible, and enough to end a name.
    .replaceAll('@', '@\u2060')
    .replace(/(?<=\S)\.(?=\p{L})/gu, '.\u2060')

/** The headers of Standard Webhooks: the same id at every try, the time in seconds, an HMAC-SHA-256 of both and the body. */
async function signature(
  secret: string,
  id: string,
  now: number,
  body: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (one) => one.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const hash = new Uint8Array(await crypto.subtle.sign(algorithm, key, content))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${base64(hash)}`,
  }
}
