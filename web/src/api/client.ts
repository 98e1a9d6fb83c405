import type { ZodType, z } from 'zod'
import type { Operations } from '../../../worker/table/operations/index.ts'
import type { Output, Sent } from '../../../worker/table/operations/operation.ts'
import type { AnyRoute } from '../../../worker/wire/routes/index.ts'
import type { Problem } from '../../../worker/wire/schema/basics.ts'
import { appTexts } from '../words/index.ts'
import { takeAhead } from './ahead.ts'
import { keepsCookies } from './cookies.ts'

/** The API answered with a problem. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  /** The last part of the problem's `type`. */
  readonly code: string
  readonly problem: Problem & { readonly [key: string]: unknown }

  constructor(problem: Problem) {
    super(problem.title)
    this.code = problem.type.slice(problem.type.lastIndexOf('/') + 1)
    this.problem = problem as ApiProblem['problem']
  }
}

/** No answer came: no network, or a server that does not answer in our words. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The server has too much to do. Nothing was done; what is kept where the connection is lost is kept for this as well. */
export class Busy extends Unreachable {}

/** No answer came in time: the connection may be slow. */
export class TooSlow extends Unreachable {}

/** The browser keeps no cookies. Nothing was asked: it would have been done for somebody whom nobody knows again. */
export class NoCookies extends Error {
  override readonly name = 'NoCookies'
}

/** Path that goes without a session, by a secret of its own. */
const needsNobody = '/unsubscribe?'

/** A minute is more than the slowest line needs. */
const patience = 60_000

interface Keeping {
  /** The request is finished though its page is left; for small ones only. */
  readonly keepalive?: boolean
  /** Time in milliseconds within which the server itself has to answer: what was kept for offline does not count. */
  readonly within?: number
}

/** Asks the API by method and path below `/api`; what is answered, the caller knows. */
async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  { keepalive = false, within }: Keeping = {},
): Promise<T> {
  if (method !== 'GET' && !path.startsWith(needsNobody) && !keepsCookies())
    throw new NoCookies('This browser keeps no cookies.')
  let response: Response
  let text: string
  try {
    // Somebody who asks within a time wants to know how things stand now.
    const ahead = method === 'GET' && within === undefined ? takeAhead(`/api${path}`) : null
    response = await (ahead ??
      fetch(`/api${path}`, {
        method,
        keepalive,
        signal: AbortSignal.timeout(within ?? patience),
        ...(within !== undefined && { cache: 'no-store' }),
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }))
    text = await response.text()
  } catch (error) {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
    throw new (isSlow ? TooSlow : Unreachable)('No answer came.', { cause: error })
  }
  const type = response.headers.get('content-type') ?? ''
  if (text !== '' && !type.includes('json')) throw new Unreachable('The answer is not ours.')
  const value: unknown = text === '' ? null : JSON.parse(text)
  if (response.ok) return value as T
  if (response.status === 503) throw new Busy('Too much is asked at once.')
  if (value && typeof value === 'object' && 'type' in value) throw new ApiProblem(value as Problem)
  throw new Unreachable(`Status ${response.status} without a reason.`)
}

type Shapes = Operations[keyof Operations]['shape']

/** A request with a body has its parameters apart, as the route's schemas have them. */
interface Taken {
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: {
    readonly content: { readonly 'application/json': { readonly schema: ZodType } }
  }
}

/** The same, of which nothing is changed. */
type Readable<T> = T extends (...args: never) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Readable<T[K]> }
    : T

type SentFor<T> = T extends ZodType ? Readable<z.input<T>> : unknown
type BodyOf<T> = T extends Taken['body'] & object
  ? SentFor<T['content']['application/json']['schema']>
  : unknown
type SentBy<T> = T extends Taken
  ? object & SentFor<T['params']> & SentFor<T['query']> & BodyOf<T['body']>
  : object

type Success = 200 | 201 | 202 | 204
type AnsweredBy<R> = {
  [S in keyof R & Success]: R[S] extends {
    readonly content: { readonly 'application/json': { readonly schema: infer T extends ZodType } }
  }
    ? z.output<T>
    : null
}[keyof R & Success]

/** All that can be asked, by method and path, such as `POST /tables/{id}/turns`: what is sent, and what is answered. */
type Calls = {
  [S in Shapes as `${Uppercase<S['method']>} ${S['path']}`]: {
    readonly sent: Sent<S>
    readonly answer: Output<S>
  }
} & {
  [R in AnyRoute as `${Uppercase<R['method']>} ${R['path']}`]: {
    readonly sent: R extends { readonly request: infer T } ? SentBy<T> : object
    readonly answer: AnsweredBy<R['responses']>
  }
}

/**
 * Asks the API. Method and path are checked against the worker's definitions, from which the types of input and answer
 * come; an answer without content is `null`. Throws `ApiProblem`, `Unreachable` or, where something is to change,
 * `NoCookies`.
 */
export async function perform<C extends keyof Calls>(
  call: C,
  ...[input, keeping]: object extends Calls[C]['sent']
    ? [input?: Calls[C]['sent'], keeping?: Keeping]
    : [input: Calls[C]['sent'], keeping?: Keeping]
): Promise<Calls[C]['answer']> {
  const [method = '', template = ''] = call.split(' ')
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined))
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (rest.size === 0) return ask(method, path, undefined, keeping)
  if (method !== 'GET') return ask(method, path, Object.fromEntries(rest), keeping)
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return ask(method, `${path}?${query}`, undefined, keeping)
}

/** Stops letters by the last link of one of them: `said` is what the link holds. It needs no session. */
export async function unsubscribe(said: URLSearchParams): Promise<void> {
  await ask('POST', `${needsNobody}${said}`)
}

/** Sentence about an error, in the present language. */
export function sentenceOf(error: unknown): string {
  if (error instanceof NoCookies) return appTexts().noCookies
  if (error instanceof ApiProblem) {
    if (error.code === 'not-signed-in' && !keepsCookies()) return appTexts().noCookies
    const sentence = appTexts().problems[error.code] ?? error.problem.title
    const rule = error.problem.rule ? ` (${error.problem.rule})` : ''
    return sentence + rule
  }
  if (error instanceof Busy) return appTexts().problems.busy ?? appTexts().unreachable
  if (error instanceof Unreachable) return appTexts().unreachable
  return appTexts().problems.internal ?? ''
}
