/**
 * The service worker: the app opens offline with the last that was seen, turns that could not be
 * sent go out when the net is back, and push becomes notifications. It keeps two kinds of caches:
 * the app's own files, one cache a build, and what is private, emptied by the page on signing out.
 */
import type { PushMessage, PushWithdrawal, Withdrawal } from '../../worker/wire/schema/channels.ts'
import { appCaches, privateCache, queuePath, syncTag } from '../src/device/caches.ts'
import { pushKeyOf } from '../src/device/push-key.ts'
import { sendWaiting } from '../src/device/waiting-turns.ts'

declare const self: ServiceWorkerGlobalScope

/** Background sync (Chromium) is in no standard library yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}

/** The build puts its version and its files here. */
const version = '%VERSION%'
const files = '%FILES%'.split(' ')

const appCache = `${appCaches}${version}`
const shell = '/'

/** An answer that takes longer, in milliseconds, is not waited for where the last one is at hand. */
const patience = 4000

/** Number of answers of the API that are kept. */
const maxViews = 60

/** Paths of the API that are kept for offline: who I am, my letterbox, my tables, and the tables that I looked at. */
const keptPaths =
  /^\/api\/(?:me|letters|tables(?:\?which=mine)?|tables\/[\w-]+(?:\/history\?after=\d+)?)$/

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(navigate(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromApp(request))
  else if (keptPaths.test(url.pathname + url.search)) event.respondWith(fromNet(request))
  else if (files.includes(url.pathname)) event.respondWith(fromNetOrApp(request))
})

self.addEventListener('push', (event) => {
  event.waitUntil(inTurn(() => hear(event.data)))
  // A browser without background sync wakes for nothing else.
  event.waitUntil(sendWaiting())
})

self.addEventListener('message', (event) => {
  const { withdraw: tag } = event.data as Withdrawal
  event.waitUntil(inTurn(() => withdraw(tag)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as Pick<PushMessage, 'path'>
  event.waitUntil(open(path))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event.oldSubscription, event.newSubscription))
})

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting())
})

/** Fetches the app's files. Files that an earlier build has already, names with hashes, are taken over. */
async function install(): Promise<void> {
  const cache = await caches.open(appCache)
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
      const response = known ?? (await fetch(file, { cache: 'no-cache' }))
      if (!response.ok) throw new Error(`${file} is not to be had.`)
      await cache.put(file, response)
    }),
  )
  await self.skipWaiting()
}

/** Keeps this build's files and the last one's, which open pages may still ask for. */
async function activate(): Promise<void> {
  const older = (await caches.keys()).filter(
    (name) => name.startsWith(appCaches) && name !== appCache,
  )
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Pages come from the net, so that a new build arrives with the next page; offline, from the cache. */
async function navigate(request: Request): Promise<Response> {
  const cache = await caches.open(appCache)
  const kept = await cache.match(shell)
  // The API and its files are no pages of the app.
  if (/^\/(?:api|dev)\/|\.[a-z\d]+$/i.test(new URL(request.url).pathname) || !kept)
    return fetch(request)
  try {
    return await soon(fetch(request))
  } catch {
    return kept
  }
}

/** Names with hashes never change what they mean. */
async function fromApp(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function fromNetOrApp(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

/** Answer of the API now; offline, the last one, unless the server itself is asked for. */
async function fromNet(request: Request): Promise<Response> {
  const cache = await caches.open(privateCache)
  try {
    const response = await fetch(request)
    // Gone meanwhile: the page signed out, and nothing is put back.
    if (response.ok && (await caches.has(privateCache))) {
      await cache.put(request, response.clone())
      await trim(cache)
    }
    return response
  } catch (error) {
    const kept = request.cache === 'no-store' ? undefined : await cache.match(request)
    if (kept) return kept
    throw error
  }
}

/** Drops what was kept longest ago, where it is too much; turns that wait to be sent stay. */
async function trim(cache: Cache): Promise<void> {
  const views = (await cache.keys()).filter(
    ({ url }) => queuePath.tableOf(new URL(url).pathname) === null,
  )
  await Promise.all(views.slice(0, -maxViews).map((view) => cache.delete(view)))
}

/** Rejects where an answer takes too long. */
const soon = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<Response>((_, reject) => {
      setTimeout(() => reject(new Error('This takes too long.')), patience)
    }),
  ])

/** Last work on notifications. */
let working: Promise<unknown> = Promise.resolve()

/**
 * Does work on notifications after all that came before: a withdrawal that is not done yet would close the next one of
 * its table, and Chromium forgets a notification if it is asked which are shown while that one is about to appear.
 */
function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = working.then(work)
  // The event tells of a fault; the next one goes on.
  working = mine.catch(() => {})
  return mine
}

/** Shows what was pushed, or closes what has lost its reason; the icon tells how many tables wait. */
async function hear(data: PushMessageData | null): Promise<void> {
  const message = data?.json() as PushMessage | PushWithdrawal | undefined
  if (message) await count(message.waiting)
  if (message && 'withdraw' in message) await withdraw(message.withdraw)
  else await show(message)
}

/** Closes the notifications with a tag. */
async function withdraw(tag: string): Promise<void> {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close()
}

/** Shows on the app's icon how many tables wait. A server of before does not say it. */
async function count(waiting: number | undefined): Promise<void> {
  if (waiting === undefined || !('setAppBadge' in navigator)) return
  try {
    await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge())
  } catch {
    // Browsers offer it but refuse it where the app is not installed.
  }
}

async function show(message: PushMessage | undefined): Promise<void> {
  const { title, body, path, tag } = message ?? {
    title: 'Dorfpost',
    body: '',
    path: '/tables',
    tag: 'dorfpost',
  }
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { path },
  })
}

/** Shows a page: the one where it is open already, else any open one, else a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  if (there) {
    await there.focus()
    return
  }
  const [any] = pages
  try {
    const moved = await any?.navigate(path)
    if (moved) {
      await moved.focus()
      return
    }
  } catch {
    // A page that this worker does not control cannot be moved.
  }
  await self.clients.openWindow(path)
}

/** The browser gave push another address: the worker behind the API has to know it. */
async function resubscribe(
  before: PushSubscription | null,
  after: PushSubscription | null,
): Promise<void> {
  const options = before?.options
  const subscription =
    after ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, withdraws: true, key: pushKeyOf(subscription) }),
  })
}
