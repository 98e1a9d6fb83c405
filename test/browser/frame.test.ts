import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Gallery, openPosition, type Position, serveBuiltGallery } from './gallery.ts'
import { measure, sizes } from './measured.ts'

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

const phones = sizes.filter(([width]) => width <= 700)
const screens = sizes.filter(([width]) => width > 700)

/** States of games played at random: the first rounds, the middle, the end, others' turns, looking on. */
const states: ReadonlyArray<readonly [number, Position]> = [
  [2, { moves: 12, lang: 'en' }],
  [2, { until: 'end', lang: 'de' }],
  [3, { moves: 90, lang: 'de' }],
  [3, { moves: 50, until: 'theirs', lang: 'en' }],
  [4, { moves: 220, lang: 'de', seed: 2 }],
  [5, { moves: 150, lang: 'de' }],
  [5, { moves: 80, you: 'none', lang: 'en' }],
]
const mostSeats: Readonly<Record<string, number>> = {
  villagers: 5,
  'my-village': 4,
  settlement: 4,
  'town-builder': 4,
}

/** What must hold of a frame on every screen. */
async function check(page: Page, where: string): Promise<void> {
  const found = await measure(page)
  expect.soft(found.scrolls, `${where}: the document scrolls`).toBeLessThanOrEqual(0)
  expect.soft(found.unseen, `${where}: question, seats and send button in view`).toEqual([])
  expect
    .soft(found.smallest, `${where}: the smallest letters (${found.smallestText})`)
    .toBeGreaterThanOrEqual(12)
  expect.soft(found.overlaps, `${where}: words over words`).toEqual([])
}

/** Every pane of a phone, or the whole stage. */
async function checkAll(page: Page, where: string): Promise<void> {
  const tabs = await page.locator('.pane-tab').all()
  if (tabs.length === 0) await check(page, where)
  for (const [i, tab] of tabs.entries()) {
    await tab.click()
    await check(page, `${where}, pane ${i + 1}`)
  }
}

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect
    .soft(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`)))
    .toEqual([])
}

describe.for(Object.keys(mostSeats))('the frame of %s', (game) => {
  test.for(states.filter(([seats]) => seats <= (mostSeats[game] ?? 0)))(
    'holds with %i at the table: %o',
    { timeout: 300_000 },
    async ([seats, state]) => {
      for (const group of [screens, phones]) {
        const [first] = group
        if (!first) continue
        const position = { game, seats, ...state }
        const page = await openPosition(browser, gallery, first, position)
        for (const [width, height] of group) {
          await page.setViewportSize({ width, height })
          await checkAll(page, `${width}x${height}`)
        }
        await accessible(page)
        await page.context().close()
      }
    },
  )
})
