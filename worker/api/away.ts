import { comeBack, goAway } from '../accounts/away.ts'
import type { AwayRefusal } from '../wire/person-object.ts'
import type { ProblemCode } from '../wire/problems.ts'
import { comeBackRoute, goAwayRoute } from '../wire/routes/away.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { profileFor } from './profile.ts'
import { resource, signedIn } from './route.ts'

export const away = resource()

const problemOf: Readonly<Record<AwayRefusal, ProblemCode>> = {
  when: 'bad-request',
  overlap: 'away-overlaps',
  spent: 'away-spent',
}

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
  return c.json({ me: await profileFor(c.env, id) }, 200)
})

away.openapi(comeBackRoute, async (c) => {
  const { account: id } = signedIn(c)
  await limit(c, 'hours', id)
  if (!(await comeBack(c.env, id, c.req.valid('param').id, Date.now())))
    throw new ProblemError('not-found')
  return c.json({ me: await profileFor(c.env, id) }, 200)
})
