/** The worker in workerd, by Miniflare, as a `wrangler.toml` describes it: the same one that Cloudflare runs. */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Miniflare,
  NoOpLog,
  type Request,
  type Response,
  type WorkerdStructuredLog,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { runWrangler } from '../test/processes.ts'

const top = join(import.meta.dirname, '..')

/** A bundled worker: its folder, and a name that changes with its code. */
export interface Bundle {
  readonly folder: string
  readonly version: string
  remove(): void
}

/** Bundles the worker that a configuration names into a folder. wrangler writes beside the sources meanwhile. */
export const bundleInto = (folder: string, config: string): void =>
  void runWrangler(['deploy', '--dry-run', '--outdir', folder, '--config', config])

/** A bundle that was made before. */
export const bundled = (folder: string): Bundle => ({ ...named(folder), remove() {} })

/** Bundles the worker that a configuration names, for as long as it runs. */
export function bundle(config: string): Bundle {
  const folder = mkdtempSync(join(tmpdir(), 'dorfpost-bundle-'))
  bundleInto(folder, config)
  return { ...named(folder), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The version is a hash of the code. */
function named(folder: string): Pick<Bundle, 'folder' | 'version'> {
  const hash = createHash('sha256')
  for (const path of [...filesIn(folder, '.js'), ...filesIn(folder, '.wasm')])
    hash.update(readFileSync(path))
  return { folder, version: hash.digest('hex') }
}

/** The bundle's own code first, as it is the entry; then the binaries that it imports. */
export const modulesIn = (folder: string) => [
  ...filesIn(folder, '.js').map((path) => ({ type: 'ESModule' as const, path })),
  ...filesIn(folder, '.wasm').map((path) => ({ type: 'CompiledWasm' as const, path })),
]

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => extname(name) === ending)
    .toSorted()
    .map((name) => join(folder, name))

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Applies those of the migrations that this database has not seen, noted as wrangler notes them. */
export async function migrate(db: Database): Promise<void> {
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

interface Around {
  readonly config: string
  readonly bundle: Bundle
  /** The folder of all that is stored. */
  readonly objects: string
  readonly vars: Readonly<Record<string, string>>
  /** Answers all that the worker asks of the world outside. */
  readonly outside: (asked: Request) => Promise<Response>
  readonly log: (entry: WorkerdStructuredLog) => void
}

/** Starts the worker for this computer alone, its D1 migrated. */
export async function startWorker({ config, bundle, objects, vars, outside, log }: Around) {
  if (!existsSync(join(top, 'web/dist/index.html')))
    throw new Error('The pages are not built yet: npm run build.')
  // Naming a file that is not there keeps wrangler from reading, and telling of, those of a developer. Its types do not say so.
  const reading = { overrides: {}, envFiles: [join(bundle.folder, 'none.env')] }
  const {
    modulesRules: _,
    bindings: _vars,
    ...options
  } = unstable_getMiniflareWorkerOptions(config, undefined, reading).workerOptions
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: 'dorfpost',
      modules: modulesIn(bundle.folder),
      modulesRoot: bundle.folder,
      bindings: { ...vars },
      host: '127.0.0.1',
      port: 0,
      outboundService: outside,
      resourcePersistencePath: objects,
      // E-mails and rounds are handed over on this computer; the front keeps others away.
      unsafeTriggerHandlers: true,
      log: new NoOpLog(),
      handleStructuredLogs: log,
    }),
  )
  const { port } = await runtime.ready
  const db = await runtime.getD1Database('DB')
  await migrate(db)
  const at = (path: string) => `http://127.0.0.1:${port}${path}`
  return {
    port: Number(port),
    /** Throws where worker or database do not answer. */
    async check(): Promise<void> {
      const signal = AbortSignal.timeout(5000)
      const { ok, status } = await fetch(at('/api/games'), { signal })
      if (!ok) throw new Error(`The worker answered ${status}.`)
      await db.prepare('SELECT 1').run()
    },
    /** Goes a round; throws where the worker does. */
    async round(cron: string, time: number): Promise<void> {
      const query = new URLSearchParams({ cron, time: `${time}` })
      const { ok } = await fetch(at(`/cdn-cgi/local/scheduled?${query}`))
      if (!ok) throw new Error('The worker broke off.')
    },
    stop: () => runtime.dispose(),
  }
}
