/** Several people on one device: who they are, changing between them, and one more who sits down. */
import type { Context } from 'hono'
import type { z } from 'zod'
import { createGuest } from '../accounts/account.ts'
import { keepApart } from '../accounts/blocks.ts'
import { isForOthers } from '../accounts/clubs.ts'
import { database } from '../accounts/database.ts'
import { waitingOf } from '../accounts/people.ts'
import { operations } from '../table/operations/index.ts'
import { perform } from '../table/stub.ts'
import { changeRoute, listRoute, sitRoute } from '../wire/routes/hot-seat.ts'
import type { Guest } from '../wire/schema/me.ts'
import type { TableAnswer } from '../wire/schema/table-view.ts'
import { limitNetwork } from './limit.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { type AppEnv, resource, signedIn } from './route.ts'
import { addOther, changeTo, enter, goodOthers } from './session.ts'
import { granted, linkKeyIn, sitterOf, tableOf } from './table-door.ts'

export const hotSeat = resource()

/**
 * Somebody who is here by a letter's link plays that link's table only, and is no person of this device who
 * could be seated or changed to.
 */
const isWhole = ({ session }: Awaited<ReturnType<typeof goodOthers>>[number]): boolean =>
  session.tables === null

hotSeat.openapi(listRoute, async (c) => {
  const others = await goodOthers(c, Date.now())
  const ids = others.filter(isWhole).map(({ session }) => session.account)
  return c.json({ others: await waitingOf(c.env, ids) }, 200)
})

hotSeat.openapi(changeRoute, async (c) => {
  const now = Date.now()
  const { account } = c.req.valid('json')
  const others = await goodOthers(c, now)
  const next = others.filter(isWhole).find(({ session }) => session.account === account)
  if (next) await changeTo(c, next.session, now, others)
  else if (account !== c.var.session?.account) throw new ProblemError('not-found')
  return c.json({ me: await profileFor(c.env, account) }, 200)
})

hotSeat.openapi(sitRoute, async (c) => {
  const asked = c.req.valid('json')
  const { id } = c.req.valid('param')
  const table = tableOf(c, id)
  await enter(c, table, id, null)
  const me = signedIn(c).account
  // As anybody who comes: a private table may not be open to them.
  const look = operations.getTable.shape.name
  const seen = await table.performAs(look, c.var.visit, {}, linkKeyIn(c, id))
  const { table: found } = granted(seen) as z.infer<typeof TableAnswer>
  // Asked before a guest is made who would then stand about.
  if (found.status === 'gathering' && found.seats.every(({ name }) => name !== null))
    throw new ProblemError('seat-taken')
  const known = 'account' in asked ? await otherHere(c, asked.account) : null
  const refusal = await table.check(operations.takeSeat.shape.name, known)
  if (refusal) throw new ProblemError(refusal.problem, refusal.extra)
  if (await isForOthers(database(c.env), id, known)) throw new ProblemError('members-only')
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
