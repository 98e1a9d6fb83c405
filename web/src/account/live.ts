/** Listens to what changes for me: my list of tables, my letterbox, and how many wait. */
import { createEffect, createMemo, on, onCleanup } from 'solid-js'
import type { LiveMessage } from '../../../worker/wire/schema/live.ts'
import { listen } from '../api/socket.ts'
import { askMe, hear, limitedHere, me, refreshMe } from './me.ts'

/** Time in milliseconds between looks at my tables while a page is open and its connection is not up. */
const rounds = 60_000

/**
 * Keeps a connection to my own object for as long as the component lives, and asks again now and then where it is not up;
 * returns whether it is.
 */
export function followMine(): () => boolean {
  const { connection, call, hangUp } = listen('/api/me/live', (said) => hear(said as LiveMessage), {
    // Another tab may have signed in since, even as the same person.
    ended: () => void refreshMe().then(() => mine() !== null && call()),
    // I may have been signed out: asked before the connection is opened again and refused.
    broken: () => void refreshMe(false),
    ask: (within) => askMe(false, within),
  })
  const isLive = () => connection() === 'live'
  const mine = createMemo(() => (limitedHere() ? null : (me()?.id ?? null)))
  createEffect(on(mine, (id) => (id === null ? hangUp() : call())))
  // The connection may have been refused since.
  createEffect(on(connection, (now) => now === 'lost' && void refreshMe(), { defer: true }))
  // My account may have changed in another tab.
  const look = () => {
    if (document.visibilityState === 'visible') void refreshMe(!isLive())
  }
  const timer = setInterval(() => !isLive() && look(), rounds)
  document.addEventListener('visibilitychange', look)
  onCleanup(() => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  })
  return isLive
}
