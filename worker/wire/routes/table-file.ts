/** Routes by which tables leave an instance and arrive at another. */
import { z } from '@hono/zod-openapi'
import { exampleId } from '../schema/basics.ts'
import { TableArrived, TableFile } from '../schema/table-file.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('operator')

const problems = ['not-the-operator', 'not-found', 'too-many'] as const
const params = z.object({ id: z.string() })

export const listAllTables = route({
  method: 'get',
  path: '/operator/tables',
  operationId: 'listAllTables',
  summary: 'List all tables',
  description: 'The ids of all tables, 500 at a time in their order.',
  who: 'operator',
  request: { query: z.object({ after: z.string().max(64).default('') }) },
  responses: {
    200: json(z.object({ tables: z.array(z.string()) }), 'Those after the given one.'),
    ...problemResponses('bad-request', ...problems),
  },
})

export const takeTableOut = route({
  method: 'get',
  path: '/operator/tables/{id}/file',
  operationId: 'takeTableOut',
  summary: 'Take a table out',
  description:
    'All that is kept of a table, in any state, as one file. It holds the secrets of a running game and people’s addresses.',
  who: 'operator',
  request: { params },
  responses: { 200: json(TableFile, 'The file.'), ...problemResponses(...problems) },
})

export const putTableIn = route({
  method: 'put',
  path: '/operator/tables/{id}/file',
  operationId: 'putTableIn',
  summary: 'Put a table in',
  description:
    'Has a table of another instance go on here, under its id, with its people: who is not here yet gets an account. All or nothing of the table.',
  who: 'operator',
  request: {
    params,
    ...jsonBody(TableFile, {
      ...{ format: 'dorfpost.table', version: 1, id: exampleId, at: Date.UTC(2027, 6, 1) },
      ...{ step: 1, rows: {}, people: [], results: [] },
    }),
  },
  responses: {
    200: json(TableArrived, 'It goes on here.'),
    ...problemResponses('bad-request', ...problems, 'table-there', 'file-refused'),
  },
})
