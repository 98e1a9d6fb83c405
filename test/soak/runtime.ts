/** The local runtime with a worker of the tests' own: started, killed, and started again on the same storage and port. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../local-runtime.ts'
import { endProcess, ready, startScript } from '../processes.ts'
import type { KindLost } from './check.ts'

const top = join(import.meta.dirname, '../..')

/** Losses that a runtime makes on purpose. */
export interface Loses {
  readonly kinds: ReadonlyArray<KindLost>
  /** Share of each kind, up to 1. */
  readonly share: number
}

export class Runtime {
  readonly origin: string
  /** Times at which it was away, in milliseconds since 1970. */
  readonly aways: { readonly from: number; readonly to: number }[] = []
  readonly #storage = mkdtempSync(join(tmpdir(), 'dorfpost-soak-'))
  readonly #port: number
  #server: ChildProcess | null = null

  readonly #config: string
  readonly #tree: string

  readonly #loses: Loses | null
  readonly #byHost: boolean

  private constructor(
    config: string,
    tree: string,
    port: number,
    loses: Loses | null,
    byHost: boolean,
  ) {
    this.#loses = loses
    this.#byHost = byHost
    this.#config = config
    this.#tree = tree
    this.#port = port
    this.origin = `http://localhost:${port}`
    // Any end of the run ends the runtime.
    process.once('exit', () => this.#server && endProcess(this.#server, 'SIGKILL'))
  }

  /** Starts what a `wrangler.toml` describes, on a fresh storage; `tree` is the folder of the version that it belongs to; `byHost`: as an instance of one's own. */
  static async start(
    config: string,
    tree = top,
    loses: Loses | null = null,
    byHost = false,
  ): Promise<Runtime> {
    const runtime = new Runtime(config, tree, await freePort(), loses, byHost)
    await runtime.#run()
    return runtime
  }

  async #run(): Promise<void> {
    const secrets = readFileSync(join(top, '.dev.vars'), 'utf8')
    const secret = (name: string) =>
      new RegExp(`^${name}\\s*=\\s*"?([^"\n]+)`, 'm').exec(secrets)?.[1] ?? ''
    const vars = {
      VAPID_PUBLIC_KEY: secret('VAPID_PUBLIC_KEY'),
      VAPID_PRIVATE_KEY: secret('VAPID_PRIVATE_KEY'),
      ...(this.#loses && { BREAK: this.#loses.kinds.join(' '), SHARE: `${this.#loses.share}` }),
    }
    this.#server = startScript([
      join(this.#tree, this.#byHost ? 'test/soak/serve-host.ts' : 'test/soak/serve.ts'),
      this.#config,
      this.#storage,
      `${this.#port}`,
      secret('SESSION_SECRET'),
      JSON.stringify(vars),
    ])
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
    endProcess(server, signal)
    await ended
    this.#server = null
  }

  /** The memory of all its processes in megabytes, as Linux tells it; 0 elsewhere. `node`: of what stands before them. */
  memory(of: 'workerd' | 'node' = 'workerd'): number {
    const pages = this.#processes(of).map((path) =>
      Number(told(`${path}/statm`).split(' ')[1] ?? 0),
    )
    return (pages.reduce((sum, one) => sum + one, 0) * 4096) / 2 ** 20
  }

  /** The CPU time that all its processes have taken so far in milliseconds, as Linux tells it; 0 elsewhere. `node`: as for memory. */
  cpu(of: 'workerd' | 'node' = 'workerd'): number {
    const ticks = this.#processes(of).map((path) => {
      const fields = fieldsOf(path)
      return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
    })
    return ticks.reduce((sum, one) => sum + one, 0) * 10
  }

  /** The runtime's own processes below `/proc`. */
  #processes(of: 'workerd' | 'node'): string[] {
    const group = this.#server?.pid
    if (process.platform !== 'linux' || group === undefined) return []
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => `/proc/${name}`)
      .filter((path) => Number(fieldsOf(path)[2]) === group)
      .filter((path) => told(`${path}/comm`).includes('workerd') === (of === 'workerd'))
  }

  async stop(): Promise<void> {
    await this.#kill('SIGTERM')
    rmSync(this.#storage, { recursive: true, force: true })
  }
}

/** A file of Linux's; empty where the process has ended meanwhile. */
function told(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}

/** Fields of Linux about a process, from its state on (proc_pid_stat(5), the third field). */
const fieldsOf = (path: string): string[] => told(`${path}/stat`).split(') ')[1]?.split(' ') ?? []
