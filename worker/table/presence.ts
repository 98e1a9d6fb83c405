import { z } from 'zod'
import type { Seat } from '../games/kernel/index.ts'
import { maxSilence } from '../sockets.ts'

/** What a socket carries through hibernation. */
const Attachment = z.object({
  account: z.string().nullable(),
  looking: z.boolean(),
  /** When it was opened. */
  since: z.number(),
  /** When its person last looked up or away. */
  heardAt: z.number(),
  /** How many messages came from it since `framesFrom`. */
  frames: z.number().default(0),
  framesFrom: z.number().default(0),
})
export type Attachment = z.infer<typeof Attachment>

/** Where an account sits; `null`: nowhere. */
export type Seating = (account: string | null) => Seat | null

/**
 * How long a socket is trusted, in milliseconds. It was opened by a good session, whose end closes it
 * where its person plays; elsewhere it would not notice, so it is made to come again now and then.
 */
export const maxTrust = 60 * 60 * 1000

export const attach = (socket: WebSocket, attachment: Attachment): void =>
  socket.serializeAttachment(attachment)

export const attachmentOf = (socket: WebSocket): Attachment =>
  Attachment.parse(socket.deserializeAttachment())

/** The seats whose people are looking at the table. */
export function presentSeats(
  ctx: Pick<DurableObjectState, 'getWebSocketAutoResponseTimestamp'>,
  sockets: ReadonlyArray<WebSocket>,
  seating: Seating,
  now: number,
): Set<Seat> {
  const present = new Set<Seat>()
  for (const socket of sockets) {
    const { account, looking, heardAt } = attachmentOf(socket)
    const seat = looking ? seating(account) : null
    if (seat === null) continue
    const pingedAt = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    if (now - Math.max(heardAt, pingedAt) <= maxSilence) present.add(seat)
  }
  return present
}
