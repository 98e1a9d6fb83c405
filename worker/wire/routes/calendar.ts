/** Routes about the calendar. */
import { z } from '@hono/zod-openapi'
import { problemResponses, routesOf } from './route.ts'

const route = routesOf('notices')

export const readCalendar = route({
  method: 'get',
  path: '/calendar/{file}',
  operationId: 'readCalendar',
  summary: 'Read a calendar',
  description:
    'Shows when my time is over, when tables start by themselves, and the events of my clubs, as an iCalendar file. The address is the secret: it needs no session.',
  who: 'anyone',
  request: { params: z.object({ file: z.string().max(200) }) },
  responses: {
    200: { description: 'The file.', content: { 'text/calendar': { schema: z.string() } } },
    304: { description: 'It is as it was.' },
    ...problemResponses('not-found', 'too-many'),
  },
})
