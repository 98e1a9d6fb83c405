/** Routes about looking out for open tables. */
import { z } from '@hono/zod-openapi'
import { id } from '../schema/basics.ts'
import { LookoutList, LookoutRequest } from '../schema/lookouts.ts'
import { doorProblems, json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('tables')

export const getLookouts = route({
  method: 'get',
  path: '/me/lookouts',
  operationId: 'getLookouts',
  summary: 'List what I look out for',
  description: 'The kinds of open tables that I want to be told of.',
  who: 'signed-in',
  responses: { 200: json(LookoutList, 'Earliest first.'), ...problemResponses('not-signed-in') },
})

export const addLookout = route({
  method: 'post',
  path: '/me/lookouts',
  operationId: 'lookOut',
  summary: 'Look out for open tables',
  description:
    'Has me told, as of an invitation, once of each table of this kind that opens, for four weeks. At most five at a time; none of people who keep apart from me.',
  who: 'signed-in',
  request: jsonBody(LookoutRequest, { game: 'villagers', seats: 3, pace: 'day' }),
  responses: {
    200: json(LookoutList, 'All that I look out for.'),
    ...problemResponses(...doorProblems, 'too-many-lookouts'),
  },
})

export const dropLookout = route({
  method: 'delete',
  path: '/me/lookouts/{id}',
  operationId: 'endLookout',
  summary: 'Look out no more',
  description: 'Ends it.',
  who: 'signed-in',
  request: { params: z.object({ id }) },
  responses: {
    200: json(LookoutList, 'What is left.'),
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'not-found'),
  },
})
