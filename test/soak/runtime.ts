/** The local runtime with the soak's worker: started, killed, and started again on the same storage and port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ready } from '../serve.ts'

const config = join(import.meta.dirname, 'wrangler.toml')
const top = join(import.meta.dirname, '../..')

export class Runtime {
  readonly origin: string
  /** When it was away, in milliseconds since 1970. */
  readonly aways: { readonly from: number; readonly to: number }[] = []
  readonly #storage = mkdtempSync(join(tmpdir(), 'dorfpost-soak-'))
  readonly #port: number
  #server: ChildProcess | null = null

  private constructor(port: number) {
    this.#port = port
    this.origin = `http://localhost:${port}`
  }

  static async start(): Promise<Runtime> {
    const runtime = new Runtime(await freePort())
    execFileSync(
      'wrangler',
      [
        'd1',
        'migrations',
        'apply',
        'dorfpost',
        '--local',
        '--config',
        config,
        '--persist-to',
        runtime.#storage,
      ],
      { cwd: top, stdio: 'pipe', env: { ...process.env, CI: 'true' } },
    )
    await runtime.#run()
    return runtime
  }

  async #run(): Promise<void> {
    const secret = /^SESSION_SECRET\s*=\s*"?([^"\n]+)/m.exec(
      readFileSync(join(top, '.dev.vars'), 'utf8'),
    )
    this.#server = spawn(
      'wrangler',
      [
        'dev',
        '--config',
        config,
        '--port',
        `${this.#port}`,
        '--inspector-port',
        '0',
        '--persist-to',
        this.#storage,
        '--var',
        `ORIGIN:${this.origin}`,
        '--var',
        `SESSION_SECRET:${secret?.[1] ?? ''}`,
      ],
      {
        cwd: top,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        env: { ...process.env, CI: 'true' },
      },
    )
    await ready(this.#server)
  }

  /** Kills the whole runtime in the midst of whatever it does, and starts it again. */
  async crash(): Promise<void> {
    const from = Date.now()
    await this.#kill('SIGKILL')
    await this.#run()
    this.aways.push({ from, to: Date.now() })
  }

  async #kill(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server
    if (!server?.pid) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    process.kill(-server.pid, signal)
    await ended
    this.#server = null
  }

  /** The memory of all its processes in megabytes, as Linux tells it; 0 elsewhere. */
  memory(): number {
    const group = this.#server?.pid
    if (process.platform !== 'linux' || group === undefined) return 0
    let pages = 0
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        if (
          Number(fields[2]) === group &&
          readFileSync(`/proc/${name}/comm`, 'utf8').includes('workerd')
        )
          pages += Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1])
      } catch (error) {
        // A process may end while it is looked at.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
    return (pages * 4096) / 2 ** 20
  }

  async stop(): Promise<void> {
    await this.#kill('SIGTERM')
    rmSync(this.#storage, { recursive: true, force: true })
  }
}
