/** The devices on which I am signed in. */
import { z } from '@hono/zod-openapi'
import { tablesInShort } from '../accounts/passes.ts'
import { endSession, sessionsOf } from '../accounts/session.ts'
import { DeviceList, sessionId } from '../wire/schema/devices.ts'
import { ProblemError } from './problem.ts'
import { json, problemResponses, resource, routesOf, signedIn } from './route.ts'
import { takeCookie } from './session.ts'

export const devices = resource()

const route = routesOf('devices')

const listRoute = route({
  method: 'get',
  path: '/me/devices',
  operationId: 'listDevices',
  summary: 'List my devices',
  description: 'The devices on which I am signed in. This one is marked, and comes first.',
  who: 'signed-in',
  responses: { 200: json(DeviceList, 'My devices.'), ...problemResponses('not-signed-in') },
})

devices.openapi(listRoute, async (c) => {
  const { account, session } = signedIn(c)
  const open = await sessionsOf(c.env, account)
  const named = new Map(
    (await tablesInShort(c.env, [...new Set(open.flatMap(({ tables }) => tables ?? []))])).map(
      (table) => [table.id, table] as const,
    ),
  )
  const list = open.map(({ tables, expiresAt: _, ...one }) => ({
    ...one,
    here: one.id === session,
    only: tables?.flatMap((table) => named.get(table) ?? []) ?? null,
  }))
  return c.json({ devices: list.toSorted((a, b) => Number(b.here) - Number(a.here)) }, 200)
})

const endRoute = route({
  method: 'delete',
  path: '/me/devices/{device}',
  operationId: 'deleteDevice',
  summary: 'Sign out a device',
  description: 'Signs me out on one of my devices, at once. It may be this one.',
  who: 'signed-in',
  request: { params: z.object({ device: sessionId }) },
  responses: {
    204: { description: 'Signed out there.' },
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'not-found'),
  },
})

devices.openapi(endRoute, async (c) => {
  const { account, session } = signedIn(c)
  const { device } = c.req.valid('param')
  if (!(await endSession(c.env, { account, session: device }))) throw new ProblemError('not-found')
  if (device === session) await takeCookie(c)
  return c.body(null, 204)
})
