/** A series of up to three games of the same people. */
import { z } from '@hono/zod-openapi'
import { seat } from './basics.ts'

export const SeriesView = z
  .object({
    /** Number of this table's game, from 1. */
    game: z.int(),
    /** Another game follows this one, as it stands now. */
    goesOn: z.boolean(),
    /** It was played to its end. */
    isDecided: z.boolean(),
    /** The best first. */
    standings: z.array(
      z.object({
        seat,
        place: z.int(),
        /** Games won alone. */
        wins: z.int(),
        /** Sum of the places: the smaller, the better. */
        places: z.int(),
        /** Sum of the points: they tell apart who is equal by places. */
        points: z.number(),
      }),
    ),
  })
  .openapi('Series')

export const RematchQuery = z.object({
  /** This game becomes the first of a series. */
  series: z.literal('1').optional(),
})

export type SeriesView = z.infer<typeof SeriesView>
