import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Position } from './gallery.ts'
import { measure, sizes } from './measured.ts'
import { withGallery } from './with-gallery.ts'

const { open } = withGallery()

const games = ['villagers', 'my-village', 'settlement', 'town-builder']

test.for(games)(
  'whatever can be touched of %s on a phone is as large as a finger',
  async (game) => {
    const page = await open([390, 844], {
      game,
      seats: 3,
      // Random games may be over soon after.
      moves: 90,
      lang: 'de',
      until: 'moves',
    })
    for (const tab of await page.locator('.pane-tab').all()) {
      await tab.click()
      expect.soft((await measure(page)).small, (await tab.textContent()) ?? '').toEqual([])
    }
  },
)

/** Positions of walks through whole games at which something was cut off or lay over something else. */
const found: ReadonlyArray<readonly [string, number, readonly [number, number]]> = [
  ['town-builder', 57, [360, 640]],
  ['settlement', 9, [1280, 800]],
  ['villagers', 89, [1280, 800]],
  ['villagers', 188, [1680, 1050]],
  ['villagers', 192, [1280, 800]],
  ['villagers', 192, [360, 640]],
  ['my-village', 783, [360, 640]],
]

test.for(found)('nothing is cut off at %s after %i moves', async ([game, moves, size]) => {
  const position = { game, seats: 3, seed: 1, moves, lang: 'de', until: 'mine' }
  const page = await open(size, position)
  expect((await measure(page)).cut).toEqual([])
})

test('on a laptop the book of My Village leaves the time to the bridge uncovered in the last round', async () => {
  const position = { game: 'my-village', seats: 3, seed: 2, moves: 273, lang: 'de' }
  const page = await open([1280, 800], position)
  const found = await measure(page)
  expect([found.covered, found.boxes]).toEqual([[], []])
})

test('a new building on the quay of Town Builder is seen below five foundations on a phone', async () => {
  const position = { game: 'town-builder', seats: 3, seed: 2, moves: 87, lang: 'de' }
  const page = await open([390, 844], position)
  await page.locator('.pane-tab', { hasText: 'Stadtteil' }).click()
  const found = await measure(page)
  expect([found.covered, found.boxes]).toEqual([[], []])
})

test('T7.10 a sixth card of the row leaves foundations and piles uncovered on a phone', async () => {
  const position = {
    game: 'town-builder',
    seats: 3,
    seed: 33,
    moves: 58,
    until: 'moves',
    lang: 'de',
  }
  for (const size of [[390, 844] as const, [360, 640] as const]) {
    const page = await open(size, position)
    expect(await page.locator('.tb-row > li').count()).toBe(6)
    const found = await measure(page)
    expect.soft([found.covered, found.boxes], size.join('x')).toEqual([[], []])
  }
})

test('T7.15 revealed cards lie between row and quay, and cover neither', async () => {
  const position = {
    game: 'town-builder',
    seats: 3,
    seed: 500,
    moves: 77,
    until: 'moves',
    lang: 'de',
  }
  for (const size of [[390, 844] as const, [1280, 800] as const, [1680, 1050] as const]) {
    const page = await open(size, position)
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox()
      if (!found) throw new Error(`${selector} is not in view.`)
      return found
    }
    const tray = await box('.tb-tray')
    const row = await page
      .locator('.tb-row > li, .tb-pile')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
    expect.soft(row, size.join('x')).toBeLessThanOrEqual(tray.y)
    const below = await box('.tb-site')
    expect.soft(tray.y + tray.height, size.join('x')).toBeLessThanOrEqual(below.y)
    expect((await measure(page)).smallest).toBeGreaterThanOrEqual(12)
  }
})

test('the stage of Town Builder is as high on a phone before my first turn as in it', async () => {
  for (const lang of ['de', 'fr'])
    for (const size of [[390, 844] as const, [360, 640] as const]) {
      const heights: number[] = []
      for (const until of ['theirs', 'mine']) {
        const page = await open(size, { game: 'town-builder', seats: 2, moves: 40, until, lang })
        heights.push(Math.round((await page.locator('.stage').boundingBox())?.height ?? 0))
      }
      expect.soft(heights[0], `${lang} ${size.join('x')}`).toBe(heights[1])
    }
})

test('names in a full hand stay on their cards', async () => {
  const position = { game: 'villagers', seats: 3, seed: 1, moves: 188, lang: 'de', until: 'mine' }
  const page = await open([390, 844], position)
  await page.locator('.pane-tab').nth(1).click()
  expect((await measure(page)).overlaps).toEqual([])
})

