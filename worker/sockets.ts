/** Rules for the sockets of tables and of people: how many a person may have, and when one counts as dead. */
import { closing } from './wire/closing.ts'

/** Number of sockets that an account may have at one object: windows and devices. */
export const maxOfAccount = 12

/**
 * A page says `ping` every 25 seconds at least. After this time without one, in milliseconds, nobody looks at it, whatever it said: its network may have gone without a word.
 */
export const maxSilence = 75 * 1000

/** The tag of a session's sockets. */
export const ofSession = (session: string) => `session:${session}`

/** Answers a page's `ping` without waking the object. */
export const answerPings = (ctx: DurableObjectState): void =>
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))

/**
 * Returns true if this many sockets of a tag, or of all, are open. If they are, those that fell silent are
 * closed and not counted. `heardAt`: when one last said anything but `ping`.
 */
export function isFull(
  ctx: DurableObjectState,
  tag: string | undefined,
  most: number,
  heardAt: (socket: WebSocket) => number,
  now: number,
): boolean {
  const sockets = ctx.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN)
  if (sockets.length < most) return false
  const silent = sockets.filter((socket) => {
    const pingedAt = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    return now - Math.max(heardAt(socket), pingedAt) > maxSilence
  })
  for (const socket of silent) socket.close(closing.comeAgain)
  return sockets.length - silent.length >= most
}
