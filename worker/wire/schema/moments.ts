/** Moments of a table, taken along as a file, and tables that go on from one. */
import { z } from '@hono/zod-openapi'
import type { Patch } from '../../games/kernel/index.ts'
import { revision, seat, time } from './basics.ts'
import { Entry } from './entry.ts'
import { TableRequest } from './table.ts'

/** Seal of this instance on a moment. */
const seal = z.string().min(20).max(100)

/** Number of turns before a moment that count: those that were taken back do not. */
const turn = z.int().min(0).max(10_000)

const about = {
  game: z.string().max(40),
  /** The rules that the state is written by. */
  version: z.int().min(1),
  options: z.record(z.string().max(40), z.unknown()),
  seats: z.int().min(1).max(9),
  /** Title of the table that it is of; empty: it was named after its host. */
  title: z.string().max(100),
}

/** A table after one of its turns as any spectator saw it, sealed by the instance where it was played. */
export const Moment = z.object({ ...about, turn, state: z.looseObject({}), seal }).openapi('Moment')

/** All moments of a table as a file: what any spectator has seen, and so nothing of what the rules hide. */
export const MomentsFile = z
  .object({
    format: z.literal('dorfpost.moments'),
    ...about,
    /** Names of the people, by seat. */
    names: z.array(z.string()),
    at: time,
    moments: z.array(
      z.object({
        revision,
        /** The turn that led there; `null`: the beginning. */
        entry: Entry.nullable(),
        /**
         * Patch that makes its state out of that of the moment before, of the first one out of `null`; `null`: they are equal.
         * `[0, value]`: another value. `[1, changes, gone]`: an object or array, by key. `[2, start, count, items]`: items of an array replaced.
         */
        patch: z.custom<Patch | null>().openapi({ type: ['array', 'null'], items: {} }),
        seal,
      }),
    ),
  })
  .openapi('Moments')

/** A record up to the moment after its last turn. */
const RecordSoFar = z.object({
  game: about.game,
  options: about.options,
  seats: about.seats,
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  turns: z
    .array(
      z.object({
        seat,
        moves: z
          .array(z.looseObject({ do: z.string().max(40) }))
          .min(1)
          .max(200),
      }),
    )
    .max(2000),
  title: about.title.default(''),
  /** Moment that the recorded table itself went on from; absent: it began as its game does. */
  from: Moment.optional(),
})

/** A new table that goes on from a moment, or from the end of a record. */
export const ContinueRequest = TableRequest.pick({
  access: true,
  title: true,
  pace: true,
  patience: true,
}).extend({ from: z.union([Moment, RecordSoFar]) })

export type Moment = z.output<typeof Moment>

export type MomentsFile = z.output<typeof MomentsFile>

export type RecordSoFar = z.output<typeof RecordSoFar>

export type ContinueRequest = z.output<typeof ContinueRequest>
