/** State of an instance, for its operator: numbers alone, of nobody in particular. */
import { z } from '@hono/zod-openapi'
import { email, language } from './basics.ts'

/** Counts of the last day, and of the last thirty. */
const lately = z.object({ day: z.int(), month: z.int() })

export const InstanceState = z
  .object({
    /** Time that D1 took for all of this, in milliseconds. */
    database: z.int(),
    accounts: z.object({ all: z.int(), guests: z.int(), fresh: lately }),
    /** By status; `moved`: those whose list changed, by a turn or otherwise. */
    tables: z.object({ gathering: z.int(), playing: z.int(), over: z.int(), moved: lately }),
    /** Tables by game, those that are over included. */
    games: z.array(z.object({ game: z.string(), tables: z.int() })),
    /** Reports that nobody has closed. */
    reports: z.int(),
    bans: z.int(),
    /** Texts of the house that exist, and those that are missing. */
    house: z.object({ there: z.array(z.string()), missing: z.array(z.string()) }),
    /** Parts that are set up. */
    has: z.object({ answers: z.boolean(), push: z.boolean(), counters: z.boolean() }),
    mailFrom: z.string(),
    mailAnswers: z.string().nullable(),
  })
  .openapi('InstanceState')

export const TestLetter = z.object({ to: email, language: language.default('en') })
