/** Turns that found no net wait on the device: how they go out, from a page or from the service worker. */
import { privateCache, queuePath } from './caches.ts'

/** The tables whose turns wait. */
export async function tablesWaiting(): Promise<string[]> {
  // Looking makes no cache: where there is none, nothing of this person is kept.
  if (!('caches' in globalThis) || !(await caches.has(privateCache))) return []
  const cache = await caches.open(privateCache)
  const keys = await cache.keys()
  return keys.flatMap(({ url }) => queuePath.tableOf(new URL(url).pathname) ?? [])
}

/**
 * Sends the turns that wait, one after the other. Their names make twice once, so a page and the service worker may both
 * do it. Throws where there is still no net: what was not answered goes on waiting.
 */
export async function sendWaiting(): Promise<void> {
  for (const table of await tablesWaiting()) {
    const cache = await caches.open(privateCache)
    const turn = await cache.match(queuePath.of(table))
    if (!turn) continue
    const response = await fetch(`/api/tables/${table}/turns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await turn.text(),
    })
    // The page hears any word of the table when it asks again; a fault of ours is tried again, and what was too much.
    if (response.status < 500 && response.status !== 429) await cache.delete(queuePath.of(table))
  }
}
