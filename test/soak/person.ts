/** Somebody who plays, on a line that may break at any time. */
import type { TableView } from '../../worker/wire/schema/table-view.ts'

/** The line broke, or we hung up: the answer is not known. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape; a wrong one fails the soak.
  readonly body: any
}

/** A busy machine needs its time to start the runtime again, in milliseconds. */
const patience = 600_000

export class Person {
  readonly name: string
  readonly origin: string
  readonly #headers: Record<string, string>
  id = ''
  email: string | null = null
  /** Address at which their browser takes push; `null`: none does. */
  endpoint: string | null = null
  /** True if their letters come once a day. */
  isDaily = false

  constructor(origin: string, name: string, network: string) {
    this.name = name
    this.origin = origin
    this.#headers = { origin, 'x-soak-network': network }
  }

  get cookie(): string {
    return this.#headers.cookie ?? ''
  }

  /** One request; throws `Broken` where no answer came. */
  async send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
    const headers =
      body === undefined ? this.#headers : { ...this.#headers, 'content-type': 'application/json' }
    try {
      const answer = await fetch(this.origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: signal ?? AbortSignal.timeout(60_000),
      })
      const cookie = answer.headers.get('set-cookie')?.split(';')[0]
      const text = await answer.text()
      // While the runtime is away, its proxy may answer in its place.
      if (text !== '' && !answer.headers.get('content-type')?.includes('json'))
        throw new Error(`Not our answer: ${answer.status}`)
      if (cookie) this.#headers.cookie = cookie
      return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
    } catch (error) {
      throw new Broken(`${method} ${path}`, { cause: error })
    }
  }

  /** A request that may be repeated until it is answered. */
  async surely(method: string, path: string, body?: unknown): Promise<Answer> {
    for (const end = performance.now() + patience; ; await pause(250)) {
      const isLast = performance.now() > end
      try {
        const answer = await this.send(method, path, body)
        if (answer.status < 500) return answer
        if (isLast) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
      } catch (error) {
        if (!(error instanceof Broken) || isLast) throw error
      }
    }
  }

  async see(table: string): Promise<TableView> {
    const { status, body } = await this.surely('GET', `/api/tables/${table}`)
    if (status !== 200) throw new Error(`Table ${table}: ${status}`)
    return body.table
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
