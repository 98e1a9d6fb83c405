/** Routes about people. */
import { z } from '@hono/zod-openapi'
import {
  BestAnswer,
  BestQuery,
  CompanyAnswer,
  FiguresAnswer,
  PersonAnswer,
  ReportRequest,
} from '../schema/company.ts'
import { json, jsonBody, problemResponses, routesOf } from './route.ts'

const route = routesOf('people')

const params = z.object({ id: z.string().openapi({ description: 'The id of a person.' }) })

export const getCompany = route({
  method: 'get',
  path: '/people',
  operationId: 'getCompany',
  summary: 'List my company',
  description: 'The people I played with, the latest first, and those I have blocked.',
  who: 'signed-in',
  responses: { 200: json(CompanyAnswer, 'My company.'), ...problemResponses('not-signed-in') },
})

export const getPerson = route({
  method: 'get',
  path: '/people/{id}',
  operationId: 'getPerson',
  summary: 'Get a person',
  description: 'A person as others see them: ratings and finished tables.',
  who: 'anyone',
  request: { params },
  responses: { 200: json(PersonAnswer, 'The person.'), ...problemResponses('not-found') },
})

export const getFigures = route({
  method: 'get',
  path: '/people/{id}/figures',
  operationId: 'getFigures',
  summary: 'Get how reliable a person is',
  description:
    'How long a person usually takes to answer, how many of their tables they finish, and whether they are seldom late. `null` before ten tables.',
  who: 'anyone',
  request: { params },
  responses: { 200: json(FiguresAnswer, 'The figures.'), ...problemResponses('not-found') },
})

const blockResponses = {
  204: { description: 'Done.' },
  ...problemResponses('bad-request', 'not-signed-in', 'wrong-origin', 'not-found'),
}

export const blockPerson = route({
  method: 'put',
  path: '/people/{id}/block',
  operationId: 'block',
  summary: 'Block somebody',
  description: 'Lets me meet somebody no more where people gather; they are not told.',
  who: 'signed-in',
  request: { params },
  responses: blockResponses,
})

export const unblockPerson = route({
  method: 'delete',
  path: '/people/{id}/block',
  operationId: 'unblock',
  summary: 'Unblock somebody',
  description: 'Lets me meet somebody again where people gather.',
  who: 'signed-in',
  request: { params },
  responses: blockResponses,
})

export const reportPerson = route({
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

export const getBest = route({
  method: 'get',
  path: '/best',
  operationId: 'getBest',
  summary: 'List the best solo plays',
  description: 'The best plays for one of a game, each person once.',
  who: 'anyone',
  request: { query: BestQuery },
  responses: { 200: json(BestAnswer, 'Best first.'), ...problemResponses('bad-request') },
})
