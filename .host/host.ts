/** An instance of one's own: the worker, its front, letters out and in, and rounds by the clock. */
import { existsSync, readFileSync } from 'node:fs'
import { snapshot } from './backup.ts'
import { startFront } from './front.ts'
import { type Level, log } from './log.ts'
import { handTo, startMailIn } from './mail-in.ts'
import { createMailOut, letterDesk } from './mail-out.ts'
import { endOrphans, noteRuntime } from './orphan.ts'
import { askOutside } from './outside.ts'
import { startRounds } from './rounds.ts'
import type { Settings } from './settings.ts'
import { notePort, noteVersion, objectsIn, secretsOf, takeFolder, versionOf } from './store.ts'
import { bundle, bundled, startWorker } from './worker.ts'

export interface Host {
  readonly port: number
  /** Port on which answers come in by SMTP; `null`: nowhere. */
  readonly mailPort: number | null
  /** Lets what is under way end, and gives the folder back. */
  stop(): Promise<void>
}

/** The rounds that a configuration asks for. */
export const cronsOf = (config: string): string[] =>
  [
    ...(/^crons\s*=\s*\[([^\]]*)\]/m.exec(readFileSync(config, 'utf8'))?.[1] ?? '').matchAll(
      /"([^"]+)"/g,
    ),
  ].map(([, cron = '']) => cron)

/** Entries of ours for the words of workerd: the worker's own lines are JSON already. */
function tellOf({ level, message }: { readonly level: string; readonly message: string }): void {
  const known: Level = level === 'error' ? 'error' : level === 'warn' ? 'warn' : 'info'
  log(known, message, { from: 'worker' })
}

/**
 * Starts an instance. A version that is new to the folder runs on it after a snapshot of what stands there.
 *
 * @param config the path of a `wrangler.toml`
 * @param built the folder of a bundle that was made before; where there is none, it is made now
 * @param more further variables of the worker
 */
export async function startHost(
  settings: Settings,
  config: string,
  built: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Host> {
  const { data, mailOut, mailIn, mailAnswers } = settings
  const leave = takeFolder(data)
  const code = existsSync(built) ? bundled(built) : bundle(config)
  const ends: (() => unknown)[] = [leave, code.remove]
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    if (await endOrphans(data)) log('warn', 'A runtime that was left over has been ended.')
    const before = versionOf(data)
    if (before !== null && before !== code.version)
      log('info', 'A new version: what stands is kept.', { snapshot: await snapshot(data) })
    const mail = mailOut.by === 'http' ? null : createMailOut(mailOut)
    const byHttp = mailOut.by === 'http' ? mailOut : null
    const worker = await startWorker({
      config,
      bundle: code,
      objects: objectsIn(data),
      vars: {
        ...secretsOf(data),
        ...settings.vars,
        LOCAL: 'false',
        MAIL_API_KEY: byHttp?.key ?? 'within',
        ...(mail && { MAIL_API_URL: letterDesk }),
        ...(byHttp?.url !== undefined && { MAIL_API_URL: byHttp.url }),
        ...more,
      },
      outside: (asked) => (mail && asked.url === letterDesk ? mail.take(asked) : askOutside(asked)),
      log: tellOf,
    })
    ends.push(
      () => worker.stop(),
      () => mail?.stop(),
    )
    noteRuntime(data)
    noteVersion(data, code.version)
    notePort(data, worker.port)
    const received =
      mailIn && mailAnswers !== null
        ? await startMailIn(mailIn, mailAnswers, handTo(worker.port))
        : null
    if (received) ends.push(() => received.stop())
    const front = await startFront(settings, worker)
    ends.push(() => front.stop())
    ends.push(startRounds(cronsOf(config), worker.round))
    return { port: front.port, mailPort: received?.port ?? null, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
