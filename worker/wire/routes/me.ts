/** Routes about my account. */
import { z } from '@hono/zod-openapi'
import { GuestRequest, MeAnswer, MeChange, WhoAnswer } from '../schema/me.ts'
import { MyData } from '../schema/my-data.ts'
import { BgStatsPlay, ResultsQuery } from '../schema/results.ts'
import { TableList } from '../schema/table-list.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('account')

export const getMe = route({
  method: 'get',
  path: '/me',
  operationId: 'getMe',
  summary: 'Who I am',
  description:
    'My account with its settings, and how much waits for me. `null` without a session. A browser that came by a letter’s link is told at which tables it counts.',
  who: 'anyone',
  responses: { 200: json(WhoAnswer, 'My account.') },
})

export const openMySocket = route({
  method: 'get',
  path: '/me/live',
  operationId: 'openMySocket',
  summary: 'Hear of my tables and letters',
  description:
    'A WebSocket that says how my list of tables and my letterbox stand, and then what changes there (`LiveMessage`). Without `Upgrade: websocket` it answers with my list of tables alone.',
  who: 'signed-in',
  responses: {
    200: json(TableList, 'Without `Upgrade: websocket`: my list of tables.'),
    101: { description: 'The socket is open.' },
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'not-signed-in',
      'only-this-table',
      'too-many',
    ),
  },
})

export const createMyGuest = route({
  method: 'post',
  path: '/me/guest',
  operationId: 'createGuest',
  summary: 'Play as a guest',
  description:
    'Makes a guest account and signs this browser in. Whoever has a session keeps the account they have.',
  who: 'anyone',
  request: jsonBody(GuestRequest, { name: 'Ada', language: 'en' }),
  responses: {
    200: json(MeAnswer, 'My account.'),
    ...problemResponses(
      'bad-request',
      'wrong-origin',
      'wrong-content-type',
      'only-this-table',
      'too-many',
      'banned',
    ),
  },
})

export const changeMe = route({
  method: 'patch',
  path: '/me',
  operationId: 'changeMe',
  summary: 'Change my settings',
  description:
    'Changes my name, language, theme, hours, and how notices reach me. What the request does not name stays as it is.',
  who: 'signed-in',
  request: jsonBody(MeChange, { language: 'de', quiet: { from: 1320, to: 480 } }),
  responses: {
    200: json(MeAnswer, 'My account, changed.'),
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'too-many',
    ),
  },
})

export const deleteMe = route({
  method: 'delete',
  path: '/me',
  operationId: 'deleteMe',
  summary: 'Delete my account',
  description:
    'Deletes my account with everything that belongs to it, at the tables too. A bot plays on where others would wait. There is no way back.',
  who: 'signed-in',
  responses: {
    204: { description: 'Gone.' },
    ...problemResponses('not-signed-in', 'wrong-origin'),
  },
})

export const getMyResults = route({
  method: 'get',
  path: '/me/results',
  operationId: 'getMyResults',
  summary: 'Download my results',
  description:
    'How my finished tables ended, to save as a file: a sheet, or plays as BG Stats documents them; that app takes one at a time, as `https://app.bgstatsapp.com/createPlay.html?data=` with its JSON behind.',
  who: 'signed-in',
  request: { query: ResultsQuery },
  responses: {
    200: {
      description: 'The file.',
      content: {
        'text/csv': { schema: z.string() },
        'application/json': { schema: z.array(BgStatsPlay) },
      },
    },
    ...problemResponses('bad-request', 'not-signed-in'),
  },
})

export const getMyData = route({
  method: 'get',
  path: '/me/data',
  operationId: 'getMyData',
  summary: 'Download my data',
  description: 'Everything that is kept about me, to save as a file.',
  who: 'signed-in',
  responses: { 200: json(MyData, 'The file.'), ...problemResponses('not-signed-in') },
})
