/**
 * The local runtime of the tests, benchmarks and the soak: a worker as a `wrangler.toml` describes it, in workerd, by
 * Miniflare. wrangler only bundles the worker and reads its configuration.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { runWrangler } from './processes.ts'

const script = 'dorfpost'
const top = join(import.meta.dirname, '..')

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
  const bundle = mkdtempSync(join(tmpdir(), 'dorfpost-bundle-'))
  runWrangler(['deploy', '--dry-run', '--outdir', bundle, '--config', config])
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: script,
      modules: modulesIn(bundle),
      modulesRoot: bundle,
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
      rmSync(bundle, { recursive: true, force: true })
    },
  }
}

/** The bundle's own code first, as it is the entry; then the binaries that it imports. */
const modulesIn = (bundle: string) => [
  ...filesIn(bundle, '.js').map((path) => ({ type: 'ESModule' as const, path })),
  ...filesIn(bundle, '.wasm').map((path) => ({ type: 'CompiledWasm' as const, path })),
]

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => extname(name) === ending)
    .toSorted()
    .map((name) => join(folder, name))

/** Applies those of the migrations that this database has not seen, noted as wrangler notes them. */
async function migrate(db: Awaited<ReturnType<Miniflare['getD1Database']>>): Promise<void> {
  await db.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const seen = new Set(results.map(({ name }) => name))
  for (const path of filesIn(join(top, 'migrations'), '.sql')) {
    const name = path.slice(join(top, 'migrations').length + 1)
    if (seen.has(name)) continue
    const statements = readFileSync(path, 'utf8')
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '')
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