test('no name of Villagers breaks within, however many cards are in a hand or people at the table', async () => {
  const positions: ReadonlyArray<Position> = [
    { seats: 2, moves: 14, seed: 2 },
    { seats: 5, moves: 80 },
    { seats: 4, until: 'end', seed: 2 },
  ]
  for (const wished of positions) {
    const position = { ...wished, game: 'villagers', lang: 'de' }
    const page = await open([390, 844], position)
    for (const [width, height] of [[390, 844] as const, [360, 640] as const]) {
      await page.setViewportSize({ width, height })
      for (const tab of await page.locator('.pane-tab').all()) {
        await tab.evaluate((button) => (button as HTMLElement).click())
        const where = `${JSON.stringify(position)} ${width}x${height}`
        expect.soft((await measure(page)).broken, where).toEqual([])
      }
    }
  }
})

test('a piece is explained where a mouse comes to rest, not where it comes to lie under one', async () => {
  const position = { game: 'settlement', seats: 2, moves: 0, until: 'mine', lang: 'en' } as const
  const page = await open([1280, 800], position)
  // Other positions have the usual clock.
  onTestFinished(() => page.context().close())
  await page.clock.install()
  const artifact = page.locator('.s-offer.b-lit').first()
  const explained = page.locator('.b-details')
  await artifact.hover()
  await page.clock.runFor(1000)
  await explained.waitFor()
  const [bar, panel] = [await page.locator('.bar').boundingBox(), await explained.boundingBox()]
  expect(panel?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  // The market comes in the place of the artifacts.
  await artifact.click()
  await page.locator('.s-hero').first().waitFor()
  await page.clock.runFor(1000)
  await expect.poll(() => explained.count()).toBe(0)
})

/** Parts of some boxes that lie under another, by more than an edge. */
const under = (page: Page, over: string, boxes: string): Promise<(string | null)[]> =>
  page.locator(over).evaluate((one, selector) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return [...document.querySelectorAll(selector)]
      .filter((piece) => {
        const box = piece.getBoundingClientRect()
        const isBeside = box.right < left + 2 || box.left > right - 2
        return box.width > 0 && !isBeside && box.bottom > top + 2 && box.top < bottom - 2
      })
      .map((piece) => piece.textContent)
  }, boxes)

test('on a phone a note of the guide leaves the names of cards in sight', async () => {
  // In the first turns a note may lie over cards: it is not folded then.
  const position = { game: 'villagers', seats: 2, seed: 1, moves: 40, lang: 'en', guide: 1 }
  const page = await open([390, 844], position)
  await page.locator('.guide').waitFor()
  await expect.poll(() => under(page, '.guide', '.board [data-name]')).toEqual([])
})

test.for([2, 3, 5])('the points of %i seats are all in view on a wide screen', async (seats) => {
  const page = await open([1280, 800], { game: 'villagers', seats, seed: 1, moves: 60, lang: 'de' })
  await page.locator('.handle-button').filter({ hasText: 'Punkte' }).click()
  const scores = page.locator('.drawer .scores-scroll')
  await scores.waitFor()
  const beyond = () => scores.evaluate((one) => one.scrollWidth - one.clientWidth)
  await expect.poll(beyond).toBeLessThanOrEqual(0)
})

test('a note about a piece that is out of view lies beside no other one', async () => {
  const position = { game: 'villagers', seats: 3, seed: 1, moves: 24, lang: 'en', guide: 1 }
  const page = await open([1280, 800], position)
  const note = page.locator('.guide')
  await note.waitFor()
  const pointed = () =>
    page.evaluate(() => document.querySelectorAll('.guide[data-side], .guide-ring').length)
  await expect.poll(pointed).toBeGreaterThan(0)
  await page.locator('button.seat-1').click()
  await expect.poll(pointed).toBe(0)
})

test('advice lies off the card that it points at, which is ringed', async () => {
  const position = { game: 'villagers', seats: 2, seed: 1, moves: 2, lang: 'en' }
  const page = await open([1280, 800], position)
  await page.getByRole('button', { name: 'What would a good player do?' }).click()
  await page.locator('.hint-found').waitFor()
  await page.locator('.b-pointed').waitFor()
  await expect.poll(() => under(page, '.hint', '.b-lit, .handle')).toEqual([])
  const ring = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one, '::after').boxShadow)
  expect(await ring('.b-pointed')).not.toBe(await ring('.b-lit:not(.b-pointed)'))
})

