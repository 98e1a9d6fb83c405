import { createRoute, z } from '@hono/zod-openapi'
import { BotRequest, TableAnswer } from '../wire/schema.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource } from './route.ts'
import { doorProblems, granted, personOf, tableOf } from './table-door.ts'

export const bots = resource()

const params = z.object({ id: z.string().openapi({ description: 'The id in the table’s link.' }) })

const seatBot = createRoute({
  method: 'post',
  path: '/tables/{id}/bots',
  operationId: 'seatBot',
  summary:
    'Seat a bot on the next free seat: only the host may, while the table gathers people and is not rated. The last one seated starts the table.',
  request: { params, ...jsonBody(BotRequest) },
  responses: {
    200: json(TableAnswer, 'The table, with the bot.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'not-your-seat',
      'not-the-host',
      'already-started',
      'seat-taken',
    ),
  },
})

bots.openapi(seatBot, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const { id, language } = await personOf(c)
  if (granted(await table.view(id)).table.rated)
    throw new ProblemError('bad-request', { detail: 'Rated tables are for people.' })
  return c.json(granted(await table.seatBots(id, [c.req.valid('json').level], language)), 200)
})

const dismissBot = createRoute({
  method: 'delete',
  path: '/tables/{id}/bots/{seat}',
  operationId: 'dismissBot',
  summary: 'Send a bot away while the table gathers people. Those behind move up.',
  request: { params: params.extend({ seat: z.coerce.number().int().min(0).max(9) }) },
  responses: {
    200: json(TableAnswer, 'The table, without the bot.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'not-your-seat',
      'not-the-host',
      'already-started',
    ),
  },
})

bots.openapi(dismissBot, async (c) => {
  const { id: table, seat } = c.req.valid('param')
  const { id } = await personOf(c)
  return c.json(granted(await tableOf(c, table).dismissBot(id, seat)), 200)
})
