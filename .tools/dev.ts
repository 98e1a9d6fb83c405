/**
 * `npm run dev`: the worker in workerd and the front end with hot reload, in one command.
 * Vite serves the pages and hands every request to the worker's paths on to it; wrangler
 * rebuilds the worker when one of its files changes. Tables are those of `npm start`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { freePort } from '../test/local-runtime.ts'
import { endProcess, ready, runWrangler, startWrangler } from '../test/processes.ts'

const top = join(import.meta.dirname, '..')
const pagesPort = Number(process.env.PORT ?? 5173)
const workerPort = await freePort()

// The worker's assets must exist, although Vite serves the pages here.
mkdirSync(join(top, 'web/dist'), { recursive: true })
runWrangler(['d1', 'migrations', 'apply', 'dorfpost', '--local'])

const worker = startWrangler([
  'dev',
  '--port',
  `${workerPort}`,
  '--inspector-port',
  '0',
  // Pages send their own origin, and the worker refuses every other.
  '--var',
  `ORIGIN:http://localhost:${pagesPort}`,
])
process.once('exit', () => endProcess(worker, 'SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
await ready(worker)
worker.stdout?.pipe(process.stdout)
worker.stderr?.pipe(process.stderr)
worker.once('exit', (code) => process.exit(code ?? 1))

const target = { target: `http://localhost:${workerPort}`, ws: true }
const ofWorker = ['/api', '/dev', '/robots.txt', '/sitemap.xml', '/.well-known']
const pages = await createServer({
  configFile: join(top, 'web/vite.config.ts'),
  server: {
    port: pagesPort,
    strictPort: true,
    proxy: Object.fromEntries(ofWorker.map((path) => [path, target])),
  },
})
await pages.listen()
process.stdout.write(`Dorfpost with hot reload: http://localhost:${pagesPort}\n`)
