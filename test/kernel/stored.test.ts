import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { games } from '../../worker/games/index.ts'
import { type Play, resume } from '../../worker/games/kernel/index.ts'
import { folder, nameOf, playOn, variantsOf } from './stored.ts'

const read = (name: string): Play => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const saves = readdirSync(folder).filter((name) => name.includes('.v'))

/** Values that one option of a game can have and that must each be kept once. */
function valuesOf(option: z.core.JSONSchema.BaseSchema): unknown[] {
  if (option.type === 'boolean') return [true, false]
  if (option.enum) return option.enum
  const items = option.items
  if (option.type === 'array' && typeof items === 'object' && !Array.isArray(items))
    return items.enum ?? []
  throw new Error(`Which values has an option such as ${JSON.stringify(option)}?`)
}

describe.for(games)('stored plays of $id', (game) => {
  const present = variantsOf(game).map((variant) => nameOf(game, variant))

  test('are kept of the present version (node test/kernel/stored.ts writes what is missing)', () => {
    expect(saves).toEqual(expect.arrayContaining(present))
  })

  test('have every value of every option, of one seat too where one can play alone', () => {
    const plays = present.map(read)
    const { properties = {} } = z.toJSONSchema(game.options, { io: 'input' })
    for (const [name, option] of Object.entries(properties)) {
      const kept = new Set(
        plays.flatMap(({ options }) => (options as Record<string, unknown>)[name] as unknown),
      )
      expect([name, [...kept]]).toEqual([
        name,
        expect.arrayContaining(valuesOf(option as z.core.JSONSchema.BaseSchema)),
      ])
    }
    if (game.seats.min === 1) expect(plays.map(({ seats }) => seats)).toContain(1)
  })
})

test('of the game against the Countess, a stored play of every level is kept', () => {
  const levels = saves
    .map(read)
    .filter(({ game, seats }) => game === 'villagers' && seats === 1)
    .map(({ options }) => (options as { level: string }).level)
  expect(new Set(levels)).toEqual(new Set(['beginner', 'standard', 'hard']))
})

test.for(saves)('%s can still be played to its end', (name) => {
  const stored = read(name)
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
