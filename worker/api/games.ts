import { z } from '@hono/zod-openapi'
import { games as registry } from '../games/index.ts'
import type { AnyGame } from '../games/kernel/index.ts'
import { listGames } from '../wire/routes/games.ts'
import { jsonText, resource } from './route.ts'

export const games = resource()

/** Each game as JSON, made once: describing its options takes longer than all else of a request. */
const described = new WeakMap<AnyGame, string>()

function describe(game: AnyGame): string {
  const known = described.get(game)
  if (known !== undefined) return known
  const { id, version, seats } = game
  const options = z.toJSONSchema(game.options, { io: 'input' })
  const text = JSON.stringify({ id, version, seats, options })
  described.set(game, text)
  return text
}

games.openapi(listGames, (c) => jsonText(c, `{"games":[${registry.map(describe).join(',')}]}`))
