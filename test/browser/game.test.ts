import { test } from 'vitest'
import { within } from '../within.ts'
import { withBrowser } from './people.ts'
import { playWholeGame } from './whole-game.ts'

withBrowser()

const modules = ['saints', 'scoundrels', 'profiteers', 'developments']

test.for([
  ['villagers', 3, { modules }],
  ['settlement', 1],
] as const)(
  'a whole game of %s, %i at the table',
  { timeout: within(400_000) },
  ([game, seats, options]) => playWholeGame(game, seats, options),
)
