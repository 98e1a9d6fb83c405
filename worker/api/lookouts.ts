/** Looking out for open tables. */
import type { Context } from 'hono'
import { database } from '../accounts/database.ts'
import { endLookout, lookOut, lookoutsOf } from '../accounts/lookouts.ts'
import { gameById } from '../games/index.ts'
import { addLookout, dropLookout, getLookouts } from '../wire/routes/lookouts.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, resource, signedIn } from './route.ts'

export const lookouts = resource()

const mine = async (c: Context<AppEnv>) => ({
  lookouts: await lookoutsOf(database(c.env), signedIn(c).account, Date.now()),
})

lookouts.openapi(getLookouts, async (c) => c.json(await mine(c), 200))

lookouts.openapi(addLookout, async (c) => {
  const { account } = signedIn(c)
  const wanted = c.req.valid('json')
  const game = gameById(wanted.game)
  const wrong = (field: string, message: string) =>
    new ProblemError('bad-request', { fields: [{ field, message }] })
  if (!game) throw wrong('game', 'There is no such game.')
  if (wanted.seats !== null && (wanted.seats < game.seats.min || wanted.seats > game.seats.max))
    throw wrong('seats', 'The game is not for so many.')
  if (!(await lookOut(database(c.env), account, wanted, Date.now())))
    throw new ProblemError('too-many-lookouts')
  return c.json(await mine(c), 200)
})

lookouts.openapi(dropLookout, async (c) => {
  const { account } = signedIn(c)
  const isEnded = await endLookout(database(c.env), account, c.req.valid('param').id)
  if (!isEnded) throw new ProblemError('not-found')
  return c.json(await mine(c), 200)
})
