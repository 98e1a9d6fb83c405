import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ZodType } from 'zod'
import type { Env } from '../env.ts'
import { answerProblem, fieldsOf, type ProblemCode, ProblemError, problems } from './problem.ts'
import { Problem } from './schema.ts'

/** Who asks: the account of a good session, or `null`. Set by the session middleware before any route. */
export interface Asker {
  readonly id: string
  readonly session: string
}

export interface AppEnv {
  Bindings: Env
  Variables: { asker: Asker | null }
}

/** Whoever asks; throws the problem `not-signed-in` where nobody does. */
export function signedIn(c: Context<AppEnv>): Asker {
  const { asker } = c.var
  if (!asker) throw new ProblemError('not-signed-in')
  return asker
}

/** A part of the API. A request that does not fit its route's schemas gets a problem that names the fields. */
export const resource = (): OpenAPIHono<AppEnv> =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) =>
      result.success
        ? undefined
        : answerProblem(c, 'bad-request', { fields: fieldsOf(result.error) }),
  })

/** A JSON answer, for a route's `responses`. */
export const json = <T extends ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** A required JSON body, for a route's `request`. */
export const jsonBody = <T extends ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

/** The problems a route can answer with, for its `responses`. */
export function problemResponses(...codes: ReadonlyArray<ProblemCode>) {
  const responses: Record<number, ReturnType<typeof problemResponse>> = {}
  for (const code of codes) {
    const [status, title] = problems[code]
    const earlier = responses[status]?.description
    responses[status] = problemResponse(earlier ? `${earlier} / ${title}` : title)
  }
  return responses
}

const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
})
