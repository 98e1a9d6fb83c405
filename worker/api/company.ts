import { createRoute, z } from '@hono/zod-openapi'
import { keepApart } from '../accounts/blocks.ts'
import { database } from '../accounts/database.ts'
import { enterInvitations } from '../accounts/invitations.ts'
import { normalEmail } from '../accounts/sign-in.ts'
import { tableAt } from '../table/stub.ts'
import { freshId } from '../wire/ids.ts'
import { isRefusal } from '../wire/refusal.ts'
import { InvitationRequest, TableAnswer } from '../wire/schema.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource } from './route.ts'
import { doorProblems, granted, personOf, tableOf } from './table-door.ts'

export const company = resource()

const params = z.object({ id: z.string().openapi({ description: 'The id in the table’s link.' }) })

const invitePeople = createRoute({
  method: 'post',
  path: '/tables/{id}/invitations',
  operationId: 'invite',
  summary:
    'Ask people to a table where I sit, by their ids or addresses. Nothing tells whether an address is known here, or whether somebody keeps away.',
  request: { params, ...jsonBody(InvitationRequest) },
  responses: {
    200: json(TableAnswer, 'The table.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'not-your-seat',
      'already-started',
      'needs-address',
      'too-many',
    ),
  },
})

company.openapi(invitePeople, async (c) => {
  const id = c.req.valid('param').id
  const table = tableOf(c, id)
  const { people, emails } = c.req.valid('json')
  const host = await personOf(c)
  // Letters to strangers are for those whom one can hold to account.
  if (emails.length > 0 && host.email === null) throw new ProblemError('needs-address')
  const guests = [...people, ...emails.map(normalEmail)]
  // A request that the table would refuse must not count.
  const { table: seen } = granted(await table.view(host.id))
  if (seen.you === null) throw new ProblemError('not-your-seat')
  const fresh = await enterInvitations(c.env, id, host.id, guests, Date.now())
  if (!fresh) throw new ProblemError('too-many')
  // Whoever was asked before is not asked again, and nobody is told so.
  const answer = fresh.length > 0 ? table.invite(host.id, fresh) : table.view(host.id)
  return c.json(granted(await answer), 200)
})

const playAgain = createRoute({
  method: 'post',
  path: '/tables/{id}/rematch',
  operationId: 'rematch',
  summary:
    'Go on at a new table with the same people and options; who began, sits last. The others are asked to it. Where somebody has done so already, I sit down there.',
  request: { params },
  responses: {
    200: json(TableAnswer, 'The new table, with me.'),
    ...problemResponses(
      ...doorProblems,
      'not-found',
      'not-your-seat',
      'not-over',
      'seat-taken',
      'seats-kept',
    ),
  },
})

company.openapi(playAgain, async (c) => {
  const old = tableOf(c, c.req.valid('param').id)
  const { id, name, hours, language } = await personOf(c)
  const wish = granted(await old.rematch(id, freshId()))
  const next = tableAt(c.env, wish.id)
  const found = await next.view(id)
  const apart = await keepApart(database(c.env), id, await next.people())
  if (isRefusal(found)) {
    const about = { ...wish, account: id, name, hours, language } as const
    const made = granted(await next.create(about))
    const others = (wish.seating ?? []).filter((other) => other !== id)
    return c.json(others.length > 0 ? granted(await next.invite(id, others)) : made, 200)
  }
  const { table } = found
  if (table.you !== null || table.status !== 'gathering') return c.json({ table }, 200)
  if (apart) throw new ProblemError('seats-kept')
  return c.json(granted(await next.sit(id, name, hours)), 200)
})
