/** Routes about several people on one device. */
import { z } from '@hono/zod-openapi'
import { exampleId } from '../schema/basics.ts'
import { MeAnswer, OtherRequest, OthersHere, SeatHereRequest } from '../schema/me.ts'
import { TableAnswer } from '../schema/table-view.ts'
import { doorProblems, json, jsonBody, problemResponses, routesOf, tableInPath } from './route.ts'

const route = routesOf('devices')

export const listRoute = route({
  method: 'get',
  path: '/me/others',
  operationId: 'listOthersHere',
  summary: 'List the others on this device',
  description: 'Who else is signed in on this device, and how many tables wait for each of them.',
  who: 'anyone',
  responses: { 200: json(OthersHere, 'At most three people.') },
})

export const changeRoute = route({
  method: 'post',
  path: '/me/others',
  operationId: 'changePerson',
  summary: 'Hand the device on',
  description:
    'Somebody else of this device goes on. Only a session that is in this browser’s cookie already can become the present one.',
  who: 'anyone',
  request: jsonBody(OtherRequest, { account: exampleId }),
  responses: {
    200: json(MeAnswer, 'Their account.'),
    ...problemResponses('bad-request', 'wrong-origin', 'wrong-content-type', 'not-found'),
  },
})

export const sitRoute = route({
  method: 'post',
  path: '/tables/{id}/seat/here',
  operationId: 'seatSomebodyHere',
  summary: 'Seat somebody of this device',
  description:
    'Somebody else of this device takes the next free seat: a new guest by their name, or one who is signed in here. I stay the present person.',
  who: 'signed-in',
  request: {
    params: z.object({ id: tableInPath }),
    ...jsonBody(SeatHereRequest, { name: 'Bela', language: 'en' }),
  },
  responses: {
    200: json(TableAnswer, 'The table as I see it, with them.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'already-seated',
      'already-started',
      'already-over',
      'removed',
      'link-changed',
      'seat-taken',
      'seats-kept',
      'members-only',
      'device-full',
      'only-this-table',
      'too-many',
      'banned',
    ),
  },
})
