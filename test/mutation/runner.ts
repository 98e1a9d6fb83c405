/**
 * Process of one suite: it keeps Vitest and all that it has read, so that a fault costs little more than the tests that are
 * run for it. `index.ts` starts it with a configuration, and tells it by messages what to run. No file is changed: sources are
 * read with their faults.
 */
import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'

/** Message to this process: sources to read otherwise, by path, and the test files to run in this order. */
export interface Task {
  readonly sources: Readonly<Record<string, string>>
  /** Paths from the top; null for all. */
  readonly tests: ReadonlyArray<string> | null
  /** True if all tests are run, and it is noted what they reach; else the first failure ends it. */
  readonly isProbed: boolean
}

/** Message from this process: a test has ended, or all have. */
export type Report = { readonly is: 'alive' } | ({ readonly is: 'end' } & Ended)

/** Result of a task. */
export interface Ended {
  readonly isGood: boolean
  /** First failure: the file and the test, if there is one. */
  readonly failed: string
  readonly files: ReadonlyArray<{
    readonly file: string
    readonly isGood: boolean
    readonly milliseconds: number
    /** Number of tests by what they reach, where it was noted. */
    readonly reached: Readonly<Record<string, number>>
  }>
}

const top = join(import.meta.dirname, '../..')
const [config = '', workers = '1'] = process.argv.slice(2)
let task: Task = { sources: {}, tests: null, isProbed: false }
let isBailed = false

/** Keeps test files in the order in which they are asked for. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const at = ({ moduleId }: TestSpecification) => order.get(moduleId) ?? 0
    return files.toSorted((a, b) => at(a) - at(b))
  }
}
let order: ReadonlyMap<string, number> = new Map()

/** End of each test file where it is noted what its tests reach; what comes before a file's first test is taken to it. */
const noting = `
;import { afterEach as noteAfterEach } from 'vitest'
globalThis.reached ??= new Set()
noteAfterEach(({ task }) => {
  task.meta.reached = [...globalThis.reached]
  globalThis.reached.clear()
})
`

const send = (report: Report) => process.send?.(report)

const vitest = await createVitest(
  'test',
  {
    config: join(top, config),
    watch: false,
    maxWorkers: Number(workers),
    passWithNoTests: true,
    // It knows files by what stands in them on the disk.
    fsModuleCache: false,
    sequence: { sequencer: AsAsked },
    reporters: [
      {
        onTestCaseResult(test) {
          send({ is: 'alive' })
          if (test.result().state !== 'failed' || task.isProbed || isBailed) return
          isBailed = true
          vitest.cancelCurrentRun('test-failure')
        },
        onTestModuleEnd() {
          send({ is: 'alive' })
        },
      },
    ],
  },
  {
    plugins: [
      {
        name: 'faults',
        enforce: 'pre',
        load: (id) => task.sources[id.replace(/\?.*/, '').slice(top.length + 1)],
        transform: (code, id) =>
          task.isProbed && /\.test\.tsx?$/.test(id) ? code + noting : undefined,
      },
    ],
  },
)
await vitest.standalone()

function reachedBy(module: TestModule): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const test of module.children.allTests())
    for (const place of (test.meta() as { reached?: string[] }).reached ?? [])
      counts[place] = (counts[place] ?? 0) + 1
  return counts
}

function failureOf(module: TestModule, from: string): string {
  for (const test of module.children.allTests('failed')) return `${from}: ${test.fullName}`
  return from
}

async function run(next: Task): Promise<Ended> {
  const changed = [...Object.keys(task.sources), ...Object.keys(next.sources)]
  const all = await vitest.globTestSpecifications()
  if (task.isProbed !== next.isProbed)
    changed.push(...all.map(({ moduleId }) => moduleId.slice(top.length + 1)))
  task = next
  isBailed = false
  for (const file of new Set(changed)) vitest.invalidateFile(join(top, file))
  order = new Map(next.tests?.map((file, at) => [join(top, file), at]))
  const asked = next.tests ? all.filter(({ moduleId }) => order.has(moduleId)) : all
  vitest.state.clearErrors()
  const ran = await vitest.runTestSpecifications(asked, !next.tests)
  const { unhandledErrors } = ran
  // Results of files that were run before are still among them.
  const modules = new Set(asked.map(({ moduleId }) => moduleId))
  const testModules = ran.testModules.filter(({ moduleId }) => modules.has(moduleId))
  const files = testModules.map((module) => ({
    file: module.moduleId.slice(top.length + 1),
    isGood: module.ok(),
    milliseconds: module.diagnostic().duration,
    reached: next.isProbed ? reachedBy(module) : {},
  }))
  const bad = testModules.find((module) => module.state() === 'failed')
  return {
    isGood: !bad && unhandledErrors.length === 0,
    failed: bad
      ? failureOf(bad, bad.moduleId.slice(top.length + 1))
      : String((unhandledErrors[0] as Error | undefined)?.message ?? ''),
    files,
  }
}

process.on('message', async (next: Task) => send({ is: 'end', ...(await run(next)) }))
send({ is: 'end', isGood: true, failed: '', files: [] })
