import { createRoute, z } from '@hono/zod-openapi'
import { keepApart } from '../accounts/blocks.ts'
import { database } from '../accounts/database.ts'
import { gameById } from '../games/index.ts'
import { promptInWords, type Seat, start } from '../games/kernel/index.ts'
import { wordsOf } from '../games/words.ts'
import { archiveOf, openTables, tablesOf } from '../table/listing.ts'
import { tableAt } from '../table/stub.ts'
import { freshId } from '../wire/ids.ts'
import {
  History,
  HistoryQuery,
  RecordView,
  StaleProblem,
  TableAnswer,
  TableList,
  TableListQuery,
  TableQuestion,
  TableQuestionQuery,
  TableRequest,
  TurnAnswer,
  TurnRequest,
  WatchQuery,
} from '../wire/schema.ts'
import { limit, limitNetwork } from './limit.ts'
import { fieldsOf, ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, signedIn } from './route.ts'
import { doorProblems, granted, personOf, tableOf, viewerOf } from './table-door.ts'

export const tables = resource()

const params = z.object({ id: z.string().openapi({ description: 'The id in the table’s link.' }) })

const wrongField = (field: string, message: string) =>
  new ProblemError('bad-request', { fields: [{ field, message }] })

const createTable = createRoute({
  method: 'post',
  path: '/tables',
  operationId: 'createTable',
  summary: 'Make a table and take its first seat. A table for one starts at once.',
  request: jsonBody(TableRequest),
  responses: {
    201: json(TableAnswer, 'The new table.'),
    ...problemResponses(...doorProblems, 'too-many'),
  },
})

tables.openapi(createTable, async (c) => {
  const {
    game: gameId,
    options,
    seats,
    access,
    title,
    rated,
    pace,
    patience,
    bots,
  } = c.req.valid('json')
  const { id: account, name, hours, language } = await personOf(c)
  const game = gameById(gameId)
  if (!game) throw wrongField('game', 'There is no such game.')
  const { min, max } = game.seats
  if (seats < min || seats > max)
    throw wrongField('seats', `This game is for ${min} to ${max} players.`)
  if (bots.length >= seats) throw wrongField('bots', 'There are not so many seats.')
  if (bots.length > 0 && rated) throw wrongField('bots', 'Rated tables are for people.')
  const chosen = game.options.safeParse(options)
  if (!chosen.success)
    throw new ProblemError('bad-request', {
      fields: fieldsOf(chosen.error).map(({ field, message }) => ({
        field: field ? `options.${field}` : 'options',
        message,
      })),
    })
  // Some options are for some numbers of seats only; the set-up knows.
  try {
    start(game, chosen.data, seats, new Uint8Array(32))
  } catch (error) {
    if (error instanceof RangeError) throw wrongField('options', error.message)
    throw error
  }
  await limit(c, 'tables', account)
  await limitNetwork(c, 'tablesOfNetwork')
  if (access === 'open') {
    await limit(c, 'openTables', account)
    await limitNetwork(c, 'openTablesOfNetwork')
  }
  const id = freshId()
  const about = {
    id,
    game: gameId,
    options: chosen.data,
    seats,
    access,
    title,
    rated,
    seating: null,
    pace,
    patience,
    hours,
    bots,
    language,
  }
  return c.json(granted(await tableAt(c.env, id).create({ ...about, account, name })), 201)
})

const listTables = createRoute({
  method: 'get',
  path: '/tables',
  operationId: 'listTables',
  summary:
    'My tables, those that wait for me first; my archive of finished tables; or the open tables that still gather people. The last two come page by page.',
  request: { query: TableListQuery },
  responses: {
    200: json(TableList, 'At most 100 tables.'),
    ...problemResponses('bad-request', 'not-signed-in'),
  },
})

tables.openapi(listTables, async (c) => {
  const { which, before, page, game } = c.req.valid('query')
  const db = database(c.env)
  if (which === 'open')
    return c.json(await openTables(db, c.var.session?.account ?? null, { page, game }), 200)
  const { account: id } = signedIn(c)
  if (which === 'over') return c.json(await archiveOf(db, id, before), 200)
  return c.json({ tables: await tablesOf(db, id), more: false }, 200)
})

const getTable = createRoute({
  method: 'get',
  path: '/tables/{id}',
  operationId: 'getTable',
  summary: 'A table as I may see it. Anybody with the link may look on.',
  request: { params, query: WatchQuery },
  responses: { 200: json(TableAnswer, 'The table.'), ...problemResponses('not-found') },
})

tables.openapi(getTable, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.view(viewerOf(c, c.req.valid('query')))), 200)
})

const getQuestion = createRoute({
  method: 'get',
  path: '/tables/{id}/question',
  operationId: 'getTableQuestion',
  summary: 'What I am asked at this table, in a sentence, for lists of tables.',
  request: { params, query: TableQuestionQuery },
  responses: {
    200: json(TableQuestion, 'The question, if there is one.'),
    ...problemResponses('bad-request', 'not-signed-in', 'not-found'),
  },
})

