import { z } from '@hono/zod-openapi'
import { id, seat, time } from './basics.ts'

/** Result of a table for a seat, as it is kept. */
export const SeatResult = z.object({
  table: id,
  seat,
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.int(),
  place: z.int(),
  points: z.number(),
  reason: z.string(),
  rated: z.boolean(),
  endedAt: time,
  answers: z.int().nullable(),
  /** In milliseconds. */
  answerTime: z.int().nullable(),
  late: z.int().nullable(),
  stayed: z.boolean().nullable(),
})
