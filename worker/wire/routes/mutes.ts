/** Routes about what is muted. */
import { exampleId } from '../schema/basics.ts'
import { MuteEnd, MuteList, MuteRequest } from '../schema/channels.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('notices')

const answer = { 200: json(MuteList, 'What is muted, what ends first before the others.') }

export const listMutes = route({
  method: 'get',
  path: '/me/mutes',
  operationId: 'listMutes',
  summary: 'List what I have muted',
  description: 'The tables and kinds of notices that I have muted for a while.',
  who: 'signed-in',
  responses: { ...answer, ...problemResponses('not-signed-in') },
})

export const putMute = route({
  method: 'put',
  path: '/me/mutes',
  operationId: 'mute',
  summary: 'Mute a table or a kind',
  description:
    'Mutes a table of mine or a kind of notices through a day: they only lie in my letterbox.',
  who: 'signed-in',
  request: jsonBody(MuteRequest, { table: exampleId, through: '2027-07-14' }),
  responses: {
    ...answer,
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'wrong-content-type'),
  },
})

export const endMute = route({
  method: 'post',
  path: '/me/mutes/end',
  operationId: 'endMute',
  summary: 'End muting',
  description: 'Lets me hear again of a table or a kind that I have muted.',
  who: 'signed-in',
  request: jsonBody(MuteEnd, { table: exampleId }),
  responses: {
    ...answer,
    ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'wrong-content-type'),
  },
})