test('a note of the guide makes way for what is lit when a card is chosen', async () => {
  const position = { game: 'town-builder', seats: 2, seed: 4, moves: 20, lang: 'en', guide: 1 }
  const page = await open([1280, 800], position)
  const note = page.locator('.guide')
  await note.waitFor()
  await page.locator('.tb-row .b-lit').first().click()
  await page.locator('.tb-site .b-lit').first().waitFor()
  const hidden = () =>
    note.evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return [...document.querySelectorAll('.board .b-lit')]
        .filter((piece) => {
          const box = piece.getBoundingClientRect()
          const isBeside = box.right < left + 2 || box.left > right - 2
          return !isBeside && box.bottom > top + 2 && box.top < bottom - 2
        })
        .map((piece) => piece.getAttribute('data-at'))
    })
  await expect.poll(hidden).toEqual([])
  // A note that cannot be seen while a slip asks for a decision is laid again when it comes back.
  await note.evaluate((one) => {
    const slips = document.createElement('i')
    slips.className = 'slips-weighty'
    one.parentElement?.prepend(slips)
  })
  await note.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.querySelector('i.slips-weighty')?.remove())
  await note.waitFor()
  await expect
    .poll(() => note.evaluate((one) => innerWidth - one.getBoundingClientRect().right))
    .toBeGreaterThanOrEqual(0)
})

test('a card is dragged: its targets light up, it is played where it is dropped and let go elsewhere', async () => {
  const position = { game: 'town-builder', seats: 2, seed: 4, moves: 20, lang: 'en' }
  const page = await open([1280, 800], position)
  const middle = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
      ...{ x: 0, y: 0, width: 0, height: 0 },
    }
    return [x + width / 2, y + height / 2] as const
  }
  const target = '.tb-board .b-lit:not(.tb-row *)'
  const lift = async () => {
    const [x, y] = await middle('.tb-row .b-lit')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + 20, { steps: 3 })
    await page.locator('.b-dragged').waitFor()
    await page.locator(target).first().waitFor()
    return [x, y] as const
  }
  // On bare ground it is let go.
  const [x, y] = await lift()
  await page.mouse.move(x, y + 180, { steps: 3 })
  await page.mouse.move(8, 400, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => page.locator('.b-dragged, .b-chosen, .b-over').count()).toBe(0)
  await expect.poll(() => page.locator('.bar-undo:enabled').count()).toBe(0)
  // On one of its targets it is played, and no click comes of it.
  await lift()
  await page.mouse.move(...(await middle(target)), { steps: 5 })
  await page.locator('.b-over').waitFor()
  await page.mouse.up()
  await page.locator('.bar-undo:enabled').waitFor()
  await expect.poll(() => page.locator('.b-dragged, .b-over').count()).toBe(0)
})

test('all that a building may count as in final scoring can be answered, at every size', async () => {
  const position = {
    game: 'town-builder',
    seats: 2,
    seed: 13,
    moves: 85,
    until: 'mine',
    lang: 'de',
  }
  for (const size of [
    [1280, 800],
    [1024, 768],
    [390, 844],
    [360, 640],
  ] as const) {
    const page = await open(size, position)
    await page.getByRole('heading', { name: /Schlusswertung/ }).waitFor()
    // They were, before anybody is asked (T6.7).
    await page.getByText('Unfertige Fundamente sind abgeworfen.').waitFor()
    const answers = page.locator('.tb-option')
    expect(await answers.locator('visible=true').count()).toBe(6)
    // They stand beside their card, and not once more in the bar.
    expect(await page.locator('.bar-answer:not(.bar-answer-quiet)').count()).toBe(0)
    const isInView = await page.locator('.tb-onward').evaluate((all) => {
      const { bottom } = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect()
      return all.scrollHeight <= all.clientHeight && all.getBoundingClientRect().bottom <= bottom
    })
    expect.soft(isInView, size.join('x')).toBe(true)
    expect((await measure(page)).small).toEqual([])
    await answers.last().click()
    await page.locator('.bar-undo:enabled').waitFor()
  }
})

