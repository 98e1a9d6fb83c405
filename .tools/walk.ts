/**
 * Measures every state of whole games. `npm run walk`: each game with each number of seats, as the workflow does at night (some
 * ten minutes of two cores). `npm run walk -- villagers`: one game, with more that is worth a look; `test/browser/look.ts` says how.
 */
import { spawnSync } from 'node:child_process'

const asked = process.argv.slice(2)
const [command, args] =
  asked.length > 0
    ? [process.execPath, ['test/browser/look.ts', '--every', ...asked]]
    : ['npm', ['run', '--silent', 'test:browser', '--', 'every-state']]
const { status } = spawnSync(command, args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, DORFPOST_THOROUGH: '1' },
})
process.exitCode = status ?? 1
