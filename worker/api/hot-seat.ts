/** Several people on one device: who they are, changing between them, and one more who sits down. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createGuest, profileOf } from '../accounts/account.ts'
import { keepApart } from '../accounts/blocks.ts'
import { database } from '../accounts/database.ts'
import { waitingOf } from '../accounts/people.ts'
import { operations } from '../table/operations/index.ts'
import { perform } from '../table/stub.ts'
import { exampleId } from '../wire/schema/basics.ts'
import {
  type Guest,
  MeAnswer,
  OtherRequest,
  OthersHere,
  SeatHereRequest,
} from '../wire/schema/me.ts'
import { TableAnswer } from '../wire/schema/table-view.ts'
import { limitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import {
  type AppEnv,
  json,
  jsonBody,
  problemResponses,
  resource,
  routesOf,
  signedIn,
  tableInPath,
} from './route.ts'
import { addOther, changeTo, enter, goodOthers } from './session.ts'
import { doorProblems, granted, sitterOf, tableOf } from './table-door.ts'

export const hotSeat = resource()

const route = routesOf('devices')

/** Who is here by a letter's link plays that link's table only: they are no person of this device who could be seated or changed to. */
const isWhole = ({ session }: Awaited<ReturnType<typeof goodOthers>>[number]): boolean =>
  session.tables === null

const listRoute = route({
  method: 'get',
  path: '/me/others',
  operationId: 'listOthersHere',
  summary: 'List the others on this device',
  description: 'Who else is signed in on this device, and how many tables wait for each of them.',
  who: 'anyone',
  responses: { 200: json(OthersHere, 'At most three people.') },
})

hotSeat.openapi(listRoute, async (c) => {
  const others = await goodOthers(c, Date.now())
  const ids = others.filter(isWhole).map(({ session }) => session.account)
  return c.json({ others: await waitingOf(c.env, ids) }, 200)
})

const changeRoute = route({
  method: 'post',
  path: '/me/others',
  operationId: 'changePerson',
  summary: 'Hand the device on',
  description:
    'Somebody else of this device goes on. Only a session that is in this browser’s cookie already can become the present one.',
  who: 'anyone',
  request: jsonBody(OtherRequest, { account: exampleId }),
  responses: {
    200: json(MeAnswer, 'Their account.'),
    ...problemResponses('bad-request', 'wrong-origin', 'wrong-content-type', 'not-found'),
  },
})

hotSeat.openapi(changeRoute, async (c) => {
  const now = Date.now()
  const { account } = c.req.valid('json')
  const others = await goodOthers(c, now)
  const next = others.filter(isWhole).find(({ session }) => session.account === account)
  if (next) await changeTo(c, next.session, now, others)
  else if (account !== c.var.session?.account) throw new ProblemError('not-found')
  return c.json({ me: await profileOf(c.env, account) }, 200)
})

const sitRoute = route({
  method: 'post',
  path: '/tables/{id}/seat/here',
  operationId: 'seatSomebodyHere',
  summary: 'Seat somebody of this device',
  description:
    'Somebody else of this device takes the next free seat: a new guest by their name, or one who is signed in here. I stay the present person.',
  who: 'signed-in',
  request: {
    params: z.object({ id: tableInPath }),
    ...jsonBody(SeatHereRequest, { name: 'Bela', language: 'en' }),
  },
  responses: {
    200: json(TableAnswer, 'The table as I see it, with them.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'already-seated',
      'already-started',
      'already-over',
      'removed',
      'seat-taken',
      'seats-kept',
      'device-full',
      'only-this-table',
      'too-many',
    ),
  },
})

hotSeat.openapi(sitRoute, async (c) => {
  const asked = c.req.valid('json')
  const { id } = c.req.valid('param')
  const table = tableOf(c, id)
  await enter(c, table, id, null)
  const me = signedIn(c).account
  const { table: found } = granted(await perform(table, operations.getTable, me, {}))
  // Asked before a guest is made who would then stand about.
  if (found.status === 'gathering' && found.seats.every(({ name }) => name !== null))
    throw new ProblemError('seat-taken')
  const known = 'account' in asked ? await otherHere(c, asked.account) : null
  const refusal = await table.check(operations.takeSeat.shape.name, known)
  if (refusal) throw new ProblemError(refusal.problem, refusal.extra)
  const sitter = 'account' in asked ? asked.account : await newGuest(c, asked)
  if (await keepApart(database(c.env), sitter, await table.people()))
    throw new ProblemError('seats-kept')
  const { name, hours } = await sitterOf(c.env, sitter)
  granted(await perform(table, operations.takeSeat, sitter, { name, hours }))
  return c.json(granted(await perform(table, operations.getTable, me, {})), 200)
})

/** One of the others on this device; throws the problem `not-found`. */
async function otherHere(c: Context<AppEnv>, account: string): Promise<string> {
  const others = await goodOthers(c, Date.now())
  if (others.filter(isWhole).some(({ session }) => session.account === account)) return account
  throw new ProblemError('not-found')
}

/** Makes a guest who is signed in on this device beside me. */
async function newGuest(c: Context<AppEnv>, guest: Guest): Promise<string> {
  const { account } = await addOther(c, Date.now(), async (opening) => {
    await limitNetwork(c, 'guests')
    return createGuest(c.env, guest, opening)
  })
  return account
}
