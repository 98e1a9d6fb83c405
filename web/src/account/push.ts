/** Web push in this browser. */
import type { Withdrawal } from '../../../worker/wire/schema/channels.ts'
import { perform } from '../api/client.ts'
import { keep, kept } from '../device/browser-storage.ts'
import { pushKeyOf } from '../device/push-key.ts'

/** The browser could not subscribe: its push service is out of reach, say. */
export class PushFailed extends Error {
  override readonly name = 'PushFailed'
}

/** Returns true if this browser knows push at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The browser's subscription; `null` where it has none. */
export async function pushHere(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for leave and subscribes; whether it was given. Throws `PushFailed`, and what the API throws. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const subscription = await subscribe(key)
  // A change that broke off half-way is done by that.
  keep(changing, null)
  await note(subscription)
  return true
}

/** Subscribes with a key; leave was given. Throws `PushFailed`. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (error) {
    throw new PushFailed('The browser did not subscribe.', { cause: error })
  }
}

/** Ends push here, on both sides. */
export async function endPush(): Promise<void> {
  const subscription = await pushHere()
  if (!subscription) return
  await subscription.unsubscribe()
  await perform('POST /me/push/end', { endpoint: subscription.endpoint })
}

/** Name of the key that this browser is changing to, where it is kept until that is done. */
const changing = 'push-key'

/**
 * Tells that this browser takes push for the account that is signed in now: browsers change their addresses, and people their
 * sessions. One that subscribed with a former key of the server subscribes anew.
 */
export async function renewPush(): Promise<void> {
  const subscription = await pushHere()
  // If changing the key broke off half-way, the browser has no subscription now.
  if (!subscription) return finishChange()
  const key = pushKeyOf(subscription)
  const now = await note(subscription)
  if (now === null || key === undefined || key === now) return
  keep(changing, now)
  await endPush()
  await finishChange()
}

async function finishChange(): Promise<void> {
  const key = kept(changing)
  if (key === null || !canPush() || Notification.permission !== 'granted') return
  await note(await subscribe(key))
  keep(changing, null)
}

/** Forgets the subscription where nobody is signed in any more; the API forgot it with the session. */
export async function dropPush(): Promise<void> {
  keep(changing, null)
  await (await pushHere())?.unsubscribe()
}

/** Notes a subscription; the key that browsers subscribe with now. */
async function note(subscription: PushSubscription): Promise<string | null> {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (!endpoint || !p256dh || !auth) return null
  const key = pushKeyOf(subscription)
  const keys = { p256dh, auth }
  return (await perform('PUT /me/push', { endpoint, keys, withdraws: true, ...(key && { key }) }))
    .pushKey
}

/** Closes the notification about a table, which is open now: the service worker does it, after any that it is showing. */
export async function closeNotice(table: string): Promise<void> {
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ withdraw: table } satisfies Withdrawal)
}
