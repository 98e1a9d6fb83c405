/**
 * `npm run mutate -- FOLDER [count] [seed]`, e.g. worker/games/kernel 40: puts one small fault after the other into a
 * folder's sources and runs the test files that are nearest to each. Prints the faults that none of them saw, and keeps the
 * share that was seen in `score.json`: a lower bound, since the other files might see more. It changes the working tree and
 * puts it back: run it where nobody else works. Not part of the tests.
 */
import { spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, mutantsOf } from './mutants.ts'
import { createNearest } from './nearest.ts'

const top = join(import.meta.dirname, '../..')
const [folder = '', count = '50', seed = '1'] = process.argv.slice(2)
if (folder === '') throw new Error('Name a folder, such as worker/games/kernel.')

/** Suites that reach the folder, by their configuration, with their tests. The quick ones come first. */
const suites = [
  { config: 'test/vitest.config.ts', tests: ['test/{kernel,rules,unit}/**/*.test.ts'] },
  { config: 'test/components/vitest.config.ts', tests: ['test/components/**/*.test.{ts,tsx}'] },
  { config: 'test/worker/vitest.config.ts', tests: ['test/worker/**/*.test.ts'] },
].filter(
  ({ config }) =>
    config === 'test/vitest.config.ts' ||
    (config.includes('components')
      ? folder.startsWith('web/')
      : /^worker\/(?!games|pictures|pairings)/.test(folder)),
)

/** Numbers from 0 up to 1 that follow from the seed (mulberry32), so that a sample can be taken again. */
function chance(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Longest time between two tests, in ms: a fault that never ends is seen by it. A line is written for each test. */
const limit = 120_000

/** Runs test files until one fails; true if all passed. */
function passes(config: string, tests: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        join(top, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--config=${config}`,
        '--bail=1',
        '--reporter=verbose',
        '--passWithNoTests',
        ...tests.map((test) => join(top, test)),
      ],
      { cwd: top, stdio: ['ignore', 'pipe', 'ignore'], detached: true },
    )
    const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), limit)
    child.stdout.on('data', () => timer.refresh())
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

const nearestTests = createNearest(top)

/** Number of test files of a suite that are run for a fault, the nearest ones. */
const near = 16

/** True if a test sees what stands in the tree now. */
async function isSeen(source: string): Promise<boolean> {
  for (const { config, tests } of suites)
    if (!(await passes(config, nearestTests(source, tests).slice(0, near)))) return true
  return false
}

const random = chance(Number(seed))
const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: top })
  .filter((file) => !/\.(d|test)\.ts$|words\.|README/.test(file))
  .toSorted()
const all = sources.flatMap((source) =>
  mutantsOf(source, readFileSync(join(top, source), 'utf8')).map((mutant) => ({ source, mutant })),
)
const sample = all
  .map((each) => ({ each, order: random() }))
  .toSorted((a, b) => a.order - b.order)
  .slice(0, Number(count))
  .map(({ each }) => each)

/** Line of a source, and what the fault makes of it. */
function told(source: string, code: string, { start, end, text, kind }: Mutant): string {
  const line = code.slice(0, start).split('\n').length
  return `${source}:${line}: ${kind}: ${code.slice(start, end).replace(/\s+/g, ' ').slice(0, 80)} -> ${text.slice(0, 60)}`
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

let killed = 0
const survivors: string[] = []
for (const [at, { source, mutant }] of sample.entries()) {
  const path = join(top, source)
  const code = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, code)
  process.once('exit', restore)
  try {
    writeFileSync(path, code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end))
    const seen = await isSeen(source)
    if (seen) killed++
    else survivors.push(told(source, code, mutant))
    process.stdout.write(
      `${at + 1}/${sample.length} ${seen ? 'seen' : 'NOT SEEN'} ${told(source, code, mutant)}\n`,
    )
  } finally {
    restore()
    process.off('exit', restore)
  }
}

const file = join(import.meta.dirname, 'score.json')
const scores = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
scores[folder] = { faults: sample.length, of: all.length, seen: killed, seed: Number(seed) }
writeFileSync(file, `${JSON.stringify(scores, null, 2)}\n`)
process.stdout.write(
  `\n${folder}: ${killed} of ${sample.length} faults were seen (${((100 * killed) / sample.length).toFixed(0)} of 100); not seen:\n${survivors.join('\n')}\n`,
)
