/** Messages to a person's open pages, as things happen. */
import { z } from '@hono/zod-openapi'
import { id } from './basics.ts'
import { Letter } from './letters.ts'
import { TableCard } from './table-list.ts'

export const LiveMessage = z
  .object({
    /** Account whose list and letterbox this is about. */
    account: id,
    /** True if `tables` is the whole list, as it is at first; else they are what changed on it. */
    isWhole: z.boolean(),
    tables: z.array(TableCard),
    /** Tables that are on the list no more. */
    gone: z.array(id),
    /** Letters that came or were read since the last message; `null`: too many to say, or any. */
    letters: z.array(Letter).nullable(),
    /** Number of letters that nobody has read. */
    unread: z.int(),
  })
  .openapi('LiveMessage')

export type LiveMessage = z.infer<typeof LiveMessage>
