/**
 * The stream of an instance: a record a line. It holds the secrets of running games, people's addresses and their letters, so it is
 * the operator's alone.
 */
import { z } from '@hono/zod-openapi'
import { id, time } from './basics.ts'

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** First line of a stream. */
const Start = z.object({
  kind: z.literal('start'),
  format: z.literal('dorfpost.instance'),
  /** Number of this format; another number is another format. */
  version: z.literal(1),
  /** Address that it leaves. */
  origin: z.string(),
  at: time,
  /** The oldest account: by it an instance knows again what arrives once more. `null`: there is none. */
  first: id.nullable(),
})

/** Rows of a table of D1, named and with columns as in `worker/accounts/schema/`. */
const Rows = z.object({
  kind: z.literal('rows'),
  of: z.string().max(64),
  rows: z.array(row).max(1000),
})

/** Kinds of things that have an object of their own. */
export const objectKinds = ['person', 'tournament', 'table'] as const

/** The whole storage of an object. */
const ObjectRecord = z.object({
  kind: z.enum(objectKinds),
  id,
  /** Number of steps that have shaped the rows: an instance takes records of its own version and of all before. */
  step: z.int().min(1),
  /** The rows of its SQLite, by its tables. */
  rows: z.record(z.string(), z.array(row)),
})

/** Last line: a stream without it was cut off. */
const End = z.object({
  kind: z.literal('end'),
  /** Number of lines between the first and this one. */
  records: z.int().min(0),
})

export const InstanceStart = Start.openapi('InstanceStart')
export const InstanceRecord = z.union([Start, Rows, ObjectRecord, End]).openapi('InstanceRecord')
export type InstanceRecord = z.infer<typeof InstanceRecord>

export const InstancePart = z.object({
  records: z.array(InstanceRecord),
  /** Place to go on from; `null`: that was all of this part. */
  next: z.string().nullable(),
})

export const RecordArrived = z.object({
  /** Rows or objects that are new here. */
  put: z.int(),
  /** Those that were here already, and stay as they are. */
  known: z.int(),
  /** Rows of people who are not in the stream. */
  left: z.int(),
})
