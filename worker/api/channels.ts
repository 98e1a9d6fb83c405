/** My channels: push, webhook and calendar. */
import type { Context } from 'hono'
import { base64url } from 'jose'
import { calendarName, endCalendar, renewCalendar } from '../accounts/calendar.ts'
import { subscribe, unsubscribe } from '../accounts/pushes.ts'
import { isPushService, pushKey } from '../notices/push.ts'
import { putWebhook, removeWebhook, testWebhook, webhookOf } from '../notices/webhook.ts'
import { placeOf } from '../notices/webhook-services.ts'
import { exampleId } from '../wire/schema/basics.ts'
import {
  ChannelSetup,
  PushEnd,
  PushRequest,
  WebhookRequest,
  WebhookSecret,
} from '../wire/schema/channels.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import {
  type AppEnv,
  json,
  jsonBody,
  problemResponses,
  resource,
  routesOf,
  signedIn,
} from './route.ts'

export const channels = resource()

const route = routesOf('notices')

async function channelSetupFor(c: Context<AppEnv>) {
  const { account: id } = signedIn(c)
  const webhook = await webhookOf(c.env, id)
  const calendar = await calendarName(c.env, id)
  return {
    pushKey: pushKey(c.env),
    webhook: webhook && {
      service: webhook.service,
      host: new URL(webhook.url).host,
      offAt: webhook.offAt,
      untried: webhook.offAt !== null && webhook.failures === 0,
    },
    calendar: calendar === null ? null : `${c.env.ORIGIN}/api/calendar/${calendar}.ics`,
  }
}

const answer = { 200: json(ChannelSetup, 'My channels.') }
const doorProblems = ['bad-request', 'not-signed-in', 'wrong-origin', 'wrong-content-type'] as const

const getChannelSetup = route({
  method: 'get',
  path: '/me/ways',
  operationId: 'getChannelSetup',
  summary: 'List my channels',
  description: 'How notices can reach me besides letters: push, a webhook, a calendar.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in') },
})

channels.openapi(getChannelSetup, async (c) => c.json(await channelSetupFor(c), 200))

const putPush = route({
  method: 'put',
  path: '/me/push',
  operationId: 'subscribePush',
  summary: 'Take push in this browser',
  description: 'This browser takes push for me, as long as I am signed in here.',
  who: 'signed-in',
  request: jsonBody(PushRequest, {
    endpoint: 'https://push.example/send/1',
    keys: { p256dh: 'B'.padEnd(87, 'A'), auth: exampleId },
  }),
  responses: { 204: { description: 'Noted.' }, ...problemResponses(...doorProblems) },
})

channels.openapi(putPush, async (c) => {
  const session = signedIn(c)
  const { endpoint, keys, withdraws } = c.req.valid('json')
  if (!isPushService(endpoint)) throw wrongField('endpoint', 'This is no push service we know.')
  if (!(await isPublicKey(keys.p256dh))) throw wrongField('keys.p256dh', 'This is no public key.')
  await subscribe(c.env, session, { endpoint, ...keys, withdraws: withdraws ?? null }, Date.now())
  return c.body(null, 204)
})

const endPush = route({
  method: 'post',
  path: '/me/push/end',
  operationId: 'endPush',
  summary: 'End push in this browser',
  description: 'The subscription is forgotten: this browser takes no more push.',
  who: 'signed-in',
  request: jsonBody(PushEnd, { endpoint: 'https://push.example/send/1' }),
  responses: { 204: { description: 'Forgotten.' }, ...problemResponses(...doorProblems) },
})

channels.openapi(endPush, async (c) => {
  await unsubscribe(c.env, signedIn(c).account, c.req.valid('json').endpoint)
  return c.body(null, 204)
})

