/** Routes about days away. */
import { z } from '@hono/zod-openapi'
import { AwayRequest, MeAnswer } from '../schema/me.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('account')

export const goAwayRoute = route({
  method: 'post',
  path: '/me/away',
  operationId: 'goAway',
  summary: 'Set days away',
  description: 'Sets days on which I am away: my clocks stand still at all my tables.',
  who: 'signed-in',
  request: jsonBody(AwayRequest, { from: '2027-07-01', to: '2027-07-14' }),
  responses: {
    200: json(MeAnswer, 'My account, with the days.'),
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'away-overlaps',
      'away-spent',
      'too-many',
    ),
  },
})

export const comeBackRoute = route({
  method: 'delete',
  path: '/me/away/{id}',
  operationId: 'comeBack',
  summary: 'Take days away back',
  description: 'Takes days back, or what is left of them. My clocks go on.',
  who: 'signed-in',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(MeAnswer, 'My account, without the days.'),
    ...problemResponses('not-signed-in', 'wrong-origin', 'not-found', 'too-many'),
  },
})
