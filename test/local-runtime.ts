/**
 * The local runtime of the tests, benchmarks and the soak: a worker as a `wrangler.toml` describes it, in workerd, by
 * Miniflare. wrangler only bundles the worker and reads its configuration.
 */
import { createServer } from 'node:net'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { bundle, migrate, modulesIn } from '../.host/worker.ts'

const script = 'dorfpost'

/** A port that nobody listens at. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Started {
  readonly origin: string
  /** Has a table's object begin anew: what it had in memory is gone, its sockets stay. */
  renew(table: string): Promise<void>
  /** Ends the runtime; what it stored stays. */
  stop(): Promise<void>
}

/**
 * Starts a worker on a storage of its own, its D1 migrated.
 *
 * @param config the path of its `wrangler.toml`
 * @param storage a folder, laid out as by `wrangler dev --persist-to`
 * @param vars variables besides those of the configuration and `.dev.vars`; they may depend on the origin
 */
export async function startRuntime(
  config: string,
  storage: string,
  port: number,
  vars: (origin: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<Started> {
  const origin = `http://localhost:${port}`
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions
  const { folder, remove } = bundle(config)
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: script,
      modules: modulesIn(folder),
      modulesRoot: folder,
      bindings: Object.assign({}, options.bindings, vars(origin)),
      host: 'localhost',
      port,
      resourcePersistencePath: join(storage, 'v3'),
      // An e-mail comes in at `/cdn-cgi/local/email`.
      unsafeTriggerHandlers: true,
    }),
  )
  await runtime.ready
  if (Object.keys(options.d1Databases ?? {}).includes('DB'))
    await migrate(await runtime.getD1Database('DB'))
  return {
    origin,
    async renew(table) {
      const evicted = { name: table, webSockets: 'hibernate' } as const
      try {
        await runtime.unsafeEvictDurableObject(script, 'Table', evicted)
      } catch (error) {
        // It is out of memory already.
        if (!/not currently running/.test(String(error))) throw error
      }
    },
    async stop() {
      await runtime.dispose()
      remove()
    },
  }
}
