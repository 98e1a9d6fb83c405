import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { townBuilder } from '../../worker/games/town-builder/index.ts'
import { keeping } from './keeping.ts'
import { origin, withBrowser } from './people.ts'
import { moves, playing, post, pressSend, steps } from './table.ts'

withBrowser()

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
  await page.getByText(/will be sent as soon as you are back online/).waitFor()
  await page.reload()
  await page.getByText(/will be sent as soon as you are back online/).waitFor()
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
  await page.getByText(/will be sent as soon as you are back online/).waitFor()
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
  await page.getByText(/will be sent as soon as you are back online/).waitFor()
  const at = path.replace('/t/', '/tables/')
  const { table } = await (await page.request.get(`/api${at}`)).json()
  const [move] = townBuilder.moves(table.play.state, 0)
  await post(page, `${at}/turns`, { revision: before, moves: [move], turn: crypto.randomUUID() })
  await page.context().setOffline(false)
  await expect
    .poll(() => page.getByText(/will be sent as soon as you are back online/).count())
    .toBe(0)
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
  await expect.poll(() => page.locator('.board').count()).toBe(0)
})

test('a new build arrives with the next page, and the app’s files are all there offline', async () => {
  const { page } = await keeping()
  const noLetters = page.getByText('Your letterbox is empty')
  await page.goto('/letters')
  await noLetters.waitFor()
  await page.context().setOffline(true)
  await page.reload()
  await noLetters.waitFor()
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
  await expect.poll(() => page.getByText('Stale').count()).toBe(0)
})

test('without background sync a sealed turn goes out from any page, and the list says that it is kept', async () => {
  const { page, revision } = await keeping()
  const withoutSync = () => {
    // An empty page has none.
    if (!('ServiceWorkerRegistration' in globalThis)) return
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined })
  }
  await page.context().addInitScript(withoutSync)
  await page.reload()
  await playing(page)
  const before = await revision()
  const kept = page.getByText('Your turn is kept on this device and will be sent by itself.')
  const seal = async () => {
    await page.context().setOffline(true)
    await moves(page).first().click()
    await pressSend(page)
    await page.getByText(/will be sent as soon as you are back online/).waitFor()
    await expect.poll(() => waiting(page)).toBe(1)
    await page.goto('/tables')
    await kept.waitFor()
  }
  await seal()
  await page.context().setOffline(false)
  await expect.poll(() => waiting(page)).toBe(0)
  await kept.waitFor({ state: 'detached' })
  expect(await revision()).toBe(before + 1)
  // No page needs to be open as the net comes back.
  await page.goBack()
  await playing(page)
  await seal()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto('/about')
  await expect.poll(() => waiting(page)).toBe(0)
  expect(await revision()).toBe(before + 2)
})
