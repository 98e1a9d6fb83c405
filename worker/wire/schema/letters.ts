/** Letters in the letterbox. */
import { z } from '@hono/zod-openapi'
import { noticeKinds } from '../notice-kinds.ts'
import { id, time } from './basics.ts'

export const Letter = z
  .object({
    id,
    kind: z.enum([...noticeKinds, 'note']),
    table: id.nullable(),
    subject: z.string(),
    /** Plain text, a paragraph a line. */
    text: z.string(),
    at: time,
    read: z.boolean(),
  })
  .openapi('Letter')

export const LetterList = z.object({ letters: z.array(Letter) })

export const LettersRead = z.object({
  /** The letters to mark as read; absent: all. */
  ids: z.array(id).max(200).optional(),
})

export const UnsubscribeQuery = z.object({
  token: z.string().min(20).max(600),
  /** Only letters about this table, for some days: a week, if they are not said. */
  table: id.optional(),
  /** No letters of this table any more, where I asked for them among bots. */
  bots: z.literal('1').optional(),
  /** Only letters of this kind: for some days by every way, or for good by e-mail. */
  kind: z.enum(noticeKinds).optional(),
  days: z.coerce.number().int().min(1).max(366).optional(),
})

export type Letter = z.infer<typeof Letter>
