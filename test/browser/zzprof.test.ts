import { test } from 'vitest'
import { withBrowser } from './people.ts'
import { playWholeGame } from './whole-game.ts'

withBrowser()
test('s', { timeout: 400_000 }, () => playWholeGame('settlement', 2))
