import { createServer, type RequestListener } from 'node:http'

/** A server of a test, on a free port of this computer. */
export interface LocalServer {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts a server that answers with `listener`. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener)
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
