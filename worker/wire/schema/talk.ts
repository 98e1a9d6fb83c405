/** Talk and notes at a table. */
import { z } from '@hono/zod-openapi'
import { plainText, seat, time } from './basics.ts'

/** Words of somebody who sits at the table. */
export const TalkMessage = z
  .object({ id: z.int(), seat, text: z.string(), at: time })
  .openapi('TalkMessage')

export const TalkList = z.object({
  /** Oldest first. */
  messages: z.array(TalkMessage),
  /** True if something was said before these. */
  more: z.boolean(),
})

export const TalkQuery = z.object({
  /** Only what was said before that message; without it the latest. */
  before: z.coerce.number<number>().int().min(1).optional(),
})

export const TalkRequest = z.object({
  text: z.string().trim().min(1).max(600).regex(plainText),
  /** Chosen by the sender: the same message sent again is said once. */
  message: z.uuid(),
})

export const TalkRead = z.object({
  /** The latest message that I have read. */
  upto: z.int().min(0),
})

/** Standing of the talk for me. */
export const TalkState = z.object({
  /** The latest message; 0: nothing was said yet. */
  last: z.int(),
  unread: z.int(),
})

export const NoteRequest = z.object({ text: z.string().max(8000) })

/** My own notes about a table. */
export const NoteView = z.object({ text: z.string(), at: time.nullable() }).openapi('Note')

export type TalkMessage = z.infer<typeof TalkMessage>

export type TalkRequest = z.infer<typeof TalkRequest>

export type TalkState = z.infer<typeof TalkState>

export type NoteView = z.infer<typeof NoteView>
