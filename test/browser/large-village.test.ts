/** Large villages of My Village on their stage: zoomed, crowded, and counted at the end. */
import { expect, test } from 'vitest'
import { measure } from './measured.ts'
import { settle } from './walking.ts'
import { withGallery } from './with-gallery.ts'

const { both, open } = withGallery()

/** A village of My Village with five workshops, a field, a town hall and two customers. */
const largeVillage = { game: 'my-village', seats: 2, seed: 34, moves: 175, lang: 'de' } as const

test('a village too large for its room is zoomed by button, key and wheel, which a look elsewhere and a move outlast', async () => {
  const page = await open([960, 600], { ...largeVillage, seed: 35, moves: 200 })
  const house = page.locator('.mv-house').first()
  const width = async () => Math.round((await house.boundingBox())?.width ?? 0)
  const usual = await width()
  await page.locator('.b-zoom-in').click()
  await page.keyboard.press('+')
  const zoomed = await width()
  expect(zoomed).toBeGreaterThan(usual * 1.5)
  await page.locator('.seat').nth(1).click()
  await page.keyboard.press('Escape')
  expect(await width()).toBe(zoomed)
  await page.locator('.mv-die-button.b-lit').first().click()
  expect(await width()).toBe(zoomed)
  const found = await measure(page)
  expect(found.smallest).toBeGreaterThanOrEqual(12)
  expect(found.scrolls).toBeLessThanOrEqual(0)
  await house.hover()
  await page.mouse.wheel(0, 400)
  expect(await width()).toBeLessThan(zoomed)
  // Everything in view, and back to the usual size.
  await page.keyboard.press('0')
  const room = page.locator('.mv-village')
  expect(await room.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
  await page.keyboard.press('0')
  expect(await width()).toBe(usual)
})

test('a village that fits has no buttons to zoom, however late its letters come', async () => {
  const { browser, gallery } = both()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const letters = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await letters.promise
    await route.continue()
  })
  const address = 'gallery/?game=my-village&seats=3&seed=1&moves=0&lang=de'
  await page.goto(new URL(address, gallery.origin).href, { waitUntil: 'commit' })
  await page.locator('.mv-cell').first().waitFor()
  letters.resolve()
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  const room = page.locator('.mv-village')
  expect(await room.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expect.poll(() => page.locator('.b-zoom').count()).toBe(0)
  await page.close()
})

test('on a phone no buttons lie over a village, and all that can be tapped in it is as large as a finger', async () => {
  const position = { game: 'my-village', seats: 3, seed: 1, moves: 127, lang: 'de' }
  for (const size of [[360, 640] as const, [390, 844] as const]) {
    const page = await open(size, position)
    await page.locator('.mv-cell').first().waitFor()
    expect.soft(await page.locator('.b-zoom').count()).toBe(0)
    expect.soft((await measure(page)).small).toEqual([])
  }
})

test('on a phone the marks of a council chamber are a piece as large as a finger that tells of each', async () => {
  const position = {
    game: 'my-village',
    seats: 4,
    seed: 10,
    moves: 103,
    until: 'moves',
    lang: 'de',
  }
  for (const size of [[360, 640] as const, [390, 844] as const]) {
    const page = await open(size, position)
    const marks = page.locator('[data-at="v0:marks"]')
    await marks.tap()
    expect.soft(await page.locator('.b-details li').allInnerTexts()).toHaveLength(5)
    expect.soft((await measure(page)).small).toEqual([])
  }
})

test('a tap between the banners of a kind of building, on its name, takes the nearer one', async () => {
  const position = { game: 'my-village', seats: 3, seed: 1, moves: 0, lang: 'de' }
  for (const size of [[390, 844] as const, [1280, 800] as const]) {
    const page = await open(size, position)
    const name = page.locator('.mv-kind-stamp .mv-stamp-name').first()
    const box = await name.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 6)
    await page.locator('.bar-send:enabled').waitFor()
  }
})

