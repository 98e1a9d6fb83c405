import { z } from '@hono/zod-openapi'
import { dropTable, keepTable } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { archiveOf, openTables } from '../accounts/lists.ts'
import { madeOf } from '../table/made-of.ts'
import { operations } from '../table/operations/index.ts'
import { tableAt } from '../table/stub.ts'
import { freshId } from '../wire/ids.ts'
import { isRefusal } from '../wire/refusal.ts'
import { TableRequest } from '../wire/schema/table.ts'
import { TableList, TableListQuery } from '../wire/schema/table-list.ts'
import { TableAnswer, WatchQuery } from '../wire/schema/table-view.ts'
import { entitled } from './clubs.ts'
import { limit, limitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import {
  json,
  jsonBody,
  jsonText,
  problemResponses,
  resource,
  routesOf,
  signedIn,
  socketOf,
  tableInPath,
} from './route.ts'
import { answerOwn } from './session.ts'
import { doorProblems, granted, personOf, tableOf, visitOf } from './table-door.ts'

export const tables = resource()

const route = routesOf('tables')

const params = z.object({ id: tableInPath })

const wrongField = (field: string, message: string) =>
  new ProblemError('bad-request', { fields: [{ field, message }] })

const createTable = route({
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
    ...problemResponses(...doorProblems, 'too-many', 'not-in-this-club'),
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
    club,
  } = c.req.valid('json')
  const { id: account, name, hours, language } = await personOf(c)
  const made = granted(madeOf({ game: gameId, seats, options }))
  if (bots.length >= seats) throw wrongField('bots', 'There are not so many seats.')
  if (bots.length > 0 && rated) throw wrongField('bots', 'Rated tables are for people.')
  if (club !== null) await entitled(c, club, 'table')
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
    options: made.options,
    seats,
    access,
    title,
    rated,
    seating: null,
    pace,
    patience,
    hours,
    bots: bots.map((level) => ({ level })),
    language,
  }
  const db = database(c.env)
  // First, so that nobody else can sit down before it is known.
  if (club !== null) await keepTable(db, club, id, Date.now())
  const answer = await tableAt(c.env, id).create({ ...about, account, name })
  if (club !== null && isRefusal(answer)) await dropTable(db, id)
  return c.json(granted(answer), 201)
})

const listTables = route({
  method: 'get',
  path: '/tables',
  operationId: 'listTables',
  summary: 'List tables',
  description:
    'My tables, those that wait for me first; my archive of finished tables; or the open tables that still gather people. The last two come page by page.',
  who: 'anyone',
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
  if (which === 'mine') return answerOwn(c, 'tables')
  return c.json(await archiveOf(db, signedIn(c).account, before), 200)
})

const openSocket = route({
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

tables.openapi(openSocket, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const visit = visitOf(c, c.req.valid('query'))
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    const seen = await table.answerAs(operations.getTable.shape.name, visit, {})
    if (typeof seen !== 'string') throw new ProblemError(seen.problem, seen.extra)
    return jsonText(c, seen)
  }
  const url = new URL(c.env.ORIGIN)
  for (const [name, value] of Object.entries(visit ?? {}))
    if (value !== null) url.searchParams.set(name, value)
  const answer = await table.fetch(url, { headers: { upgrade: 'websocket' } })
  if (answer.status === 404) throw new ProblemError('not-found')
  if (answer.status === 429) throw new ProblemError('too-many')
  return socketOf(answer)
})
