import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { type Play, resume } from '../../worker/games/kernel/index.ts'
import { folder, nameOf, playOn } from './stored.ts'

test('of every game, a stored play of the present version is kept', () => {
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(games.map(nameOf)))
})

test.for(readdirSync(folder))('%s can still be played to its end', (name) => {
  const stored: Play = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const game = games.find(({ id }) => id === stored.game)
  if (!game) throw new Error(`No game ${stored.game}.`)
  const play = resume(game, stored)
  expect(play.version).toBe(game.version)
  expect(game.toAct(play.state).length).toBeGreaterThan(0)
  const end = playOn(game, play)
  expect(game.result(end.state)).not.toBeNull()
  for (const { total, categories } of game.score(end.state))
    expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(total)
})