test('on a tablet the "?" among the uses is in view, ring and all', async () => {
  for (const size of [[1024, 768] as const, [1180, 820] as const]) {
    const page = await open(size, { game: 'my-village', seats: 2, seed: 1, moves: 0, lang: 'de' })
    const row = await page.locator('.mv-uses-row').boundingBox()
    const asked = await page.locator('.mv-asked .mv-stamp').boundingBox()
    if (!row || !asked) throw new Error('There is no "?" among the uses.')
    expect(asked.x + asked.width + 4).toBeLessThanOrEqual(row.x + row.width)
    expect(asked.y + asked.height + 4).toBeLessThanOrEqual(row.y + row.height)
    await page.locator('.mv-asked .mv-stamp').click()
    await page.locator('.bar-send:enabled').waitFor()
  }
})

test('on a phone the sums stay where they are, however many pairs the one looked at has', async () => {
  const page = await open([390, 844], { game: 'my-village', seats: 2, seed: 1, moves: 0 })
  const tops = new Set<number>()
  for (const sum of await page.locator('.mv-sum[aria-pressed]').all()) {
    await sum.click()
    tops.add((await page.locator('.mv-sums').boundingBox())?.y ?? 0)
  }
  expect(tops.size).toBe(1)
})

test('points, coins and time of three people stand in a line each on a phone, with two digits as well', async () => {
  const page = await open([390, 844], { game: 'my-village', seats: 3, seed: 1, moves: 60 })
  await page.evaluate(() => {
    for (const digits of document.querySelectorAll('.seat-total')) digits.textContent = '88'
    for (const digits of document.querySelectorAll('.mv-cost:last-child > span:not(.quiet)'))
      if (digits.closest('.mv-counters')) digits.textContent = '10'
  })
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 740 })
    const heights = await page
      .locator('.seat-counters')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight))
    for (const height of heights) expect(height).toBeLessThan(30)
  }
})

test('the cards of the others at the end are as wide before their pictures have come', async () => {
  const position = { game: 'my-village', seats: 3, seed: 1, moves: 1583, until: 'moves' }
  const page = await open([1280, 800], position)
  const widths = () =>
    page
      .locator('.ending-card')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetWidth))
  await page.locator('.ending-card img').nth(1).waitFor()
  const drawn = await widths()
  await page.locator('.ending-card img').evaluateAll((all) => {
    for (const one of all) one.remove()
  })
  expect(await widths()).toEqual(drawn)
})

test('the display of My Village on a phone has whole names, and no ring of what lies below it', async () => {
  const position = { game: 'my-village', seats: 3, seed: 1, moves: 0, guide: 1, lang: 'fr' }
  const page = await open([390, 844], position)
  await page.locator('.guide-done').click()
  await page.locator('.guide-ring').first().waitFor()
  await page.locator('.mv-shelf-button').click()
  await page.locator('.guide-ring').first().waitFor({ state: 'detached' })
  expect((await measure(page)).broken).toEqual([])
})

test('the answers to the rats can be read and closed on a phone, wherever their sign is', async () => {
  const position = { game: 'my-village', seats: 4, seed: 10, moves: 103, until: 'moves' }
  for (const [width, height] of [[390, 844] as const, [360, 640] as const]) {
    const page = await open([width, height], { ...position, lang: 'de' })
    await page.locator('.mv-order summary').tap()
    const sheet = await page.locator('.mv-order-sheet').boundingBox()
    const bar = await page.locator('.bar').boundingBox()
    if (!sheet || !bar) throw new Error('There is no sheet.')
    expect(sheet.x).toBeGreaterThanOrEqual(0)
    expect(sheet.x + sheet.width).toBeLessThanOrEqual(width)
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(bar.y)
    await page.locator('.mv-order .mv-close').tap()
    await page.locator('.mv-order-sheet').waitFor({ state: 'hidden' })
  }
})

