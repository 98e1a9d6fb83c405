/** Time in milliseconds between questions whether a connection lives. */
export const heartbeat = 25_000
/** Time without an answer to a ping after which a connection is dead, whatever the browser believes. */
export const pongTime = 5000
/** Time since the last message after which it is dead: a device that sleeps sends no pings. */
const silence = heartbeat * 2.2
/** Time after which a connection that is still not up is given up for another. */
const stuckTime = 20_000

/** One socket of ours at a time: one that was given up is heard no more. */
export function createSocket(
  path: string,
  on: {
    readonly up: () => void
    readonly message: (message: unknown) => void
    readonly lost: (code: number, wasUp: boolean) => void
  },
) {
  let socket: WebSocket | null = null
  let openedAt = 0
  let heardAt = 0
  let wasUp = false
  /** Time at which it was asked first since it was heard last. */
  let pingedAt: number | null = null
  const isUp = () => socket?.readyState === WebSocket.OPEN
  return {
    /** There is one, open or about to be. */
    exists: () => socket !== null,
    isUp,
    /** It is up and silent, or does not come up. */
    isDead() {
      const now = Date.now()
      if (!isUp()) return socket !== null && now - openedAt > stuckTime
      return now - heardAt > silence || (pingedAt !== null && now - pingedAt >= pongTime)
    },
    /** Opens one, in place of another. */
    open() {
      const old = socket
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      const opening = new WebSocket(`${scheme}://${location.host}${path}`)
      socket = opening
      openedAt = Date.now()
      wasUp = false
      pingedAt = null
      opening.addEventListener('open', () => {
        if (socket !== opening) return
        heardAt = Date.now()
        wasUp = true
        on.up()
      })
      opening.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (socket !== opening) return
        heardAt = Date.now()
        pingedAt = null
        if (data !== 'pong') on.message(JSON.parse(data))
      })
      opening.addEventListener('close', ({ code }) => {
        if (socket !== opening) return
        socket = null
        on.lost(code, wasUp)
      })
      old?.close()
    },
    send(text: string) {
      if (isUp()) socket?.send(text)
    },
    ping() {
      if (!isUp()) return
      pingedAt ??= Date.now()
      socket?.send('ping')
    },
    /** Closes it, unheard from now on; true if it was up before. */
    giveUp(): boolean {
      const old = socket
      socket = null
      old?.close()
      return wasUp
    },
  }
}
