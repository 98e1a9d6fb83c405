/** Looking out for open tables. */
import { z } from '@hono/zod-openapi'
import { languages } from '../../games/kernel/language.ts'
import { id, time } from './basics.ts'
import { levels, paceKinds } from './table-list.ts'

/** Tables meant; `null`: whatever it is. */
export const LookoutRequest = z.object({
  game: z.string().max(40),
  seats: z.int().min(2).max(9).nullable().default(null),
  /** Time for a turn. */
  pace: z.enum(paceKinds).nullable().default(null),
  /** That the host reads. */
  language: z.enum(languages).nullable().default(null),
  /** Practice of the host. */
  level: z.enum(levels).nullable().default(null),
})

export const Lookout = z
  .object({
    id,
    game: z.string(),
    seats: z.int().nullable(),
    pace: z.enum(paceKinds).nullable(),
    language: z.enum(languages).nullable(),
    level: z.enum(levels).nullable(),
    createdAt: time,
    /** Time at which it ends by itself. */
    until: time,
  })
  .openapi('Lookout')

export const LookoutList = z.object({ lookouts: z.array(Lookout) })

export type LookoutRequest = z.output<typeof LookoutRequest>

export type Lookout = z.infer<typeof Lookout>
