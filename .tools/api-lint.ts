/**
 * Lints the OpenAPI document with Spectral and Redocly; a warning counts as a fault. Asks nothing of the network.
 *
 *   node .tools/api-lint.ts
 *
 * Exits with 1 where either finds something.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const here = import.meta.dirname
const folder = join(here, '../node_modules/.cache/dorfpost-api')
const file = join(folder, 'openapi.json')
mkdirSync(folder, { recursive: true })
const text = execFileSync(
  process.execPath,
  [join(here, 'api-document.ts'), 'https://dorfpost.example'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
// A line for each value, so that a fault's line says where it is.
writeFileSync(file, JSON.stringify(JSON.parse(text), null, 1))

const require = createRequire(import.meta.url)

/** Runs a program by Node; says whether it found nothing. */
function lint(program: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [program, 'lint', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return status === 0
}

const isClean = [
  lint(
    require.resolve('@stoplight/spectral-cli/dist/index.js'),
    '--ruleset',
    join(here, 'spectral.yaml'),
    '--fail-severity',
    'hint',
  ),
  lint(require.resolve('@redocly/cli/bin/cli.js'), '--extends', 'recommended-strict'),
]
process.exitCode = isClean.every(Boolean) ? 0 : 1
