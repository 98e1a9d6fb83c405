/** Routes for an operator's day: how the instance stands, a test letter, reports that are closed, those who are shut out. */
import { z } from '@hono/zod-openapi'
import { exampleId } from '../schema/basics.ts'
import { BanList, BannedNetwork, BanReason, ReportClosing } from '../schema/company.ts'
import { InstanceState, TestLetter } from '../schema/operator.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('operator')

const problems = ['not-the-operator', 'not-found', 'too-many'] as const
const done = {
  204: { description: 'Done.' },
  ...problemResponses('bad-request', ...problems),
}

export const getState = route({
  method: 'get',
  path: '/operator/state',
  operationId: 'getInstanceState',
  summary: 'How the instance stands',
  description:
    'Counts accounts, tables and reports, and says what is set up. Nobody is followed for it.',
  who: 'operator',
  responses: { 200: json(InstanceState, 'The numbers.'), ...problemResponses(...problems) },
})

export const sendTestLetter = route({
  method: 'post',
  path: '/operator/test-letter',
  operationId: 'sendTestLetter',
  summary: 'Send a test letter',
  description:
    'Sends a letter that asks for nothing, by the way that all letters go, and answers once it has left.',
  who: 'operator',
  request: jsonBody(TestLetter, { to: 'you@example.org', language: 'en' }),
  responses: {
    204: { description: 'It has left.' },
    ...problemResponses('bad-request', ...problems, 'mail-failed'),
  },
})

export const closeReport = route({
  method: 'post',
  path: '/operator/reports/close',
  operationId: 'closeReport',
  summary: 'Close a report',
  description: 'Says what came of a report. Whoever made it is told, by letter too.',
  who: 'operator',
  request: jsonBody(ReportClosing, { person: exampleId, reporter: exampleId, outcome: 'acted' }),
  responses: done,
})

export const listBans = route({
  method: 'get',
  path: '/operator/bans',
  operationId: 'listBans',
  summary: 'List who is shut out',
  description: 'Accounts and networks that are shut out, the latest first.',
  who: 'operator',
  responses: { 200: json(BanList, 'All of them.'), ...problemResponses(...problems) },
})

const account = z.object({ id: z.string() })
const reason = jsonBody(BanReason, { reason: 'Insulted people at three tables.' })

export const putAccountBan = route({
  method: 'put',
  path: '/operator/bans/accounts/{id}',
  operationId: 'banAccount',
  summary: 'Shut an account out',
  description:
    'Ends all sessions of an account with all other ways in, and opens none any more. Its seats stay, and others can decide about them once they are late.',
  who: 'operator',
  request: { params: account, ...reason },
  responses: done,
})

export const deleteAccountBan = route({
  method: 'delete',
  path: '/operator/bans/accounts/{id}',
  operationId: 'unbanAccount',
  summary: 'Let an account in again',
  description: 'Takes back that an account was shut out. Its owner signs in anew.',
  who: 'operator',
  request: { params: account },
  responses: done,
})

export const putNetworkBan = route({
  method: 'put',
  path: '/operator/bans/networks/{address}',
  operationId: 'banNetwork',
  summary: 'Shut a network out',
  description:
    'Lets nobody sign in, play as a guest or make a table from a network: an IPv4 address, or the /64 of an IPv6 one. Sessions that are open go on.',
  who: 'operator',
  request: { params: BannedNetwork, ...reason },
  responses: done,
})

export const deleteNetworkBan = route({
  method: 'delete',
  path: '/operator/bans/networks/{address}',
  operationId: 'unbanNetwork',
  summary: 'Let a network in again',
  description: 'Takes back that a network was shut out.',
  who: 'operator',
  request: { params: BannedNetwork },
  responses: done,
})
