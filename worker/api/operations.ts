/** The routes of a table's operations, made from their definitions. */
import { createRoute, z } from '@hono/zod-openapi'
import { operations } from '../table/operations/index.ts'
import { type AnyOperation, problemsOf, type Shape } from '../table/operations/operation.ts'
import { ProblemError } from './problem.ts'
import { json, jsonBody, jsonText, problemResponses, resource } from './route.ts'
import { enter } from './session.ts'
import { doorOf, granted, tableOf, visitOf } from './table-door.ts'

export const tableOperations = resource()

const tableParams = z.object({
  id: z.string().openapi({ description: 'The id in the table’s link.' }),
})

const routeOf = (shape: Shape) =>
  createRoute({
    method: shape.method,
    path: shape.path,
    operationId: shape.name,
    summary: shape.summary,
    request: {
      params: tableParams.extend(shape.params?.shape ?? {}),
      ...(shape.query && { query: shape.query }),
      ...(shape.body && jsonBody(shape.body)),
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
    // What the route's schemas let through; of a method without a body there is none.
    const rest = (target: 'query' | 'json'): object => c.req.valid(target as never) as object
    const input: object = {
      ...params,
      ...(shape.query && rest('query')),
      ...(shape.body && rest('json')),
    }
    const table = tableOf(c, String(id))
    const visit = visitOf(c, input)
    if (!visit && shape.who !== 'anyone') throw new ProblemError('not-signed-in')
    if (prepare ?? finish) await enter(c, table, String(id), shape.name)
    const door = doorOf(c, table, String(id), shape.name)
    const args = prepare ? await prepare(door, input) : input
    if (finish)
      return c.json(
        await finish(door, granted(await table.performAs(shape.name, visit, args))),
        200,
      )
    const answer = await table.answerAs(shape.name, visit, args)
    if (typeof answer !== 'string') throw new ProblemError(answer.problem, answer.extra)
    return jsonText(c, answer)
  })
}