test('on a wide stage every pair of a sum is seen wholly, where two in a row are all there is room for', async () => {
  for (const size of [[1280, 800] as const, [1280, 720] as const]) {
    const page = await open(size, { game: 'my-village', seats: 2, seed: 1, moves: 63 })
    for (const sum of await page.locator('.mv-sum[aria-pressed]').all()) {
      await sum.click()
      const room = await page.locator('.mv-pairs').boundingBox()
      const last = await page.locator('.mv-pair').last().boundingBox()
      if (!room || !last) throw new Error('There are no pairs.')
      expect(last.y + last.height).toBeLessThanOrEqual(room.y + room.height)
    }
  }
})

test('the names on the road of Villagers are whole on a small phone, whatever lies in the hand below', async () => {
  const late = { game: 'villagers', seats: 5, seed: 1, moves: 229, until: 'moves', lang: 'de' }
  const page = await open([360, 640], late)
  await page.locator('.pane-tab').first().click()
  const { broken, cut, overlaps } = await measure(page)
  expect([...broken, ...cut, ...overlaps]).toEqual([])
})

test('twelve who wait are all in view beside four workshops and two fields, and nothing scrolls', async () => {
  const position = { game: 'my-village', seats: 2, seed: 49, moves: 166, until: 'moves' }
  const page = await open([1280, 800], { ...position, lang: 'de' })
  await expect.poll(() => page.locator('.mv-waiting').count()).toBe(12)
  const streets = page.locator('.mv-village')
  expect(await streets.evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0)
  expect(await streets.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(
    0,
  )
  const { broken, cut, overlaps } = await measure(page)
  expect([...broken, ...cut, ...overlaps]).toEqual([])
})

test('on a phone nothing above the dice shifts as another takes theirs', async () => {
  const tops = new Set<number>()
  for (const moves of [0, 1, 2]) {
    const position = { game: 'my-village', seats: 2, seed: 3, moves, until: 'moves', you: 'none' }
    const page = await open([390, 844], position)
    await expect.poll(() => page.locator('.mv-taken').count()).toBe(moves)
    const [stamps, dice] = [
      await page.locator('.mv-market-row').boundingBox(),
      await page.locator('.mv-pool').boundingBox(),
    ]
    tops.add((dice?.y ?? 0) - (stamps?.y ?? 0))
  }
  expect(tops.size).toBe(1)
})

test.for([
  [50, 190, 6],
  [40, 80, 3],
] as const)(
  'seed %i: many who wait or were served stand in two rows, none under the chronicle',
  async (row) => {
    const [seed, moves, waiting] = row
    const position = { game: 'my-village', seats: 2, seed, moves, lang: 'de' }
    const page = await open([1280, 800], position)
    await page.locator('.seat').nth(1).click()
    await expect.poll(() => page.locator('.mv-waiting').count()).toBe(waiting)
    const edge = await page.locator('.mv-book').boundingBox()
    for (const one of await page.locator('.mv-waiting').all()) {
      const { x = 0, width = 0 } = (await one.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(edge?.x ?? 0)
    }
  },
)

test.for([
  ['my-village', 4, 2, 360, 640],
  ['my-village', 4, 2, 390, 844],
  ['villagers', 5, 1, 390, 844],
  ['villagers', 5, 1, 1280, 800],
] as const)('at the end of %s with %i seats the sums of all are in view', async (row) => {
  const [game, seats, seed, ...size] = row
  const page = await open(size, { game, seats, seed, until: 'end', lang: 'de' })
  await page.locator('.end-more-button').click()
  await page.locator('.ending tfoot').waitFor()
  const [sum, body] = [
    await page.locator('.ending tfoot').boundingBox(),
    await page.locator('.ending-body').boundingBox(),
  ]
  const edges = (box: typeof sum) => ({
    right: (box?.x ?? 0) + (box?.width ?? 0),
    foot: (box?.y ?? 0) + (box?.height ?? 0),
  })
  expect(edges(sum).foot).toBeLessThanOrEqual(edges(body).foot + 1)
  expect(edges(sum).right).toBeLessThanOrEqual(edges(body).right)
})

test('on a phone two fingers pinch a village, and two taps on its ground show it small', async () => {
  const page = await open([390, 844], largeVillage)
  const village = page.locator('.mv-village')
  const zoom = () => village.evaluate((one) => Number(one.style.getPropertyValue('--zoom')))
  const overflow = () => village.evaluate((one) => one.scrollHeight - one.clientHeight)
  const usual = await overflow()
  expect(usual).toBeGreaterThan(200)
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 190, y: 300 - apart, id: 0 },
              { x: 190, y: 300 + apart, id: 1 },
            ],
    })
  await touch('touchStart', 40)
  await touch('touchMove', 50)
  await touch('touchMove', 60)
  await touch('touchEnd', 0)
  expect(await zoom()).toBeCloseTo(1.5)
  expect((await measure(page)).small).toEqual([])
  // A finger takes what can be pressed nearby: the ground must be bare around it, too.
  const [x, y] = await village.evaluate((one): [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const around = [-24, 0, 24]
    const isBare = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && one.contains(found) && !found.closest('button, summary, a, input')
    }
    for (let y = top + 28; y < top + height - 28; y += 6)
      for (let x = left + 28; x < left + width - 28; x += 6)
        if (around.every((dx) => around.every((dy) => isBare(x + dx, y + dy)))) return [x, y]
    throw new Error('No bare ground is seen.')
  })
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x, y)
  await expect.poll(zoom).toBeLessThan(1)
  // An overview to look at: two more taps lead back to houses as large as a finger.
  expect(await overflow()).toBeLessThan(usual / 2)
})

