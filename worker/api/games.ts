import { createRoute, z } from '@hono/zod-openapi'
import { games as registry } from '../games/index.ts'
import { GameList } from '../wire/schema/games.ts'
import { json, resource } from './route.ts'

export const games = resource()

const listGames = createRoute({
  method: 'get',
  path: '/games',
  operationId: 'listGames',
  summary: 'The games that can be played here, with their options as JSON Schema.',
  responses: { 200: json(GameList, 'All games.') },
})

games.openapi(listGames, (c) =>
  c.json(
    {
      games: registry.map(({ id, version, seats, options }) => ({
        id,
        version,
        seats: { ...seats },
        options: z.toJSONSchema(options, { io: 'input' }),
      })),
    },
    200,
  ),
)
