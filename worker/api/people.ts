import { z } from '@hono/zod-openapi'
import { setBlock } from '../accounts/blocks.ts'
import { database } from '../accounts/database.ts'
import { companyOf, personOf } from '../accounts/people.ts'
import { report } from '../accounts/reports.ts'
import { bestSolo } from '../accounts/results.ts'
import { gameById } from '../games/index.ts'
import { personId } from '../wire/schema/basics.ts'
import {
  BestAnswer,
  BestQuery,
  CompanyAnswer,
  PersonAnswer,
  ReportRequest,
} from '../wire/schema/company.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, routesOf, signedIn } from './route.ts'

export const people = resource()

const route = routesOf('people')

const params = z.object({ id: z.string().openapi({ description: 'The id of a person.' }) })

const person = (id: string): string => {
  if (!personId.safeParse(id).success) throw new ProblemError('not-found')
  return id
}

const getCompany = route({
  method: 'get',
  path: '/people',
  operationId: 'getCompany',
  summary: 'List my company',
  description: 'The people I played with, the latest first, and those I have blocked.',
  who: 'signed-in',
  responses: { 200: json(CompanyAnswer, 'My company.'), ...problemResponses('not-signed-in') },
})

people.openapi(getCompany, async (c) =>
  c.json({ people: await companyOf(database(c.env), signedIn(c).account) }, 200),
)

const getPerson = route({
  method: 'get',
  path: '/people/{id}',
  operationId: 'getPerson',
  summary: 'Get a person',
  description: 'A person as others see them: ratings and finished tables.',
  who: 'anyone',
  request: { params },
  responses: { 200: json(PersonAnswer, 'The person.'), ...problemResponses('not-found') },
})

people.openapi(getPerson, async (c) => {
  const id = person(c.req.valid('param').id)
  const found = await personOf(database(c.env), id, c.var.session?.account ?? null)
  if (!found) throw new ProblemError('not-found')
  return c.json({ person: found }, 200)
})

for (const [method, isBlocked] of [
  ['put', true],
  ['delete', false],
] as const) {
  const setRoute = route({
    method,
    path: '/people/{id}/block',
    operationId: isBlocked ? 'block' : 'unblock',
    summary: isBlocked ? 'Block somebody' : 'Unblock somebody',
    description: isBlocked
      ? 'Lets me meet somebody no more where people gather; they are not told.'
      : 'Lets me meet somebody again where people gather.',
    who: 'signed-in',
    request: { params },
    responses: {
      204: { description: 'Done.' },
      ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'not-found'),
    },
  })
  people.openapi(setRoute, async (c) => {
    const { account } = signedIn(c)
    const other = person(c.req.valid('param').id)
    if (other === account)
      throw new ProblemError('bad-request', { detail: 'This is about others.' })
    const isDone = await setBlock(database(c.env), account, other, isBlocked, Date.now())
    if (!isDone) throw new ProblemError('not-found')
    return c.body(null, 204)
  })
}

const reportPerson = route({
  method: 'post',
  path: '/people/{id}/report',
  operationId: 'reportPerson',
  summary: 'Report somebody',
  description: 'Tells the operator what somebody did; they are not told.',
  who: 'signed-in',
  request: { params, ...jsonBody(ReportRequest, { text: 'Insults people at the table.' }) },
  responses: {
    204: { description: 'Told.' },
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'not-found',
      'too-many',
    ),
  },
})

people.openapi(reportPerson, async (c) => {
  const { account } = signedIn(c)
  const other = person(c.req.valid('param').id)
  if (other === account) throw new ProblemError('bad-request', { detail: 'This is about others.' })
  await limit(c, 'reports', account)
  const { text } = c.req.valid('json')
  if (!(await report(database(c.env), account, other, text, Date.now())))
    throw new ProblemError('not-found')
  return c.body(null, 204)
})

const getBest = route({
  method: 'get',
  path: '/best',
  operationId: 'getBest',
  summary: 'List the best solo plays',
  description: 'The best plays for one of a game, each person once.',
  who: 'anyone',
  request: { query: BestQuery },
  responses: { 200: json(BestAnswer, 'Best first.'), ...problemResponses('bad-request') },
})

people.openapi(getBest, async (c) => {
  const { game } = c.req.valid('query')
  if (!gameById(game))
    throw new ProblemError('bad-request', {
      fields: [{ field: 'game', message: 'There is no such game.' }],
    })
  return c.json({ best: await bestSolo(database(c.env), game) }, 200)
})
