/** What people lay ahead, say, note and look back on at a table. */
import { createRoute, z } from '@hono/zod-openapi'
import type { ProblemCode } from '../wire/problems.ts'
import {
  NoteRequest,
  NoteView,
  PastView,
  PlanRequest,
  TableAnswer,
  TalkList,
  TalkQuery,
  TalkRead,
  TalkRequest,
  TalkState,
  WatchQuery,
} from '../wire/schema.ts'
import { json, jsonBody, problemResponses, resource, signedIn } from './route.ts'
import { granted, tableOf, viewerOf } from './table-door.ts'

export const memory = resource()

const params = z.object({ id: z.string().openapi({ description: 'The id in the table’s link.' }) })

/** What any request that changes something of mine at a table may meet. */
const seatProblems = [
  'bad-request',
  'not-signed-in',
  'wrong-origin',
  'too-large',
  'wrong-content-type',
  'not-found',
  'not-your-seat',
] as const satisfies ReadonlyArray<ProblemCode>

const layPlan = createRoute({
  method: 'put',
  path: '/tables/{id}/plan',
  operationId: 'layPlan',
  summary:
    'Lay moves ahead, in the place of all that I have laid before. The table plays them when they become possible; nobody else sees them.',
  request: { params, ...jsonBody(PlanRequest) },
  responses: {
    200: json(TableAnswer, 'The table, with my plan; it may have been played already.'),
    ...problemResponses(...seatProblems, 'stale-plan', 'not-started', 'already-over'),
  },
})

memory.openapi(layPlan, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.plan(signedIn(c).account, c.req.valid('json'))), 200)
})

const getPast = createRoute({
  method: 'get',
  path: '/tables/{id}/history/{revision}',
  operationId: 'getPast',
  summary: 'The table after one of its turns, as I might have seen it then.',
  request: {
    params: params.extend({ revision: z.coerce.number().int().min(0) }),
    query: WatchQuery,
  },
  responses: {
    200: json(PastView, 'How it stood, and the turn that led there.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

memory.openapi(getPast, async (c) => {
  const { id, revision } = c.req.valid('param')
  const table = tableOf(c, id)
  return c.json(granted(await table.past(viewerOf(c, c.req.valid('query')), revision)), 200)
})

const getTalk = createRoute({
  method: 'get',
  path: '/tables/{id}/talk',
  operationId: 'getTalk',
  summary: 'What was said at the table. Anybody with the link may read it.',
  request: { params, query: TalkQuery },
  responses: {
    200: json(TalkList, 'A page of it, oldest first.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

memory.openapi(getTalk, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.talk(c.req.valid('query').before)), 200)
})

const say = createRoute({
  method: 'post',
  path: '/tables/{id}/talk',
  operationId: 'say',
  summary: 'Say something at a table where I sit. Whoever is called by “@name” hears of it.',
  request: { params, ...jsonBody(TalkRequest) },
  responses: {
    200: json(TableAnswer, 'It was said.'),
    ...problemResponses(...seatProblems, 'too-many'),
  },
})

memory.openapi(say, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.say(signedIn(c).account, c.req.valid('json'))), 200)
})

const readTalk = createRoute({
  method: 'put',
  path: '/tables/{id}/talk/read',
  operationId: 'readTalk',
  summary: 'Note how far I have read.',
  request: { params, ...jsonBody(TalkRead) },
  responses: {
    200: json(TalkState, 'How the talk stands for me.'),
    ...problemResponses(...seatProblems),
  },
})

memory.openapi(readTalk, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.readTalk(signedIn(c).account, c.req.valid('json').upto)), 200)
})

const getNote = createRoute({
  method: 'get',
  path: '/tables/{id}/note',
  operationId: 'getNote',
  summary: 'My own notes about a table. Nobody else can read them.',
  request: { params },
  responses: {
    200: json(NoteView, 'My notes.'),
    ...problemResponses('not-signed-in', 'not-found', 'not-your-seat'),
  },
})

memory.openapi(getNote, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.note(signedIn(c).account)), 200)
})

const keepNote = createRoute({
  method: 'put',
  path: '/tables/{id}/note',
  operationId: 'keepNote',
  summary: 'Replace my notes about a table.',
  request: { params, ...jsonBody(NoteRequest) },
  responses: { 200: json(NoteView, 'My notes.'), ...problemResponses(...seatProblems) },
})

memory.openapi(keepNote, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.note(signedIn(c).account, c.req.valid('json').text)), 200)
})
