import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { origin, person, withBrowser } from './people.ts'
import { moves, named, playing, post, pressSend, steps } from './table.ts'

withBrowser()

/** Somebody alone at a table, whose browser has the app and the table for offline. */
async function keeping(): Promise<{ page: Page; path: string; revision: () => Promise<number> }> {
  const page = await person({ serviceWorkers: 'allow' })
  await page.goto('/')
  await named(page, 'Ada')
  const { table } = await post<{ table: { id: string } }>(page, '/tables', {
    game: 'town-builder',
    seats: 1,
  })
  const path = `/t/${table.id}`
  await page.goto(path)
  await playing(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  // What was read before the worker came is read again through it.
  await page.reload()
  await playing(page)
  const revision = async () =>
    (await (await page.request.get(`/api/tables/${table.id}`)).json()).table.play.revision
  return { page, path, revision }
}

const waiting = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('private')
    return (await cache.keys()).filter(({ url }) => url.includes('/waiting-turns/')).length
  })

test('offline a table opens with what was seen last, a turn is planned, and goes out when the net is back', async () => {
  const { page, revision } = await keeping()
  const before = await revision()
  await page.context().setOffline(true)
  await page.reload()
  await playing(page)
  await page.getByText(/You are offline/).waitFor()
  await moves(page).first().click()
  await expect.poll(() => steps(page).count()).toBe(1)
  await page.reload()
  await expect.poll(() => steps(page).count()).toBe(1)
  await pressSend(page)
  await page.getByText(/goes out by itself/).waitFor()
  await page.reload()
  await page.getByText(/goes out by itself/).waitFor()
  expect(await waiting(page)).toBe(1)
  await page.context().setOffline(false)
  await expect.poll(revision).toBe(before + 1)
  await expect.poll(() => steps(page).count()).toBe(0)
  await expect.poll(() => waiting(page)).toBe(0)
})

test('a turn that was sealed offline and taken back is not sent', async () => {
  const { page, revision } = await keeping()
  const before = await revision()
  await page.context().setOffline(true)
  await moves(page).first().click()
  await pressSend(page)
  await page.getByText(/goes out by itself/).waitFor()
  await expect.poll(() => waiting(page)).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => waiting(page)).toBe(0)
  await page.context().setOffline(false)
  await page.getByText(/You are offline/).waitFor({ state: 'detached' })
  await page.reload()
  await playing(page)
  expect(await revision()).toBe(before)
})

test('a turn sealed offline where the same person has played elsewhere is carried over kindly', async () => {
  const { page, path, revision } = await keeping()
  const before = await revision()
  await page.context().setOffline(true)
  await moves(page).last().click()
  await pressSend(page)
  await page.getByText(/goes out by itself/).waitFor()
  const at = path.replace('/t/', '/tables/')
  const { table } = await (await page.request.get(`/api${at}`)).json()
  const [move] = townBuilder.moves(table.play.state, 0)
  await post(page, `${at}/turns`, { revision: before, moves: [move], turn: crypto.randomUUID() })
  await page.context().setOffline(false)
  await expect.poll(() => page.getByText(/goes out by itself/).count()).toBe(0)
  await expect.poll(() => waiting(page)).toBe(0)
  await playing(page)
  expect(await revision()).toBe(before + 1)
})

test('after signing out nothing private is left on the device', async () => {
  const { page, path } = await keeping()
  await moves(page).first().click()
  await expect.poll(() => steps(page).count()).toBe(1)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  const left = () =>
    page.evaluate(async () => {
      const cache = (await caches.has('private')) ? await caches.open('private') : null
      const kept = (await cache?.keys()) ?? []
      const texts = await Promise.all(kept.map(async (key) => (await cache?.match(key))?.text()))
      const plans = [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage))
        .filter((key) => key.includes('plan'))
      return { plans, private: texts.filter((text) => text?.includes('Ada')) }
    })
  expect(await left()).toEqual({ plans: [], private: [] })
  await page.context().setOffline(true)
  await page.goto(path)
  await page.getByRole('alert').waitFor()
  expect(await page.locator('.board').count()).toBe(0)
})

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

test('a new build arrives with the next page, and the app’s files are all there offline', async () => {
  const { page } = await keeping()
  await page.context().setOffline(true)
  for (const path of ['/', '/about', '/settings', '/tables', '/new']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.context().setOffline(false)
  const [html, worker] = await Promise.all(
    ['/', '/sw.js'].map(async (path) => (await page.request.get(path)).headers()['cache-control']),
  )
  expect(html).toMatch(/max-age=0|no-cache/)
  expect(worker).toMatch(/no-cache/)
  // Pages come from the net as long as there is one.
  const fromNet = await page.evaluate(async () => {
    const entry = await caches.keys().then((names) => names.find((name) => name.startsWith('app-')))
    const cache = await caches.open(entry ?? '')
    await cache.put(
      '/',
      new Response('<h1>Stale</h1>', { headers: { 'content-type': 'text/html' } }),
    )
    return entry !== undefined
  })
  expect(fromNet).toBe(true)
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Stale').count()).toBe(0)
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
  const message = { title: 'Your turn: Club', body: 'Now: build.', path, tag: path.slice(3) }
  for (const title of ['Earlier', message.title])
    await client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data: JSON.stringify({ ...message, title }),
    })
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
  const { title, body, tag } = message
  await expect.poll(shown).toEqual([{ title, body, tag, data: { path } }])
})
