/** Ladders, seasons, and how people stand in the ratings. */
import { z } from '@hono/zod-openapi'
import { id, time } from './basics.ts'

const game = z.string().max(40).openapi({ description: 'The id of a game.', example: 'villagers' })

export const LadderParams = z.object({ game })

export const SeasonParams = LadderParams.extend({
  season: z.string().max(8).openapi({
    description: 'A season, which is a quarter of a year in UTC, or `now`.',
    example: '2026-Q4',
  }),
})

export const StandingParams = LadderParams.extend({
  person: z.string().openapi({ description: 'The id of a person.' }),
})

export const ClubLadderQuery = z.object({ game })

/** Somebody on a ladder. */
export const LadderPlace = z
  .object({
    /** Equals share one. */
    rank: z.int(),
    person: id,
    name: z.string(),
    rating: z.int(),
    /** Number of rated tables it rests on. */
    tables: z.int(),
  })
  .openapi('LadderPlace')

/** Somebody on a season’s table of honour. */
export const SeasonPlace = z
  .object({
    rank: z.int(),
    person: id,
    name: z.string(),
    /** Rated tables that ended in the season, and how many of them they won. */
    tables: z.int(),
    won: z.int(),
    /** After the last of them. */
    rating: z.int(),
  })
  .openapi('SeasonPlace')

export const LadderAnswer = z.object({ places: z.array(LadderPlace) })

export const SeasonAnswer = z.object({
  season: z.string(),
  from: time,
  until: time,
  /** The latest season before it in which a rated table of the game ended; `null`: there is none. */
  before: z.string().nullable(),
  places: z.array(SeasonPlace),
})

/** Standing of somebody in a game. */
export const Standing = z
  .object({
    person: id,
    name: z.string(),
    game: z.string(),
    rating: z.int(),
    tables: z.int(),
    /** On the game’s ladder; `null`: behind the first thousand, or lists may not show them. */
    rank: z.int().nullable(),
    /** After each of their latest rated tables, at most two hundred; the latest last. */
    history: z.array(z.object({ at: time, rating: z.int() })),
    /** Points a table by category, beside the mean of those who play about as well: at most fifty. `null`: nothing was counted yet. */
    comparison: z
      .object({
        /** At tables of so many seats. */
        seats: z.int(),
        tables: z.int(),
        /** Number of people in the mean. */
        others: z.int(),
        categories: z.array(
          z.object({
            /** A key of the game’s words. */
            category: z.string(),
            mine: z.number(),
            theirs: z.number().nullable(),
          }),
        ),
      })
      .nullable(),
  })
  .openapi('Standing')

export const StandingAnswer = z.object({ standing: Standing })

/** My results at tables with somebody: placed before them, behind them, or beside them. */
export const Together = z
  .object({
    game: z.string(),
    tables: z.int(),
    ahead: z.int(),
    behind: z.int(),
    level: z.int(),
  })
  .openapi('Together')

export const TogetherAnswer = z.object({ together: z.array(Together) })

export type LadderPlace = z.infer<typeof LadderPlace>

export type SeasonPlace = z.infer<typeof SeasonPlace>

export type Standing = z.infer<typeof Standing>
