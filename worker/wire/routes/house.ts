/** Routes about the texts of the house. */
import { z } from '@hono/zod-openapi'
import { language } from '../schema/basics.ts'
import { HouseText, houseNames, Status } from '../schema/house.ts'
import { json, problemResponses, routesOf } from './route.ts'

const route = routesOf('house')

export const getStatus = route({
  method: 'get',
  path: '/status',
  operationId: 'getStatus',
  summary: 'Whether all works',
  description:
    'Says whether the parts of this instance answer, for people and for whatever watches over it.',
  who: 'anyone',
  responses: { 200: json(Status, 'What answers.') },
})

export const getHouseText = route({
  method: 'get',
  path: '/house/{name}',
  operationId: 'getHouseText',
  summary: 'Read a text of the house',
  description:
    'The imprint, privacy text, terms or contact of whoever runs this, in Markdown; in the language that is asked for, where they wrote it.',
  who: 'anyone',
  request: {
    params: z.object({ name: z.enum(houseNames) }),
    query: z.object({ lang: language.default('en') }),
  },
  responses: {
    200: json(HouseText, 'The text.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})
