/** Routes about the operator. */
import { z } from '@hono/zod-openapi'
import { time } from '../schema/basics.ts'
import { OperatorAccount, OperatorTable, ReportList } from '../schema/company.ts'
import { MyData } from '../schema/my-data.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('operator')

const problemsOfOperator = ['not-the-operator', 'not-found', 'too-many'] as const

export const listReports = route({
  method: 'get',
  path: '/operator/reports',
  operationId: 'listReports',
  summary: 'Read reports',
  description: 'Who was reported and for what, the latest first, with the tables where they sit.',
  who: 'operator',
  responses: {
    200: json(ReportList, 'The latest reports.'),
    ...problemResponses(...problemsOfOperator),
  },
})

export const removeTable = route({
  method: 'delete',
  path: '/operator/tables/{id}',
  operationId: 'takeTableDown',
  summary: 'Take a table down',
  description: 'Takes a table down for good. Its people are told.',
  who: 'operator',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: 'Gone.' }, ...problemResponses(...problemsOfOperator) },
})

const byId = { request: { params: z.object({ id: z.string() }) } }

export const getTable = route({
  ...byId,
  method: 'get',
  path: '/operator/tables/{id}',
  operationId: 'getTableForOperator',
  summary: 'Get a table as the operator',
  description:
    'Shows what a table is and could not deliver, by its id or by that of its object; nothing of its play.',
  who: 'operator',
  responses: {
    200: json(OperatorTable, 'The table, without its play.'),
    ...problemResponses(...problemsOfOperator),
  },
})

export const retryTable = route({
  ...byId,
  method: 'post',
  path: '/operator/tables/{id}/retry',
  operationId: 'retryParked',
  summary: 'Deliver again',
  description: 'Has a table try again at once what it could not deliver.',
  who: 'operator',
  responses: {
    204: { description: 'It is being tried.' },
    ...problemResponses(...problemsOfOperator),
  },
})

const bookmark = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/

const toEarlier = {
  request: {
    params: z.object({ id: z.string() }),
    ...jsonBody(
      z.object({
        to: z.union([time, z.string().regex(bookmark)]).openapi({
          description: 'A moment of the last 30 days, or what undoes an earlier recovery.',
        }),
      }),
      { to: Date.UTC(2027, 6, 1, 18) },
    ),
  },
  responses: {
    200: json(z.object({ undo: z.string() }), 'It went back. By `undo` it comes here again.'),
    ...problemResponses(...problemsOfOperator, 'bad-request', 'no-recovery'),
  },
} as const

export const restoreTable = route({
  ...toEarlier,
  method: 'post',
  path: '/operator/tables/{id}/restore',
  operationId: 'restoreTable',
  summary: 'Restore a table',
  description: 'Has a table be as it was at an earlier moment of the last 30 days.',
  who: 'operator',
})

export const restoreAccount = route({
  ...toEarlier,
  method: 'post',
  path: '/operator/accounts/{id}/restore',
  operationId: 'restoreAccount',
  summary: 'Restore a person',
  description: 'Has a person’s object be as it was at an earlier moment of the last 30 days.',
  who: 'operator',
})

export const getAccount = route({
  ...byId,
  method: 'get',
  path: '/operator/accounts/{id}',
  operationId: 'getAccountForOperator',
  summary: 'Get an account as the operator',
  description: 'Shows an account, its sessions and its tables.',
  who: 'operator',
  responses: {
    200: json(OperatorAccount, 'The account.'),
    ...problemResponses(...problemsOfOperator),
  },
})

export const exportAccount = route({
  ...byId,
  method: 'get',
  path: '/operator/accounts/{id}/data',
  operationId: 'exportAccount',
  summary: 'Export an account',
  description: 'Everything that is kept about an account, as its owner may save it.',
  who: 'operator',
  responses: { 200: json(MyData, 'The file.'), ...problemResponses(...problemsOfOperator) },
})

export const removeAccount = route({
  ...byId,
  method: 'delete',
  path: '/operator/accounts/{id}',
  operationId: 'deleteAccount',
  summary: 'Delete an account',
  description: 'Deletes an account with everything that belongs to it.',
  who: 'operator',
  responses: { 204: { description: 'Gone.' }, ...problemResponses(...problemsOfOperator) },
})
