/** A soak of few tables plays every game, and every value of every option. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionFields } from '../../web/src/parts/options.ts'
import { games } from '../../worker/games/index.ts'
import { Random, start } from '../../worker/games/kernel/index.ts'
import { drawTables } from '../soak/draw.ts'

const random = () => Random.fromSeed(new Uint8Array(32).fill(7))

test('six tables are of all games', () => {
  const drawn = drawTables(games, 6, random()).map(({ game }) => game.id)
  expect(new Set(drawn)).toEqual(new Set(games.map(({ id }) => id)))
})

test.each(games.map((game) => [game.id, game] as const))(
  '%s is played with every value of every option',
  (_, game) => {
    const kinds = drawTables(games, 5 * games.length, random()).filter((kind) => kind.game === game)
    expect(new Set(kinds.map(({ seats }) => seats)).size).toBe(game.seats.max - game.seats.min + 1)
    for (const field of optionFields(z.toJSONSchema(game.options, { io: 'input' }))) {
      const drawn = kinds.map(({ options }) => (options as Record<string, unknown>)[field.id])
      const values =
        field.kind === 'switch'
          ? [true, false]
          : field.kind === 'number'
            ? [field.min, field.max]
            : field.values
      for (const value of values)
        expect(
          drawn.some((one) => one === value || (Array.isArray(one) && one.includes(value))),
        ).toBe(true)
    }
  },
)

test('every table that is drawn can be begun, whatever its options and seats', () => {
  const seed = new Uint8Array(32).fill(1)
  for (const { game, options, seats } of drawTables(games, 400, random()))
    expect(() => start(game, options, seats, seed), game.id).not.toThrow()
})
