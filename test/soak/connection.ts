/** Somebody's socket at a table, opened again whenever it breaks. */
import type { SocketMessage, TableView } from '../../worker/wire/schema/table-view.ts'
import { type Person, pause } from './person.ts'

/** Pages do the same, in milliseconds. */
const pingEvery = 25_000
/** Time in milliseconds within which a table's news must be here; what takes longer was forgotten. */
const maxDelay = 8000

// Node's WebSocket takes headers, which the types of the browser's do not know.
const Socket = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket

export class Line {
  /** True if its person says that they are looking. */
  readonly looking: boolean
  /** Messages that must not be. */
  readonly faults: string[] = []
  /** Times at which it was broken, in milliseconds since 1970. */
  readonly gaps: { readonly from: number; to: number }[] = []
  readonly #person: Person
  readonly #table: string
  readonly #ping: NodeJS.Timeout
  #socket: WebSocket | null = null
  #view: TableView | null = null
  #isOpen = false
  #isClosed = false
  #woken: (() => void)[] = []

  constructor(person: Person, table: string, looking: boolean) {
    this.#person = person
    this.#table = table
    this.looking = looking
    this.gaps.push({ from: Date.now(), to: Number.POSITIVE_INFINITY })
    this.#ping = setInterval(() => this.#isOpen && this.#socket?.send('ping'), pingEvery)
    this.#open()
  }

  #open(): void {
    const { origin, cookie } = this.#person
    const url = `${origin.replace('http', 'ws')}/api/tables/${this.#table}/socket`
    const socket = new Socket(url, { headers: { cookie, origin } })
    this.#socket = socket
    socket.addEventListener('open', () => {
      if (this.looking) socket.send('{"looking":true}')
    })
    socket.addEventListener('message', ({ data }) => {
      if (data !== 'pong') this.#hear(JSON.parse(String(data)))
    })
    socket.addEventListener('close', () => {
      if (this.#isOpen) this.gaps.push({ from: Date.now(), to: Number.POSITIVE_INFINITY })
      this.#isOpen = false
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#open(), 250)
    })
    // A close follows.
    socket.addEventListener('error', () => undefined)
  }

  #hear(message: SocketMessage): void {
    // A look up or away changes nothing here.
    if (!('table' in message)) return
    const { table } = message
    const before = this.#view?.play?.revision ?? 0
    const revision = table.play?.revision ?? 0
    if (this.#isOpen && revision < before)
      this.faults.push(`${this.#table}: a socket told of ${revision} after ${before}`)
    const gap = this.gaps.at(-1)
    if (!this.#isOpen && gap) gap.to = Date.now()
    this.#isOpen = true
    this.#view = table
    for (const wake of this.#woken.splice(0)) wake()
  }

  /** The table as the socket tells it, at that revision at least; where the socket broke, as the API tells it. */
  async see(revision: number): Promise<TableView> {
    const from = Date.now()
    while ((this.#view?.play?.revision ?? -1) < revision || !this.#view) {
      await Promise.race([
        new Promise<void>((resolve) => this.#woken.push(resolve)),
        pause(maxDelay / 8),
      ])
      if (Date.now() - from < maxDelay) continue
      if (!this.#isBroken(from, Date.now()))
        this.faults.push(`${this.#table}: a socket was never told of revision ${revision}`)
      return this.#person.see(this.#table)
    }
    return this.#view
  }

  #isBroken = (from: number, to: number) =>
    this.gaps.some((gap) => gap.from <= to && gap.to >= from)

  close(): void {
    this.#isClosed = true
    clearInterval(this.#ping)
    this.#socket?.close()
  }
}