tables.openapi(getQuestion, async (c) => {
  const { account } = signedIn(c)
  const { table } = granted(await tableOf(c, c.req.valid('param').id).view(account))
  const { game, play, you, toAct, seats } = table
  if (!play || you === null || !toAct.includes(you)) return c.json({ question: null }, 200)
  const words = wordsOf(game, c.req.valid('query').lang)
  const names = (seat: Seat) => seats[seat]?.name ?? ''
  return c.json({ question: promptInWords(words, play.state, you, names) }, 200)
})

const takeSeat = createRoute({
  method: 'post',
  path: '/tables/{id}/seat',
  operationId: 'takeSeat',
  summary: 'Sit down on the next free seat. The last one starts the table.',
  request: { params },
  responses: {
    200: json(TableAnswer, 'The table, with me.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'already-seated',
      'already-started',
      'seat-taken',
      'seats-kept',
    ),
  },
})

tables.openapi(takeSeat, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const { id, name, hours } = await personOf(c)
  if (await keepApart(database(c.env), id, await table.people()))
    throw new ProblemError('seats-kept')
  return c.json(granted(await table.sit(id, name, hours)), 200)
})

const leaveSeat = createRoute({
  method: 'delete',
  path: '/tables/{id}/seat',
  operationId: 'leaveSeat',
  summary: 'Get up while people gather. Those behind move up, and the first is the host.',
  request: { params },
  responses: {
    200: json(TableAnswer, 'The table, without me.'),
    ...problemResponses(...doorProblems, 'not-found', 'not-your-seat', 'already-started'),
  },
})

tables.openapi(leaveSeat, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.leave(signedIn(c).account)), 200)
})

const startTable = createRoute({
  method: 'post',
  path: '/tables/{id}/start',
  operationId: 'startTable',
  summary: 'Start with those who are here: only the host may.',
  request: { params },
  responses: {
    200: json(TableAnswer, 'The table, started.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'not-your-seat',
      'not-the-host',
      'already-started',
      'too-few-players',
    ),
  },
})

tables.openapi(startTable, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.start(signedIn(c).account)), 200)
})

const submitTurn = createRoute({
  method: 'post',
  path: '/tables/{id}/turns',
  operationId: 'submitTurn',
  summary: 'Play a turn: all its moves or none. The same turn sent again gets the same answer.',
  request: { params, ...jsonBody(TurnRequest) },
  responses: {
    200: json(TurnAnswer, 'The turn was played.'),
    ...problemResponses(...doorProblems, 'not-found', 'not-your-seat', 'illegal-move'),
    409: {
      description: 'Others were faster / sent before with other moves / not started yet.',
      content: { 'application/problem+json': { schema: StaleProblem.partial({ table: true }) } },
    },
  },
})

tables.openapi(submitTurn, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const { account: id } = signedIn(c)
  return c.json(granted(await table.submitTurn(id, c.req.valid('json'))), 200)
})

const getHistory = createRoute({
  method: 'get',
  path: '/tables/{id}/history',
  operationId: 'getHistory',
  summary: 'The turns after a revision, as I may hear of them, page by page from the latest.',
  request: { params, query: HistoryQuery },
  responses: {
    200: json(History, 'The turns, oldest first.'),
    ...problemResponses('bad-request', 'not-found'),
  },
})

tables.openapi(getHistory, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const query = c.req.valid('query')
  return c.json(granted(await table.history(viewerOf(c, query), query)), 200)
})

const getRecord = createRoute({
  method: 'get',
  path: '/tables/{id}/record',
  operationId: 'getRecord',
  summary: 'All that is needed to replay and verify a table that is over.',
  request: { params },
  responses: {
    200: json(RecordView, 'The record.'),
    ...problemResponses('not-found', 'not-over'),
  },
})

tables.openapi(getRecord, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.record()), 200)
})

const openSocket = createRoute({
  method: 'get',
  path: '/tables/{id}/socket',
  operationId: 'openSocket',
  summary:
    'A WebSocket that says how the table stands now and after every change, as I may see it.',
  request: { params, query: WatchQuery },
  responses: {
    101: { description: 'The socket is open.' },
    ...problemResponses('bad-request', 'wrong-origin', 'not-found', 'too-many'),
  },
})

tables.openapi(openSocket, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
    throw new ProblemError('bad-request', { detail: 'This is for WebSockets.' })
  const url = new URL(c.env.ORIGIN)
  const viewer = viewerOf(c, c.req.valid('query'))
  if (viewer !== null && c.var.session) {
    url.searchParams.set('account', viewer)
    url.searchParams.set('session', c.var.session.session)
  }
  const answer = await table.fetch(url, { headers: { upgrade: 'websocket' } })
  if (answer.status === 404) throw new ProblemError('not-found')
  if (answer.status === 429) throw new ProblemError('too-many')
  return answer
})
