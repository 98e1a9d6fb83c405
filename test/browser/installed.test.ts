import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { keeping } from './keeping.ts'
import { origin, withBrowser } from './people.ts'

// Only a whole browser installs apps and shows notifications.
withBrowser('chromium')

test('the app can be installed', async () => {
  const { page } = await keeping()
  const devtools = await page.context().newCDPSession(page)
  const obstacles = async () => {
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    return installabilityErrors.map(({ errorId }) => errorId)
  }
  // Every context of a test is a private window, from which nothing is installed.
  await expect.poll(obstacles).toEqual(['in-incognito'])
})

/** The page's service worker, in which tests look at what a page cannot see. */
async function workerOf(page: Page): Promise<Worker> {
  const find = () => page.context().serviceWorkers()[0]
  await expect.poll(() => find() !== undefined).toBe(true)
  const worker = find()
  if (!worker) throw new Error('There is no service worker.')
  return worker
}

/** An event that a service worker stays awake for. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** Pushes that the service worker has heard, in their order; the work of each. */
interface Hearing {
  readonly pushes: Map<Extendable, Promise<unknown>[]>
  readonly ExtendableEvent: { readonly prototype: Extendable }
}

/**
 * Hands push messages to the page's service worker, as the browser does. `push` ends when the worker is done with it, as
 * Chromium forgets a notification if somebody asks which are shown while it is about to appear; `deliver` when it has begun.
 */
async function pushing(page: Page) {
  await page.context().grantPermissions(['notifications'])
  const client = await page.context().newCDPSession(page)
  let registrationId = ''
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const one of registrations) if (!one.isDeleted) ({ registrationId } = one)
  })
  // The browser tells of a registration when the domain is enabled, if it has it in memory by then.
  await expect
    .poll(async () => {
      await client.send('ServiceWorker.disable')
      await client.send('ServiceWorker.enable')
      return registrationId
    })
    .not.toBe('')
  const worker = await workerOf(page)
  await worker.evaluate(() => {
    const { ExtendableEvent } = globalThis as unknown as Hearing
    const pushes: Hearing['pushes'] = new Map()
    Object.assign(globalThis, { pushes })
    const { waitUntil } = ExtendableEvent.prototype
    ExtendableEvent.prototype.waitUntil = function (this: Extendable, work) {
      if (this.type === 'push') pushes.set(this, [...(pushes.get(this) ?? []), work])
      waitUntil.call(this, work)
    }
  })
  const heard = () => worker.evaluate(() => (globalThis as unknown as Hearing).pushes.size)
  let sent = await heard()
  const deliver = async (message: object) => {
    await client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
    await expect.poll(heard).toBe(++sent)
  }
  const done = () =>
    worker.evaluate(async () => {
      const { pushes } = globalThis as unknown as Hearing
      await Promise.allSettled([...pushes.values()].flat())
    })
  const push = async (message: object) => {
    await deliver(message)
    await done()
  }
  return { push, deliver, done }
}

/** Notifications that the browser shows for the app. */
const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      ...{ title, body, tag, data },
    }))
  })

/** Numbers that the service worker puts on the app's icon from now on; 0: it takes the number away. A private window has no icon. */
async function badgesOf(page: Page) {
  const worker = await workerOf(page)
  await worker.evaluate(() => {
    const badges: number[] = []
    Object.assign(globalThis, { badges })
    const note = (count: number) => {
      badges.push(count)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'setAppBadge', { value: note })
    Object.defineProperty(navigator, 'clearAppBadge', { value: () => note(0) })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { badges: number[] }).badges)
}

test('push puts the number of tables that wait on the icon, and takes it away after the last', async () => {
  const { page, path } = await keeping()
  const { push } = await pushing(page)
  const badges = await badgesOf(page)
  const message = { title: 'Your turn', body: '', path, tag: 'other' }
  await push({ ...message, waiting: 2 })
  expect(await badges()).toEqual([2])
  await push({ withdraw: 'other', waiting: 1 })
  expect(await badges()).toEqual([2, 1])
  await push({ withdraw: 'other', waiting: 0 })
  expect(await badges()).toEqual([2, 1, 0])
  // A server of before does not say how many wait.
  await push(message)
  expect(await shownBy(page)).toHaveLength(1)
  expect(await badges()).toEqual([2, 1, 0])
})

test('a notification that comes while an earlier one is withdrawn waits for that, and stays', async () => {
  const { page, path } = await keeping()
  const { push, deliver, done } = await pushing(page)
  const message = { title: 'Your turn', body: '', path, tag: 'other', waiting: 1 }
  await push({ ...message, title: 'Earlier' })
  const worker = await workerOf(page)
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const look = registration.getNotifications.bind(registration)
    // Looking takes its time.
    const looks = new Promise<void>((look) => Object.assign(globalThis, { look }))
    registration.getNotifications = async (which) => {
      await looks
      return look(which)
    }
  })
  await deliver({ withdraw: 'other', waiting: 0 })
  await deliver(message)
  await worker.evaluate(() => (globalThis as unknown as { look: () => void }).look())
  await done()
  expect((await shownBy(page)).map(({ title }) => title)).toEqual(['Your turn'])
})

test('a notification goes as its table is opened, and that of another stays', async () => {
  const { page, path } = await keeping()
  const { push } = await pushing(page)
  for (const tag of [path.slice(3), 'other'])
    await push({ title: 'Your turn', body: '', path, tag, waiting: 2 })
  await expect.poll(() => shownBy(page)).toHaveLength(2)
  await page.goto(path)
  await expect.poll(async () => (await shownBy(page)).map(({ tag }) => tag)).toEqual(['other'])
})

test('push becomes a notification that knows where it leads', async () => {
  const { page, path } = await keeping()
  const tag = path.slice(3)
  const message = { title: 'Your turn: Club', body: 'Now: build.', path, tag, waiting: 2 }
  const { push } = await pushing(page)
  for (const title of ['Earlier', message.title]) await push({ ...message, title })
  const shown = () => shownBy(page)
  const { title, body } = message
  await expect.poll(shown).toEqual([{ title, body, tag, data: { path } }])
  // The notification stays for another table, and goes once its turn was played elsewhere.
  await push({ withdraw: 'other', waiting: 1 })
  await expect.poll(shown).toHaveLength(1)
  await push({ withdraw: tag, waiting: 0 })
  await expect.poll(shown).toEqual([])
})

const tableOf = async (page: Page, path: string) =>
  (await (await page.request.get(`/api${path.replace('/t/', '/tables/')}`)).json()).table

test('push sends a turn that waits on the device', async () => {
  const { page, path, revision } = await keeping()
  const before = await revision()
  const { push } = await pushing(page)
  const [move] = townBuilder.moves((await tableOf(page, path)).play.state, 0)
  const turn = { revision: before, moves: [move], turn: crypto.randomUUID() }
  // It was put by a page that is gone.
  await page.goto('/about')
  await page.evaluate(
    async ([id, text]) => {
      const cache = await caches.open('private')
      await cache.put(`/waiting-turns/${id}`, new Response(text))
    },
    [path.slice(3), JSON.stringify(turn)] as const,
  )
  await push({ title: 'Your turn', body: '', path, tag: 'other' })
  await expect.poll(revision).toBe(before + 1)
})
