/**
 * Runs a command that serves, until its address answers with a page that has some words; then it is ended with all that it
 * started. Fails where it ends before, or answers with something else for too long.
 *
 *   node test/commands/serves.ts http://localhost:8787 '<title>' npm start
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from '../processes.ts'

/** Time that a command may take until it serves, in milliseconds: it may install and build before. */
const longest = 10 * 60_000

/** The page at an address that a command serves. */
export async function pageOf(
  address: string,
  words: string,
  [command = '', ...rest]: ReadonlyArray<string>,
): Promise<string> {
  const child = spawn(command, rest, {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString()
    })
  const ended = once(child, 'exit')
  const end = () => {
    if (child.exitCode === null) endProcess(child, 'SIGTERM')
  }
  // It is in a group of its own, which would outlive this process.
  process.once('exit', end)
  const began = Date.now()
  try {
    for (;;) {
      const page = await fetch(address).then(
        (answer) => answer.text(),
        () => '',
      )
      if (page.includes(words)) return page
      if (child.exitCode !== null || Date.now() - began > longest)
        throw new Error(`${address} has no “${words}”. The command wrote:\n${written}`)
      await wait(100)
    }
  } finally {
    end()
    process.off('exit', end)
    await ended
  }
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const [address = '', words = '', ...command] = process.argv.slice(2)
  await pageOf(address, words, command)
  process.stdout.write(`${command.join(' ')} serves ${address}.\n`)
}
