import { createRoute, z } from '@hono/zod-openapi'
import { NudgeRequest, TableAnswer } from '../wire/schema.ts'
import { json, jsonBody, problemResponses, resource, signedIn } from './route.ts'
import { doorProblems, granted, tableOf } from './table-door.ts'

export const nudge = resource()

const nudgeRoute = createRoute({
  method: 'post',
  path: '/tables/{id}/nudges',
  operationId: 'nudge',
  summary:
    'Have somebody reminded politely whom the table has been waiting for: once a day at most.',
  request: { params: z.object({ id: z.string() }), ...jsonBody(NudgeRequest) },
  responses: {
    200: json(TableAnswer, 'They are told.'),
    ...problemResponses(...doorProblems, 'not-found', 'not-your-seat', 'not-awaited', 'too-soon'),
  },
})

nudge.openapi(nudgeRoute, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.nudge(signedIn(c).account, c.req.valid('json').seat)), 200)
})
