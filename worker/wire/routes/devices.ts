/** Routes about devices. */
import { z } from '@hono/zod-openapi'
import { DeviceList, sessionId } from '../schema/devices.ts'
import { json, problemResponses, routesOf } from './route.ts'

const route = routesOf('devices')

export const listRoute = route({
  method: 'get',
  path: '/me/devices',
  operationId: 'listDevices',
  summary: 'List my devices',
  description: 'The devices on which I am signed in. This one is marked, and comes first.',
  who: 'signed-in',
  responses: { 200: json(DeviceList, 'My devices.'), ...problemResponses('not-signed-in') },
})

export const endRoute = route({
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
