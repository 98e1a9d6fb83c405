import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import { LinearRouter } from 'hono/router/linear-router'
import type { ZodType } from 'zod'
import type { FoundSession, Session } from '../accounts/session.ts'
import type { Env } from '../env.ts'
import { type ProblemCode, problems } from '../wire/problems.ts'
import { exampleId, Problem } from '../wire/schema/basics.ts'
import { StaleProblem } from '../wire/schema/history.ts'
import type { Visit } from '../wire/sessions.ts'
import type { Tag } from '../wire/tags.ts'
import { answerProblem, fieldsOf, ProblemError, problemOf } from './problem.ts'

export interface AppEnv {
  Bindings: Env
  Variables: {
    /** Who asks, as the signed cookie says; a table sees by itself whether that session is good. `null`: nobody has said. */
    visit: Visit | null
    /** The session of the request, seen to be good; `null` without one that counts for it. Set before any route, but at a table only by `enter`. */
    session: Session | null
    /** The session of this browser, if it is good for some tables only: it counts there and nowhere else. */
    limited: (FoundSession & { readonly tables: ReadonlyArray<string> }) | null
  }
}

/** The session of the request; throws the problem `not-signed-in` where there is none, and `only-this-table` where it does not count. */
export function signedIn(c: Context<AppEnv>): Session {
  const { session, limited } = c.var
  if (!session) throw new ProblemError(limited ? 'only-this-table' : 'not-signed-in')
  return session
}

/** A part of the API. A request that does not fit its route's schemas gets a problem that names the fields. */
export const resource = (): OpenAPIHono<AppEnv> =>
  new OpenAPIHono<AppEnv>({
    // It is never asked itself: the app takes its routes over. No other router takes them in as quickly.
    router: new LinearRouter(),
    defaultHook: (result, c) =>
      result.success
        ? undefined
        : answerProblem(c, 'bad-request', { fields: fieldsOf(result.error) }),
  })

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

/** Who may: anyone, as a session is not needed, though it may change the answer; whoever is signed in; the operator. */
const security = {
  anyone: [{}, { session: [] }],
  'signed-in': [{ session: [] }],
  operator: [{ operator: [] }],
}

/** What a route tells about itself. */
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

/** What any request meets that is too large, as `app.ts` has it. */
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

/** Answers with JSON that is text already; what it says, the caller knows to fit the route. */
export const jsonText = (c: Context<AppEnv>, text: string): TypedResponse<never, 200, 'json'> =>
  c.body(text, 200, { 'content-type': 'application/json' }) as unknown as TypedResponse<
    never,
    200,
    'json'
  >

/** The answer that opens the socket of an object's answer; of that itself the headers cannot be changed. */
export const socketOf = ({ webSocket }: Response) =>
  new Response(null, { status: 101, webSocket }) as unknown as TypedResponse<object, 101, string>

/** A required JSON body, with an example, for a route's `request`. */
export const jsonBody = <T extends ZodType>(schema: T, example: z.input<T>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
})
