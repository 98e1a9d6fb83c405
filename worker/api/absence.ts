/** Time at a table, and who is missing: votes, gifts of time, handing seats over. */
import { createRoute, z } from '@hono/zod-openapi'
import { keepApart } from '../accounts/blocks.ts'
import { database } from '../accounts/database.ts'
import { AbsenceVote, SeatLink, TableAnswer, TableWishRequest } from '../wire/schema.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, signedIn } from './route.ts'
import { doorProblems, granted, personOf, tableOf } from './table-door.ts'

export const absence = resource()

const id = z.string().openapi({ description: 'The id in the table’s link.' })
const params = z.object({ id })
const seatParams = z.object({ id, seat: z.coerce.number().int().min(0).max(9) })

/** What anybody meets who changes a running table. */
const seatedProblems = [
  ...doorProblems,
  'not-found',
  'not-your-seat',
  'not-started',
  'already-over',
] as const

const voteOnSeat = createRoute({
  method: 'post',
  path: '/tables/{id}/seats/{seat}/vote',
  operationId: 'voteOnSeat',
  summary:
    'Say what should become of a seat that is late or lost its person. What more than half of the others choose is done.',
  request: { params: seatParams, ...jsonBody(AbsenceVote) },
  responses: {
    200: json(TableAnswer, 'The table, with my voice or what came of it.'),
    ...problemResponses(...seatedProblems, 'nothing-to-decide', 'seat-kept', 'not-your-vote'),
  },
})

absence.openapi(voteOnSeat, async (c) => {
  const { id, seat } = c.req.valid('param')
  const { choice } = c.req.valid('json')
  return c.json(granted(await tableOf(c, id).vote(signedIn(c).account, seat, choice)), 200)
})

const giveTime = createRoute({
  method: 'post',
  path: '/tables/{id}/seats/{seat}/time',
  operationId: 'giveTime',
  summary: 'Give another seat a day more while its time runs; once a turn.',
  request: { params: seatParams },
  responses: {
    200: json(TableAnswer, 'The table, with the time given.'),
    ...problemResponses(...seatedProblems, 'nothing-to-decide', 'not-your-vote'),
  },
})

absence.openapi(giveTime, async (c) => {
  const { id, seat } = c.req.valid('param')
  return c.json(granted(await tableOf(c, id).give(signedIn(c).account, seat)), 200)
})

const wishAtTable = createRoute({
  method: 'post',
  path: '/tables/{id}/wish',
  operationId: 'wishAtTable',
  summary:
    'Want a pause or the end, or no longer. The clocks stand still while more than half want a pause; the table ends when all want that.',
  request: { params, ...jsonBody(TableWishRequest) },
  responses: {
    200: json(TableAnswer, 'The table, with my wish or what came of it.'),
    ...problemResponses(...seatedProblems, 'no-clock', 'not-your-vote'),
  },
})

absence.openapi(wishAtTable, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  const { wish, on } = c.req.valid('json')
  return c.json(granted(await table.wish(signedIn(c).account, wish, on)), 200)
})

const resignSeat = createRoute({
  method: 'post',
  path: '/tables/{id}/resign',
  operationId: 'resignSeat',
  summary: 'Hand my seat to a bot. I can take it back.',
  request: { params },
  responses: {
    200: json(TableAnswer, 'The table, a bot in my place.'),
    ...problemResponses(...seatedProblems),
  },
})

absence.openapi(resignSeat, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.resign(signedIn(c).account)), 200)
})

const returnToSeat = createRoute({
  method: 'post',
  path: '/tables/{id}/return',
  operationId: 'returnToSeat',
  summary: 'Take my seat back from the bot, or from being offered to somebody new.',
  request: { params },
  responses: {
    200: json(TableAnswer, 'The table, with me.'),
    ...problemResponses(...seatedProblems),
  },
})

absence.openapi(returnToSeat, async (c) => {
  const table = tableOf(c, c.req.valid('param').id)
  return c.json(granted(await table.takeBack(signedIn(c).account)), 200)
})

const getSeatLink = createRoute({
  method: 'get',
  path: '/tables/{id}/seats/{seat}/link',
  operationId: 'getSeatLink',
  summary: 'What the link holds by which somebody new may take an open seat.',
  request: { params: seatParams },
  responses: {
    200: json(SeatLink, 'The link’s secret. Good once.'),
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'not-found',
      'not-your-seat',
      'seat-closed',
    ),
  },
})

absence.openapi(getSeatLink, async (c) => {
  const { id, seat } = c.req.valid('param')
  return c.json(granted(await tableOf(c, id).seatLink(signedIn(c).account, seat)), 200)
})

const takeOpenSeat = createRoute({
  method: 'post',
  path: '/tables/{id}/seats/{seat}/take',
  operationId: 'takeOpenSeat',
  summary: 'Take a seat of a running table by its link.',
  request: { params: seatParams, ...jsonBody(SeatLink) },
  responses: {
    200: json(TableAnswer, 'The table, with me.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'already-seated',
      'already-over',
      'seat-closed',
    ),
  },
})

absence.openapi(takeOpenSeat, async (c) => {
  const { id: table, seat } = c.req.valid('param')
  const { token } = c.req.valid('json')
  const { id, name, hours } = await personOf(c)
  const at = tableOf(c, table)
  // As for any link that is no longer good: a block is told to nobody.
  if (await keepApart(database(c.env), id, await at.people())) throw new ProblemError('seat-closed')
  const answer = await at.takeOver(id, name, hours, { seat, token })
  return c.json(granted(answer), 200)
})
