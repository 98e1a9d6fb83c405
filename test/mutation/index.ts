/**
 * `npm run mutate -- FOLDER… [count] [seed]`, e.g. worker/games/kernel 40: puts one small fault after the other into a
 * folder's sources and runs tests that reach it. All that may are run once before, to learn what reaches what. Prints the
 * faults that no test saw, and keeps the share that was seen in `score.json`: a lower bound, since not all tests that reach a
 * fault are run for it. `--quick` asks the suite alone that needs no platform. `--again` tries only those that were not seen
 * the last time, with the tests that are new since. Not part of the tests.
 */
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cores } from '../cores.ts'
import { mutantsOf, withFault, withProbes } from './mutants.ts'
import { createNearest } from './nearest.ts'
import { createSuite } from './suite.ts'

const top = join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const isAgain = words.includes('--again')
const isQuick = words.includes('--quick')
const folders = words.filter((word) => word.includes('/'))
const [count = '50', seed = '1'] = words.filter((word) => /^\d+$/.test(word))
if (folders.length === 0) throw new Error('Name a folder, such as worker/games/kernel.')

/** Suites, with their tests; the quick ones come first. Those of the worker reach it by requests, not by imports. */
const suites = [
  { config: 'test/vitest.config.ts', tests: ['test/{kernel,rules,unit}/**/*.test.ts'] },
  { config: 'test/components/vitest.config.ts', tests: ['test/components/**/*.test.{ts,tsx}'] },
  { config: 'test/worker/vitest.config.ts', tests: ['test/worker/**/*.test.ts'] },
]
  .slice(0, isQuick ? 1 : undefined)
  .map((suite) => ({ ...suite, ...createSuite(suite.config) }))

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

