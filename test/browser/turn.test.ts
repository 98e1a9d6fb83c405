import { expect, test } from 'vitest'
import { origin, person, withBrowser } from './people.ts'
import {
  moves,
  named,
  playing,
  playTurn,
  pressSend,
  seal,
  send,
  steps,
  tableOf,
  toMove,
} from './table.ts'

withBrowser()

const first = () => 0

/** Two people at a table whose next turn has moves that can be planned: the build phase has begun. */
async function building() {
  const [ada, bela] = [await person(), await person()]
  const path = await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  for (;;) {
    const page = await toMove([ada, bela])
    if (!page) throw new Error('The table ended before anybody built.')
    const labels = await moves(page).allTextContents()
    const other = page === ada ? bela : ada
    if (labels.some((label) => /^End/.test(label)) && labels.length > 1)
      return { path, page, other, name: page === ada ? 'Ada' : 'Bela' }
    await playTurn(page, first)
  }
}

test('a turn is planned, taken back, planned again, kept over a reload, and sent', async () => {
  const { page, other } = await building()
  const offered = await moves(page).allTextContents()
  await moves(page).first().click()
  await expect.poll(() => steps(page).count()).toBe(1)
  const planned = (await steps(page).first().textContent()) ?? ''
  expect(planned).not.toBe('')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => steps(page).count()).toBe(0)
  await expect.poll(() => moves(page).allTextContents()).toEqual(offered)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => steps(page).first().textContent()).toBe(planned)

  await page.reload()
  await playing(page)
  await expect.poll(() => steps(page).first().textContent()).toBe(planned)
  // Nothing of it is to be seen elsewhere until it is sent.
  await other.reload()
  await playing(other)
  expect(await other.locator('body').textContent()).not.toContain(planned)
  expect(await moves(other).count()).toBe(0)

  await playTurn(page, (labels) =>
    Math.max(
      0,
      labels.findIndex((label) => /^End/.test(label)),
    ),
  )
  await expect.poll(() => steps(page).count()).toBe(0)
  await moves(other).first().waitFor()
})

test('pressing the seal twice sends one turn', async () => {
  const { path, page } = await building()
  const before = await page.request.get(`/api${path.replace('/t/', '/tables/')}`)
  const { revision } = (await before.json()).table.play
  await moves(page).filter({ hasText: /^End/ }).first().click()
  await seal(page).dblclick()
  await steps(page).first().waitFor({ state: 'detached' })
  const after = await page.request.get(`/api${path.replace('/t/', '/tables/')}`)
  expect((await after.json()).table.play.revision).toBe(revision + 1)
})

test('a lost connection keeps the plan, and sending again plays it once', async () => {
  const { path, page } = await building()
  const table = `/api${path.replace('/t/', '/tables/')}`
  const { revision } = (await (await page.request.get(table)).json()).table.play
  await moves(page).filter({ hasText: /^End/ }).first().click()
  // The turn arrives, but its answer is lost.
  await page.route('**/turns', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await seal(page).click()
  await page.getByText(/did not get through/).waitFor()
  await expect.poll(() => steps(page).count()).toBeGreaterThan(0)
  await page.unrouteAll({ behavior: 'wait' })
  await send(page)
  expect((await (await page.request.get(table)).json()).table.play.revision).toBe(revision + 1)
})

test('offline, the page says so and goes on planning', async () => {
  const { page } = await building()
  await page.context().setOffline(true)
  await page.getByText(/You are offline/).waitFor()
  await moves(page).first().click()
  await expect.poll(() => steps(page).count()).toBe(1)
  await page.context().setOffline(false)
  await page.getByText(/You are offline/).waitFor({ state: 'detached' })
  await expect.poll(() => steps(page).count()).toBe(1)
})

test('a turn that was sent leaves the board as it was, and the document never scrolls', async () => {
  const { page } = await building()
  const board = await page.locator('.board > :first-child').elementHandle()
  await moves(page).filter({ hasText: /^End/ }).first().click()
  await page.evaluate(() => scrollTo(0, 400))
  await send(page)
  await expect.poll(() => moves(page).count()).toBe(0)
  expect(await board?.evaluate((element) => element.isConnected)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a tab that missed a turn is told, and loses nothing but what no longer fits', async () => {
  const { path, page } = await building()
  const stale = await page.context().newPage()
  await stale.routeWebSocket(/\/socket$/, () => {})
  await stale.goto(path)
  await playing(stale)
  await moves(stale).filter({ hasText: /^End/ }).first().click()
  await moves(page).filter({ hasText: /^End/ }).first().click()
  await send(page)
  await pressSend(stale)
  await stale
    .getByText(/The table has moved on|to move/)
    .first()
    .waitFor()
  await expect.poll(() => moves(stale).count()).toBe(0)
})

test('somebody who only has the link looks on, sees no hands and cannot move', async () => {
  const { path, page } = await building()
  const guest = await person()
  await guest.goto(path)
  await playing(guest)
  expect(await moves(guest).count()).toBe(0)
  expect(await seal(guest).count()).toBe(0)
  await named(guest, 'Mallory')
  const table = path.replace('/t/', '/tables/')
  const { revision } = (await (await page.request.get(`/api${table}`)).json()).table.play
  const tried = await guest.request.post(`/api${table}/turns`, {
    data: { revision, moves: [{ do: 'end-turn' }], turn: crypto.randomUUID() },
    headers: { origin },
  })
  expect(tried.status()).toBe(403)
  const after = await page.request.get(`/api${table}`)
  expect((await after.json()).table.play.revision).toBe(revision)
})

test('a planned move that reveals something is marked on the board, also after a reload; another tab plans for itself', async () => {
  const [ada, bela] = [await person(), await person()]
  const path = await tableOf([
    [ada, 'Ada'],
    [bela, 'Bela'],
  ])
  const page = await toMove([ada, bela])
  if (!page) throw new Error('The table ended before it began.')
  await moves(page).first().click()
  await page.locator('.b-awaits').waitFor()
  await page.reload()
  await page.locator('.b-awaits').waitFor()

  const tab = await page.context().newPage()
  await tab.goto(path)
  await playing(tab)
  // The new tab begins with what was put away last. Its changes are its own.
  await tab.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => steps(tab).count()).toBe(0)
  await page.reload()
  await playing(page)
  await expect.poll(() => steps(page).count()).toBe(1)
  await tab.reload()
  await playing(tab)
  expect(await steps(tab).count()).toBe(0)
})
