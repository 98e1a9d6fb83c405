import { z } from 'zod'
import type { Seat } from '../../games/kernel/index.ts'
import { maxSilence } from '../../sockets.ts'

/** Data that a socket carries through hibernation. */
const Attachment = z.object({
  account: z.string().nullable(),
  looking: z.boolean(),
  /** Time at which it was opened. */
  since: z.number(),
  /** Time at which its page last said anything but `ping`. */
  heardAt: z.number(),
  /**
   * Time at which its person last used a key, a pointer or touch; 0: not said yet. Sockets of earlier
   * versions have none.
   */
  usedAt: z.number().optional(),
  /** Number of messages that came from it since `framesFrom`. */
  frames: z.number().default(0),
  framesFrom: z.number().default(0),
  /** Key of the table's link when it was opened. */
  key: z.string().nullable().default(null),
})
export type Attachment = z.infer<typeof Attachment>

/** Returns the seat of an account; `null`: nowhere. */
export type Seating = (account: string | null) => Seat | null

/**
 * Time in milliseconds for which a socket is trusted. It was opened by a good session, whose end
 * closes it where its person plays; elsewhere it would not notice, so it is made to come again now
 * and then.
 */
export const maxTrust = 60 * 60 * 1000

/** Time in milliseconds without use of a page, after which its reader does not look at it, though it is shown. */
export const maxIdle = 10 * 60 * 1000

export const attach = (socket: WebSocket, attachment: Attachment): void =>
  socket.serializeAttachment(attachment)

export const attachmentOf = (socket: WebSocket): Attachment =>
  Attachment.parse(socket.deserializeAttachment())

/** Sight that somebody has of a table whose page they have open. */
export interface Sight {
  /** Tells whether they look at it now: the page is shown, its socket is open, and it was used of late. */
  readonly isLooking: boolean
  /** Time at which they last used the page, in milliseconds since 1970. */
  readonly usedAt: number
}

/** Sights that the people of the seats have of the table, as far as they have it open. */
export function sightsOf(
  ctx: Pick<DurableObjectState, 'getWebSocketAutoResponseTimestamp'>,
  sockets: ReadonlyArray<WebSocket>,
  seating: Seating,
  now: number,
): Map<Seat, Sight> {
  const sights = new Map<Seat, Sight>()
  for (const socket of sockets) {
    const { account, looking, heardAt, usedAt = heardAt } = attachmentOf(socket)
    const seat = seating(account)
    if (seat === null) continue
    const pingedAt = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    const isUp = now - Math.max(heardAt, pingedAt) <= maxSilence
    const before = sights.get(seat)
    sights.set(seat, {
      isLooking: before?.isLooking || (looking && isUp && now - usedAt < maxIdle),
      usedAt: Math.max(before?.usedAt ?? 0, usedAt),
    })
  }
  return sights
}

/** The seats whose people are looking at the table. */
export const presentIn = (sights: ReadonlyMap<Seat, Sight>): Set<Seat> =>
  new Set([...sights].flatMap(([seat, { isLooking }]) => (isLooking ? [seat] : [])))
