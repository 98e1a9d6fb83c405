import { passTime } from '../pass-time.ts'
import type { Served } from '../serve.ts'
import { type LocalServer, startLocalServer } from './local-server.ts'

/** Lets time pass at single tables of the app, for tests that run in processes of their own: `POST /<table>/<hours>`. */
export function startClock({ storage, renew }: Served): Promise<LocalServer> {
  return startLocalServer((request, response) => {
    const [, table = '', hours] = (request.url ?? '/').split('/')
    const pass = async () => {
      // An object that still has something to write would undo it, and one that has read anything would not notice.
      await renew(table)
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
}
