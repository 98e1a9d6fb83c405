/** Web push in this browser. */
import { perform } from '../api/client.ts'

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
  const registration = await navigator.serviceWorker.ready
  let subscription: PushSubscription
  try {
    subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
  } catch (error) {
    throw new PushFailed('The browser did not subscribe.', { cause: error })
  }
  await note(subscription)
  return true
}

/** Ends push here, on both sides. */
export async function endPush(): Promise<void> {
  const subscription = await pushHere()
  if (!subscription) return
  await subscription.unsubscribe()
  await perform('POST /me/push/end', { endpoint: subscription.endpoint })
}

/** Tells that this browser takes push for the account that is signed in now: browsers change their addresses, and people their sessions. */
export async function renewPush(): Promise<void> {
  const subscription = await pushHere()
  if (subscription) await note(subscription)
}

/** Forgets the subscription where nobody is signed in any more; the API forgot it with the session. */
export async function dropPush(): Promise<void> {
  await (await pushHere())?.unsubscribe()
}

async function note(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (!endpoint || !p256dh || !auth) return
  await perform('PUT /me/push', { endpoint, keys: { p256dh, auth }, withdraws: true })
}

/** Closes the notification about a table, which is open now. */
export async function closeNotice(table: string): Promise<void> {
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = (await registration?.getNotifications({ tag: table })) ?? []
  for (const notification of shown) notification.close()
}
