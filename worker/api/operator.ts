/** Routes for the operator only, opened by a secret. Cookies are not looked at. */
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { database } from '../accounts/database.ts'
import { latestReports } from '../accounts/reports.ts'
import { keyedHash } from '../accounts/secret.ts'
import { takeDown } from '../notices/clearing.ts'
import { ReportList, tableId } from '../wire/schema.ts'
import { limitNetwork, unlimitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, json, problemResponses, resource } from './route.ts'

export const operator = resource()

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

const listReports = createRoute({
  method: 'get',
  path: '/operator/reports',
  operationId: 'listReports',
  summary: 'For the operator: who was reported, the latest first.',
  responses: {
    200: json(ReportList, 'The latest reports.'),
    ...problemResponses(...problemsOfOperator),
  },
})

operator.openapi(listReports, async (c) => {
  await onlyOperator(c)
  return c.json({ reports: await latestReports(database(c.env)) }, 200)
})

const removeTable = createRoute({
  method: 'delete',
  path: '/operator/tables/{id}',
  operationId: 'takeTableDown',
  summary: 'For the operator: take a table down for good. Its people are told.',
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
