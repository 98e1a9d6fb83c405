/** An instance of one's own as a process, in a folder of its own, with a mail server that keeps what it gets. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../local-runtime.ts'

const top = join(import.meta.dirname, '../..')
const script = join(top, '.host/index.ts')

/** Runs a script to its end: its exit code and what it wrote. */
async function run(words: ReadonlyArray<string>, env: NodeJS.ProcessEnv, input = '') {
  const child = spawn(process.execPath, words, { env })
  child.stdin.end(input)
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: code as number, out, err }
}

/** An answer of the instance. */
export interface Got {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export async function createInstance(more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dorfpost-host-'))
  const [port, mailPort] = [await freePort(), await freePort()]
  const mails: string[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        mails.push(mail)
        done()
      })
    },
  })
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const at = post.server.address()
  const origin = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH,
    ORIGIN: origin,
    MAIL_FROM: 'post@dorfpost.example',
    MAIL_ANSWERS: 'turn@dorfpost.example',
    MAIL_LISTEN: `127.0.0.1:${mailPort}`,
    SMTP_URL: `smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    LISTEN: `127.0.0.1:${port}`,
    DATA: join(folder, 'data'),
    MOST_REQUESTS: '32',
    ...more,
  }
  let running: ChildProcess | null = null

  return {
    ...{ folder, data: env.DATA, origin, mailPort, mails },
    /** Runs a command of the server. */
    command: (words: ReadonlyArray<string>, input = '', by: NodeJS.ProcessEnv = env) =>
      run([script, ...words], by, input),
    /** Runs a command of the operator. */
    ops: (...words: string[]) =>
      run([join(top, '.tools/ops.ts'), ...words], {
        ...{ PATH: env.PATH, DATA: env.DATA, DORFPOST_ORIGIN: origin },
      }),
    /** Starts it; returns all that it writes from then on. */
    async start(): Promise<() => string> {
      const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      running = child
      let written = ''
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk: Buffer) => {
          written += chunk.toString()
          if (written.includes('Ready on')) resolve()
        })
        child.once('exit', () => reject(new Error(`It ended: ${written}`)))
      })
      return () => written
    },
    /** Sends it a signal; returns how it ended. */
    async end(signal: NodeJS.Signals) {
      if (!running) throw new Error('It does not run.')
      const ended = once(running, 'exit')
      running.kill(signal)
      running = null
      const [code] = await ended
      return code as number | null
    },
    async ask(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Got> {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          origin,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
      })
      const said = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json')
      return {
        status: answer.status,
        headers: answer.headers,
        body: isJson ? JSON.parse(said) : said,
      }
    },
    /** Sends a path as it is written, which no client does. */
    async raw(path: string, headers: Record<string, string> = {}): Promise<number> {
      const socket = connect(port, '127.0.0.1')
      const all = { host: 'x', connection: 'close', ...headers }
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      return Number((await text(socket)).split(' ')[1])
    },
    async remove(): Promise<void> {
      // Killed, it would leave its runtime over.
      if (running) await this.end('SIGTERM')
      await new Promise<void>((resolve) => post.close(() => resolve()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
