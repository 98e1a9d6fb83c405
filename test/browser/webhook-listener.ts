import { createServer } from 'node:http'

export interface Listener {
  /** Where it listens; what was posted there is told by a GET. */
  readonly origin: string
  stop(): Promise<void>
}

/** A service that takes webhooks and remembers them: the last part of a path is the status it answers with. */
export async function listenForWebhooks(): Promise<Listener> {
  const heard: { path: string; body: unknown }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(heard))
      return
    }
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      heard.push({ path, body: JSON.parse(text) })
      response.statusCode = Number(path.split('/').at(-1))
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