const putWebhookRoute = route({
  method: 'put',
  path: '/me/webhook',
  operationId: 'putWebhook',
  summary: 'Set my webhook',
  description:
    'Sends notices to a channel of mine on Discord, Slack, ntfy, Telegram or Matrix, which is tried first; or to a program, which gets a secret first, and notices once it was tried.',
  who: 'signed-in',
  request: jsonBody(WebhookRequest, { service: 'ntfy', url: 'https://ntfy.sh/my-village' }),
  responses: {
    ...answer,
    ...problemResponses(...doorProblems, 'webhook-refused', 'too-many'),
  },
})

channels.openapi(putWebhookRoute, async (c) => {
  const { account: id } = signedIn(c)
  const place = placeOf(c.env, c.req.valid('json'))
  if ('field' in place) throw wrongField(place.field, place.message)
  await limit(c, 'webhookTests', id)
  if (!(await putWebhook(c.env, id, place, Date.now()))) throw new ProblemError('webhook-refused')
  return c.json(await channelSetupFor(c), 200)
})

const testRoute = route({
  method: 'post',
  path: '/me/webhook/test',
  operationId: 'testWebhook',
  summary: 'Try my webhook',
  description: 'Sends a message to it. One that was switched off is on again if that works.',
  who: 'signed-in',
  responses: {
    ...answer,
    ...problemResponses('not-signed-in', 'wrong-origin', 'webhook-refused', 'too-many'),
  },
})

channels.openapi(testRoute, async (c) => {
  const { account: id } = signedIn(c)
  await limit(c, 'webhookTests', id)
  if (!(await testWebhook(c.env, id, Date.now()))) throw new ProblemError('webhook-refused')
  return c.json(await channelSetupFor(c), 200)
})

const secretRoute = route({
  method: 'post',
  path: '/me/webhook/secret',
  operationId: 'showWebhookSecret',
  summary: 'Show the secret of my webhook',
  description:
    'The secret by which my program knows that a message comes from here (Standard Webhooks).',
  who: 'signed-in',
  responses: {
    200: json(WebhookSecret, 'The secret.'),
    ...problemResponses('not-signed-in', 'wrong-origin', 'not-found'),
  },
})

channels.openapi(secretRoute, async (c) => {
  const webhook = await webhookOf(c.env, signedIn(c).account)
  if (webhook?.service !== 'standard' || webhook.secret === null)
    throw new ProblemError('not-found')
  return c.json({ secret: webhook.secret }, 200)
})

const deleteWebhook = route({
  method: 'delete',
  path: '/me/webhook',
  operationId: 'deleteWebhook',
  summary: 'Delete my webhook',
  description: 'Forgets my webhook: no more notices go there.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in', 'wrong-origin') },
})

channels.openapi(deleteWebhook, async (c) => {
  await removeWebhook(c.env, signedIn(c).account)
  return c.json(await channelSetupFor(c), 200)
})

const renewRoute = route({
  method: 'post',
  path: '/me/calendar',
  operationId: 'renewCalendar',
  summary: 'Make my calendar',
  description: 'Makes my calendar, or gives it another secret address; the old address ends.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in', 'wrong-origin') },
})

channels.openapi(renewRoute, async (c) => {
  await renewCalendar(c.env, signedIn(c).account)
  return c.json(await channelSetupFor(c), 200)
})

const deleteCalendar = route({
  method: 'delete',
  path: '/me/calendar',
  operationId: 'deleteCalendar',
  summary: 'Delete my calendar',
  description: 'Its secret address ends, and answers nobody any more.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in', 'wrong-origin') },
})

channels.openapi(deleteCalendar, async (c) => {
  await endCalendar(c.env, signedIn(c).account)
  return c.json(await channelSetupFor(c), 200)
})

const wrongField = (field: string, message: string) =>
  new ProblemError('bad-request', { fields: [{ field, message }] })

/** Whether a text is a point of P-256, without which nothing can be encrypted. */
async function isPublicKey(text: string): Promise<boolean> {
  try {
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    await crypto.subtle.importKey('raw', base64url.decode(text), curve, false, [])
    return true
  } catch {
    return false
  }
}
