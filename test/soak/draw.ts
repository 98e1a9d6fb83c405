/** The tables that are played: few or many, they are of every game in turn, and of every value of every option. */
import * as z from 'zod/mini'
import { type OptionField, optionFields } from '../../web/src/parts/options.ts'
import { type AnyGame, type Random, start } from '../../worker/games/kernel/index.ts'
import type { Kind } from './village.ts'

/** Draws from values in random order; none comes again before all have come, but for those that do not fit when it is their turn: they come as soon as they do. */
function bag<T>(values: ReadonlyArray<T>, random: Random): (fits?: (value: T) => boolean) => T {
  let left: T[] = []
  return (fits = () => true) => {
    if (!left.some(fits)) left = [...random.shuffle([...values]), ...left]
    const [value] = left.splice(left.findLastIndex(fits), 1)
    return value as T
  }
}

/** Tells whether a game can be begun so. */
function isAllowed(game: AnyGame, options: object, seats: number): boolean {
  try {
    start(game, options, seats, new Uint8Array(32))
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Draws the values of an option. Each of several is in at every other table. */
function valuesOf(field: OptionField, random: Random): () => unknown {
  switch (field.kind) {
    case 'switch':
      return bag([true, false], random)
    case 'choice':
      return bag(field.values, random)
    case 'number': {
      const { min, value, max } = field
      return bag([...new Set([min ?? value, value, max ?? value])], random)
    }
    case 'several': {
      const isIn = field.values.map((value) => ({ value, draw: bag([true, false], random) }))
      return () => isIn.flatMap(({ value, draw }) => (draw() ? [value] : []))
    }
  }
}

/** Draws a number of tables of these games. */
export function drawTables(
  games: ReadonlyArray<AnyGame>,
  wanted: number,
  random: Random,
): ReadonlyArray<Kind> {
  const draws = games.map((game) => {
    const { min, max } = game.seats
    const seats = bag(
      Array.from({ length: max - min + 1 }, (_, i) => min + i),
      random,
    )
    const fields = optionFields(z.toJSONSchema(game.options, { io: 'input' }))
    const options = fields.map((field) => ({ id: field.id, draw: valuesOf(field, random) }))
    return (): Kind => {
      const drawn = Object.fromEntries(options.map(({ id, draw }) => [id, draw()]))
      return { game, options: drawn, seats: seats((number) => isAllowed(game, drawn, number)) }
    }
  })
  return Array.from({ length: wanted }, (_, i) => draws[i % draws.length]?.() as Kind)
}
