/** Ladders, seasons, and how people stand in the ratings. What strangers may ask is kept for a minute. */
import type { Context } from 'hono'
import { database } from '../accounts/database.ts'
import { gameById } from '../games/index.ts'
import { late } from '../late.ts'
import {
  getClubLadder,
  getLadder,
  getSeason,
  getStanding,
  getTogether,
} from '../wire/routes/ladders.ts'
import { personId } from '../wire/schema/basics.ts'
import { seasonBegun, seasonSpan } from '../wire/season.ts'
import { entitled } from './clubs.ts'
import { ProblemError } from './problem.ts'
import { type AppEnv, jsonText, resource, signedIn } from './route.ts'

export const ladders = resource()

const standings = late(() => import('../accounts/ladders.ts'))

/** In seconds. */
const kept = 60

/** The JSON of what is the same for everybody, made anew each minute. */
async function keptJson(c: Context<AppEnv>, make: () => Promise<unknown>) {
  const minute = Math.floor(Date.now() / (kept * 1000))
  const key = new Request(new URL(`${new URL(c.req.url).pathname}?${minute}`, c.env.ORIGIN))
  const before = await caches.default.match(key)
  if (before) return before.text()
  const text = JSON.stringify(await make())
  const headers = { 'content-type': 'application/json', 'cache-control': `public, max-age=${kept}` }
  await caches.default.put(key, new Response(text, { headers }))
  return text
}

/** A game there is; throws the problem `not-found`. */
function gameOf(id: string): string {
  if (!gameById(id)) throw new ProblemError('not-found')
  return id
}

const person = (id: string): string => {
  if (!personId.safeParse(id).success) throw new ProblemError('not-found')
  return id
}

ladders.openapi(getLadder, async (c) => {
  const game = gameOf(c.req.valid('param').game)
  const { ladderOf } = await standings()
  const text = await keptJson(c, async () => ({ places: await ladderOf(database(c.env), game) }))
  return jsonText(c, text)
})

ladders.openapi(getSeason, async (c) => {
  const { game: asked, season: named } = c.req.valid('param')
  const game = gameOf(asked)
  const season = seasonBegun(named, Date.now())
  const span = season === null ? null : seasonSpan(season)
  if (season === null || span === null) throw new ProblemError('not-found')
  const { seasonHonourOf, seasonBefore } = await standings()
  const db = database(c.env)
  const text = await keptJson(c, async () => ({
    ...{ season, ...span },
    before: await seasonBefore(db, game, season),
    places: await seasonHonourOf(db, game, season),
  }))
  return jsonText(c, text)
})

ladders.openapi(getStanding, async (c) => {
  const { game: asked, person: id } = c.req.valid('param')
  const [game, account] = [gameOf(asked), person(id)]
  const { standingOf } = await standings()
  const own = c.var.session?.account === account
  const make = async () => ({ standing: await standingOf(database(c.env), account, game, own) })
  // Facts that only they themselves may see are kept for nobody.
  const text = own ? JSON.stringify(await make()) : await keptJson(c, make)
  if (text === '{"standing":null}') throw new ProblemError('not-found')
  return jsonText(c, text)
})

ladders.openapi(getClubLadder, async (c) => {
  const { id } = c.req.valid('param')
  await entitled(c, id, 'read')
  const game = gameOf(c.req.valid('query').game)
  const { clubLadderOf } = await standings()
  return c.json({ places: await clubLadderOf(database(c.env), id, game) }, 200)
})

ladders.openapi(getTogether, async (c) => {
  const { account } = signedIn(c)
  const other = person(c.req.valid('param').id)
  if (other === account) throw new ProblemError('not-found')
  const { togetherOf } = await standings()
  return c.json({ together: await togetherOf(database(c.env), account, other) }, 200)
})
