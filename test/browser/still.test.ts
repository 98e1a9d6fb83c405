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

test('a note of the guide about another part of a phone is one line, until it is opened', async () => {
  const guide = 'aim turn explore end-turn colours region construct'
  const position = { game: 'settlement', seats: 3, moves: 60, seed: 1, lang: 'en', guide }
  const page = await openPosition(browser, gallery, phone, position)
  await page.locator('.guide-title', { hasText: 'Activate a street' }).waitFor()
  await page.locator('.pane-tab', { hasText: 'Market' }).click()
  await page.locator('.guide[data-folded]').waitFor()
  await page.locator('.guide-fold').click()
  await page.locator('.guide-done').waitFor()
  await page.context().close()
})

test.for(['settlement', 'town-builder', 'my-village'])(
  'the end of %s shows the result and what can be done with it on a laptop, nothing cut',
  async (game) => {
    const position = { game, seats: 3, until: 'end', seed: 2, lang: 'en' }
    const page = await openPosition(browser, gallery, [1280, 800], position)
    const cut = await page.locator('.ending').evaluate((ending) => {
      const room = ending.querySelector('.ending-body')?.getBoundingClientRect()
      const parts = [...ending.querySelectorAll('tfoot tr, .ending-along > *')]
      return parts
        .filter((part) => part.getBoundingClientRect().bottom > (room?.bottom ?? 0) + 1)
        .map((part) => part.textContent)
    })
    expect(cut).toEqual([])
    await page.context().close()
  },
)
