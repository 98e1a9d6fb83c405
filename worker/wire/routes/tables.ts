/** Routes about tables. */
import { z } from '@hono/zod-openapi'
import { exampleId } from '../schema/basics.ts'
import { ContinueRequest } from '../schema/moments.ts'
import { TableRequest } from '../schema/table.ts'
import { TableList, TableListQuery } from '../schema/table-list.ts'
import { LinkRequest, TableAnswer, WatchQuery } from '../schema/table-view.ts'
import { doorProblems, json, jsonBody, problemResponses, routesOf, tableInPath } from './route.ts'

const route = routesOf('tables')

const params = z.object({ id: tableInPath })

export const createTable = route({
  method: 'post',
  path: '/tables',
  operationId: 'createTable',
  summary: 'Make a table',
  description: 'Makes a table and takes its first seat. A table for one starts at once.',
  who: 'signed-in',
  request: jsonBody(TableRequest, {
    game: 'villagers',
    seats: 3,
    access: 'link',
    title: 'Sunday',
    pace: { start: 72, perTurn: 12, cap: 120, late: 'ask' },
  }),
  responses: {
    201: json(TableAnswer, 'The new table.'),
    ...problemResponses(...doorProblems, 'too-many', 'banned', 'not-in-this-club'),
  },
})

export const continueTable = route({
  method: 'post',
  path: '/continuations',
  operationId: 'continueTable',
  summary: 'Go on from a file',
  description:
    'Makes a table that begins at a moment of another one, or after the last turn of a record, and takes its first seat. What nobody could see there is dealt anew. It is not rated, and gives no results.',
  who: 'signed-in',
  request: jsonBody(ContinueRequest, {
    title: 'Sunday, from turn 1',
    access: 'link',
    from: {
      game: 'my-village',
      options: {},
      seats: 2,
      seed: '07'.repeat(32),
      turns: [{ seat: 0, moves: [{ do: 'pass' }] }],
      title: 'Sunday',
    },
  }),
  responses: {
    201: json(TableAnswer, 'The new table.'),
    ...problemResponses(...doorProblems, 'too-many', 'banned', 'moment-refused'),
  },
})

export const listTables = route({
  method: 'get',
  path: '/tables',
  operationId: 'listTables',
  summary: 'List tables',
  description:
    'My tables, those that wait for me first; my archive of finished tables; in an order of mine; or the open tables that still gather people. The last two come page by page.',
  who: 'anyone',
  request: { query: TableListQuery },
  responses: {
    200: json(TableList, 'At most 100 tables.'),
    ...problemResponses('bad-request', 'not-signed-in'),
  },
})

export const openSocket = route({
  method: 'get',
  path: '/tables/{id}/socket',
  operationId: 'openSocket',
  summary: 'Watch a table',
  description:
    'A WebSocket that says how the table stands now and after every change, as I may see it. Without `Upgrade: websocket` it answers with the table alone.',
  who: 'anyone',
  request: { params, query: WatchQuery },
  responses: {
    200: json(TableAnswer, 'Without `Upgrade: websocket`: the table as it stands.'),
    101: { description: 'The socket is open.' },
    ...problemResponses('bad-request', 'wrong-origin', 'not-found', 'too-many'),
  },
})

export const comeByLink = route({
  method: 'post',
  path: '/tables/{id}/link',
  operationId: 'comeByLink',
  summary: 'Come by a link',
  description:
    'Lets this browser look on at a private table whose host has removed somebody: from then on its link holds a key. That of an open seat’s link does as well.',
  who: 'anyone',
  request: { params, ...jsonBody(LinkRequest, { key: exampleId }) },
  responses: {
    204: { description: 'A cookie holds the key.' },
    ...problemResponses(...doorProblems, 'not-found', 'link-expired'),
  },
})
