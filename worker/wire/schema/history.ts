/** Turns, the history, the past and the record of a table. */
import { z } from '@hono/zod-openapi'
import type { Patch } from '../../games/kernel/index.ts'
import { Problem, revision, seat, time } from './basics.ts'
import { Entry } from './entry.ts'
import { Moment } from './moments.ts'
import { PlayView } from './table.ts'
import { TableView, WatchQuery } from './table-view.ts'

export const History = z.object({
  /** The latest of the turns asked for, oldest first. */
  entries: z.array(Entry),
  /** True if there are more of them before these. */
  more: z.boolean(),
})

export const HistoryQuery = z
  .object({
    /** Only entries after this revision. */
    after: z.coerce.number<number>().int().min(0).default(0),
    /** Only entries before this revision. */
    before: z.coerce.number<number>().int().min(1).optional(),
    /** Most turns that are asked for. */
    limit: z.coerce.number<number>().int().min(1).max(200).default(100),
  })
  .extend(WatchQuery.shape)

/** Something that happened in a turn, and the state that it led to. */
const PastStep = z.object({
  /** `null`: how the table stood before the turn. */
  event: z.looseObject({ event: z.string() }).nullable(),
  /**
   * Patch that makes its state out of that of the next step, of the last one out of the play's; `null`: they are equal.
   * `[0, value]`: another value. `[1, changes, gone]`: an object or array, by key. `[2, start, count, items]`: items of an array replaced.
   */
  back: z.custom<Patch | null>().openapi({ type: ['array', 'null'], items: {} }),
})

/** The table after one of its turns, as I might have seen it then. */
export const PastView = z
  .object({
    play: PlayView,
    /** The turn that led there; `null`: the beginning. */
    entry: Entry.nullable(),
    /** Steps of the turn, event by event, how the table stood before it first; `null`: that is not known. */
    steps: z.array(PastStep).readonly().nullable(),
  })
  .openapi('Past')

export const TurnRequest = z.object({
  /** The revision that the turn was planned on. */
  revision,
  moves: z
    .array(z.looseObject({ do: z.string().max(40) }))
    .min(1)
    .max(200),
  /** Chosen by the sender: the same turn sent again gets the same answer. */
  turn: z.uuid(),
})

export const TurnAnswer = z.object({ table: TableView, entry: Entry })

/** 409 when others were faster: nothing was played; here is the table as it stands. */
export const StaleProblem = Problem.extend({ table: TableView }).openapi('Stale')

/** All that is needed to replay and verify a finished table. */
export const RecordView = z
  .object({
    game: z.string(),
    version: z.int(),
    options: z.unknown(),
    seats: z.int(),
    seed: z.string(),
    commitment: z.string(),
    turns: z.array(
      z.object({
        seat,
        moves: z.array(z.looseObject({ do: z.string() })),
        at: time,
        by: Entry.shape.by,
      }),
    ),
    /** Names of the people, by seat. */
    names: z.array(z.string()),
    title: z.string(),
    /** Moment that it went on from; absent: it began as its game does. */
    from: Moment.optional(),
  })
  .openapi('Record')

export type TurnRequest = z.infer<typeof TurnRequest>

export type TurnAnswer = z.infer<typeof TurnAnswer>

export type PastView = z.infer<typeof PastView>

export type HistoryQuery = z.infer<typeof HistoryQuery>

export type RecordView = z.infer<typeof RecordView>
