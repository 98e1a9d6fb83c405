/**
 * Runs a command to its end and looks for words in all that it writes, as regular expressions for lines. Fails where the
 * command does, or where words are missing: a command that ends well may have done nothing.
 *
 *   node test/commands/says.ts 'lost, doubled or wrong: 0' -- npm run soak -- 24 8
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const all = process.argv.slice(2)
const mark = all.indexOf('--')
const [command = '', ...rest] = all.slice(mark + 1)
if (mark < 1 || command === '') throw new Error('Say the words, “--”, and the command.')

const child = spawn(command, rest, {
  cwd: join(import.meta.dirname, '../..'),
  stdio: ['ignore', 'pipe', 'pipe'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
let written = ''
for (const [from, to] of [
  [child.stdout, process.stdout],
  [child.stderr, process.stderr],
] as const)
  from.on('data', (chunk: Buffer) => {
    written += chunk.toString()
    to.write(chunk)
  })
const [code] = (await once(child, 'close')) as [number | null]
const said = stripVTControlCharacters(written)
const missing = all.slice(0, mark).filter((words) => !new RegExp(words, 'm').test(said))
for (const words of missing) process.stderr.write(`It never said: ${words}\n`)
if (missing.length > 0) process.exitCode = 1
if (code !== 0) process.exitCode = code ?? 1
