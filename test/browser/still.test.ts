import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Gallery, openPosition, serveBuiltGallery } from './gallery.ts'

let gallery: Gallery
let browser: Browser
beforeAll(async () => {
  gallery = await serveBuiltGallery()
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await gallery?.stop()
})

const phone = [390, 844] as const
const stageHeight = (page: Page) =>
  page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().height)

test('the stage of Settlement keeps its height on a phone, whatever is asked, and when somebody has passed', async () => {
  const position = { game: 'settlement', seats: 3, moves: 60, seed: 1, lang: 'de' }
  const page = await openPosition(browser, gallery, phone, position)
  const before = await stageHeight(page)
  await page.locator('[data-at="street:0:upper"]').click()
  // It asks whether the only building is used, beside the button that leaves it unused.
  await page.locator('.bar-answer').waitFor()
  expect.soft(await stageHeight(page)).toBe(before)
  await page.locator('.bar-answer').click()
  // To pass is the answer beside the button that ends the turn.
  await page.locator('.bar-send:enabled').waitFor()
  expect.soft(await stageHeight(page)).toBe(before)
  await page.locator('.bar-answer').click()
  await page.locator('.rail .seat-me .s-counters-passed').waitFor()
  expect.soft(await stageHeight(page)).toBe(before)
  await page.context().close()
})
