/** Sessions by device. */
import { z } from '@hono/zod-openapi'
import { id, time } from './basics.ts'

export const sessionId = id

export const tableInShort = z.object({
  id,
  game: z.string(),
  title: z.string(),
  host: z.string().nullable(),
})

/** A device on which I am signed in. */
export const Device = z
  .object({
    id,
    /** Browser and system in plain words; `null`: not known. */
    device: z.string().nullable(),
    /** Way in which I came in there; `null`: it was not noted at the time. */
    by: z.enum(['guest', 'letter', 'card', 'passkey', 'pass']).nullable(),
    createdAt: time,
    /** The beginning, in UTC, of the day of the last visit. */
    seenAt: time.nullable(),
    /** It is the one that asks. */
    here: z.boolean(),
    /** Opened by links of letters: the only tables that can be played there; `null`: all of the account. */
    only: z.array(tableInShort).nullable(),
  })
  .openapi('Device')

export const DeviceList = z.object({ devices: z.array(Device) })

export type Device = z.infer<typeof Device>
