/** Answers what the pages ask the API and the socket, from a table in this browser. */

import { IllegalMove } from '../../worker/games/kernel/index.ts'
import type { TurnRequest } from '../../worker/wire/schema/history.ts'
import type { DraftRequest } from '../../worker/wire/schema/plans.ts'
import { type LocalTable, localId } from './local-table.ts'

/** Time that the other seats wait before they play, in milliseconds. */
const thinking = 900

const sockets = new Set<LocalSocket>()
/** The table that the pages ask. */
let opened: LocalTable | null = null

/** Socket by which a page listens to a table. */
class LocalSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  constructor() {
    super()
    sockets.add(this)
    setTimeout(() => {
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    })
  }
  send(): void {}
  close(): void {
    sockets.delete(this)
  }
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 300 ? 'application/json' : 'application/problem+json' },
  })
const problem = (type: string, status: number, more: object = {}) =>
  answer({ type: `/problems/${type}`, title: type, status, ...more }, status)

/** Tells the open page how the table stands. */
export function tell(table: LocalTable, entry: unknown): void {
  const data = JSON.stringify({ table: table.table(), entry })
  for (const socket of sockets) socket.dispatchEvent(new MessageEvent('message', { data }))
}

/** The other seats play one after the other, until I am asked. */
function letOthersPlay(table: LocalTable, you: number | null): void {
  setTimeout(() => {
    // Another table may have been opened meanwhile.
    if (table !== opened) return
    if (you !== null && table.toAct().includes(you)) return
    const entry = table.goOn()
    if (!entry) return
    tell(table, entry)
    letOthersPlay(table, you)
  }, thinking)
}

/** Answers a request about the only table, by the rest of the path. */
async function ofTable(table: LocalTable, rest: string, request: Request, you: number | null) {
  const url = new URL(request.url)
  if (rest === '') return answer({ table: table.table() })
  if (rest === '/turns') {
    const turn = (await request.json()) as TurnRequest
    if (turn.revision !== table.revision)
      return problem('stale-revision', 409, { table: table.table() })
    try {
      const entry = table.send(turn)
      letOthersPlay(table, you)
      return answer({ table: table.table(), entry })
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error
      return problem('illegal-move', 422, { rule: error.rule })
    }
  }
  if (rest === '/draft') {
    const { revision, moves, at } = (await request.json()) as DraftRequest
    table.draft = { revision, moves, at }
    return answer({ draft: table.draft })
  }
  if (rest === '/history') {
    const after = Number(url.searchParams.get('after') ?? 0)
    return answer({ entries: table.entries(after), more: false })
  }
  const [, past] = /^\/history\/(\d+)$/.exec(rest) ?? []
  if (past) return answer(table.past(Number(past)))
  if (rest === '/talk') return answer({ messages: [], more: false })
  if (rest === '/note') return answer({ note: { text: '', at: null } })
  return problem('not-found', 404)
}

/** From now on the pages of this browser window ask this table instead of a server. */
export function openPostOffice(table: LocalTable, you: number | null): void {
  opened = table
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    // Nothing is asked of the network here, so nothing is given up in the midst.
    const request = new Request(url, { ...init, signal: null })
    const { pathname } = url
    const [, rest] = new RegExp(`^/api/tables/${localId}(/.*)?$`).exec(pathname) ?? [null, null]
    if (rest !== null) return ofTable(table, rest ?? '', request, you)
    if (pathname === '/api/me') return answer({ me: null })
    if (pathname.startsWith('/api/')) return problem('not-found', 404)
    return real(input, init)
  }
  window.WebSocket = LocalSocket as unknown as typeof WebSocket
}
