/** Files of finished tables. */
import { z } from '@hono/zod-openapi'
import { languages } from '../../games/kernel/language.ts'

export const ResultsQuery = z.object({
  format: z.enum(['csv', 'bg-stats']).default('csv'),
  /** Language of the games' names. */
  lang: z.enum(languages).default('en'),
})

/** A play in the format that BG Stats documents for other programs. */
export const BgStatsPlay = z
  .object({
    sourceName: z.string(),
    /** The same play sent twice is known by it. */
    sourcePlayId: z.string(),
    /** In UTC, such as `2026-11-29 20:15:00`. */
    playDate: z.string(),
    game: z.object({
      name: z.string(),
      sourceGameId: z.string(),
      highestWins: z.boolean(),
      noPoints: z.boolean(),
    }),
    players: z.array(
      z.object({
        name: z.string(),
        sourcePlayerId: z.string(),
        rank: z.int(),
        score: z.number(),
        winner: z.boolean(),
      }),
    ),
  })
  .openapi('BgStatsPlay')

export type BgStatsPlay = z.infer<typeof BgStatsPlay>
