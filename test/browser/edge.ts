/** The edge of the network between browsers and the app: it keeps files that never change, and passes all else on. */
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

interface Kept {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Edge {
  /** Origin at which browsers find the app. */
  readonly origin: string
  /** From now on, what is not kept is asked for at this origin. */
  leadTo(origin: string): void
  stop(): Promise<void>
}

/**
 * Starts an edge on a free port. As in production, a file whose answer says `immutable` is asked for once. The local
 * runtime takes 20 ms for each of the eighty files of a page, and every person of the tests begins with an empty cache.
 */
export async function startEdge(): Promise<Edge> {
  const kept = new Map<string, Kept>()
  // A connection each: one that is kept may be closed at its other end just as the next request takes it.
  const agent = new Agent({ keepAlive: false })
  let to = new URL('http://localhost')

  function pass(asked: IncomingMessage, answer: ServerResponse, key: string): void {
    const { method, headers, url: path } = asked
    const passed = request(to, { agent, method, headers, path }, (got) => {
      const { statusCode = 502 } = got
      // It says of the connection behind only that it ends.
      const { connection: _, ...headers } = got.headers
      answer.writeHead(statusCode, headers)
      if (method === 'GET' && statusCode === 200 && isImmutable(got.headers)) {
        const chunks: Buffer[] = []
        got.on('data', (chunk: Buffer) => chunks.push(chunk))
        got.on('end', () => kept.set(key, { headers, body: Buffer.concat(chunks) }))
      }
      got.pipe(answer)
    })
    // The caller hears of it as of any broken connection.
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }

  const sockets = new Set<Duplex>()
  const server = createServer((asked, answer) => {
    const key = `${asked.url} ${asked.headers['accept-encoding']}`
    const known = asked.method === 'GET' ? kept.get(key) : undefined
    if (!known) return pass(asked, answer, key)
    answer.writeHead(200, known.headers)
    answer.end(known.body)
  })
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    const behind = connect(Number(to.port), to.hostname)
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`]
    for (let i = 0; i < asked.rawHeaders.length; i += 2)
      lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`)
    behind.write(`${lines.join('\r\n')}\r\n\r\n`)
    behind.write(head)
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  // Browsers end their connections themselves: none is closed as the next request takes it.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    leadTo(origin) {
      to = new URL(origin)
    },
    stop: () =>
      new Promise((resolve) => {
        agent.destroy()
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isImmutable = (headers: IncomingHttpHeaders): boolean =>
  headers['cache-control']?.includes('immutable') === true
