/** My channels: push, webhook and calendar. */
import type { Context } from 'hono'
import { base64url } from 'jose'
import { calendarName, endCalendar, renewCalendar } from '../accounts/calendar.ts'
import { subscribe, unsubscribe } from '../accounts/pushes.ts'
import { isPushService, pushKey } from '../notices/push.ts'
import { putWebhook, removeWebhook, testWebhook, webhookOf } from '../notices/webhook.ts'
import { placeOf } from '../notices/webhook-services.ts'
import {
  deleteCalendar,
  deleteWebhook,
  endPush,
  getChannelSetup,
  putPush,
  putWebhookRoute,
  renewRoute,
  secretRoute,
  testRoute,
} from '../wire/routes/channels.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, resource, signedIn } from './route.ts'

export const channels = resource()

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

channels.openapi(getChannelSetup, async (c) => c.json(await channelSetupFor(c), 200))

channels.openapi(putPush, async (c) => {
  const session = signedIn(c)
  const { endpoint, keys, withdraws, key } = c.req.valid('json')
  if (!isPushService(endpoint)) throw wrongField('endpoint', 'This is no push service we know.')
  if (!(await isPublicKey(keys.p256dh))) throw wrongField('keys.p256dh', 'This is no public key.')
  const browser = { endpoint, ...keys, withdraws: withdraws ?? null, ...(key && { key }) }
  await subscribe(c.env, session, browser, Date.now())
  return c.json({ pushKey: pushKey(c.env) }, 200)
})

channels.openapi(endPush, async (c) => {
  await unsubscribe(c.env, signedIn(c).account, c.req.valid('json').endpoint)
  return c.body(null, 204)
})

channels.openapi(putWebhookRoute, async (c) => {
  const { account: id } = signedIn(c)
  const place = placeOf(c.env, c.req.valid('json'))
  if ('field' in place) throw wrongField(place.field, place.message)
  await limit(c, 'webhookTests', id)
  if (!(await putWebhook(c.env, id, place, Date.now()))) throw new ProblemError('webhook-refused')
  return c.json(await channelSetupFor(c), 200)
})

channels.openapi(testRoute, async (c) => {
  const { account: id } = signedIn(c)
  await limit(c, 'webhookTests', id)
  if (!(await testWebhook(c.env, id, Date.now()))) throw new ProblemError('webhook-refused')
  return c.json(await channelSetupFor(c), 200)
})

channels.openapi(secretRoute, async (c) => {
  const webhook = await webhookOf(c.env, signedIn(c).account)
  if (webhook?.service !== 'standard' || webhook.secret === null)
    throw new ProblemError('not-found')
  return c.json({ secret: webhook.secret }, 200)
})

channels.openapi(deleteWebhook, async (c) => {
  await removeWebhook(c.env, signedIn(c).account)
  return c.json(await channelSetupFor(c), 200)
})

channels.openapi(renewRoute, async (c) => {
  await renewCalendar(c.env, signedIn(c).account)
  return c.json(await channelSetupFor(c), 200)
})

channels.openapi(deleteCalendar, async (c) => {
  await endCalendar(c.env, signedIn(c).account)
  return c.json(await channelSetupFor(c), 200)
})

const wrongField = (field: string, message: string) =>
  new ProblemError('bad-request', { fields: [{ field, message }] })

/** Returns true if a text is a point of P-256, without which nothing can be encrypted. */
async function isPublicKey(text: string): Promise<boolean> {
  try {
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    await crypto.subtle.importKey('raw', base64url.decode(text), curve, false, [])
    return true
  } catch {
    return false
  }
}
