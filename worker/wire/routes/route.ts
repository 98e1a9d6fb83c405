/** The shape of a route: by which method and path, who may, what it takes and answers. */
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { ZodType } from 'zod'
import { type ProblemCode, problemOf, problems } from '../problems.ts'
import { exampleId, Problem } from '../schema/basics.ts'
import { StaleProblem } from '../schema/history.ts'
import type { Tag } from '../tags.ts'

/** Problems that come with the table as it stands. */
const stale: ReadonlySet<ProblemCode> = new Set(['stale-revision', 'stale-plan'])

/** A problem with the table, which is told even where there is none for its reader. */
const Stale = StaleProblem.partial({ table: true })

const problemResponse = (codes: ReadonlyArray<ProblemCode>) => ({
  description: codes.map((code) => problems[code][1]).join(' / '),
  content: {
    'application/problem+json': {
      schema: codes.some((code) => stale.has(code)) ? Stale : Problem,
      examples: Object.fromEntries(codes.map((code) => [code, { value: problemOf(code) }])),
    },
  },
})

/** The problems a route can answer with, by status, for its `responses`; each is an example there. */
export function problemResponses(...codes: ReadonlyArray<ProblemCode>) {
  const byStatus = Map.groupBy(new Set(codes), (code) => problems[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [status, problemResponse(same)]),
  ) as Record<number, ReturnType<typeof problemResponse>>
}

/** The ways to say who asks; the OpenAPI document names them. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'The session of a browser: signing in, or playing as a guest, sets it.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The secret of whoever runs this (`OPERATOR_SECRET`).',
  },
} as const

/**
 * People who may: anyone, as a session is not needed, though it may change the answer; people who are signed in;
 * the operator.
 */
const security = {
  anyone: [{}, { session: [] }],
  'signed-in': [{ session: [] }],
  operator: [{ operator: [] }],
}

/** Description of a route. */
interface Told {
  /** Unlike every other. */
  readonly operationId: string
  /** A few words, and sentences: what it does. */
  readonly summary: string
  readonly description: string
  readonly who: keyof typeof security
  readonly tags?: never
  readonly security?: never
}

/** Problem of any request that is too large, as `app.ts` has it. */
const tooLarge = problemResponses('too-large')

/** Makes the routes of a resource. All of the API's are made by this, so none is without its words. */
export const routesOf =
  (tag: Tag) =>
  <P extends string, R extends Omit<RouteConfig, 'path'> & { path: P } & Told>({
    who,
    ...route
  }: R) => {
    const whole = {
      ...route,
      responses: { ...tooLarge, ...route.responses },
      tags: [tag],
      security: security[who],
    }
    return createRoute<P, R>(whole as unknown as R)
  }

/** The id of a table in a path. */
export const tableInPath = z
  .string()
  .openapi({ description: 'The id in the table’s link.', example: exampleId })

/** A JSON answer, for a route's `responses`. */
export const json = <T extends ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** A required JSON body, with an example, for a route's `request`. */
export const jsonBody = <T extends ZodType>(schema: T, example: z.input<T>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
})

/** Problems that any request that changes something may meet. */
export const doorProblems = [
  'bad-request',
  'not-signed-in',
  'wrong-origin',
  'too-large',
  'wrong-content-type',
] as const satisfies ReadonlyArray<ProblemCode>
