import { createSignal, onCleanup } from 'solid-js'
import type { closing } from '../../../worker/wire/closing.ts'
import type { SocketMessage } from '../../../worker/wire/schema/table-view.ts'

export type Line = 'connecting' | 'live' | 'lost'

/** The server closes a person's line with this code as its session ends. */
const sessionEnded: (typeof closing)['sessionEnded'] = 4003

const firstWait = 500
const longestWait = 30_000
const heartbeat = 25_000
/** A line that answers no ping for so long is dead, whatever the browser believes. */
const silence = heartbeat * 2.2

/** A line to the server, which stays up by itself. */
export interface Listening {
  line(): Line
  /** Opens the line, or opens it anew: as somebody else, say. */
  call(): void
  /** Closes the line until the next call. */
  hangUp(): void
}

/**
 * Listens to a table's changes, once `call`ed and for as long as the component lives, and tells the
 * table whether somebody is looking. The table says how it stands when the line is up again, so nothing is missed.
 * `watch`: as any spectator sees it.
 */
export const listenToTable = (
  id: string,
  hear: (message: SocketMessage) => void,
  watch = false,
): Listening =>
  listen(
    `/api/tables/${id}/socket${watch ? '?watch=1' : ''}`,
    (message) => hear(message as SocketMessage),
    { say: () => ({ looking: document.visibilityState === 'visible' }) },
  )

/**
 * Listens to a socket of ours, once `call`ed and for as long as the component lives. A broken line is taken up again
 * with growing, scattered waits, and at once when the network or the page comes back. `say`: what is sent
 * when the line is up, and again whenever the page is shown or hidden. `ended`: the session that opened the line is over;
 * it is not taken up again by itself.
 */
export function listen(
  path: string,
  hear: (message: unknown) => void,
  { say, ended }: { readonly say?: () => object; readonly ended?: () => void },
): Listening {
  const [line, setLine] = createSignal<Line>('connecting')
  let socket: WebSocket | null = null
  let tries = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let heardAt = Date.now()
  /** Nobody listens before the first call, nor after the component is gone. */
  let listening = false

  const greet = () => {
    if (say && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(say()))
  }

  function open(): void {
    clearTimeout(retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const opening = new WebSocket(`${scheme}://${location.host}${path}`)
    socket = opening
    heardAt = Date.now()
    opening.addEventListener('open', () => {
      if (socket !== opening) return
      tries = 0
      setLine('live')
      greet()
    })
    opening.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket !== opening) return
      heardAt = Date.now()
      if (data !== 'pong') hear(JSON.parse(data))
    })
    opening.addEventListener('close', ({ code }) => {
      if (socket !== opening) return
      if (code === sessionEnded && ended) {
        hangUp()
        ended()
      } else lose()
    })
  }

  function lose(): void {
    socket = null
    if (!listening) return
    // The first break is often only an object that moves house: no alarm for that.
    setLine(tries === 0 ? 'connecting' : 'lost')
    const wait = Math.min(longestWait, firstWait * 2 ** tries++)
    retry = setTimeout(open, wait * (0.5 + Math.random() / 2))
  }

  /** Gives a dead line up, for another. */
  function loseDead(): void {
    if (socket?.readyState !== WebSocket.OPEN || Date.now() - heardAt <= silence) return
    const dead = socket
    lose()
    dead.close()
  }

  function comeBack(): void {
    if (document.visibilityState === 'visible' && listening) {
      // A device that slept has sent no pings, and may have been given up long ago.
      loseDead()
      if (!socket) open()
      else greet()
    } else greet()
  }

  const beat = setInterval(() => {
    loseDead()
    if (socket?.readyState === WebSocket.OPEN) socket.send('ping')
  }, heartbeat)

  function hangUp(): void {
    listening = false
    tries = 0
    clearTimeout(retry)
    const old = socket
    socket = null
    setLine('connecting')
    old?.close()
  }

  document.addEventListener('visibilitychange', comeBack)
  addEventListener('online', comeBack)
  onCleanup(() => {
    clearInterval(beat)
    document.removeEventListener('visibilitychange', comeBack)
    removeEventListener('online', comeBack)
    hangUp()
  })
  return {
    line,
    call() {
      listening = true
      const old = socket
      open()
      old?.close()
    },
    hangUp,
  }
}
