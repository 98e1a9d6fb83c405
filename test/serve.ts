import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, runWrangler, startWrangler } from './processes.ts'

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

export interface Served {
  readonly origin: string
  /** Where the runtime keeps what is stored. */
  readonly storage: string
  stop(): Promise<void>
}

/** The app as `npm start` serves it, on a free port and storage of its own. Built before: `npm run build`. */
export async function serveApp(vars: Readonly<Record<string, string>> = {}): Promise<Served> {
  const storage = mkdtempSync(join(tmpdir(), 'dorfpost-'))
  runWrangler(['d1', 'migrations', 'apply', 'dorfpost', '--local', '--persist-to', storage])
  return serve(storage, (origin) =>
    Object.entries({ ORIGIN: origin, ...vars }).flatMap(([name, value]) => [
      '--var',
      `${name}:${value}`,
    ]),
  )
}

/** A worker on the local runtime: the app's, or that of another configuration. */
export async function serve(
  storage: string,
  args: (origin: string) => ReadonlyArray<string>,
): Promise<Served> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startWrangler([
    'dev',
    '--port',
    `${port}`,
    '--inspector-port',
    '0',
    '--persist-to',
    storage,
    ...args(origin),
  ])
  await ready(server)
  return {
    origin,
    storage,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      endProcess(server, 'SIGTERM')
      await ended
      rmSync(storage, { recursive: true, force: true })
    },
  }
}

/** Resolves once the server says that it is ready; rejects with its output when it ends before. */
export function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready on')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', () => reject(new Error(`The server ended.\n${output}`)))
  })
}
