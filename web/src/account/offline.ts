/** Data that a page keeps on the device for when the net is gone. */
import { createSignal } from 'solid-js'
import { privateCache, queuePath, syncTag } from '../device/caches.ts'
import { sendWaiting, tablesWaiting } from '../device/waiting-turns.ts'
import type { Sending } from '../planner/index.ts'

/** Background sync, where the browser has it: it sends turns even when no page is open. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Has the service worker set up, which fetches all files of the app. Without one the app works as well, online. */
export function setUpOffline(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.error(error))
}

/** The tables whose turns wait on this device. */
const [keptTurns, setKeptTurns] = createSignal<ReadonlyArray<string>>([])

export { keptTurns }

const lookForKept = async () => void setKeptTurns(await tablesWaiting())

/** Sends the turns that wait on this device, where there is a net by now. Not every browser has background sync. */
export async function sendKept(): Promise<void> {
  try {
    await sendWaiting()
  } catch {
    // They wait on.
  }
  await lookForKept()
}

/** A turn found no net: it waits on the device, to be sent by itself. */
export async function queueTurn(table: string, turn: Sending): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    const cache = await caches.open(privateCache)
    await cache.put(queuePath.of(table), new Response(JSON.stringify(turn)))
    await lookForKept()
    const registration: SyncRegistration | undefined =
      await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(syncTag)
  } catch {
    // If nothing can be kept, the open page still sends it.
  }
}

/** A turn was answered, or taken back. */
export async function unqueueTurn(table: string): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    const cache = await caches.open(privateCache)
    await cache.delete(queuePath.of(table))
    await lookForKept()
  } catch {
    // There is nothing kept where nothing can be.
  }
}

/** Keeps what a page was told for when the net is gone, as the service worker keeps what it asked for. */
export async function keepView(path: string, body: object): Promise<void> {
  try {
    // If there is none, nothing of this person is kept, or not any more.
    if (!('caches' in globalThis) || !(await caches.has(privateCache))) return
    const cache = await caches.open(privateCache)
    const headers = { 'content-type': 'application/json' }
    await cache.put(path, new Response(JSON.stringify(body), { headers }))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Beginnings of the keys of somebody's plans and tries. */
const own = ['dorfpost.plan.', 'dorfpost.lines.']

/** Takes from the device what only the person who was signed in may see. */
export async function forgetHere(): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) {
        if (own.some((start) => key.startsWith(start))) storage.removeItem(key)
      }
  } catch {
    // Storage is shut off: nothing was kept.
  }
  await forgetViews()
}

/** Takes from the device what somebody saw; their plans stay. */
export async function forgetViews(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(privateCache)
}
