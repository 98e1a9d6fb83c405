import { z } from '@hono/zod-openapi'
import { revision, seat, time } from './basics.ts'

/** One submitted turn, as this viewer may hear of it. */
export const Entry = z
  .object({
    revision,
    seat,
    at: time,
    /** Its person, a plan they had laid, the only move there was, or a bot. */ by: z.enum([
      'person',
      'plan',
      'forced',
      'bot',
    ]),
    /** It takes turns back: the table stands again as after that revision, and what came in between counts no more. */
    back: revision.nullable(),
    events: z.array(z.looseObject({ event: z.string() })),
  })
  .openapi('Entry')
export type Entry = z.infer<typeof Entry>
