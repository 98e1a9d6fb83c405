/** Child processes of the tests and benchmarks, in a way that works on Linux, macOS and Windows. */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'

const top = join(import.meta.dirname, '..')
/** Run by Node itself: on Windows the `wrangler` on the path is a script that only a shell can start. */
const wranglerScript = join(top, 'node_modules/wrangler/bin/wrangler.js')
const env = { ...process.env, CI: 'true' }

/** Runs wrangler to its end; returns what it wrote. Throws with its output where it fails. */
export const runWrangler = (args: ReadonlyArray<string>): string =>
  execFileSync(process.execPath, [wranglerScript, ...args], {
    cwd: top,
    stdio: 'pipe',
    env,
    encoding: 'utf8',
  })

/** Starts wrangler and leaves it running; `endProcess` ends it together with the processes it started. */
export const startWrangler = (args: ReadonlyArray<string>): ChildProcess =>
  startScript([wranglerScript, ...args])

/** Starts a script with its arguments on this Node; as `startWrangler`. */
export function startScript(args: ReadonlyArray<string>): ChildProcess {
  const options: SpawnOptions = {
    cwd: top,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that one signal reaches all of it.
    detached: process.platform !== 'win32',
    env,
  }
  return spawn(process.execPath, [...args], options)
}

/** Sends a signal to a process and to those it started. Windows has no signals: there they are ended at once. */
export function endProcess({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  if (process.platform === 'win32') execFileSync('taskkill', ['/pid', `${pid}`, '/T', '/F'])
  else process.kill(-pid, signal)
}

/** Resolves once a started server says that it is ready; rejects with its output when it ends before. */
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
