import { createRoute, z } from '@hono/zod-openapi'
import { games as registry } from '../games/index.ts'
import { GameList } from '../wire/schema/games.ts'
import { json, jsonText, resource } from './route.ts'

export const games = resource()

const listGames = createRoute({
  method: 'get',
  path: '/games',
  operationId: 'listGames',
  summary: 'The games that can be played here, with their options as JSON Schema.',
  responses: { 200: json(GameList, 'All games.') },
})

let listed: string | null = null

/** The list as JSON, the same for everybody: made once, as describing options takes longer than all else of a request. */
const asText = (): string =>
  JSON.stringify({
    games: registry.map(({ id, version, seats, options }) => ({
      id,
      version,
      seats,
      options: z.toJSONSchema(options, { io: 'input' }),
    })),
  })

games.openapi(listGames, (c) => {
  listed ??= asText()
  return jsonText(c, listed)
})
