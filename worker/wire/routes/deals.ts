/** Routes about the week's deals. */
import {
  DealParams,
  DealPath,
  DealPathPlay,
  DealStarted,
  PathParams,
  PathTurnParams,
  WeekAnswer,
  WeekParams,
} from '../schema/deals.ts'
import { json, problemResponses, routesOf } from './route.ts'

const route = routesOf('deals')

export const getWeek = route({
  method: 'get',
  path: '/deals/{week}',
  operationId: 'getWeek',
  summary: 'Get the deals of a week',
  description:
    'A deal of each game, the same for everybody. How others did is told once my own try of it, or the week, is over.',
  who: 'anyone',
  request: { params: WeekParams },
  responses: {
    200: json(WeekAnswer, 'The week.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

export const startDeal = route({
  method: 'post',
  path: '/deals/{week}/{game}',
  operationId: 'startDeal',
  summary: 'Play a deal',
  description:
    'Lays out a table with this deal for me alone, or with bots; begun before, it leads there. One try a person: it counts if it ends within the week. Deals of earlier weeks can be played, too.',
  who: 'signed-in',
  request: { params: DealParams },
  responses: {
    200: json(DealStarted, 'My table.'),
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'not-found', 'too-many'),
  },
})

export const getPath = route({
  method: 'get',
  path: '/deals/{week}/{game}/paths/{person}',
  operationId: 'getDealPath',
  summary: 'See how somebody played a deal',
  description: 'The turns of somebody who has ended it. For those whose own try is over.',
  who: 'signed-in',
  request: { params: PathParams },
  responses: {
    200: json(DealPath, 'Their turns.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-found', 'sealed'),
  },
})

export const getPathPlay = route({
  method: 'get',
  path: '/deals/{week}/{game}/paths/{person}/{revision}',
  operationId: 'getDealPathPlay',
  summary: 'See how it stood on somebody’s path',
  description: 'How it stood after a turn, as its player saw it. For those whose own try is over.',
  who: 'signed-in',
  request: { params: PathTurnParams },
  responses: {
    200: json(DealPathPlay, 'How it stood.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-found', 'sealed'),
  },
})
