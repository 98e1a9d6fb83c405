/** The sockets of one table: who may open one, what they may send, and which presence they are sent. */

import type { Seat } from '../../games/kernel/index.ts'
import { isFull, maxOfAccount, ofSession } from '../../sockets.ts'
import { closing } from '../../wire/closing.ts'
import type { SocketMessage } from '../../wire/schema/table-view.ts'
import {
  type Attachment,
  attach,
  attachmentOf,
  presentIn,
  type Seating,
  type Sight,
  sightsOf,
} from './presence.ts'

/**
 * Number of sockets of those who only watch a table, signed in or not. People who sit there are not
 * counted among them.
 */
export const maxWatching = 200

/**
 * Number of messages that a socket may send in a minute; pings do not count. A page says no more than that
 * somebody looks up or away.
 */
export const maxFrames = 60
const minute = 60_000

/** Least milliseconds between two messages about who is looking. */
export const presencePause = 1000

const watching = 'watching'
const ofAccount = (account: string) => `account:${account}`

/** Owner of a socket that is opened. `isSeated`: they sit at the table. */
export interface Caller {
  readonly account: string | null
  readonly session: string | null
  readonly isSeated: boolean
  /** Key of the table's link. */
  readonly key: string | null
}

export class Sockets {
  readonly #ctx: DurableObjectState
  /** The seats that were told last to be looking, as a text; `null`: not known since the table woke. */
  #told: string | null = null
  #toldAt = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  all(): WebSocket[] {
    return this.#ctx.getWebSockets()
  }

  /** Takes a socket in; `null` where there are enough of its person, or of those who watch. */
  open({ account, session, isSeated, key }: Caller, now: number): Response | null {
    if (account !== null && this.#isFull(ofAccount(account), maxOfAccount, now)) return null
    if (!isSeated && this.#isFull(watching, maxWatching, now)) return null
    const { 0: client, 1: server } = new WebSocketPair()
    const tags = [
      ...(account === null ? [] : [ofAccount(account)]),
      ...(session === null ? [] : [ofSession(session)]),
      ...(isSeated ? [] : [watching]),
    ]
    this.#ctx.acceptWebSocket(server, tags)
    attach(server, {
      account,
      looking: false,
      since: now,
      heardAt: now,
      usedAt: 0,
      frames: 0,
      framesFrom: now,
      key,
    })
    return new Response(null, { status: 101, webSocket: client })
  }

  #isFull(tag: string, most: number, now: number): boolean {
    return isFull(this.#ctx, tag, most, (socket) => attachmentOf(socket).heardAt, now)
  }

  /** Counts a message; `null` where it is one too many: then the socket was closed. */
  count(socket: WebSocket, now: number): Attachment | null {
    const before = attachmentOf(socket)
    const isFresh = now - before.framesFrom >= minute
    const counted = isFresh
      ? { ...before, frames: 1, framesFrom: now }
      : { ...before, frames: before.frames + 1 }
    if (counted.frames > maxFrames) {
      socket.close(closing.tooMany)
      return null
    }
    attach(socket, counted)
    return counted
  }

  /** Closes the sockets of a session, or all of an account. */
  hangUp(account: string, session: string | null): void {
    const tag = session === null ? ofAccount(account) : ofSession(session)
    for (const socket of this.#ctx.getWebSockets(tag)) socket.close(closing.comeAgain)
  }

  /** Returns the sight that the people of the seats have of the table, as far as they have it open. */
  sights(seating: Seating, now: number): Map<Seat, Sight> {
    return sightsOf(this.#ctx, this.all(), seating, now)
  }

  /** The seats whose people are looking. */
  present(seating: Seating, now: number): Set<Seat> {
    return presentIn(this.sights(seating, now))
  }

  /** Notes who was told to be looking by a message of another kind that went to all. */
  noteTold(present: ReadonlySet<Seat>): void {
    this.#told = said(present)
  }

  /**
   * Tells all who is looking, where that has changed: at once where it was quiet for a while, else when
   * the pause is over, so that however often somebody looks up and away there is one message a pause.
   */
  tellPresence(seating: () => Seating | null): void {
    if (this.#timer !== null) return
    const wait = this.#toldAt + presencePause - Date.now()
    if (wait <= 0 || wait > presencePause) this.#sayPresence(seating())
    else
      this.#timer = setTimeout(() => {
        this.#timer = null
        this.#sayPresence(seating())
      }, wait)
  }

  #sayPresence(seating: Seating | null): void {
    if (!seating) return
    const now = Date.now()
    const present = this.present(seating, now)
    if (said(present) === this.#told) return
    this.#told = said(present)
    this.#toldAt = now
    const message: SocketMessage = { present: [...present].sort() }
    const text = JSON.stringify(message)
    for (const socket of this.all()) if (socket.readyState === WebSocket.OPEN) socket.send(text)
  }
}

const said = (present: ReadonlySet<Seat>): string => [...present].sort().join()