test('on a wide screen the answers about a card stand under it alone, and its question is whole', async () => {
  const position = { game: 'town-builder', seats: 2, seed: 1, moves: 24, until: 'mine', lang: 'de' }
  const page = await open([1280, 800], position)
  for (const card of await page.locator('.tb-row .b-lit', { hasText: 'mehrere Arten' }).all()) {
    await card.click()
    await page.locator('.tb-option').first().waitFor()
    const inBar = page.locator('.bar-answer:not(.bar-answer-quiet)').locator('visible=true')
    expect.soft(await inBar.count()).toBe(0)
    const isWhole = await page
      .locator('.bar-question')
      .evaluate((one) => one.scrollHeight <= one.clientHeight + 1 && one.clientHeight < 40)
    expect.soft(isWhole).toBe(true)
    await page.locator('.bar-answer-quiet').click()
  }
})

/** Questions of My Village with many answers: where each is asked, what holds its answers, and how many they are. */
const manyAnswers = [
  { seed: 1, moves: 725, tray: '.mv-choices', answer: '.mv-choice', count: 6 },
  { seed: 5, moves: 131, tray: '.mv-market-row', answer: '.mv-customer', count: 6 },
]

test.for(manyAnswers)(
  'no answer in $tray is out of sight, at every size',
  async ({ seed, moves, tray, answer, count }) => {
    for (const size of sizes) {
      const position = { game: 'my-village', seats: 3, seed, moves, lang: 'de', until: 'moves' }
      const page = await open(size, position)
      const inSight = await page.locator(tray).evaluate((all, one) => {
        const { left, right, top, bottom } = all.getBoundingClientRect()
        return [...all.querySelectorAll<HTMLElement>(one)].filter((each) => {
          const box = each.getBoundingClientRect()
          // A chosen thing is turned a little.
          const isWithin = box.left >= left - 3 && box.right <= right + 3
          return isWithin && box.top >= top - 3 && box.bottom <= bottom + 3
        }).length
      }, answer)
      expect.soft(inSight, size.join('x')).toBe(count)
    }
  },
)

test('on a phone another card is chosen by one tap, and the card that is chosen stays in view of its answers', async () => {
  const position = { game: 'town-builder', seats: 2, seed: 1, moves: 24, until: 'mine', lang: 'en' }
  const page = await open([390, 844], position)
  const card = (at: string | null) => page.locator(`.tb-row [data-at="${at}"]`)
  const several = page.locator('.tb-row .b-lit', { hasText: 'in several ways' })
  const [first, second] = await several.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-at')),
  )
  const tall = () => page.locator('.stage').evaluate((one) => one.getBoundingClientRect().height)
  const before = await tall()
  await card(first ?? '').tap()
  await page.locator('.tb-option').first().waitFor()
  // The cards stay where they are.
  expect(await tall()).toBe(before)
  await card(second ?? '').tap()
  await page.locator(`.b-chosen[data-at="${second}"]`).waitFor()
  expect(await page.locator('.b-details').count()).toBe(0)
  // The answers lie beside it.
  const [chosen, sheet] = await page.evaluate(() =>
    ['.b-chosen', '.tb-onward'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
  )
  const isBeside =
    (chosen?.bottom ?? 0) <= (sheet?.top ?? 0) || (sheet?.bottom ?? 0) <= (chosen?.top ?? 0)
  expect(isBeside).toBe(true)
})

test.for(games)('a turn of %s is chosen and sent by key alone', async (game) => {
  const position = { game, seats: 2, seed: 3, moves: 6, until: 'mine', lang: 'en' }
  const page = await open([1280, 800], position)
  /** Element that has the keyboard: something that goes on, or the button that sends. */
  const here = () =>
    page.evaluate(() => {
      const on = document.activeElement
      if (on?.matches('.bar-send:enabled')) return 'send'
      // A move that would only wait is warned of first (S-R12).
      return on?.matches('.b-lit:not(.b-chosen, .s-faint), .bar-answer') ? 'choose' : null
    })
  const planned = () => page.locator('.bar-undo:enabled').count()
  let isSent = false
  let chosen = 0
  for (let keys = 0; keys < 400 && !isSent; keys++) {
    const on = await here()
    if (on === 'choose') {
      chosen++
      await page.keyboard.press('Enter')
    } else if (on === 'send' && (await planned()) > 0) {
      await page.keyboard.press('Enter')
      // It may ask back first, where something could still be done; what was sent cannot be taken back.
      isSent = (await planned()) === 0
      if (!isSent) continue
    }
    await page.keyboard.press('Tab')
  }
  expect(chosen).toBeGreaterThan(0)
  expect(isSent).toBe(true)
})
