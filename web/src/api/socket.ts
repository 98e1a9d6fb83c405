import { createSignal, onCleanup } from 'solid-js'
import type { closing } from '../../../worker/wire/closing.ts'
import type { SocketMessage } from '../../../worker/wire/schema/table-view.ts'
import { followUse } from './use.ts'

export type Connection = 'connecting' | 'live' | 'lost'

/** The server closes a person's connection with this code as its session ends. */
const sessionEnded: (typeof closing)['sessionEnded'] = 4003

const firstWait = 500
const maxWait = 30_000
const heartbeat = 25_000
/** Time in milliseconds between questions whether a connection lives while somebody looks at what it tells. */
const closely = 8000
/** A connection that answers no ping for so long is dead, whatever the browser believes. */
const pongTime = 5000
/** The same of one that was heard last so long ago: a device that sleeps sends no pings. */
const silence = heartbeat * 2.2
/** A connection that was up and does not come up again within this time is lost; so is one that was never up, within the other. */
const reopenTime = 2000
const openTime = 10_000
/** One that is still not up after so long is given up for another. */
const stuckTime = 20_000

/** A connection to the server, which stays up by itself. */
export interface Listening {
  connection(): Connection
  /** Opens the connection, or opens it anew: as somebody else, say. */
  call(): void
  /** Closes the connection until the next call. */
  hangUp(): void
  /** Says once more what there is to say. */
  tell(): void
}

/**
 * Listens to a table's changes, once `call`ed and for as long as the component lives, and tells the
 * table whether somebody is looking, and how long ago they used the page. The table says how it stands when the connection is up again, so nothing is missed.
 * `watch`: as any spectator sees it.
 */
export function listenToTable(
  id: string,
  hear: (message: SocketMessage) => void,
  watch = false,
): Listening {
  const use = followUse(() => listening.tell())
  const listening = listen(
    `/api/tables/${id}/socket${watch ? '?watch=1' : ''}`,
    (said) => {
      const message = said as SocketMessage
      if ('table' in message) use.renew()
      hear(message)
    },
    {
      say: () => ({ looking: document.visibilityState === 'visible', idle: use.idle() }),
      isWatched: true,
    },
  )
  return listening
}

/** One socket of ours at a time: one that was given up is heard no more. */
function createSocket(
  path: string,
  on: {
    readonly up: () => void
    readonly message: (message: unknown) => void
    readonly lost: (code: number) => void
  },
) {
  let socket: WebSocket | null = null
  let openedAt = 0
  let heardAt = 0
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
      pingedAt = null
      opening.addEventListener('open', () => {
        if (socket !== opening) return
        heardAt = Date.now()
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
        on.lost(code)
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
    giveUp() {
      const old = socket
      socket = null
      old?.close()
    },
  }
}

/** Tries again with growing, scattered waits. */
function createRetry(again: () => void) {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    isFirst: () => tries === 0,
    later() {
      const wait = Math.min(maxWait, firstWait * 2 ** tries++)
      timer = setTimeout(again, wait * (0.5 + Math.random() / 2))
    },
    stop: () => clearTimeout(timer),
    /** The next wait is the shortest again. */
    reset() {
      tries = 0
    },
  }
}

/**
 * Calls back at every beat, and when the page is shown or hidden or the network is back,
 * for as long as the component lives.
 */
function followPage(every: number, beat: () => void, comeBack: () => void): void {
  const beats = setInterval(beat, every)
  document.addEventListener('visibilitychange', comeBack)
  addEventListener('online', comeBack)
  onCleanup(() => {
    clearInterval(beats)
    document.removeEventListener('visibilitychange', comeBack)
    removeEventListener('online', comeBack)
  })
}

/** Asks whether a connection lives, and has that looked at once an answer is due; nobody need know soon of one behind a hidden page. */
function createAsking(isWatched: boolean, ping: () => void, look: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = 0
  return {
    ask() {
      const isSeen = isWatched && document.visibilityState === 'visible'
      if (!isSeen && Date.now() - askedAt < heartbeat) return
      askedAt = Date.now()
      ping()
      clearTimeout(timer)
      timer = setTimeout(look, pongTime)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Hooks by which a listener speaks on a socket, and hears of it beside its messages. */
interface SocketHooks {
  /** Message that is sent when the connection is up, and again whenever the page is shown or hidden. */
  readonly say?: () => object
  /** The session that opened the connection is over; it is not taken up again by itself. */
  readonly ended?: () => void
  /** The connection is down for the first time, and will be tried again in a moment. */
  readonly broken?: () => void
  /** True if somebody looks at what it tells: a connection that is dead is to be said so soon. */
  readonly isWatched?: boolean
}

/** The words for a connection: `lost` where opening it takes too long, or it breaks again and again. */
function createTold() {
  const [connection, setConnection] = createSignal<Connection>('connecting')
  let wasUp = false
  let slow: ReturnType<typeof setTimeout> | undefined
  return {
    connection,
    up() {
      clearTimeout(slow)
      wasUp = true
      setConnection('live')
    },
    opening() {
      clearTimeout(slow)
      slow = setTimeout(() => setConnection('lost'), wasUp ? reopenTime : openTime)
    },
    /** The first break is often only an object that moves house: no alarm for that. */
    broke(isFirst: boolean) {
      setConnection(isFirst && connection() !== 'lost' ? 'connecting' : 'lost')
    },
    hungUp() {
      clearTimeout(slow)
      setConnection('connecting')
    },
  }
}

/**
 * Listens to a socket of ours, once `call`ed and for as long as the component lives. A broken connection is taken up again
 * with growing, scattered waits, and at once when the network or the page comes back.
 */
export function listen(
  path: string,
  hear: (message: unknown) => void,
  { say, ended, broken, isWatched = false }: SocketHooks,
): Listening {
  const told = createTold()
  /** Nobody listens before the first call, nor after the component is gone. */
  let listening = false
  const socket = createSocket(path, {
    up() {
      retry.reset()
      told.up()
      greet()
    },
    message: hear,
    lost(code) {
      if (code !== sessionEnded || !ended) return goOn()
      hangUp()
      ended()
    },
  })

  function greet(): void {
    if (say && socket.isUp()) socket.send(JSON.stringify(say()))
  }

  const retry = createRetry(open)
  function open(): void {
    retry.stop()
    socket.open()
    told.opening()
  }

  const asking = createAsking(isWatched, socket.ping, loseDead)

  /** Takes a broken connection up again after a while. */
  function goOn(): void {
    if (!listening) return
    if (retry.isFirst()) broken?.()
    told.broke(retry.isFirst())
    retry.later()
  }

  /** Gives a dead connection up, for another. */
  function loseDead(): void {
    if (!socket.isDead()) return
    socket.giveUp()
    goOn()
  }

  function comeBack() {
    const isLookedAt = document.visibilityState === 'visible' && listening
    // A device that slept has sent no pings, and may have been given up long ago.
    if (isLookedAt) loseDead()
    if (isLookedAt && !socket.exists()) return open()
    greet()
    asking.ask()
  }

  function hangUp(): void {
    listening = false
    retry.reset()
    retry.stop()
    asking.stop()
    socket.giveUp()
    told.hungUp()
  }

  const beat = () => {
    loseDead()
    asking.ask()
  }
  followPage(isWatched ? closely : heartbeat, beat, comeBack)
  onCleanup(hangUp)
  function call(): void {
    listening = true
    open()
  }
  return { connection: told.connection, call, hangUp, tell: greet }
}
