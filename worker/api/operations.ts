/** The routes of a table's operations, made from their definitions. */
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ZodType } from 'zod'
import { operations } from '../table/operations/index.ts'
import { type AnyOperation, problemsOf, type Shape } from '../table/operations/operation.ts'
import { fieldsOf, ProblemError } from './problem.ts'
import { type AppEnv, json, jsonBody, jsonText, problemResponses, resource } from './route.ts'
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

/** What comes with a request, checked by the shape's schemas; a problem names the fields that do not fit. */
async function inputOf(c: Context<AppEnv>, { params, query, body }: Shape): Promise<object> {
  return {
    ...(params && checked(params, c.req.param())),
    ...(query && checked(query, queryOf(c))),
    ...(body && checked(body, await bodyOf(c))),
  }
}

function checked(schema: ZodType<object>, value: unknown): object {
  const { data, error } = schema.safeParse(value)
  if (error) throw new ProblemError('bad-request', { fields: fieldsOf(error) })
  return data
}

/** The query; a name that comes several times stands for all of its values. */
const queryOf = (c: Context<AppEnv>): object =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  )

async function bodyOf(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text()
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new ProblemError('bad-request', { detail: 'The request is no JSON.' })
  }
}

const list: ReadonlyArray<AnyOperation> = Object.values(operations)

for (const { shape, prepare, finish } of list) {
  const route = routeOf(shape)
  tableOperations.openAPIRegistry.registerPath(route)
  // One handler checks all of the input: a route's validators are a step of the way each, and a turn takes that way.
  tableOperations.on(shape.method, route.getRoutingPath(), async (c) => {
    const id = c.req.param('id')
    const input = await inputOf(c, shape)
    const table = tableOf(c, id)
    const visit = visitOf(c, input)
    if (!visit && shape.who !== 'anyone') throw new ProblemError('not-signed-in')
    if (prepare ?? finish) await enter(c, table, id, shape.name)
    const door = doorOf(c, table, id, shape.name)
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
