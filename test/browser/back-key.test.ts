import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { origin, person, withBrowser } from './people.ts'
import { lies, named, post } from './table.ts'

withBrowser()

/** Somebody who came from their list to a table of a game, where they are alone. */
async function fromList(game: string): Promise<{ page: Page; path: string }> {
  const page = await person()
  await page.goto('/')
  await named(page, 'Ada')
  const { table } = await post<{ table: { id: string } }>(page, '/tables', { game, seats: 1 })
  const path = `/t/${table.id}`
  await page.goto('/tables')
  await page.locator(`a[href="${path}"]`).first().click()
  await page.locator('.board:not(.coming)').waitFor()
  return { page, path }
}

const drawer = (page: Page) => page.locator('.drawer')
const menu = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).last()

test('the back key closes a drawer at the table, then leaves it', async () => {
  const { page, path } = await fromList('town-builder')
  await menu(page).click()
  await drawer(page).waitFor()
  await lies(page, true)
  await page.goBack()
  await drawer(page).waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${origin}${path}`)
  // Another part of the same drawer is no further step; what is closed by its own button leaves none behind.
  await menu(page).click()
  await page.locator('.menu-item').first().click()
  await page.locator('.drawer').getByRole('button', { name: 'Close' }).click()
  await drawer(page).waitFor({ state: 'detached' })
  await lies(page, false)
  await page.goBack()
  await page.waitForURL(`${origin}/tables`)
  await page.goForward()
  await page.locator('.board:not(.coming)').waitFor()
  await expect.poll(() => drawer(page).count()).toBe(0)
})

test('the back key closes the rules above a drawer first, and leads past both after a link out of them', async () => {
  const { page, path } = await fromList('town-builder')
  const rules = page.locator('.rules-dialog')
  await menu(page).click()
  await page.locator('.menu-item', { hasText: 'Rules' }).click()
  await rules.waitFor()
  await lies(page, true)
  await page.goBack()
  await rules.waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${origin}${path}`)
  await menu(page).click()
  await page.locator('.menu-item', { hasText: 'Rules' }).click()
  await rules.getByRole('link').first().click()
  await page.waitForURL(`${origin}/cards/town-builder`)
  await page.goBack()
  await page.locator('.board:not(.coming)').waitFor()
  await lies(page, false)
  await page.goBack()
  await page.waitForURL(`${origin}/tables`)
})

test('the back key closes a sheet of Villagers, and what explains a card', async () => {
  const { page, path } = await fromList('villagers')
  for (const [open, opened] of [
    [page.locator('.v-tag[aria-expanded=false]').first(), page.locator('.v-sheet')],
    [page.locator('.v-village [data-at]:not(.b-lit)').first(), page.locator('.b-pinned')],
  ] as const) {
    await open.click()
    await opened.waitFor()
    await lies(page, true)
    await page.goBack()
    await opened.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${origin}${path}`)
  }
  await page.goBack()
  await page.waitForURL(`${origin}/tables`)
})

test('closing a drawer does not end the way to another page that has begun', async () => {
  const { page } = await fromList('town-builder')
  await menu(page).click()
  await drawer(page).waitFor()
  await lies(page, true)
  const closed = page.waitForEvent('console', (line) => line.text() === 'closed')
  // The new page comes after the drawer is closed, as on a slow line.
  await page.route(`${origin}/letters`, async (route) => {
    await closed
    await route.continue()
  })
  const close = `document.querySelector('.drawer [aria-label=Close]').click()`
  const leave = `location.assign('/letters'); ${close}; setTimeout(() => console.log('closed'), 50)`
  await page.evaluate(`void setTimeout(() => { ${leave} })`)
  await page.waitForURL(`${origin}/letters`)
})
