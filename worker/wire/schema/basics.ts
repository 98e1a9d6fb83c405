/** Schemas that others are made of: names, ids, times. */
import { z } from '@hono/zod-openapi'
import { languages } from '../../games/kernel/language.ts'
import { cleanName, isVisibleName, objectionTo, objectionToTitle } from '../names.ts'

/** Examples of the OpenAPI document: an id, and what a link holds. */
export const exampleId = 'V1StGXR8_Z5jdHi6B-myTw'
export const exampleToken = 'q3Jv0m5sX2c8Yd7LrK1pTz'

export const language = z.enum(languages)

export const theme = z.enum(['system', 'light', 'dark'])

/** People drawn for me on cards with a woman on one side and a man on the other. */
export const cardPeople = z.enum(['women', 'men'])

/**
 * Characters that no text of people holds: control characters, ends of lines and paragraphs, and what turns the
 * direction of what follows. Written out, as tools that read the OpenAPI document do not all know classes of Unicode.
 */
const unwanted = '\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069'

/** Names stand in subjects of letters. */
const oneLine = new RegExp(`^[^${unwanted}]*$`)

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
export const id = z.string().regex(idPattern).openapi({ example: exampleId })

/** Milliseconds since 1970. */
export const time = z.int().openapi({ example: Date.UTC(2027, 6, 1, 18) })

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
    /** Fields of the request that are wrong, and why. */
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .openapi('Problem')

export const base64url = /^[A-Za-z0-9_-]+$/

export const linkToken = z.string().min(20).max(100)

export const tableId = z.string().regex(idPattern)

export const personId = z.string().regex(idPattern)

/** Lines of plain text, without halves of surrogate pairs. */
export const plainText = new RegExp(
  `^(?:\\n|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^${unwanted}\\uD800-\\uDFFF])*$`,
)

export type Problem = z.infer<typeof Problem>
