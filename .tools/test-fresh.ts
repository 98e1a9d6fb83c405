/**
 * Plays the random tests with another seed than the test command, and more of them: the laws, the
 * deals, everything of fast-check, and hostile requests. Prints the seed; given one, plays that again.
 *
 *   npm run test:fresh [seed]
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const [asked] = process.argv.slice(2)
const seed = asked ?? String(randomInt(2 ** 31))
if (!/^\d+$/.test(seed)) throw new Error('A seed is a whole number.')
process.stdout.write(`To play these again: npm run test:fresh ${seed}\n`)

const suites = [
  ['test:unit', 'laws', 'evaluator', 'toy', 'kernel/play', 'exchange'],
  ['test:worker', 'hostile'],
] as const
for (const [suite, ...files] of suites) {
  const { status } = spawnSync('npm', ['run', '--silent', suite, '--', ...files], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, DORFPOST_SEED: seed, DORFPOST_THOROUGH: '1' },
  })
  if (status !== 0) process.exitCode = 1
}
