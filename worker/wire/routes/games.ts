/** Routes about the games. */
import { GameList } from '../schema/games.ts'
import { json, routesOf } from './route.ts'

const route = routesOf('games')

export const listGames = route({
  method: 'get',
  path: '/games',
  operationId: 'listGames',
  summary: 'List the games',
  description:
    'The games that can be played here, with their numbers of seats, and their options as JSON Schema.',
  who: 'anyone',
  responses: { 200: json(GameList, 'All games.') },
})
