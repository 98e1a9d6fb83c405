import { createServer } from 'node:http'
import { passTime } from '../pass-time.ts'
import type { Served } from '../serve.ts'

export interface Clock {
  /** Where it listens: `POST /<table>/<hours>`. */
  readonly origin: string
  stop(): Promise<void>
}

/** Lets time pass at single tables of the app, for tests that run in processes of their own. */
export async function startClock({ storage, renew }: Served): Promise<Clock> {
  const server = createServer((request, response) => {
    const [, table = '', hours] = (request.url ?? '/').split('/')
    const pass = async () => {
      passTime(storage, table, Number(hours))
      await renew(table)
    }
    pass().then(
      () => response.end(),
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
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
