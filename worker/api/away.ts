import { z } from '@hono/zod-openapi'
import { profileOf } from '../accounts/account.ts'
import { comeBack, goAway } from '../accounts/away.ts'
import type { AwayRefusal } from '../wire/person-object.ts'
import type { ProblemCode } from '../wire/problems.ts'
import { AwayRequest, MeAnswer } from '../wire/schema/me.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, problemResponses, resource, routesOf, signedIn } from './route.ts'

export const away = resource()

const route = routesOf('account')

const problemOf: Readonly<Record<AwayRefusal, ProblemCode>> = {
  when: 'bad-request',
  overlap: 'away-overlaps',
  spent: 'away-spent',
}

const goAwayRoute = route({
  method: 'post',
  path: '/me/away',
  operationId: 'goAway',
  summary: 'Set days away',
  description: 'Sets days on which I am away: my clocks stand still at all my tables.',
  who: 'signed-in',
  request: jsonBody(AwayRequest, { from: '2027-07-01', to: '2027-07-14' }),
  responses: {
    200: json(MeAnswer, 'My account, with the days.'),
    ...problemResponses(
      'bad-request',
      'not-signed-in',
      'wrong-origin',
      'wrong-content-type',
      'away-overlaps',
      'away-spent',
      'too-many',
    ),
  },
})

away.openapi(goAwayRoute, async (c) => {
  const { account: id } = signedIn(c)
  await limit(c, 'hours', id)
  const refusal = await goAway(c.env, id, c.req.valid('json'), Date.now())
  if (refusal)
    throw new ProblemError(
      problemOf[refusal],
      refusal === 'when'
        ? { fields: [{ field: 'from', message: 'These days are past, or too far ahead.' }] }
        : {},
    )
  return c.json({ me: await profileOf(c.env, id) }, 200)
})

const comeBackRoute = route({
  method: 'delete',
  path: '/me/away/{id}',
  operationId: 'comeBack',
  summary: 'Take days away back',
  description: 'Takes days back, or what is left of them. My clocks go on.',
  who: 'signed-in',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(MeAnswer, 'My account, without the days.'),
    ...problemResponses('not-signed-in', 'wrong-origin', 'not-found', 'too-many'),
  },
})

away.openapi(comeBackRoute, async (c) => {
  const { account: id } = signedIn(c)
  await limit(c, 'hours', id)
  if (!(await comeBack(c.env, id, c.req.valid('param').id, Date.now())))
    throw new ProblemError('not-found')
  return c.json({ me: await profileOf(c.env, id) }, 200)
})
