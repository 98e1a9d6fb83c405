/** Commands of the README that serve something in seconds, as processes. */
import { expect, test } from 'vitest'
import { pageOf } from '../commands/serves.ts'
import { freePort } from '../local-runtime.ts'

test('npm run gallery shows a position without a server of the game', async () => {
  const port = await freePort()
  const address = `http://localhost:${port}/gallery/?game=villagers&seats=3&moves=60&seed=1`
  const command = ['npm', 'run', 'gallery', '--', '--port', `${port}`, '--strictPort']
  expect(await pageOf(address, '<script type="module"', command)).toContain('/@vite/client')
})
