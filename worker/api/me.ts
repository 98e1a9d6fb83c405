import { createRoute } from '@hono/zod-openapi'
import { createGuest, profileOf } from '../accounts/account.ts'
import { giveCookie } from '../accounts/session.ts'
import { json, jsonBody, problemResponses, resource } from './route.ts'
import { GuestRequest, MeAnswer } from './schema.ts'

export const me = resource()

const getMe = createRoute({
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  summary: 'Who I am; `null` without a session.',
  responses: { 200: json(MeAnswer, 'My account.') },
})

me.openapi(getMe, async (c) => {
  const asker = c.var.asker
  return c.json({ me: asker && (await profileOf(c.env, asker.id)) }, 200)
})

const createMyGuest = createRoute({
  method: 'post',
  path: '/me/guest',
  operationId: 'createGuest',
  summary: 'Play as a guest. Whoever has a session keeps the account they have.',
  request: jsonBody(GuestRequest),
  responses: {
    200: json(MeAnswer, 'My account.'),
    ...problemResponses('bad-request', 'wrong-origin', 'wrong-content-type'),
  },
})

me.openapi(createMyGuest, async (c) => {
  const { name, language } = c.req.valid('json')
  let asker = c.var.asker
  if (!asker) {
    const now = Date.now()
    asker = await createGuest(c.env, name, language, now)
    await giveCookie(c, asker, now)
  }
  return c.json({ me: await profileOf(c.env, asker.id) }, 200)
})
