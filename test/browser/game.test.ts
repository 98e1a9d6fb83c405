import { test } from 'vitest'
import { withBrowser } from './people.ts'
import { playWholeGame } from './whole-game.ts'

withBrowser()

test.for([
  ['villagers', 3],
  ['settlement', 1],
] as const)('a whole game of %s, %i at the table', { timeout: 400_000 }, ([game, seats]) =>
  playWholeGame(game, seats),
)
