import type { Operations } from '../../../worker/table/operations/index.ts'
import type { Output, Sent } from '../../../worker/table/operations/operation.ts'
import type { Problem } from '../../../worker/wire/schema/basics.ts'
import { appTexts } from '../words/index.ts'
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

/** The browser keeps no cookies. Nothing was asked: it would have been done for somebody whom nobody knows again. */
export class NoCookies extends Error {
  override readonly name = 'NoCookies'
}

/** What goes without a session, by a secret of its own. */
const needsNobody = '/unsubscribe?'

/** A minute is more than the slowest line needs; after it an answer counts as lost. */
const patience = 60_000

/** `keepalive`: the request is finished though its page is left; for small ones only. */
interface Keeping {
  readonly keepalive?: boolean
}

/** Asks the API. Throws `ApiProblem`, `Unreachable` or, where something is to change, `NoCookies`. An empty answer is `null`. */
export async function api<T>(
  method: string,
  path: string,
  body?: unknown,
  { keepalive = false }: Keeping = {},
): Promise<T> {
  if (method !== 'GET' && !path.startsWith(needsNobody) && !keepsCookies())
    throw new NoCookies('This browser keeps no cookies.')
  let response: Response
  let text: string
  try {
    response = await fetch(`/api${path}`, {
      method,
      keepalive,
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    text = await response.text()
  } catch (error) {
    throw new Unreachable('No answer came.', { cause: error })
  }
  const type = response.headers.get('content-type') ?? ''
  if (text !== '' && !type.includes('json')) throw new Unreachable('The answer is not ours.')
  const value: unknown = text === '' ? null : JSON.parse(text)
  if (response.ok) return value as T
  if (value && typeof value === 'object' && 'type' in value) throw new ApiProblem(value as Problem)
  throw new Unreachable(`Status ${response.status} without a reason.`)
}

type Shapes = Operations[keyof Operations]['shape']

/** The operations of a table by method and path, such as `POST /tables/{id}/turns`. */
type Calls = { [S in Shapes as `${Uppercase<S['method']>} ${S['path']}`]: S }

/**
 * Performs an operation at a table. Method and path are checked against the worker's definitions, from
 * which the types of input and answer come. Throws as `api` does.
 */
export function perform<C extends keyof Calls>(
  call: C,
  input: Sent<Calls[C]>,
  keeping?: Keeping,
): Promise<Output<Calls[C]>> {
  const [method = '', template = ''] = call.split(' ')
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (rest.size === 0) return api(method, path)
  if (method !== 'GET') return api(method, path, Object.fromEntries(rest), keeping)
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return api(method, `${path}?${query}`)
}

/** What went wrong, in one sentence of the present language. */
export function sentenceOf(error: unknown): string {
  if (error instanceof NoCookies) return appTexts().noCookies
  if (error instanceof ApiProblem) {
    if (error.code === 'not-signed-in' && !keepsCookies()) return appTexts().noCookies
    const sentence = appTexts().problems[error.code] ?? error.problem.title
    const rule = error.problem.rule ? ` (${error.problem.rule})` : ''
    return sentence + rule
  }
  if (error instanceof Unreachable) return appTexts().unreachable
  return appTexts().problems.internal ?? ''
}
