import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { type ProblemCode, problemOf, problems } from '../wire/problems.ts'
import type { Problem } from '../wire/schema/basics.ts'

/** Thrown anywhere below a route: answered as a problem document. */
export class ProblemError extends HTTPException {
  readonly code: ProblemCode
  readonly extra: Partial<Problem> & Record<string, unknown>

  constructor(code: ProblemCode, extra: Partial<Problem> & Record<string, unknown> = {}) {
    super(problems[code][0], { message: problems[code][1] })
    this.code = code
    this.extra = extra
  }
}

/** Answers with `application/problem+json` (RFC 9457). */
export function answerProblem(
  c: Context,
  code: ProblemCode,
  extra: Partial<Problem> & Record<string, unknown> = {},
): Response {
  const problem = problemOf(code)
  const body = JSON.stringify({ ...problem, ...extra })
  if (typeof extra.retryAfter === 'number') c.header('retry-after', `${extra.retryAfter}`)
  return c.body(body, problem.status, { 'content-type': 'application/problem+json' })
}

/** The wrong fields of a request, as a problem lists them. */
export const fieldsOf = (error: z.core.$ZodError): NonNullable<Problem['fields']> =>
  error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
