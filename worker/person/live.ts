/** The sockets of a person's open pages. They hear what changes on the list of tables and in the letterbox, as it happens. */
import { lettersAmong, unreadIn } from '../notices/letterbox.ts'
import type { Store } from '../notices/store.ts'
import { answerPings, isFull, maxOfAccount, ofSession } from '../sockets.ts'
import { closing } from '../wire/closing.ts'
import type { LiveMessage } from '../wire/schema/live.ts'
import { tableIn, tablesIn } from './tables.ts'

/** Least milliseconds between two messages: what changes meanwhile goes together. */
export const livePause = 1000

/** With more letters than these, pages are told to read them again. */
export const maxLetters = 20

/** Data that a socket carries through hibernation. */
interface Attachment {
  readonly session: string
  /** Time at which it was opened. */
  readonly since: number
}

const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment()

/** Parts of the object that the sockets need. */
interface Around {
  readonly account: () => string
  /** Store of the person's data; `null`: nothing. */
  readonly store: () => Store | null
  /** Returns true if a session is good, as far as the object knows. */
  readonly isOpen: (session: string) => boolean
}

export class Live {
  readonly #ctx: DurableObjectState
  readonly #around: Around
  /** Tables whose change no page was told yet. */
  readonly #tables = new Set<string>()
  #letters: Set<string> | null = new Set()
  #lettersSince = Number.POSITIVE_INFINITY
  #toldAt = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(ctx: DurableObjectState, around: Around) {
    this.#ctx = ctx
    this.#around = around
    answerPings(ctx)
  }

  /** Takes a socket in and tells it how everything stands; `null` where the person has enough of them. */
  open(session: string, store: Store, now: number): Response | null {
    const since = (socket: WebSocket) => attachmentOf(socket).since
    if (isFull(this.#ctx, undefined, maxOfAccount, since, now)) return null
    const { 0: client, 1: server } = new WebSocketPair()
    this.#ctx.acceptWebSocket(server, [ofSession(session)])
    const attachment: Attachment = { session, since: now }
    server.serializeAttachment(attachment)
    const message: LiveMessage = {
      ...{ account: this.#around.account(), isWhole: true, tables: tablesIn(store), gone: [] },
      ...{ letters: null, unread: unreadIn(store) },
    }
    server.send(JSON.stringify(message))
    return new Response(null, { status: 101, webSocket: client })
  }

  /** A page says nothing but `ping`, which does not come here: one that does is closed. */
  hear(socket: WebSocket, message: string | ArrayBuffer): void {
    socket.close(typeof message === 'string' ? closing.malformed : closing.notText)
  }

  /** Closes the sockets of a session, or all. */
  hangUp(session: string | null): void {
    const sockets = this.#ctx.getWebSockets(session === null ? undefined : ofSession(session))
    for (const socket of sockets) socket.close(closing.sessionEnded)
  }

  /** A table on the list is another than before. */
  tableChanged(id: string): void {
    if (!this.#isHeard()) return
    this.#tables.add(id)
    this.#tellSoon()
  }

  /** Letters were read; `null`: any may have changed, or gone. */
  lettersChanged(ids: ReadonlyArray<string> | null): void {
    if (!this.#isHeard() || ids?.length === 0) return
    for (const id of ids ?? []) this.#letters?.add(id)
    if (ids === null) this.#letters = null
    this.#tellSoon()
  }

  /** Letters may have come since a moment. */
  lettersCame(since: number): void {
    if (!this.#isHeard()) return
    this.#lettersSince = Math.min(this.#lettersSince, since)
    this.#tellSoon()
  }

  #isHeard(): boolean {
    return this.#ctx.getWebSockets().length > 0
  }

  /** Tells at once where it was quiet for a while, else when the pause is over. */
  #tellSoon(): void {
    if (this.#timer !== null) return
    const wait = this.#toldAt + livePause - Date.now()
    // The others of this moment's changes go with it.
    const isQuiet = wait <= 0 || wait > livePause
    this.#timer = setTimeout(
      () => {
        this.#timer = null
        this.#tell()
      },
      isQuiet ? 0 : wait,
    )
  }

  #tell(): void {
    const store = this.#around.store()
    const message = store && this.#message(store)
    this.#tables.clear()
    this.#letters = new Set()
    this.#lettersSince = Number.POSITIVE_INFINITY
    if (!message) return
    this.#toldAt = Date.now()
    const text = JSON.stringify(message)
    for (const socket of this.#ctx.getWebSockets()) {
      if (!this.#around.isOpen(attachmentOf(socket).session)) socket.close(closing.sessionEnded)
      else if (socket.readyState === WebSocket.OPEN) socket.send(text)
    }
  }

  /** Message about changes; `null`: nothing. */
  #message(store: Store): LiveMessage | null {
    const cards = [...this.#tables].map((id) => ({ id, card: tableIn(store, id)?.card ?? null }))
    const found =
      this.#letters && lettersAmong(store, [...this.#letters], this.#lettersSince, maxLetters + 1)
    const letters = found && found.length <= maxLetters ? found : null
    if (cards.length === 0 && letters?.length === 0) return null
    return {
      account: this.#around.account(),
      isWhole: false,
      tables: cards.flatMap(({ card }) => card ?? []),
      gone: cards.filter(({ card }) => card === null).map(({ id }) => id),
      letters,
      unread: unreadIn(store),
    }
  }
}
