/**
 * Runs every check and every test of the project and counts them: a check such
 * as the types counts as one. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Absolute: each suite has a root of its own.
const results = join(import.meta.dirname, '../node_modules/.cache/dorfpost-tests')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** npm itself, as it names it to its scripts. Run by Node: on Windows `npm` is a script that only a shell can start. */
const npmScript = process.env.npm_execpath ?? ''
if (npmScript === '') throw new Error('Run this by `npm test`.')

const checks = [
  'lock-complete',
  'secrets',
  'build',
  'types',
  'lint',
  'imports',
  'unused',
  'test:rules-covered',
  'dry-deploy',
]
const suites = ['test:unit', 'test:worker', 'test:browser']

let passed = 0
let failed = 0
const broken: string[] = []

function run(script: string, ...args: string[]): Promise<boolean> {
  process.stdout.write(`\n── ${script}\n`)
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [npmScript, 'run', '--silent', script, ...(args.length ? ['--', ...args] : [])],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    )
    child.on('close', (code) => resolve(code === 0))
  })
}

for (const script of checks) {
  if (await run(script)) passed++
  else {
    failed++
    broken.push(script)
  }
}

for (const script of suites) {
  const file = join(results, `${script.replace(':', '-')}.json`)
  const good = await run(
    script,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  )
  const counts = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number })
    : { numPassedTests: 0, numFailedTests: 0 }
  passed += counts.numPassedTests
  // A suite can fail without a failing test: a file that does not load, or an unhandled error.
  failed += counts.numFailedTests || (good ? 0 : 1)
  if (!good) broken.push(script)
}

if (broken.length > 0) process.stdout.write(`\nNot good: ${broken.join(', ')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
