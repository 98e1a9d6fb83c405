/**
 * Runs every check and every test of the project and counts them: a check such
 * as the types counts as one. The last line is `N passed, N failed`.
 *
 *   npm test · npm test -- checks unit: only these parts (checks, unit, worker, components, host, engines, browser)
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cores } from '../test/cores.ts'
import { endProcess } from '../test/processes.ts'
import { scratch } from '../test/scratch.ts'

// Absolute: each suite has a root of its own.
const results = join(import.meta.dirname, '../node_modules/.cache/dorfpost-tests')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Report of Vitest about a suite, as far as it is read here. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string
      readonly status: string
      readonly failureMessages: ReadonlyArray<string>
    }>
  }>
}

/** The failed tests of a suite, and the files that did not load, with the first lines of their reasons. */
function failures(report: Report): string[] {
  const reason = (text: string) => text.split('\n').slice(0, 6).join('\n    ')
  return report.testResults.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        (test) =>
          `${file.name}: ${test.fullName}\n    ${test.failureMessages.map(reason).join('\n    ')}`,
      ),
    ...(file.status === 'failed' && file.message
      ? [`${file.name}\n    ${reason(file.message)}`]
      : []),
  ])
}

/** npm itself, as it names it to its scripts. Run by Node: on Windows `npm` is a script that only a shell can start. */
const npmScript = process.env.npm_execpath ?? ''
if (npmScript === '') throw new Error('Run this by `npm test`.')

/** Made for every part: the pages and the secrets of local running. */
const needed = ['build', 'secrets']

/** The longest first, so that none is left alone at the end. */
const checks = [
  'types',
  'lock-complete',
  'lint',
  'imports',
  'unused',
  'api-lint',
  'test:rules-covered',
  'dry-deploy',
]

/** A suite of tests, by its script. */
interface Suite {
  readonly suite: string
  readonly workers: number
  /** Silence after which a run hangs, as each test writes a line: the run is ended, and has failed. */
  readonly silentMinutes: number
  /** True if it is run once more if it hangs. */
  readonly isRunAgain?: boolean
}

/** Time in minutes that a check may be silent; it writes at its end only. */
const checkMinutes = 20

/**
 * Rows of suites; the rows run side by side. Browsers wait for their pages much of the time, in which one worker of the
 * unit tests uses the cores. Once these are done the browsers soon are, so what comes after them takes both cores.
 */
const rows: ReadonlyArray<ReadonlyArray<Suite>> = [
  [{ suite: 'test:browser', workers: cores, silentMinutes: 20 }],
  [
    { suite: 'test:unit', workers: cores - 1, silentMinutes: 10 },
    // Its runner in workerd was seen not to end, though each of its tests had ended well.
    { suite: 'test:worker', workers: cores, silentMinutes: 3, isRunAgain: true },
    { suite: 'test:components', workers: cores, silentMinutes: 10 },
    // The soak in small takes minutes on a slow machine.
    { suite: 'test:host', workers: 1, silentMinutes: 12 },
    { suite: 'test:engines', workers: 1, silentMinutes: 5 },
  ],
]

const parts = process.argv.slice(2)
const isWanted = (part: string) => parts.length === 0 || parts.includes(part)
const known = ['checks', ...rows.flat().map(({ suite }) => suite.replace('test:', ''))]
for (const part of parts)
  if (!known.includes(part))
    throw new Error(`No part is called ${part}; there are ${known.join(', ')}.`)

let passed = 0
let failed = 0
const broken: string[] = []

const running = new Set<ChildProcess>()

/** Minutes after which everything ends: on a machine three times slower than usual it takes less. */
const allMinutes = 40
setTimeout(() => {
  process.stdout.write(
    `\nEnded: it ran for ${allMinutes} minutes.\n\n${passed} passed, ${failed + 1} failed\n`,
  )
  for (const child of running) endProcess(child, 'SIGKILL')
  process.exit(1)
}, allMinutes * 60_000).unref()

// A process that runs in a group of its own does not hear Ctrl+C by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) endProcess(child, signal)
    process.exit(1)
  })

type End = 'good' | 'bad' | 'hung'

/** Runs a script, which may be silent for some minutes; how it ended. Its output comes in one piece once it has ended. */
function run(script: string, silentMinutes: number, ...args: string[]): Promise<End> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [npmScript, 'run', '--silent', script, '--', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: scratch },
      // A process group of its own, so that all it started can be ended with it.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let isHung = false
    const hangs = setTimeout(() => {
      isHung = true
      written.push(
        Buffer.from(`\nEnded as it was silent for ${silentMinutes} minutes: it hangs.\n`),
      )
      endProcess(child, 'SIGKILL')
    }, silentMinutes * 60_000)
    const written: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        written.push(chunk)
        hangs.refresh()
      })
    child.on('close', (code) => {
      clearTimeout(hangs)
      running.delete(child)
      process.stdout.write(`\n── ${script}\n${Buffer.concat(written)}`)
      if (isHung) resolve('hung')
      else resolve(code === 0 ? 'good' : 'bad')
    })
  })
}

/** Takes checks from the list until there is none left. Two of these keep two cores busy. */
async function checkAll(left: string[]): Promise<void> {
  for (let script = left.shift(); script; script = left.shift()) {
    if ((await run(script, checkMinutes)) === 'good') passed++
    else {
      failed++
      broken.push(script)
    }
  }
}

const waiting = [...needed, ...(isWanted('checks') ? checks : [])]
await Promise.all([checkAll(waiting), checkAll(waiting)])

/** Runs a suite and counts its tests. */
async function test({ suite, workers, silentMinutes, isRunAgain }: Suite): Promise<void> {
  const file = join(results, `${suite.replace(':', '-')}.json`)
  const once = () =>
    run(
      suite,
      silentMinutes,
      // A line for each test as it ends: so it is seen that the suite goes on.
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--maxWorkers=${workers}`,
    )
  const first = await once()
  const isGood = (first === 'hung' && isRunAgain ? await once() : first) === 'good'
  const report = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  passed += report.numPassedTests
  // A suite can fail without a failing test: a file that does not load, or an unhandled error.
  failed += report.numFailedTests || (isGood ? 0 : 1)
  if (!isGood) broken.push(suite, ...failures(report))
}

await Promise.all(
  rows.map(async (row) => {
    for (const suite of row) if (isWanted(suite.suite.replace('test:', ''))) await test(suite)
  }),
)

if (broken.length > 0) process.stdout.write(`\nNot good:\n- ${broken.join('\n- ')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
