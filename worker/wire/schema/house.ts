/** Texts of an instance’s operator. */
import { z } from '@hono/zod-openapi'
import { language, time } from './basics.ts'

/** Texts about the operator, data, the rules of the house, how to reach somebody. An instance that is open to everybody has all of them. */
export const houseNames = ['imprint', 'privacy', 'terms', 'contact'] as const

export type HouseName = (typeof houseNames)[number]

/** State of an instance at a moment. */
export const Status = z
  .object({
    /** Time of the look: at most ten seconds ago. */
    at: time,
    /** True if accounts and lists answer (D1), and whether tables and people do (their objects). */
    database: z.boolean(),
    objects: z.boolean(),
  })
  .openapi('Status')

export const HouseText = z
  .object({
    name: z.enum(houseNames),
    /** The language of the file that was found; `null`: the one for everybody, whose language is not known. */
    language: language.nullable(),
    /** In Markdown. */
    text: z.string(),
  })
  .openapi('HouseText')
