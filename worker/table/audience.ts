/** Those who watch a table: what each is sent when it changes, redacted for them. */
import { reportFault } from '../fault.ts'
import type { Seat } from '../games/kernel/index.ts'
import { type SocketMessage, SocketRequest, type TableView } from '../wire/schema.ts'
import { backView } from './back.ts'
import { lineView } from './line.ts'
import { nudgesFor } from './nudge.ts'
import { planOf } from './plans.ts'
import { attach, attachmentOf, longestTrust } from './presence.ts'
import { isRemoved, removedFrom } from './removed.ts'
import { entryFor, type Mine, type Scene, seatOf, tableView } from './scene.ts'
import { noteSeen } from './seen.ts'
import { closing, Sockets } from './sockets.ts'
import type { Journal, JournalRow } from './storage/journal.ts'
import { talkState } from './talk.ts'

/** No message to a socket needs more characters. */
const longestMessage = 200

export class Audience {
  readonly #sockets: Sockets
  /** The table's journal; `null` where there is no table. */
  readonly #journal: () => Journal | null
  /** What tells the operator which table a report is about: never its own id, which is its link. */
  readonly #object: string

  constructor(ctx: DurableObjectState, journal: () => Journal | null) {
    this.#sockets = new Sockets(ctx)
    this.#journal = journal
    this.#object = ctx.id.toString()
  }

  /** The seats whose people are looking. */
  present(scene: Scene): Set<Seat> {
    return this.#sockets.present((account) => seatOf(scene, account), Date.now())
  }

  /** The table as an account may see it; `null` is a spectator. */
  view(journal: Journal, scene: Scene, account: string | null): TableView {
    return tableView(scene, account, this.present(scene), mine(journal, scene, account))
  }

  /** Opens a socket and says how the table stands. */
  open(journal: Journal, account: string | null, session: string | null): Response {
    const scene = journal.scene()
    const isSeated = seatOf(scene, account) !== null
    const before = new Set(this.#sockets.all())
    const answer = this.#sockets.open({ account, session, isSeated }, Date.now())
    if (!answer) return new Response(null, { status: 429 })
    // What happened between reading the page and opening the socket.
    const opened = this.#sockets.all().filter((socket) => !before.has(socket))
    this.#send(opened, journal, scene, null)
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
      message.length <= longestMessage ? parsedJson(message) : null,
    )
    if (request.success) this.look(socket, request.data.looking)
    else socket.close(closing.malformed)
  }

  /** Notes that somebody looks up or away, and tells everyone who watches if that makes a difference. */
  look(socket: WebSocket, looking: boolean): void {
    const attachment = attachmentOf(socket)
    attach(socket, { ...attachment, looking, heardAt: Date.now() })
    const scene = this.#journal()?.scene()
    if (!scene || attachment.looking === looking) return
    if (seatOf(scene, attachment.account) === null) return
    this.#sockets.tellPresence(() => {
      const present = this.#journal()?.scene()
      return present ? (account) => seatOf(present, account) : null
    })
  }

  /** Sends the table to everyone who watches; `played` is the turn that changed it, if one did. */
  send(journal: Journal, played: JournalRow | null): void {
    this.#send(this.#sockets.all(), journal, journal.scene(), played)
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
    scene: Scene,
    played: JournalRow | null,
  ): void {
    const present = this.present(scene)
    if (sockets.length > 1) this.#sockets.noteTold(present)
    const messages = new Map<string | null, string>()
    const trusted = Date.now() - longestTrust
    const told = personallyTold(journal, scene)
    for (const socket of sockets) {
      const { account, since } = attachmentOf(socket)
      if (since < trusted) {
        socket.close(closing.comeAgain)
        continue
      }
      // Spectators, signed in or not, all see the same.
      const key = account !== null && told.has(account) ? account : null
      const message = messages.get(key) ?? this.#messageFor(journal, scene, key, present, played)
      messages.set(key, message)
      if (message === '' || socket.readyState !== WebSocket.OPEN) continue
      socket.send(message)
      const seat = seatOf(scene, key)
      if (seat !== null) noteSeen(journal, scene, seat)
    }
  }

  /** What the sockets of an account are sent. Empty where it cannot be worded: that concerns nobody else, and what was played stands. */
  #messageFor(
    journal: Journal,
    scene: Scene,
    account: string | null,
    present: ReadonlySet<Seat>,
    played: JournalRow | null,
  ): string {
    const viewer = seatOf(scene, account)
    try {
      const message: SocketMessage = {
        table: tableView(scene, account, present, mine(journal, scene, account)),
        entry: played && entryFor(played, viewer),
      }
      return JSON.stringify(message)
    } catch (error) {
      reportFault('A table could not be shown.', error, { object: this.#object, seat: viewer })
      return ''
    }
  }
}

/** The accounts that see something of their own: who sits here, who was removed, and who waits in line. */
function personallyTold(journal: Journal, { facts, sittings, line }: Scene): ReadonlySet<string> {
  const removed = facts.status === 'gathering' ? removedFrom(journal) : []
  const inLine = line.map(({ account }) => account)
  const seated = sittings.flatMap(({ account }) => account ?? [])
  return new Set([...seated, ...removed, ...inLine])
}

/** What is only for one account. */
function mine(journal: Journal, scene: Scene, account: string | null): Mine {
  const isSeated = seatOf(scene, account) !== null
  const isGathering = scene.facts.status === 'gathering'
  return {
    plan: account !== null && isSeated && scene.play ? planOf(journal, account) : null,
    talk: talkState(journal, isSeated ? account : null),
    nudges: nudgesFor(journal, scene, account),
    back: scene.play && backView(journal, scene, seatOf(scene, account)),
    isRemoved: account !== null && isGathering && isRemoved(journal, account),
    line: lineView(scene, account),
  }
}

/** The JSON value of a text; `undefined` where it is none. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