/** All faults of a folder that could be tried, and a sample of them. */
function faultsOf(folder: string) {
  const random = chance(Number(seed))
  const all = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: top })
    .filter((file) => !/\.(d|test)\.ts$|words\.|README/.test(file))
    .toSorted()
    .flatMap((source) => {
      const code = readFileSync(join(top, source), 'utf8')
      return mutantsOf(source, code).map((mutant, number) => ({ source, code, mutant, number }))
    })
  const sample = all
    .map((each) => ({ each, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, Number(count))
    .map(({ each }) => each)
  return { folder, all, sample }
}

const tried = folders.map(faultsOf)
const sampled = [...new Set(tried.flatMap(({ sample }) => sample.map(({ source }) => source)))]
type Fault = (typeof tried)[number]['sample'][number]

/** Line of a source, and what the fault makes of it. */
function told({ source, code, mutant: { start, end, text, kind } }: Fault): string {
  const line = code.slice(0, start).split('\n').length
  return `${source}:${line}: ${kind}: ${code.slice(start, end).replace(/\s+/g, ' ').slice(0, 80)} -> ${text.slice(0, 60)}`
}

/** A test file, as it was when all were run. */
interface Known {
  readonly at: number
  /** False for a test that failed without a fault: it sees nothing. */
  readonly isGood: boolean
  readonly milliseconds: number
  /** Number of its tests by what they reach: a source and a mutant's number. */
  readonly reached: Readonly<Record<string, number>>
}

/** Notes of the last run, in the cache. */
interface Notes {
  readonly files: Readonly<Record<string, Known>>
  readonly unseen: ReadonlyArray<string>
}

const notesFile = join(
  top,
  `node_modules/.cache/dorfpost-mutation/${folders.join('+').replaceAll('/', '-')}-${count}-${seed}.json`,
)

const nearestTests = createNearest(top)

/** Returns true if a source runs in the worker only. */
const isWorker = (source: string) => /^worker\/(?!games|pictures|pairings)/.test(source)

/** Test files of a suite that use one of the sources, or may. */
function usersOf(config: string, patterns: string[]): string[] {
  if (config.includes('worker'))
    return sampled.some(isWorker) ? globSync(patterns, { cwd: top }) : []
  return [...new Set(sampled.flatMap((source) => nearestTests.using(source, patterns)))]
}

/** Runs all tests that may reach the sample, with probes in its sources; files that fail are left out. */
async function learn(): Promise<Notes['files']> {
  const all = Map.groupBy(
    tried.flatMap((one) => one.all),
    ({ source }) => source,
  )
  const probed = Object.fromEntries(
    sampled.map((source) => {
      const faults = all.get(source) ?? []
      const mutants = faults.map(({ mutant }) => mutant)
      return [source, withProbes(source, faults[0]?.code ?? '', mutants)]
    }),
  )
  const known: Record<string, Known> = {}
  for (const suite of suites) {
    const at = Date.now()
    const tests = usersOf(suite.config, suite.tests)
    if (tests.length === 0) continue
    const { files } = await suite.run({ sources: probed, tests, isProbed: true }, cores)
    if (files.length === 0) throw new Error(`${suite.config} did not run.`)
    for (const { file, isGood, milliseconds, reached } of files) {
      known[file] = { at, isGood, milliseconds, reached: isGood ? reached : {} }
      if (!isGood) process.stdout.write(`Left out, as it fails without a fault: ${file}\n`)
    }
    process.stdout.write(
      `${suite.config}: ${files.length} files were run in ${((Date.now() - at) / 1000).toFixed(0)} s\n`,
    )
  }
  return known
}

function note(notes: Notes): void {
  mkdirSync(dirname(notesFile), { recursive: true })
  writeFileSync(notesFile, JSON.stringify(notes))
}

const before = existsSync(notesFile)
  ? (JSON.parse(readFileSync(notesFile, 'utf8')) as Notes)
  : undefined
if (isAgain && !before) throw new Error('Run it once without --again.')
const files = isAgain && before ? before.files : await learn()
// Results so far are not lost if this run ends early: then all of the sample is tried again.
if (!isAgain) note({ files, unseen: tried.flatMap(({ sample }) => sample.map(told)) })

/** Time at which it began to be learned what reaches what: a file that is older and not known uses none of the sources. */
const learnedAt = Math.min(...Object.values(files).map(({ at }) => at))

/** Number of test files of a suite that are run for a fault. */
const near = 8

/** Lines of a source before and behind a fault that say what it is about. */
const beside = 2

/** The tests in order: those first that say most of what stands where a fault is. */
function speaking({ source, code, mutant }: Fault, tests: ReadonlyArray<string>): string[] {
  const at = code.slice(0, mutant.start).split('\n').length - 1
  const from = Math.max(0, at - beside)
  const lines = code.split('\n').slice(from, at + beside + 1)
  return nearestTests.speaking({ source, lines, at: at - from }, tests)
}

/**
 * Test files for a fault, the quickest first: of those that reach it a half by most tests in little time, and a half that says
 * most of what stands there; where none is known to reach it, the nearest.
 */
function testsFor(fault: Fault, patterns: string[]): string[] {
  const { source, number, mutant } = fault
  const tests = nearestTests.all(source, patterns)
  const isNew = (file: string) =>
    isAgain && statSync(join(top, file)).mtimeMs > (files[file]?.at ?? learnedAt)
  const reaching = (file: string): number => {
    const reached = files[file]?.reached ?? {}
    if (mutant.reached) return reached[`${source} ${number}`] ?? 0
    // Code that runs when the source is read: each test that uses the source may see it.
    return Object.entries(reached).reduce(
      (sum, [place, times]) => sum + (place.startsWith(`${source} `) ? times : 0),
      0,
    )
  }
  const rank = (file: string) => reaching(file) / (500 + (files[file]?.milliseconds ?? 0))
  const found = tests.filter((file) => reaching(file) > 0).toSorted((a, b) => rank(b) - rank(a))
  const fresh = tests.filter(isNew)
  const using = tests.filter((file) => files[file]?.isGood)
  if (!mutant.reached && found.length === 0) found.push(...using)
  const milliseconds = (file: string) => files[file]?.milliseconds ?? 0
  const about = speaking(fault, mutant.reached ? found : using)
  const known = [...new Set([...found.slice(0, near / 2), ...about])].slice(0, near)
  return [...new Set([...fresh.slice(0, near), ...known])].toSorted(
    (a, b) => milliseconds(a) - milliseconds(b),
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  for (const suite of suites) suite.end()
})

/** The test that sees a fault, or null. */
async function seenBy(fault: Fault): Promise<string | null> {
  const { source, code, mutant } = fault
  const faulty = { [source]: withFault(code, mutant) }
  // Pages seldom see a fault of the worker, and the worker none of the pages.
  const isLast = ({ config }: { config: string }) =>
    config.includes(isWorker(source) ? 'components' : 'worker')
  for (const suite of suites.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    const tests = testsFor(fault, suite.tests)
    if (tests.length === 0) continue
    const { isGood, failed } = await suite.run({ sources: faulty, tests, isProbed: false }, 1)
    if (!isGood) return failed
  }
  return null
}

const unseen: string[] = []
const scoreFile = join(import.meta.dirname, 'score.json')
for (const { folder, all, sample } of tried) {
  const lost: string[] = []
  for (const [at, fault] of sample.entries()) {
    const begun = Date.now()
    const isSeenBefore = isAgain && !before?.unseen.includes(told(fault))
    const by = isSeenBefore ? 'a test, as before' : await seenBy(fault)
    if (by === null) lost.push(told(fault))
    if (!isSeenBefore)
      process.stdout.write(
        `${at + 1}/${sample.length} ${by === null ? 'NOT SEEN' : 'seen'} ${told(fault)} (${((Date.now() - begun) / 1000).toFixed(0)} s) ${by ?? ''}\n`,
      )
  }
  const seen = sample.length - lost.length
  const scores = JSON.parse(readFileSync(scoreFile, 'utf8')) as Record<string, object>
  scores[folder] = {
    ...scores[folder],
    faults: sample.length,
    of: all.length,
    seen,
    seed: Number(seed),
  }
  writeFileSync(scoreFile, `${JSON.stringify(scores, null, 2)}\n`)
  process.stdout.write(
    `\n${folder}: ${seen} of ${sample.length} faults were seen (${((100 * seen) / sample.length).toFixed(0)} of 100); not seen:\n${lost.join('\n')}\n`,
  )
  unseen.push(...lost)
}
note({ files, unseen })
process.exit(0)
