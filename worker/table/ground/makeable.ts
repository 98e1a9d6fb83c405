/**
 * Check that a table can be made of a game, its options and a number of seats: when it is created, and when
 * its host changes it.
 */
import { gameById } from '../../games/index.ts'
import { start } from '../../games/kernel/index.ts'
import { type Refusal, refuse } from '../../wire/refusal.ts'

interface Made {
  readonly game: string
  readonly seats: number
  readonly options: unknown
}

const wrong = (field: string, message: string): Refusal<'bad-request'> =>
  refuse('bad-request', { fields: [{ field, message }] })

/** The options as the game understands them, its defaults filled in; or which field is wrong, and why. */
export function madeOf({
  game: id,
  seats,
  options,
}: Made): { readonly options: unknown } | Refusal<'bad-request'> {
  const game = gameById(id)
  if (!game) return wrong('game', 'There is no such game.')
  const { min, max } = game.seats
  if (seats < min || seats > max)
    return wrong('seats', `This game is for ${min} to ${max} players.`)
  const chosen = game.options.safeParse(options)
  if (!chosen.success)
    return refuse('bad-request', {
      fields: chosen.error.issues.map(({ path, message }) => ({
        field: ['options', ...path].join('.'),
        message,
      })),
    })
  // Some options are for some numbers of seats only; the set-up knows.
  try {
    start(game, chosen.data, seats, new Uint8Array(32))
  } catch (error) {
    if (error instanceof RangeError) return wrong('options', error.message)
    throw error
  }
  return { options: chosen.data }
}
