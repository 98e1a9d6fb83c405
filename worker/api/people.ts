import { setBlock } from '../accounts/blocks.ts'
import { database } from '../accounts/database.ts'
import { figuresOf } from '../accounts/figures.ts'
import { companyOf, personOf } from '../accounts/people.ts'
import { report } from '../accounts/reports.ts'
import { bestSolo } from '../accounts/results.ts'
import { gameById } from '../games/index.ts'
import {
  blockPerson,
  getBest,
  getCompany,
  getFigures,
  getPerson,
  reportPerson,
  unblockPerson,
} from '../wire/routes/people.ts'
import { personId } from '../wire/schema/basics.ts'
import { limit } from './limit.ts'
import { ProblemError } from './problem.ts'
import { resource, signedIn } from './route.ts'

export const people = resource()

const person = (id: string): string => {
  if (!personId.safeParse(id).success) throw new ProblemError('not-found')
  return id
}

people.openapi(getCompany, async (c) =>
  c.json({ people: await companyOf(database(c.env), signedIn(c).account) }, 200),
)

people.openapi(getPerson, async (c) => {
  const id = person(c.req.valid('param').id)
  const found = await personOf(database(c.env), id, c.var.session?.account ?? null)
  if (!found) throw new ProblemError('not-found')
  return c.json({ person: found }, 200)
})

people.openapi(getFigures, async (c) => {
  const id = person(c.req.valid('param').id)
  const figures = await figuresOf(database(c.env), [id])
  return c.json({ figures: figures.get(id) ?? null }, 200)
})

for (const [route, isBlocked] of [
  [blockPerson, true],
  [unblockPerson, false],
] as const)
  people.openapi(route, async (c) => {
    const { account } = signedIn(c)
    const other = person(c.req.valid('param').id)
    if (other === account)
      throw new ProblemError('bad-request', { detail: 'This is about others.' })
    const isDone = await setBlock(database(c.env), account, other, isBlocked, Date.now())
    if (!isDone) throw new ProblemError('not-found')
    return c.body(null, 204)
  })

people.openapi(reportPerson, async (c) => {
  const { account } = signedIn(c)
  const other = person(c.req.valid('param').id)
  if (other === account) throw new ProblemError('bad-request', { detail: 'This is about others.' })
  await limit(c, 'reports', account)
  const { text } = c.req.valid('json')
  if (!(await report(database(c.env), account, other, text, Date.now())))
    throw new ProblemError('not-found')
  return c.body(null, 204)
})

people.openapi(getBest, async (c) => {
  const { game } = c.req.valid('query')
  if (!gameById(game))
    throw new ProblemError('bad-request', {
      fields: [{ field: 'game', message: 'There is no such game.' }],
    })
  return c.json({ best: await bestSolo(database(c.env), game) }, 200)
})
