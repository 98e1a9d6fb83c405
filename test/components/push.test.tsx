/** Web push in a browser whose push service is played here. */
import { beforeEach, expect, test, vi } from 'vitest'
import { closeNotice, endPush, renewPush, startPush } from '../../web/src/account/push.ts'
import { kept } from '../../web/src/device/browser-storage.ts'
import { answerApi } from './api.ts'

const base64url = (text: string) => btoa(text).replaceAll('=', '')
const [former, today] = [base64url('a former key'), base64url('the key of today')]

let subscribed: { key: string; endpoint: string } | null
let isReachable = true
let made = 0

const subscriptionOf = ({ key, endpoint }: { key: string; endpoint: string }) => ({
  endpoint,
  options: { applicationServerKey: Uint8Array.from(atob(key), (one) => one.charCodeAt(0)).buffer },
  toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe: async () => {
    subscribed = null
    return true
  },
})
const pushManager = {
  getSubscription: async () => subscribed && subscriptionOf(subscribed),
  subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
    if (!isReachable) throw new DOMException('No push service.', 'AbortError')
    // A browser does not change the key of a subscription.
    if (subscribed) throw new DOMException('Another key.', 'InvalidStateError')
    subscribed = { key, endpoint: `https://push.example/${++made}` }
    return subscriptionOf(subscribed)
  },
}

beforeEach(() => {
  made = 0
  isReachable = true
  subscribed = { key: former, endpoint: 'https://push.example/0' }
  const registration = { pushManager }
  const serviceWorker = { getRegistration: async () => registration, ready: registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: async () => 'granted',
  })
})

const answering = () =>
  answerApi(({ path }) => ({ body: path === '/me/push' ? { pushKey: today } : {} }))
const told = (asked: ReturnType<typeof answering>) =>
  asked.map(({ method, path, body }) => [`${method} ${path}`, (body as { key?: string }).key])

test('a browser that subscribed with a former key subscribes anew, and nobody is asked', async () => {
  const asked = answering()
  await renewPush()
  expect(subscribed).toEqual({ key: today, endpoint: 'https://push.example/1' })
  expect(told(asked)).toEqual([
    ['PUT /me/push', former],
    ['POST /me/push/end', undefined],
    ['PUT /me/push', today],
  ])
  // From then on it is only noted.
  await renewPush()
  expect(asked).toHaveLength(4)
  expect(made).toBe(1)
})

test('if the push service is out of reach half-way, the next visit makes good for it', async () => {
  answering()
  isReachable = false
  await expect(renewPush()).rejects.toThrow('did not subscribe')
  expect(subscribed).toBeNull()
  isReachable = true
  await renewPush()
  expect(subscribed).toMatchObject({ key: today })
  expect(kept('push-key')).toBeNull()
})

test('whoever has ended push is not subscribed anew', async () => {
  const asked = answering()
  await endPush()
  await renewPush()
  expect(subscribed).toBeNull()
  expect(told(asked)).toEqual([['POST /me/push/end', undefined]])
})

test('somebody who subscribed by hand after a broken change, and then ended push, is left alone', async () => {
  answering()
  isReachable = false
  await expect(renewPush()).rejects.toThrow('did not subscribe')
  isReachable = true
  await startPush(today)
  await endPush()
  await renewPush()
  expect(subscribed).toBeNull()
})

test('the service worker is told that the notice about a table has lost its reason', async () => {
  const told: unknown[] = []
  const active = { postMessage: (message: unknown) => void told.push(message) }
  const registration: { active: typeof active | null } = { active }
  const serviceWorker = { getRegistration: async () => registration as object | undefined }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  await closeNotice('pond')
  expect(told).toEqual([{ withdraw: 'pond' }])
  // A worker that is not active yet has shown no notification.
  registration.active = null
  await closeNotice('mill')
  Object.assign(serviceWorker, { getRegistration: async () => undefined })
  await closeNotice('mill')
  expect(told).toHaveLength(1)
})
