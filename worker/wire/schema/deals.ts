/** The deals of a week. */
import { z } from '@hono/zod-openapi'
import { botLevels } from '../../games/kernel/bot.ts'
import { id, revision, seat, time } from './basics.ts'
import { Entry } from './entry.ts'
import { PlayView } from './table.ts'
import { ScoreView } from './table-view.ts'

const week = z
  .string()
  .max(8)
  .openapi({ description: 'A week of the calendar (ISO 8601).', example: '2026-W49' })

const game = z.string().max(40).openapi({ description: 'The id of a game.', example: 'villagers' })

export const WeekParams = z.object({
  week: week.openapi({ description: 'A week of the calendar (ISO 8601), or `now`.' }),
})

export const DealParams = z.object({ week, game })

export const PathParams = DealParams.extend({
  person: z.string().openapi({ description: 'The id of somebody who has played this deal.' }),
})

export const PathTurnParams = PathParams.extend({
  revision: z.coerce
    .number<number>()
    .int()
    .min(0)
    .openapi({ param: { required: true }, description: 'After which turn of the table.' }),
})

/** Result of somebody in a deal. */
export const DealResult = z
  .object({
    person: id,
    name: z.string(),
    you: z.boolean(),
    /** Among those who ended in time; `null`: it was played after the week. */
    rank: z.int().nullable(),
    place: z.int(),
    points: z.number(),
    /** A key of the game’s words. */
    reason: z.string(),
  })
  .openapi('DealResult')

/** A week’s deal of a game. */
export const Deal = z
  .object({
    game: z.string(),
    seats: z.int(),
    /** The bots that play against me. */
    bots: z.array(z.enum(botLevels)),
    /** Number of people who have ended it in time. */
    finished: z.int(),
    /** My try: its table, and whether it is over. */
    mine: z.object({ table: id, isOver: z.boolean() }).nullable(),
    /** True if I may see how others played it: my own try is over. */
    isOpen: z.boolean(),
    /** Best first; empty where my try is not over and the week is not either. */
    results: z.array(DealResult),
  })
  .openapi('Deal')

export const WeekAnswer = z
  .object({
    week: z.string(),
    from: time,
    /** The first moment after it. */
    until: time,
    /** True if it is the present one, in which a try counts. */
    isNow: z.boolean(),
    deals: z.array(Deal),
  })
  .openapi('Week')

export const DealStarted = z.object({ table: id })

/** Path of somebody through a deal: their own turns, the first one first. */
export const DealPath = z
  .object({
    person: id,
    name: z.string(),
    seat,
    /** Names of those at the table, by seat. */
    names: z.array(z.string()),
    turns: z.array(
      z.object({
        /** The table's turns up to this one. */
        revision,
        events: Entry.shape.events,
        /** Score after it, as its player could count. */
        score: ScoreView.nullable(),
      }),
    ),
  })
  .openapi('DealPath')

export const DealPathPlay = z.object({ play: PlayView })

export type WeekAnswer = z.infer<typeof WeekAnswer>

export type Deal = z.infer<typeof Deal>

export type DealResult = z.infer<typeof DealResult>

export type DealPath = z.infer<typeof DealPath>
