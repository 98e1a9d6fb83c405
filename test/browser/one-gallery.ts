import { serveBuiltGallery } from './gallery.ts'
import { startLocalServer } from './local-server.ts'

/** A gallery for all tests of a run: `GET /` answers with its address. It is built when that is first asked. */
export async function startOneGallery() {
  let gallery: ReturnType<typeof serveBuiltGallery> | undefined
  const server = await startLocalServer((_, response) => {
    gallery ??= serveBuiltGallery()
    gallery.then(
      ({ origin }) => response.end(origin),
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
  })
  return {
    origin: server.origin,
    async stop() {
      await server.stop()
      // A gallery that could not be built has failed its tests, and there is nothing to stop.
      await gallery?.then(
        (built) => built.stop(),
        () => undefined,
      )
    },
  }
}
