/** Routes about the links of letters. */
import { exampleToken } from '../schema/basics.ts'
import { MeAnswer } from '../schema/me.ts'
import { CardLink, PassCount, PassLook } from '../schema/ways-in.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('devices')

export const lookRoute = route({
  method: 'post',
  path: '/pass/look',
  operationId: 'lookAtPass',
  summary: 'Look at a letter’s link',
  description:
    'Tells as whom a letter’s link would let me play, and at which table. Changes nothing.',
  who: 'anyone',
  request: jsonBody(CardLink, { token: exampleToken }),
  responses: {
    200: json(PassLook, 'What the link would do.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'pass-over',
      'too-many',
      'banned',
    ),
  },
})

export const enterRoute = route({
  method: 'post',
  path: '/pass',
  operationId: 'enterByPass',
  summary: 'Play by a letter’s link',
  description:
    'Lets me play the table of a letter’s link here, as the letter’s reader: that table and nothing else. Uses the link up. Somebody else who is here stays on this device.',
  who: 'anyone',
  request: jsonBody(CardLink, { token: exampleToken }),
  responses: {
    200: json(MeAnswer, 'The account, as far as it is mine here.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'pass-over',
      'device-full',
      'too-many',
      'banned',
    ),
  },
})

export const countRoute = route({
  method: 'get',
  path: '/me/passes',
  operationId: 'countPasses',
  summary: 'Count the links of my letters',
  description: 'How many links of my letters can still open their table on another device.',
  who: 'signed-in',
  responses: { 200: json(PassCount, 'The number.'), ...problemResponses('not-signed-in') },
})

export const endRoute = route({
  method: 'delete',
  path: '/me/passes',
  operationId: 'endPasses',
  summary: 'End the links of my letters',
  description: 'From now on they lead to the table, and let nobody in.',
  who: 'signed-in',
  responses: {
    200: json(PassCount, 'None is left.'),
    ...problemResponses('not-signed-in', 'wrong-origin'),
  },
})
