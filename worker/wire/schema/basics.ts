/** Schemas that others are made of: names, ids, times. */
import { z } from '@hono/zod-openapi'
import { languages } from '../../games/kernel/language.ts'
import { cleanName, isVisibleName, objectionTo, objectionToTitle } from '../names.ts'

export const language = z.enum(languages)

export const theme = z.enum(['system', 'light', 'dark'])

/** No control characters, no line ends, nothing that turns the direction of what follows: names stand in subjects of letters. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u

const wellFormed = (text: string) => text.isWellFormed()

export const personName = z
  .string()
  .refine(wellFormed, 'This is no text.')
  .regex(oneLine)
  .overwrite(cleanName)
  .min(1)
  .max(40)
  .refine(isVisibleName, 'A name must be something to see.')

export const tableTitle = z
  .string()
  .refine(wellFormed, 'This is no text.')
  .regex(oneLine)
  .overwrite(cleanName)
  .max(60)
  .refine((title) => title === '' || isVisibleName(title), 'A title must be something to see.')

/** Makes a problem of what is objected to in a text. */
const unless =
  (objection: (text: string) => string | null) =>
  (text: string, at: z.core.$RefinementCtx): void => {
    const message = objection(text)
    if (message !== null) at.addIssue({ code: 'custom', message })
  }

/** A name that was not somebody's before. */
export const newName = personName.superRefine(unless(objectionTo))

/** A title that was not a table's before. */
export const newTitle = tableTitle.superRefine(unless(objectionToTitle))

export const email = z.email().max(254)

const idPattern = /^[A-Za-z0-9_-]{22}$/
export const id = z.string().regex(idPattern)

export const time = z.int()

export const seat = z.int().min(0).max(9)

export const revision = z.int().min(0)

/** RFC 9457. `type` is a path of ours, such as `/problems/stale-revision`; the front end translates by it. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    /** The number of the rule that forbids a move. */
    rule: z.string().optional(),
    /** Which fields of the request are wrong, and why. */
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi('Problem')

export const base64url = /^[A-Za-z0-9_-]+$/

export const linkToken = z.string().min(20).max(100)

export const tableId = z.string().regex(idPattern)

export const personId = z.string().regex(idPattern)

/** Lines of plain text: no other control characters, no halves of surrogate pairs, nothing that turns the direction of what follows. */
export const plainText = /^(?:\n|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069])*$/u

export type Problem = z.infer<typeof Problem>
