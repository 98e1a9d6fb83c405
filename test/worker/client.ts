import { env } from 'cloudflare:workers'
import { app } from '../../worker/api/app.ts'
import type { Env } from '../../worker/env.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape, and fail where the shape is wrong.
  readonly body: any
}

export interface Sending {
  /** Replaces or adds headers; `null` leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** A body that is not to be made JSON. */
  readonly raw?: BodyInit
  readonly env?: Env
}

/** A browser as the API knows it: keeps its cookie, sends its origin. */
export class Client {
  /** The session's. */
  cookie: string | null = null
  /** Other cookies, by name. */
  readonly cookies = new Map<string, string>()
  readonly network: string

  constructor(network = crypto.randomUUID()) {
    this.network = network
  }

  get = (path: string, how: Sending = {}) => this.send('GET', path, undefined, how)
  post = (path: string, body?: unknown, how: Sending = {}) => this.send('POST', path, body, how)
  put = (path: string, body?: unknown, how: Sending = {}) => this.send('PUT', path, body, how)
  patch = (path: string, body?: unknown, how: Sending = {}) => this.send('PATCH', path, body, how)
  delete = (path: string, how: Sending = {}) => this.send('DELETE', path, undefined, how)

  async send(method: string, path: string, body: unknown, how: Sending = {}): Promise<Answer> {
    // Pages for the one who runs it are asked for on that computer.
    const headers = new Headers(
      path.startsWith('/dev/') ? {} : { 'cf-connecting-ip': this.network },
    )
    if (method !== 'GET') headers.set('origin', env.ORIGIN)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const cookies = [this.cookie, ...this.cookies.values()].filter((one) => one !== null)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    for (const [name, value] of Object.entries(how.headers ?? {}))
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    const sent = how.raw ?? (body === undefined ? null : JSON.stringify(body))
    const response = await app.fetch(
      new Request(new URL(path, env.ORIGIN), { method, headers, body: sent, redirect: 'manual' }),
      how.env ?? env,
    )
    this.#keepCookie(response)
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? await response.json() : await response.text(),
    }
  }

  #keepCookie(response: Response): void {
    for (const given of response.headers.getSetCookie()) {
      const pair = given.split(';')[0] ?? ''
      const name = pair.slice(0, pair.indexOf('='))
      const kept = pair.endsWith('=') ? null : pair
      if (name === '__Host-session') this.cookie = kept
      else if (kept === null) this.cookies.delete(name)
      else this.cookies.set(name, kept)
    }
  }
}

/** A client that plays as a guest of that name. */
export async function guest(name = 'Ada', language: 'en' | 'de' = 'en') {
  const client = new Client()
  const answer = await client.post('/api/me/guest', { name, language })
  const id: string = answer.body.me.id
  return Object.assign(client, { id })
}
