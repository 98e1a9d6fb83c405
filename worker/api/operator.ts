/** Routes for the operator only, opened by a secret. Cookies are not looked at. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { accountOf } from '../accounts/account.ts'
import { dataOf } from '../accounts/data.ts'
import { database } from '../accounts/database.ts'
import { deleteAccount } from '../accounts/leave.ts'
import { personStub } from '../accounts/person.ts'
import { latestReports } from '../accounts/reports.ts'
import { keyedHash } from '../accounts/secret.ts'
import { sessionsOf } from '../accounts/session.ts'
import { tableOrObject, tablesWith } from '../accounts/tables.ts'
import { takeDown } from '../notices/clearing.ts'
import { type Earlier, restarted } from '../recovery.ts'
import { tableId, time } from '../wire/schema/basics.ts'
import { OperatorAccount, OperatorTable, ReportList } from '../wire/schema/company.ts'
import { MyData } from '../wire/schema/my-data.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, json, jsonBody, problemResponses, resource, routesOf } from './route.ts'

export const operator = resource()

const route = routesOf('operator')

/** Throws unless the request carries the operator's secret; where none is set up, there is nothing here. */
async function onlyOperator(c: Context<AppEnv>): Promise<void> {
  const secret = c.env.OPERATOR_SECRET
  if (!secret) throw new ProblemError('not-found')
  await limitNetwork(c, 'operatorTries')
  const given = c.req.header('authorization') ?? ''
  // Hashes are compared, so that the time it takes tells nothing of the secret.
  const [mine, theirs] = await Promise.all(
    [`Bearer ${secret}`, given].map((text) => keyedHash(c.env, 'operator', text)),
  )
  if (mine !== theirs) throw new ProblemError('not-the-operator')
  await unlimitNetwork(c, 'operatorTries')
}

const problemsOfOperator = ['not-the-operator', 'not-found', 'too-many'] as const

const listReports = route({
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

operator.openapi(listReports, async (c) => {
  await onlyOperator(c)
  return c.json({ reports: await latestReports(database(c.env)) }, 200)
})

const removeTable = route({
  method: 'delete',
  path: '/operator/tables/{id}',
  operationId: 'takeTableDown',
  summary: 'Take a table down',
  description: 'Takes a table down for good. Its people are told.',
  who: 'operator',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: 'Gone.' }, ...problemResponses(...problemsOfOperator) },
})

operator.openapi(removeTable, async (c) => {
  await onlyOperator(c)
  const { id } = c.req.valid('param')
  if (!tableId.safeParse(id).success || !(await takeDown(c.env, id)))
    throw new ProblemError('not-found')
  return c.body(null, 204)
})

const byId = { request: { params: z.object({ id: z.string() }) } }

const getTable = route({
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

operator.openapi(getTable, async (c) => {
  await onlyOperator(c)
  const table = tableOrObject(c.env, c.req.valid('param').id)
  const found = await table?.sitters()
  if (!table || !found) throw new ProblemError('not-found')
  const { title, accounts } = found
  const parked = await table.parked()
  return c.json({ object: table.id.toString(), title, people: accounts, parked }, 200)
})

const retryTable = route({
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

operator.openapi(retryTable, async (c) => {
  await onlyOperator(c)
  const table = tableOrObject(c.env, c.req.valid('param').id)
  if (!table || !(await table.sitters())) throw new ProblemError('not-found')
  await table.retryParked()
  return c.body(null, 204)
})

/** How long the platform keeps earlier states, in milliseconds. */
const kept = 30 * 24 * 60 * 60 * 1000

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

/** Throws unless the moment is one of which the platform knows. */
function checkEarlier(to: number | string, now: number): void {
  if (typeof to === 'string' || (to <= now && to > now - kept)) return
  const message = 'That is no moment of the last 30 days.'
  throw new ProblemError('bad-request', { fields: [{ field: 'to', message }] })
}

/** Has an object go back and begin anew. Answers what it knew that is to stay. */
async function goneBack<T>(
  object: { goBack(to: Earlier): Promise<T | null>; restart(): Promise<void> },
  to: Earlier,
): Promise<T> {
  const back = await object.goBack(to)
  if (!back) throw new ProblemError('no-recovery')
  await restarted(object)
  return back
}

const restoreTable = route({
  ...toEarlier,
  method: 'post',
  path: '/operator/tables/{id}/restore',
  operationId: 'restoreTable',
  summary: 'Restore a table',
  description: 'Has a table be as it was at an earlier moment of the last 30 days.',
  who: 'operator',
})

operator.openapi(restoreTable, async (c) => {
  await onlyOperator(c)
  const { to } = c.req.valid('json')
  checkEarlier(to, Date.now())
  const table = () => tableOrObject(c.env, c.req.valid('param').id)
  const present = table()
  if (!present) throw new ProblemError('not-found')
  const back = await goneBack(present, to)
  // The one that was called ended with it.
  await table()?.wentBack(back.change)
  return c.json({ undo: back.undo }, 200)
})

const restoreAccount = route({
  ...toEarlier,
  method: 'post',
  path: '/operator/accounts/{id}/restore',
  operationId: 'restoreAccount',
  summary: 'Restore a person',
  description: 'Has a person’s object be as it was at an earlier moment of the last 30 days.',
  who: 'operator',
})

operator.openapi(restoreAccount, async (c) => {
  await onlyOperator(c)
  const { to } = c.req.valid('json')
  checkEarlier(to, Date.now())
  const { id } = c.req.valid('param')
  if (!(await accountOf(c.env, id))) throw new ProblemError('not-found')
  const back = await goneBack(personStub(c.env, id), to)
  await personStub(c.env, id).wentBack(back.state)
  return c.json({ undo: back.undo }, 200)
})

const getAccount = route({
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

operator.openapi(getAccount, async (c) => {
  await onlyOperator(c)
  const account = await accountOf(c.env, c.req.valid('param').id)
  if (!account) throw new ProblemError('not-found')
  const { id, name, email, createdAt } = account
  const open = await sessionsOf(c.env, id)
  const sessions = open.map(({ device, createdAt: at, seenAt }) => ({
    device,
    createdAt: at,
    seenAt,
  }))
  const tables = await tablesWith(database(c.env), id)
  return c.json({ id, name, email, createdAt, sessions, tables }, 200)
})

const exportAccount = route({
  ...byId,
  method: 'get',
  path: '/operator/accounts/{id}/data',
  operationId: 'exportAccount',
  summary: 'Export an account',
  description: 'Everything that is kept about an account, as its owner may save it.',
  who: 'operator',
  responses: { 200: json(MyData, 'The file.'), ...problemResponses(...problemsOfOperator) },
})

operator.openapi(exportAccount, async (c) => {
  await onlyOperator(c)
  const data = await dataOf(c.env, c.req.valid('param').id)
  if (!data) throw new ProblemError('not-found')
  return c.json(data, 200)
})

const removeAccount = route({
  ...byId,
  method: 'delete',
  path: '/operator/accounts/{id}',
  operationId: 'deleteAccount',
  summary: 'Delete an account',
  description: 'Deletes an account with everything that belongs to it.',
  who: 'operator',
  responses: { 204: { description: 'Gone.' }, ...problemResponses(...problemsOfOperator) },
})

operator.openapi(removeAccount, async (c) => {
  await onlyOperator(c)
  const { id } = c.req.valid('param')
  if (!(await accountOf(c.env, id))) throw new ProblemError('not-found')
  await deleteAccount(c.env, id, Date.now())
  return c.body(null, 204)
})
