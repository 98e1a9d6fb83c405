/** The games as the API lists them. */
import { z } from '@hono/zod-openapi'

export const GameInfo = z
  .object({
    id: z.string(),
    version: z.int(),
    seats: z.object({ min: z.int(), max: z.int() }),
    /** JSON Schema of the options, with defaults. */
    options: z.record(z.string(), z.unknown()),
  })
  .openapi('Game')

export const GameList = z.object({ games: z.array(GameInfo) })

export type GameInfo = z.infer<typeof GameInfo>
