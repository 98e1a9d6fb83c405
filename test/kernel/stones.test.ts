import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeLaws } from './laws.ts'
import { stones } from './stones.ts'

test('the game in one page of the guide is this one', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const [, shown] = /```ts\n(.*?)```/s.exec(read('../../worker/games/README.md')) ?? []
  const path = "'../../worker/games/kernel/index.ts'"
  expect(shown).toBe(read('stones.ts').replace(path, "'../kernel/index.ts'"))
})

describeLaws({
  game: stones,
  options: () => [{}, { stones: 5 }],
  conserved: () => [2],
  longest: 60,
  runs: 20,
})
