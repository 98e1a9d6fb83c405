/** The routes of a table's operations, made from their definitions. */
import { z } from '@hono/zod-openapi'
import { operations } from '../table/operations/index.ts'
import { type AnyOperation, problemsOf, type Shape } from '../table/operations/operation.ts'
import { json, jsonBody, problemResponses, routesOf, tableInPath } from '../wire/routes/route.ts'
import { ProblemError } from './problem.ts'
import { jsonText, resource } from './route.ts'
import { enter } from './session.ts'
import { doorOf, granted, linkKeyIn, tableOf, visitOf } from './table-door.ts'

export const tableOperations = resource()

const tableParams = z.object({
  id: tableInPath,
})

const people: Readonly<Record<Shape['who'], string>> = {
  anyone: 'anybody with the link',
  'signed-in': 'whoever is signed in',
  newcomer: 'whoever does not sit here yet',
  seated: 'whoever sits here',
  host: 'the host',
}
const times = {
  gathering: 'while people gather',
  playing: 'while it is played',
  over: 'once it is over',
} as const

/** People who may, and when, as a sentence. */
const circumstancesOf = ({ who, when = [] }: Shape): string =>
  `For ${people[who]}${when.length > 0 ? `, ${when.map((one) => times[one]).join(' or ')}` : ''}.`

const routeOf = (shape: Shape) =>
  routesOf(shape.tag)({
    method: shape.method,
    path: shape.path,
    operationId: shape.name,
    summary: shape.summary,
    description: `${shape.description} ${circumstancesOf(shape)}`,
    who: shape.who === 'anyone' ? 'anyone' : 'signed-in',
    request: {
      params: tableParams.extend(shape.params?.shape ?? {}),
      ...(shape.query && { query: shape.query }),
      ...(shape.body && jsonBody(shape.body, shape.example as object)),
    },
    responses: {
      200: json(shape.answer, shape.answers),
      ...problemResponses(...problemsOf(shape)),
    },
  })

const list: ReadonlyArray<AnyOperation> = Object.values(operations)

for (const { shape, prepare, finish } of list) {
  tableOperations.openapi(routeOf(shape), async (c) => {
    const { id, ...params } = c.req.valid('param')
    // Input that the route's schemas let through; of a method without a body there is none.
    const rest = (target: 'query' | 'json'): object => c.req.valid(target as never) as object
    const input: object = {
      ...params,
      ...(shape.query && rest('query')),
      ...(shape.body && rest('json')),
    }
    const table = tableOf(c, String(id))
    const visit = visitOf(c, input)
    const key = linkKeyIn(c, String(id))
    if (!visit && shape.who !== 'anyone') throw new ProblemError('not-signed-in')
    if (shape.who !== 'anyone' && (prepare ?? finish)) await enter(c, table, String(id), shape.name)
    const door = doorOf(c, table, String(id), shape.name)
    const args = prepare ? await prepare(door, input) : input
    if (finish)
      return c.json(
        await finish(door, granted(await table.performAs(shape.name, visit, args, key))),
        200,
      )
    const answer = await table.answerAs(shape.name, visit, args, key)
    if (typeof answer !== 'string') throw new ProblemError(answer.problem, answer.extra)
    return jsonText(c, answer)
  })
}
