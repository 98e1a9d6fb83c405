/**
 * One's own server:
 *
 *   npm run host                              serves the instance that the environment describes
 *   npm run host -- bundle                    bundles the worker once, so that a start need not
 *   npm run host -- check                     checks the settings, and whether the mail server takes us
 *   npm run host -- backup <folder>           copies the instance into a new folder, while it runs
 *   npm run host -- restore <folder>          puts a backup in its place, while it does not run
 *   npm run host -- change-secret <name>      changes one of the secrets, while it does not run; nobody is signed out
 *   npm run host -- mail <sender> <recipient> hands an e-mail from standard input to the running instance
 */
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { backUp, restore } from './backup.ts'
import { startHost } from './host.ts'
import { log, reasonOf } from './log.ts'
import { handTo, isAnswersAddress } from './mail-in.ts'
import { createMailOut } from './mail-out.ts'
import { dataOf, readSettings, type Settings } from './settings.ts'
import { changeSecret, portOf } from './store.ts'
import { bundleInto } from './worker.ts'

const config = join(import.meta.dirname, '../wrangler.toml')
/** The bundled worker, where it was made before: a server need not be able to write beside its code. */
const built = join(import.meta.dirname, 'built')

/** Codes by which a mail server knows that it may try again (sysexits.h), and that it need not. */
const [tryAgain, nobody] = [75, 67]

async function serve(settings: Settings): Promise<void> {
  const host = await startHost(settings, config, built)
  log('info', `Ready on ${settings.origin}`, { port: host.port, mail: host.mailPort })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Miniflare's own ends the process at once, and whatever is under way with it.
    process.removeAllListeners(signal)
    process.once(signal, async () => {
      log('info', 'Stopping.')
      await host.stop()
      log('info', 'Stopped.')
      process.exit()
    })
  }
}

async function takeMail(
  { data, mailAnswers }: Settings,
  from: string,
  to: string,
): Promise<number> {
  if (mailAnswers === null || !isAnswersAddress(to, mailAnswers)) return nobody
  const port = portOf(data)
  if (port === null) return tryAgain
  try {
    const taken = await handTo(port)(from || '<>', to, await buffer(process.stdin))
    return taken === 'later' ? tryAgain : 0
  } catch {
    return tryAgain
  }
}

/** Does what needs the folder of the instance alone; `false`: it is something else. */
async function onFolder(command: string, word: string): Promise<boolean> {
  const data = dataOf(process.env)
  switch (command) {
    case 'backup':
      log('info', 'Copied.', { databases: await backUp(data, word), to: word })
      return true
    case 'restore':
      log('info', 'Restored.', { before: await restore(data, word) })
      return true
    case 'change-secret':
      if (process.env[word]?.trim())
        throw new Error(`${word} comes from the environment: change it there.`)
      changeSecret(data, word)
      log('info', 'Changed.', { secret: word })
      return true
    default:
      return false
  }
}

async function run([command = 'serve', ...words]: ReadonlyArray<string>): Promise<void> {
  if (command === 'bundle') return bundleInto(built, config)
  const [first = '', second = ''] = words
  if (first !== '' && (await onFolder(command, first))) return
  const settings = readSettings(process.env)
  switch (command) {
    case 'serve':
      return serve(settings)
    case 'check':
      if (settings.mailOut.by !== 'http') await createMailOut(settings.mailOut).check()
      return log('info', 'The settings are right.')
    case 'mail':
      if (second === '') break
      process.exitCode = await takeMail(settings, first, second)
      return
  }
  throw new Error(
    'npm run host [-- bundle | check | backup <folder> | restore <folder> | change-secret <name> | mail <sender> <recipient>]',
  )
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
