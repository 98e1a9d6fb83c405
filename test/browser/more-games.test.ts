import { test } from 'vitest'
import { within } from '../within.ts'
import { withBrowser } from './people.ts'
import { playWholeGame } from './whole-game.ts'

withBrowser()

// A file of its own, so that it runs beside the other whole games.
test.for([
  ['my-village', 2],
  ['settlement', 2],
  ['town-builder', 1],
  ['town-builder', 2],
  ['villagers', 1],
] as const)('a whole game of %s, %i at the table', { timeout: within(400_000) }, ([game, seats]) =>
  playWholeGame(game, seats),
)
