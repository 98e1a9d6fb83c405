import type { Page } from 'playwright-core'
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

/** Hands push messages to the page's service worker, as the browser does. */
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
  return (message: object) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
}

test('push becomes a notification that knows where it leads', async () => {
  const { page, path } = await keeping()
  const tag = path.slice(3)
  const message = { title: 'Your turn: Club', body: 'Now: build.', path, tag, waiting: 2 }
  const push = await pushing(page)
  for (const title of ['Earlier', message.title]) await push({ ...message, title })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
      }))
    })
  const { title, body } = message
  await expect.poll(shown).toEqual([{ title, body, tag, data: { path } }])
  // Of another table it stays; once its turn was played elsewhere it goes.
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
  const push = await pushing(page)
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
