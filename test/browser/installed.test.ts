import { expect, test } from 'vitest'
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

test('push becomes a notification that knows where it leads', async () => {
  const { page, path } = await keeping()
  await page.context().grantPermissions(['notifications'])
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const tag = path.slice(3)
  const message = { title: 'Your turn: Club', body: 'Now: build.', path, tag, waiting: 2 }
  const deliver = async (pushed: object) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data: JSON.stringify(pushed),
    })
  for (const title of ['Earlier', message.title]) await deliver({ ...message, title })
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
  await deliver({ withdraw: 'other', waiting: 1 })
  await expect.poll(shown).toHaveLength(1)
  await deliver({ withdraw: tag, waiting: 0 })
  await expect.poll(shown).toEqual([])
})
