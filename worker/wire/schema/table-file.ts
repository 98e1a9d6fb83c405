/**
 * The file of a table: all that an instance keeps of it, in any state, to be taken elsewhere. It holds the secrets of a running game and
 * people's addresses, so it is the operator's alone.
 */
import { z } from '@hono/zod-openapi'
import { id, language, time } from './basics.ts'
import { SeatResult } from './seat-result.ts'

/** Somebody of the table, as far as it takes to know them again. */
const Person = z.object({
  id,
  name: z.string().max(200),
  /** Proven; `null` for a guest. */
  email: z.string().max(254).nullable(),
  language,
  /** IANA name. */
  zone: z.string().max(100).nullable(),
  createdAt: time,
})
export type TablePerson = z.infer<typeof Person>

/** Result of the table for a seat. */
const Result = SeatResult.extend({ account: id.nullable() })
export type TableResult = z.infer<typeof Result>

export const TableFile = z
  .object({
    format: z.literal('dorfpost.table'),
    /** Version of this format; another number is another format. */
    version: z.literal(1),
    id,
    /** Time at which it was taken. */
    at: time,
    /**
     * Number of steps that have shaped the rows (`worker/table/storage/migrations.ts`): an instance takes
     * files of its own version and of all before.
     */
    step: z.int().min(1),
    /** The rows of the table's SQLite, by its tables. */
    rows: z.record(
      z.string(),
      z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    ),
    /** People who sit there or follow it. */
    people: z.array(Person).max(100),
    /** Results of a table that is over. */
    results: z.array(Result).max(10),
  })
  .openapi('TableFile')

export const TableArrived = z.object({
  link: z.string(),
  /** People who came without an address, each with the link of a seat card that lets them in. */
  guests: z.array(z.object({ id, name: z.string(), link: z.string() })),
})
