/** Those who watch a table: what each is sent when it changes, redacted for them. */
import type { z } from 'zod'
import { reportFault } from '../../fault.ts'
import type { Seat } from '../../games/kernel/index.ts'
import { closing } from '../../wire/closing.ts'
import { SocketRequest, type TableView } from '../../wire/schema/table-view.ts'
import type { Visit } from '../../wire/sessions.ts'
import { isLetIn, linkKey } from '../seats/link-key.ts'
import { isShutOut, removedFrom } from '../seats/removed.ts'
import type { Journal } from '../storage/journal.ts'
import type { JournalRow } from '../storage/rows.ts'
import { entryFor, seatOf, type TableSnapshot } from '../storage/snapshot.ts'
import { grace } from '../time/grace.ts'
import { noteSeen } from '../time/seen.ts'
import { attach, attachmentOf, maxIdle, maxTrust, type Sight } from './presence.ts'
import { Sockets } from './sockets.ts'
import { answerText, tableText, tableView } from './views.ts'

/** No message to a socket needs more characters. */
const maxMessage = 200

export class Audience {
  readonly #sockets: Sockets
  /** The table's journal; `null` where there is no table. */
  readonly #journal: () => Journal | null
  /** Name by which the operator knows which table a report is about: never its own id, which is its link. */
  readonly #object: string

  constructor(ctx: DurableObjectState, journal: () => Journal | null) {
    this.#sockets = new Sockets(ctx)
    this.#journal = journal
    this.#object = ctx.id.toString()
  }

  /** Returns the sight that the people of the seats have of the table, as far as they have it open. */
  sights(snapshot: TableSnapshot): Map<Seat, Sight> {
    return this.#sockets.sights((account) => seatOf(snapshot, account), Date.now())
  }

  /** The seats whose people are looking. */
  present(snapshot: TableSnapshot): Set<Seat> {
    return this.#sockets.present((account) => seatOf(snapshot, account), Date.now())
  }

  /** The table as an account may see it; `null` is a spectator. */
  view(journal: Journal, account: string | null): TableView {
    const snapshot = journal.snapshot()
    return tableView(journal, snapshot, account, this.present(snapshot))
  }

  /** The same as JSON. */
  text(journal: Journal, account: string | null): string {
    const snapshot = journal.snapshot()
    return tableText(journal, snapshot, account, this.present(snapshot))
  }

  /** Opens a socket and says how the table stands. */
  open(journal: Journal, visit: Pick<Visit, 'account' | 'session'> | null): Response {
    const account = visit?.account ?? null
    const session = visit?.session ?? null
    const snapshot = journal.snapshot()
    const isSeated = seatOf(snapshot, account) !== null
    const before = new Set(this.#sockets.all())
    const caller = { account, session, isSeated, key: linkKey(journal) }
    const answer = this.#sockets.open(caller, Date.now())
    if (!answer) return new Response(null, { status: 429 })
    // Changes that happened between reading the page and opening the socket.
    const opened = this.#sockets.all().filter((socket) => !before.has(socket))
    this.#send(opened, journal, snapshot, null)
    return answer
  }

  /** Takes what a socket says: whether its person looks at the table. Closes one that says anything else, or too much. */
  hear(socket: WebSocket, message: string | ArrayBuffer): void {
    if (typeof message !== 'string') {
      socket.close(closing.notText)
      return
    }
    if (!this.#sockets.count(socket, Date.now())) return
    const request = SocketRequest.safeParse(
      message.length <= maxMessage ? parsedJson(message) : null,
    )
    if (request.success) this.look(socket, request.data)
    else socket.close(closing.malformed)
  }

  /** Notes that somebody looks up or away, or how long ago they used the page, and tells everyone who watches if that makes a difference. */
  look(socket: WebSocket, { looking, idle = 0 }: z.infer<typeof SocketRequest>): void {
    const now = Date.now()
    const attachment = attachmentOf(socket)
    const { heardAt, usedAt: before = heardAt } = attachment
    const usedAt = Math.max(before, now - idle * 1000)
    attach(socket, { ...attachment, looking, heardAt: now, usedAt })
    const snapshot = this.#journal()?.snapshot()
    const isSame = attachment.looking === looking && now - before < maxIdle
    if (!snapshot || isSame) return
    if (seatOf(snapshot, attachment.account) === null) return
    this.#sockets.tellPresence(() => {
      const present = this.#journal()?.snapshot()
      return present ? (account) => seatOf(present, account) : null
    })
  }

  /** A socket was closed: nobody looks by it any more, nor has used its page by that. */
  lose(socket: WebSocket): void {
    this.look(socket, { looking: false, idle: Number.POSITIVE_INFINITY })
  }

  /** Sends what was kept back to those who no longer look, in a moment; returns true if there was any. A page that is loaded anew looks again by then. */
  release(journal: Journal): boolean {
    return journal.outbox.release(() => this.present(journal.snapshot()), Date.now() + grace)
  }

  /** Sends the table to everyone who watches; `played` is the turn that changed it, if one did. */
  send(journal: Journal, played: JournalRow | null): void {
    this.#send(this.#sockets.all(), journal, journal.snapshot(), played)
  }

  /** Closes the sockets of a session, or all of an account. */
  hangUp(account: string, session: string | null): void {
    this.#sockets.hangUp(account, session)
  }

  /** Closes all sockets. */
  end(): void {
    for (const socket of this.#sockets.all()) socket.close(closing.comeAgain)
  }

  #send(
    sockets: ReadonlyArray<WebSocket>,
    journal: Journal,
    snapshot: TableSnapshot,
    played: JournalRow | null,
  ): void {
    const present = this.present(snapshot)
    if (sockets.length > 1) this.#sockets.noteTold(present)
    const messages = new Map<string | null, string>()
    const trusted = Date.now() - maxTrust
    const told = personallyTold(journal, snapshot)
    for (const socket of sockets) {
      const { account, since, key: link } = attachmentOf(socket)
      if (since < trusted || isShutOut(journal, account) || !isLetIn(journal, account, link)) {
        socket.close(closing.comeAgain)
        continue
      }
      // Spectators, signed in or not, all see the same.
      const key = account !== null && told.has(account) ? account : null
      const message = messages.get(key) ?? this.#messageFor(journal, snapshot, key, present, played)
      messages.set(key, message)
      if (message === '' || socket.readyState !== WebSocket.OPEN) continue
      socket.send(message)
      const seat = seatOf(snapshot, key)
      if (seat !== null) noteSeen(journal, snapshot, seat)
    }
  }

  /** Message to the sockets of an account. Empty where it cannot be worded: that concerns nobody else, and what was played stands. */
  #messageFor(
    journal: Journal,
    snapshot: TableSnapshot,
    account: string | null,
    present: ReadonlySet<Seat>,
    played: JournalRow | null,
  ): string {
    const viewer = seatOf(snapshot, account)
    try {
      return answerText(tableText(journal, snapshot, account, present), {
        entry: played && entryFor(played, viewer),
      })
    } catch (error) {
      reportFault('A table could not be shown.', error, { object: this.#object, seat: viewer })
      return ''
    }
  }
}

/** The accounts that see something of their own: who sits here, who was removed, and who waits in the queue. */
function personallyTold(
  journal: Journal,
  { settings, takenSeats, queue }: TableSnapshot,
): ReadonlySet<string> {
  const removed = settings.status === 'gathering' ? removedFrom(journal) : []
  const queued = queue.map(({ account }) => account)
  const seated = takenSeats.flatMap(({ account }) => account ?? [])
  return new Set([...seated, ...removed, ...queued])
}

/** The JSON value of a text; `undefined` where it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
