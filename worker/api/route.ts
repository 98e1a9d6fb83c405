import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import { LinearRouter } from 'hono/router/linear-router'
import type { FoundSession, Session } from '../accounts/session.ts'
import type { Env } from '../env.ts'
import type { Visit } from '../wire/sessions.ts'
import { answerProblem, fieldsOf, ProblemError } from './problem.ts'

export interface AppEnv {
  Bindings: Env
  Variables: {
    /**
     * Account and session of the request, as the signed cookie says; a table sees by itself whether that
     * session is good. `null`: nobody has said.
     */
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
