import { createSignal, onCleanup } from 'solid-js'
import type { closing } from '../../../worker/wire/closing.ts'
import type { SocketMessage } from '../../../worker/wire/schema/table-view.ts'
import { createSocket, heartbeat, pongTime } from './one-socket.ts'
import { type Ask, createRetry } from './retry.ts'
import { followUse } from './use.ts'

export type Connection = 'connecting' | 'live' | 'lost'

/** The server closes a person's connection with this code as its session ends. */
const sessionEnded: (typeof closing)['sessionEnded'] = 4003
/** It closes one with this code to have the page come again as somebody else, if it may. */
const comeAgain: (typeof closing)['comeAgain'] = 4001

/** Time in milliseconds between questions whether a connection lives while somebody looks at what it tells. */
const closely = 8000
/** A connection that was up and does not come up again within this time is lost; so is one that was never up, within the other. */
const reopenTime = 2000
const openTime = 10_000

/** A connection to the server, which stays up by itself. */
export interface Listening {
  connection(): Connection
  /** Opens the connection. One that is up is closed, and opened again once `ask` has asked: as somebody else, say. */
  call(): void
  /** Closes the connection until the next call. */
  hangUp(): void
  /** Says once more what there is to say. */
  tell(): void
}

/**
 * Listens to a table's changes, once `call`ed and for as long as the component lives, and tells the
 * table whether somebody is looking, and how long ago they used the page. The table says how it stands when the connection is up again, so nothing is missed.
 * `ask`: see the hooks of `listen`. `watch`: as any spectator sees it.
 */
export function listenToTable(
  id: string,
  hear: (message: SocketMessage) => void,
  ask: Ask,
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
      ask,
    },
  )
  return listening
}

const comings = ['online', 'pageshow'] as const
const uses = ['focus', 'pointerdown', 'keydown'] as const

/**
 * Calls back at every beat, when the page is shown or hidden or the network is back, and when somebody uses the page,
 * for as long as the component lives.
 */
function followPage(
  every: number,
  { beat, comeBack, use }: Record<'beat' | 'comeBack' | 'use', () => void>,
): void {
  const beats = setInterval(beat, every)
  document.addEventListener('visibilitychange', comeBack)
  for (const coming of comings) addEventListener(coming, comeBack)
  for (const sign of uses) addEventListener(sign, use, { capture: true, passive: true })
  onCleanup(() => {
    clearInterval(beats)
    document.removeEventListener('visibilitychange', comeBack)
    for (const coming of comings) removeEventListener(coming, comeBack)
    for (const sign of uses) removeEventListener(sign, use, { capture: true })
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
  /** True if somebody looks at what it tells: then a dead connection is noticed sooner. */
  readonly isWatched?: boolean
  /**
   * Asked before each try except right after a break: what was missed is shown though no socket comes up, and none is
   * tried where nothing gets through. Firefox lets each socket wait longer, up to a minute, for every one that failed.
   */
  readonly ask?: Ask
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
 * with growing, scattered waits, and at once when the network or the page comes back or the page is used.
 */
export function listen(
  path: string,
  hear: (message: unknown) => void,
  { say, ended, broken, isWatched = false, ask }: SocketHooks,
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
    lost(code, wasUp) {
      if (code !== sessionEnded || !ended) return goOn(code === comeAgain || !wasUp)
      hangUp()
      ended()
    },
  })

  const greet = () => void (say && socket.isUp() && socket.send(JSON.stringify(say())))
  const retry = createRetry(open, ask)
  function open(): void {
    retry.stop()
    socket.open()
    told.opening()
  }

  const asking = createAsking(isWatched, socket.ping, loseDead)
  /** Takes a broken connection up again after a while. */
  function goOn(isInDoubt = false): void {
    if (!listening) return
    if (retry.isFirst()) broken?.()
    told.broke(retry.isFirst())
    retry.later(isInDoubt)
  }

  /** Gives a dead connection up, for another. */
  function loseDead(): void {
    if (!socket.isDead()) return
    goOn(!socket.giveUp())
  }

  function comeBack() {
    const isLookedAt = document.visibilityState === 'visible' && listening
    // A device that slept has sent no pings, and may have been given up long ago.
    if (isLookedAt) loseDead()
    if (isLookedAt && !socket.exists()) return retry.now()
    greet()
    asking.ask()
  }

  function hangUp(): void {
    listening = false
    retry.reset()
    asking.stop()
    socket.giveUp()
    told.hungUp()
  }

  const beat = () => {
    loseDead()
    asking.ask()
  }
  // Somebody who uses the page need not wait for what is broken.
  const use = () => void (listening && !socket.exists() && retry.soon())
  followPage(isWatched ? closely : heartbeat, { beat, comeBack, use })
  onCleanup(hangUp)
  function call(): void {
    told.opening()
    socket.giveUp()
    if (listening) retry.anew()
    else retry.now()
    listening = true
  }
  return { connection: told.connection, call, hangUp, tell: greet }
}
