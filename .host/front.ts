/**
 * The front of an instance: the only server that others reach. It hands requests and sockets to the worker, with the
 * visitor's address, and keeps the runtime's own pages shut.
 */
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { log, reasonOf } from './log.ts'
import type { Settings } from './settings.ts'
import { visitorOf, within } from './visitor.ts'

/** The worker behind the front. */
export interface Behind {
  /** Its port on this computer. */
  readonly port: number
  /** Throws where worker or database do not answer. */
  check(): Promise<void>
}

/** Pages of the runtime, and of local running. */
const shut = /^\/(?:cdn-cgi|dev|__cf_local)(?:\/|$)/i
/** Headers between two servers, and those by which others could speak for the runtime or for a proxy. */
const own =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|forwarded|via|x-forwarded-.*|x-real-ip|cf-.*|mf-.*)$/
/** Seconds after which somebody who is asked to come again does so. */
const again = 5

type Sent = Pick<Settings, 'origin' | 'listening' | 'proxies' | 'mostRequests'>

/** Time in milliseconds that what is under way has to end when it stops. */
export const longestStop = 10_000

/** Starts the front. `stop` lets what is under way end. */
export async function startFront(settings: Sent, behind: Behind) {
  const { host } = new URL(settings.origin)
  const isProxy = within(settings.proxies)
  const agent = new Agent({ keepAlive: true, maxSockets: settings.mostRequests })
  const sockets = new Set<Duplex>()
  let running = 0
  let isStopping = false

  const headersOf = ({ headers, socket }: IncomingMessage) => ({
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name))),
    host,
    'cf-connecting-ip': visitorOf(
      socket.remoteAddress ?? '',
      [headers['x-forwarded-for']].flat().join(','),
      isProxy,
    ),
  })
  const onwards = (asked: IncomingMessage, more: Record<string, string> = {}) =>
    request({
      ...{ host: '127.0.0.1', port: behind.port, method: asked.method, path: asked.url },
      headers: { ...headersOf(asked), ...more },
      ...(Object.keys(more).length === 0 && { agent }),
    })

  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '').split('?')[0] ?? ''
    if (path === '/health') return void tellHealth(answer, behind, isStopping)
    if (shut.test(decoded(path))) return void refuse(answer, 404, 'Nothing is here.')
    if (isStopping || running >= settings.mostRequests)
      return void refuse(answer, 503, 'Too much is asked at once. Please come again in a moment.')
    running++
    answer.once('close', () => running--)
    const handed = onwards(asked)
    relay(handed, answer)
    asked.pipe(handed)
    return undefined
  })

  server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isStopping || shut.test(decoded(asked.url ?? ''))) return void socket.destroy()
    const handed = onwards(asked, { connection: 'Upgrade', upgrade: 'websocket' })
    openSocket(handed, socket, head, sockets)
    handed.end()
    return undefined
  })

  const { listening } = settings
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listening.port, listening.host, resolve)
  })
  const at = server.address()
  return {
    port: typeof at === 'object' && at ? at.port : listening.port,
    async stop() {
      isStopping = true
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), longestStop)
      await ended
      clearTimeout(late)
      agent.destroy()
    },
  }
}

/** Answers with what the worker answers. */
function relay(handed: ClientRequest, answer: ServerResponse): void {
  handed.once('response', (got) => {
    answer.writeHead(got.statusCode ?? 502, withoutOwn(got))
    got.pipe(answer)
    got.once('error', () => answer.destroy())
  })
  handed.once('error', (error) => {
    // The visitor has gone.
    if (answer.destroyed) return
    log('error', 'The worker did not answer.', { reason: reasonOf(error) })
    if (answer.headersSent) answer.destroy()
    else refuse(answer, 503, 'The post office does not answer. Please come again in a moment.')
  })
  answer.once('close', () => !answer.writableFinished && handed.destroy())
}

/** Opens a socket to the worker, or tells its refusal. `sockets` holds both ends as long as they are open. */
function openSocket(
  handed: ClientRequest,
  socket: Duplex,
  head: Buffer,
  sockets: Set<Duplex>,
): void {
  const hold = (one: Duplex) => {
    sockets.add(one)
    one.once('close', () => sockets.delete(one))
  }
  hold(socket)
  handed.once('upgrade', (got, other: Duplex, first: Buffer) => {
    hold(other)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headText(got.headers)}\r\n`)
    socket.write(first)
    other.write(head)
    join(socket, other)
  })
  handed.once('response', (got) => {
    const headers = { ...withoutOwn(got), connection: 'close' }
    socket.write(`HTTP/1.1 ${got.statusCode} ${got.statusMessage}\r\n${headText(headers)}\r\n`)
    got.pipe(socket)
  })
  socket.on('error', () => handed.destroy())
  handed.once('error', () => socket.destroy())
}

/** Hands on what either of two sockets says; both close together. */
function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    from.pipe(to)
  }
}

/** A path as the worker reads it; what cannot be read is nobody's. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    return '/cdn-cgi'
  }
}

const withoutOwn = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(?:connection|keep-alive|transfer-encoding)$/.test(name),
    ),
  )

/** Headers as they are written, a line each. */
const headText = (headers: IncomingHttpHeaders): string =>
  Object.entries(headers)
    .flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}\r\n`))
    .join('')

function refuse(answer: ServerResponse, status: 404 | 503, title: string): void {
  answer.writeHead(status, {
    'content-type': 'application/problem+json',
    ...(status === 503 && { 'retry-after': `${again}`, connection: 'close' }),
  })
  const type = status === 503 ? '/problems/busy' : '/problems/not-found'
  answer.end(JSON.stringify({ type, title, status }))
}

/** Says whether this instance works, for whatever watches over it. */
async function tellHealth(
  answer: ServerResponse,
  behind: Behind,
  isStopping: boolean,
): Promise<void> {
  let isWell = !isStopping
  try {
    await behind.check()
  } catch (error) {
    isWell = false
    log('error', 'The instance is not well.', { reason: reasonOf(error) })
  }
  answer.writeHead(isWell ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  answer.end(JSON.stringify({ well: isWell }))
}
