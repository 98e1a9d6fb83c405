import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './accessible.ts'
import { person, phone, withBrowser } from './people.ts'
import { named, openPanel, playing, playTurn, post } from './table.ts'

withBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Seat that the table was kept for, where it is kept for offline; `null` where it is not. */
const keptSeat = (page: Page, table: string) =>
  page.evaluate(async (path) => {
    const kept = await caches.match(path)
    return kept ? ((await kept.json()) as { table: { you: number } }).table.you : null
  }, `/api/tables/${table}`)

/** Leaves a mark in the page's memory: a page that is opened anew has none. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Passes the device on until it is with the one who is to move; their seat. */
async function toMoveHere(page: Page): Promise<number> {
  const asked = page.locator('.bar-mine')
  const pass = page.locator('.bar-pass')
  await asked.or(pass).first().waitFor()
  if ((await asked.count()) > 0) return 0
  await pass.click()
  await button(page, 'I am Bela').click()
  await playing(page)
  return 1
}

test('two friends play on one phone, a curtain between their hands', async () => {
  const page = await person({ ...phone, serviceWorkers: 'allow' })
  await named(page, 'Anna')
  const { table } = await post<{ table: { id: string } }>(page, '/tables', {
    game: 'villagers',
    seats: 2,
  })
  await page.goto(`/t/${table.id}`)
  await page.getByText('Somebody else plays on this device, too').click()
  await page.getByLabel('What are they called?').fill('Bela')
  expect(await findings(page)).toEqual([])
  await button(page, 'Take a seat for them').click()
  await playing(page)

  // The person who is drawn to begin gets the device; it stays with somebody who begins.
  const turns = await toMoveHere(page)
  await page.locator('.frame').waitFor()
  await openPanel(page, 'Notes')
  await page.getByRole('textbox').last().fill('Nobody must read this')
  await page.getByRole('textbox').last().blur()
  await page.keyboard.press('Escape')
  await playing(page)
  // A first turn may have more than one part.
  const pass = page.locator('.bar-pass')
  for (const asked = page.locator('.bar-mine'); (await pass.count()) === 0; ) {
    await playTurn(page, () => 0)
    await asked.or(pass).first().waitFor()
  }
  await mark(page)
  await pass.click()

  await page.getByRole('heading', { name: /^Hand the device to/ }).waitFor()
  expect(await findings(page)).toEqual([])
  expect(await page.locator('.frame, .header').count()).toBe(0)
  expect(await isMarked(page)).toBe(false)
  await button(page, /^I am (Anna|Bela)$/).click()
  await page.locator('.bar-mine').waitFor()
  // The service worker keeps it a moment after the page has it.
  await expect.poll(() => keptSeat(page, table.id)).toBe(1 - turns)
  await openPanel(page, 'Notes')
  expect(await page.getByRole('textbox').last().inputValue()).toBe('')

  // The page is opened anew, as by a letter's link: nobody's hand shows before they say who they are.
  await page.reload()
  await page.getByRole('heading', { name: 'Who is holding the device?' }).waitFor()
  expect(await page.locator('.frame').count()).toBe(0)
  await button(page, /^I am .* to move$/).click()
  await page.locator('.bar-mine').waitFor()
})
