import { createSignal, onCleanup } from 'solid-js'
import type { SocketMessage } from '../../../worker/wire/schema/table-view.ts'

export type Line = 'connecting' | 'live' | 'lost'

const firstWait = 500
const longestWait = 30_000
const heartbeat = 25_000
/** A line that answers no ping for so long is dead, whatever the browser believes. */
const silence = heartbeat * 2.2

/**
 * Listens to a table's changes, once `call`ed and for as long as the component lives, and tells the
 * table whether somebody is looking. A broken line is taken up again with growing,
 * scattered waits, and at once when the network or the page comes back; the table
 * then says how it stands, so nothing is missed. `watch`: as any spectator sees it.
 */
export function listenToTable(
  id: string,
  hear: (message: SocketMessage) => void,
  watch = false,
): { line: () => Line; call: () => void } {
  const [line, setLine] = createSignal<Line>('connecting')
  let socket: WebSocket | null = null
  let tries = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let heardAt = Date.now()
  /** Nobody listens before the first call, nor after the component is gone. */
  let listening = false

  const sayLooking = () => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ looking: document.visibilityState === 'visible' }))
  }

  function open(): void {
    clearTimeout(retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const opening = new WebSocket(
      `${scheme}://${location.host}/api/tables/${id}/socket${watch ? '?watch=1' : ''}`,
    )
    socket = opening
    heardAt = Date.now()
    opening.addEventListener('open', () => {
      tries = 0
      setLine('live')
      sayLooking()
    })
    opening.addEventListener('message', ({ data }: MessageEvent<string>) => {
      heardAt = Date.now()
      if (data !== 'pong') hear(JSON.parse(data) as SocketMessage)
    })
    opening.addEventListener('close', () => {
      if (socket === opening) lose()
    })
  }

  function lose(): void {
    socket = null
    if (!listening) return
    // The first break is often only a table that moves house: no alarm for that.
    setLine(tries === 0 ? 'connecting' : 'lost')
    const wait = Math.min(longestWait, firstWait * 2 ** tries++)
    retry = setTimeout(open, wait * (0.5 + Math.random() / 2))
  }

  function comeBack(): void {
    if (document.visibilityState === 'visible' && listening) {
      if (!socket) open()
      else sayLooking()
    } else sayLooking()
  }

  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - heardAt > silence) {
      const dead = socket
      lose()
      dead.close()
    } else socket.send('ping')
  }, heartbeat)

  document.addEventListener('visibilitychange', comeBack)
  addEventListener('online', comeBack)
  onCleanup(() => {
    listening = false
    clearInterval(beat)
    clearTimeout(retry)
    document.removeEventListener('visibilitychange', comeBack)
    removeEventListener('online', comeBack)
    socket?.close()
  })
  return {
    line,
    /** Opens the line, or opens it anew: as somebody else, say. */
    call() {
      listening = true
      const old = socket
      open()
      old?.close()
    },
  }
}