test('on a phone a large village of Villagers has four cards side by side', async () => {
  const position = { game: 'villagers', seats: 5, moves: 250, seed: 2, lang: 'de' }
  const page = await open([390, 844], position)
  await page.locator('.pane-tab').nth(1).tap()
  await page.locator('.seat').nth(1).tap()
  const ranks = await page.locator('.v-village').evaluate((village) => {
    const wide = new Map<number, number>()
    for (const column of village.querySelectorAll<HTMLElement>('.v-village-column')) {
      const { offsetTop, dataset } = column
      wide.set(offsetTop, (wide.get(offsetTop) ?? 0) + Number(dataset.branches))
    }
    return [...wide.values()].slice(0, -1)
  })
  expect(ranks).toEqual(ranks.map(() => 4))
})

test.each([
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1680, 1050],
  [2560, 1440],
] as const)(
  'M5.4, M5.5: every choice to change a die is in view and can be pressed, at %s × %s',
  async (...size) => {
    // Coins and markers for nearly all faces of both dice.
    const position = {
      game: 'my-village',
      seats: 2,
      seed: 23,
      moves: 39,
      lang: 'de',
      until: 'moves',
    }
    const page = await open(size, position)
    const faces = page.locator('.mv-face')
    expect(await faces.count()).toBe(17)
    const hidden = await faces.evaluateAll((all) => {
      const room = document.querySelector('.mv-tray')?.getBoundingClientRect() as DOMRect
      return all.flatMap((face) => {
        const { left, right, top, bottom } = face.getBoundingClientRect()
        const isWithin =
          left >= room.left - 1 && right <= room.right + 1 && bottom <= room.bottom + 1
        const corners = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
        )
        const isOnTop = corners.every((one) => one !== null && face.contains(one))
        return isWithin && isOnTop ? [] : [face.getAttribute('aria-label')]
      })
    })
    expect(hidden).toEqual([])
  },
)

test('no button waits for a second tap, nor zooms by it: undo, send and seats included', async () => {
  const page = await open([390, 844], { game: 'villagers', seats: 3, moves: 60, lang: 'de' })
  const waiting = await page
    .locator('button, a, summary, label, select')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).touchAction === 'auto').map((one) => one.className),
    )
  expect(waiting).toEqual([])
})
