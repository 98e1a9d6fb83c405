import { z } from '@hono/zod-openapi'
import { base64url } from 'jose'
import { calendarOwner } from '../accounts/calendar.ts'
import { calendarFile } from '../notices/calendar.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { problemResponses, resource, routesOf } from './route.ts'

export const calendar = resource()

const route = routesOf('notices')

const readCalendar = route({
  method: 'get',
  path: '/calendar/{file}',
  operationId: 'readCalendar',
  summary: 'Read a calendar',
  description:
    'Shows when my time is over, as an iCalendar file. The address is the secret: it needs no session.',
  who: 'anyone',
  request: { params: z.object({ file: z.string().max(200) }) },
  responses: {
    200: { description: 'The file.', content: { 'text/calendar': { schema: z.string() } } },
    304: { description: 'It is as it was.' },
    ...problemResponses('not-found', 'too-many'),
  },
})

calendar.openapi(readCalendar, async (c) => {
  const { file } = c.req.valid('param')
  const account = file.endsWith('.ics') ? await calendarOwner(c.env, file.slice(0, -4)) : null
  if (!account) throw new ProblemError('not-found')
  await limit(c, 'calendarReadings', account.id)
  const text = await calendarFile(c.env, account)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const etag = `"${base64url.encode(new Uint8Array(hash))}"`
  c.header('etag', etag)
  c.header('cache-control', 'private, no-cache')
  const known = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) return c.body(null, 304)
  return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8' })
})
