import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type {} from '../../web/gallery/walk.ts'
import { measure } from './measured.ts'
import { withGallery } from './with-gallery.ts'

const { open } = withGallery()

const phone = [390, 844] as const
const town = { game: 'town-builder', seats: 3, seed: 1, lang: 'de' }
const stageHeight = (page: Page) =>
  page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().height)

test.for([phone, [360, 640]] as const)(
  'the stage of Settlement keeps its height on a phone of %ix%i, whatever is asked, and when somebody has passed',
  async (size) => {
    const position = { game: 'settlement', seats: 3, moves: 60, seed: 1, lang: 'de' }
    const page = await open(size, position)
    const before = await stageHeight(page)
    await page.locator('[data-at="street:0:upper"]').click()
    // The only building gives by itself. If that is taken back, it asks, beside the button that leaves it unused.
    await page.locator('.bar-undo').click()
    await page.getByRole('heading', { level: 1, name: /^Nutzt du / }).waitFor()
    await page.locator('.bar-answer').waitFor()
    expect.soft(await stageHeight(page)).toBe(before)
    await page.locator('.bar-answer').click()
    // To pass is the answer beside the button that ends the turn.
    await page.locator('.bar-send:enabled').waitFor()
    expect.soft(await stageHeight(page)).toBe(before)
    await page.locator('.bar-answer').click()
    await page.locator('.rail .seat-me .s-counters-passed').waitFor()
    expect.soft(await stageHeight(page)).toBe(before)
  },
)

test('a phone tells the round until something is planned, and the stage stays as it is', async () => {
  const position = { game: 'settlement', seats: 3, moves: 60, seed: 1, lang: 'de' }
  const page = await open(phone, position)
  const before = await stageHeight(page)
  await page.locator('.bar-where', { hasText: 'Runde' }).waitFor()
  await page.locator('[data-at="street:0:upper"]').click()
  await page.locator('.bar-where').waitFor({ state: 'hidden' })
  expect(await stageHeight(page)).toBe(before)
})

test('the stage stays as it is on a phone while my turn is sent and others play', async () => {
  const position = { game: 'town-builder', seats: 2, moves: 24, seed: 1, lang: 'en' }
  const page = await open(phone, position)
  const asked = (left: number) =>
    page.getByRole('heading', { level: 1, name: `(${left} left)` }).waitFor()
  await page.locator('[data-at="card:bakery"].b-lit').click()
  await page.locator('.tb-option').first().click()
  await asked(1)
  await page.locator('[data-at="card:almshouse"].b-lit').click()
  await page.locator('.tb-option').first().click()
  const before = await stageHeight(page)
  const heights = page.locator('.stage').evaluateHandle((stage) => {
    const seen = new Set<number>()
    new ResizeObserver(() => seen.add(stage.getBoundingClientRect().height)).observe(stage)
    return seen
  })
  const seen = await heights
  await page.locator('.bar-send:enabled').click()
  await asked(2)
  expect(await seen.evaluate((all) => [...all])).toEqual([before])
})

test.for([phone, [360, 640]] as const)(
  'many answers of Town Builder stand on a phone of %ix%i in view, above the foundations, and the stage keeps its height',
  async (size) => {
    const page = await open(size, { ...town, seats: 2, moves: 78 })
    const before = await stageHeight(page)
    await page.locator('[data-at="card:brewery"].b-lit').click()
    const answers = page.locator('.tb-onward button')
    await answers.nth(6).waitFor()
    expect(await stageHeight(page)).toBe(before)
    const boxesOf = (of: string) =>
      page.locator(of).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const boxes = await boxesOf('.tb-onward button')
    for (const { width, height } of boxes)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const [sheet] = await boxesOf('.tb-onward')
    for (const box of boxes) {
      expect(box.bottom).toBeLessThanOrEqual(sheet?.bottom ?? 0)
      expect(box.right).toBeLessThanOrEqual(size[0])
    }
    for (const plan of await boxesOf('.tb-site'))
      expect(plan.top).toBeGreaterThanOrEqual(sheet?.bottom ?? Infinity)
    // The card that they are about is in view, too.
    const [card] = await boxesOf('.tb-raised')
    expect(card?.bottom).toBeLessThanOrEqual(sheet?.top ?? 0)
    await answers.nth(5).click()
    await page.locator('.tb-raised').waitFor({ state: 'detached' })
  },
)

test('the points of a hero with a long price stand on the card of a small phone', async () => {
  const position = { game: 'settlement', seats: 2, seed: 21, moves: 8, lang: 'fr' }
  const page = await open([360, 640], position)
  await page.locator('.pane-tab', { hasText: 'Marché' }).click()
  const below = await page.locator('.s-heroes .s-hero').evaluateAll((heroes) =>
    heroes.map((hero) => {
      const points = hero.querySelector('.s-worth')?.getBoundingClientRect().bottom ?? 999
      return points > hero.getBoundingClientRect().bottom
    }),
  )
  expect(below).toEqual([false, false, false, false])
})

test.for([2, 3, 4])(
  'the plates of %i seats of Settlement are as high whoever passes, begins or has more, on a small phone',
  async (seats) => {
    const heights: number[] = []
    for (const moves of [4, 45, 70]) {
      const position = { game: 'settlement', seats, moves, seed: 3, lang: 'de', until: 'moves' }
      const page = await open([360, 640], position)
      heights.push(
        await page.locator('.rail').evaluate((rail) => rail.getBoundingClientRect().height),
      )
    }
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
  },
)

test.for([phone, [1280, 800], [1680, 1050]] as const)(
  'what is told of a turn of Settlement lies over no land, street, hero or market space on a screen of %ix%i',
  async (size) => {
    const position = { game: 'settlement', seats: 3, moves: 60, seed: 1, lang: 'de' }
    const page = await open(size, position)
    /** As long as most sentences are. */
    const told = 'Hebamme Frida stellt den Handelsposten in die mittlere Siedlungsreihe, Feld 1.'
    const covered = () =>
      page.evaluate((text) => {
        const said = document.createElement('p')
        said.className = 'said'
        said.textContent = text
        // It comes in a live region, which stands in the stage before anything is told.
        const region = document.createElement('div')
        region.append(said)
        document.querySelector('.stage')?.append(region)
        const { left, top, right, bottom } = said.getBoundingClientRect()
        const pieces = document.querySelectorAll('.s-tile, .s-gate, .s-house, .s-hero, .s-ware')
        const below = [...pieces].filter((piece) => {
          const box = piece.getBoundingClientRect()
          const isBeside = box.right < left + 1 || box.left > right - 1
          return !isBeside && box.bottom > top + 1 && box.top < bottom - 1
        })
        region.remove()
        return below.map((piece) => piece.className)
      }, told)
    await page.locator('.s-tile').first().waitFor({ state: 'attached' })
    expect(await covered()).toEqual([])
    const market = page.locator('.pane-tab', { hasText: 'Markt' })
    if (!(await market.isVisible())) return
    await market.click()
    await page.locator('.s-ware').first().waitFor()
    expect(await covered()).toEqual([])
  },
)

test('the valley of Settlement stays where it is as the first hero comes, on a phone', async () => {
  const tops: number[] = []
  for (const moves of [8, 45]) {
    const position = { game: 'settlement', seats: 2, seed: 18, moves, lang: 'en', until: 'mine' }
    const page = await open(phone, position)
    await page.locator('.pane-tab', { hasText: 'Valley' }).click()
    tops.push(await page.locator('.s-valley').evaluate((all) => all.getBoundingClientRect().top))
    expect(await page.locator('.s-guests .s-guest').count()).toBe(moves === 8 ? 0 : 1)
  }
  expect(tops[0]).toBeCloseTo(tops[1] ?? Number.NaN, 1)
})

test('a note of the guide about another part of a phone is one line, until it is opened', async () => {
  const page = await open(phone, { ...town, lang: 'en', moves: 90, guide: 'aim' })
  await page.locator('.guide-title', { hasText: 'Two actions a turn' }).waitFor()
  await page.locator('.pane-tab', { hasText: 'Judges' }).click()
  await page.locator('.guide[data-folded]').waitFor()
  await page.locator('.guide-fold').click()
  await page.locator('.guide-done').waitFor()
})

test('if a note of the guide has no room beside what it speaks of, a ring lies around that', async () => {
  const page = await open([1280, 800], {
    ...{ game: 'my-village', seats: 3, moves: 12, seed: 2, lang: 'en', until: 'mine' },
    guide: 'aim dice use hand craft',
  })
  await page.locator('.guide-title', { hasText: 'Black dice' }).waitFor()
  const inside = await page.evaluate(() => {
    const rings = [...document.querySelectorAll('.guide-ring')].map((one) =>
      one.getBoundingClientRect(),
    )
    const dice = [...document.querySelectorAll('.mv-die-button use[href*="black"]')].map((die) => {
      const { left, top, right, bottom } = die.getBoundingClientRect()
      const holds = (ring: DOMRect) =>
        ring.left <= left && ring.top <= top && ring.right >= right && ring.bottom >= bottom
      return rings.filter(holds).length
    })
    return { rings: rings.length, dice }
  })
  expect(inside).toEqual({ rings: 1, dice: [1, 1] })
})

test('a note of Settlement about another part of a phone makes way, and comes back with that part', async () => {
  const guide = 'aim turn explore end-turn colours region construct'
  const position = { game: 'settlement', seats: 3, moves: 60, seed: 1, lang: 'en', guide }
  const page = await open(phone, position)
  const note = page.locator('.guide-title', { hasText: 'Activate a street' })
  await note.waitFor()
  await page.locator('.pane-tab', { hasText: 'Market' }).click()
  await note.waitFor({ state: 'detached' })
  await page.locator('.pane-tab', { hasText: 'Others' }).click()
  await page.locator('.guide').waitFor({ state: 'detached' })
  await page.locator('.pane-tab', { hasText: 'Valley' }).click()
  await note.waitFor()
})

test.for(['settlement', 'town-builder', 'my-village'])(
  'the end of %s shows the result and what can be done with it on a laptop, nothing cut',
  async (game) => {
    const position = { game, seats: 3, until: 'end', seed: 2, lang: 'en' }
    const page = await open([1280, 800], position)
    await page.locator('.end-more-button').click()
    await page.locator('.ending .scores').waitFor()
    const cut = await page.locator('.ending').evaluate((ending) => {
      const room = ending.querySelector('.ending-body')?.getBoundingClientRect()
      const parts = [...ending.querySelectorAll('tfoot tr, .ending-along > *')]
      return parts
        .filter((part) => part.getBoundingClientRect().bottom > (room?.bottom ?? 0) + 1)
        .map((part) => part.textContent)
    })
    expect(cut).toEqual([])
  },
)

test('the last line in view of the ending fades while lines follow, and not at their end', async () => {
  const page = await open(phone, { game: 'villagers', seats: 3, seed: 2, lang: 'en', until: 'end' })
  await page.locator('.end-more-button').click()
  const fade = () =>
    page
      .locator('.ending tfoot')
      .evaluate((sum) => Number(getComputedStyle(sum, '::before').opacity))
  await expect.poll(fade).toBe(1)
  await page.locator('.ending-body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
  await expect.poll(fade).toBe(0)
})

test('pieces travel for as long as the style sheet says', async () => {
  const position = { game: 'settlement', seats: 3, moves: 60, seed: 1, lang: 'de' }
  const page = await open([1280, 800], position)
  onTestFinished(() => page.emulateMedia({ reducedMotion: 'reduce' }))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  /** The times of what travels, once something does; nothing after two seconds. */
  const times = page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const look = (left: number) => {
          const ghosts = document.querySelectorAll('.b-layer > *')
          const flights = [...ghosts].flatMap((ghost) => ghost.getAnimations())
          if (flights.length === 0 && left > 0) requestAnimationFrame(() => look(left - 1))
          else resolve(flights.map(({ effect }) => effect?.getTiming().duration))
        }
        look(120)
      }),
  )
  await page.locator('[data-at="street:0:upper"]').press('Enter')
  expect(await times).toContain(480)
})

test.for([phone, [1280, 800]] as const)(
  'a card of Town Builder flies from where it lay to where it lies, on a screen of %ix%i',
  async (size) => {
    const page = await open(size, {
      game: 'town-builder',
      seats: 2,
      moves: 24,
      seed: 1,
      lang: 'en',
    })
    onTestFinished(() => page.emulateMedia({ reducedMotion: 'reduce' }))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.locator('[data-at="card:bakery"].b-lit').click()
    const answers = '.tb-option'
    await page.locator(answers).first().waitFor()
    const way = await page.evaluate(async (answer) => {
      const middle = (element: Element | null | undefined) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        return [x + width / 2, y + height / 2]
      }
      const bakery = document.querySelector('.tb-row [data-at="card:bakery"]')
      for (const raised of bakery?.getAnimations({ subtree: true }) ?? []) raised.finish()
      const lay = middle(bakery)
      document.querySelector<HTMLElement>(answer)?.click()
      let ghost: Element | null = null
      for (let left = 120; !ghost && left > 0; left--) {
        await new Promise(requestAnimationFrame)
        ghost = document.querySelector('.tb-ghost')
      }
      const flight = ghost?.getAnimations().find(({ id }) => id !== 'waits')
      const seenAt = (time: number) => {
        flight?.pause()
        if (flight) flight.currentTime = time
        return middle(ghost)
      }
      const { delay = 0, duration = 0 } = flight?.effect?.getTiming() ?? {}
      const [starts, arrives] = [seenAt(delay), seenAt(delay + Number(duration) - 0.01)]
      const goals = ['.tb-plans [data-at="card:bakery"]', '.tb-quay']
      const goal = goals
        .map((one) => document.querySelector(one))
        .find((one) => (one?.getBoundingClientRect().width ?? 0) > 0)
      return { lay, starts, arrives, lies: middle(goal) }
    }, answers)
    const rounded = (at: number[]) => at.map((one) => Math.round(one / 4))
    expect(rounded(way.starts)).toEqual(rounded(way.lay))
    expect(rounded(way.arrives)).toEqual(rounded(way.lies))
  },
)

test('a card of Town Builder is seen flying once at a time, and not before it flies', async () => {
  const page = await open([1280, 800], { ...town, seats: 2, moves: 78, lang: 'en' })
  onTestFinished(() => page.emulateMedia({ reducedMotion: 'reduce' }))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('[data-at="card:brewery"].b-lit').click()
  // It goes under the harbour, completes it, and is freed with what lay there.
  const answer = page.locator('.tb-option', { hasText: 'Harbour' })
  await answer.waitFor()
  const seen = await answer.evaluate(async (button: HTMLElement) => {
    button.click()
    const ghosts = () => [...document.querySelectorAll('.tb-ghost')]
    for (let left = 120; ghosts().length === 0 && left > 0; left--)
      await new Promise(requestAnimationFrame)
    const all = ghosts().map((ghost) => {
      const animations = ghost.getAnimations()
      for (const one of animations) one.pause()
      const timings = animations.map(({ effect }) => effect?.getComputedTiming().endTime ?? 0)
      const card = ghost.querySelector('use')?.getAttribute('href') ?? ''
      return { ghost, animations, card, end: Math.max(...timings.map(Number)) }
    })
    return Array.from({ length: 40 }, (_, step) => {
      const inSight = all.filter(({ ghost, animations, end }) => {
        for (const one of animations) one.currentTime = step * 50
        return step * 50 < end && getComputedStyle(ghost).visibility === 'visible'
      })
      return inSight.map(({ card }) => card)
    })
  })
  expect(seen[0]).toEqual(['#tb-brewery'])
  expect(seen.flat().filter((card) => card !== '#tb-brewery')).not.toEqual([])
  for (const cards of seen) expect(new Set(cards).size).toBe(cards.length)
})

test('a card that is taken leaves its place in the row empty: no other comes under the pointer', async () => {
  const position = { ...town, moves: 90 }
  const page = await open([1280, 800], position)
  const cards = () =>
    page.locator('.tb-row .tb-stamp').evaluateAll((all) =>
      all.map((card) => {
        const { left } = card.getBoundingClientRect()
        return `${(card as HTMLElement).dataset.at} ${Math.round(left)}`
      }),
    )
  const before = await cards()
  await page.locator('.tb-row .b-lit').nth(1).click()
  const option = page.locator('.tb-option').first()
  if (await option.isVisible()) await option.click()
  await expect.poll(async () => (await cards()).length).toBe(4)
  expect(before).toEqual(expect.arrayContaining(await cards()))
})

test('while a card is chosen, the place for a new foundation covers none of many houses', async () => {
  const position = { game: 'town-builder', seats: 2, seed: 7, moves: 78, lang: 'en' }
  const page = await open([1280, 800], position)
  await page.locator('.tb-row .b-lit').first().click()
  const [covered, houses] = await page.locator('.tb-plot').evaluate((plot) => {
    const free = plot.getBoundingClientRect()
    const all = [...document.querySelectorAll('.tb-house')].map((one) =>
      one.getBoundingClientRect(),
    )
    const isCovered = (house: DOMRect) =>
      house.right > free.left && house.left < free.right && house.bottom > free.top
    return [all.filter((house) => isCovered(house) && house.top < free.bottom).length, all.length]
  })
  expect(houses).toBeGreaterThanOrEqual(7)
  expect(covered).toBe(0)
})

test.for([
  { seats: 3, moves: 87, until: 'moves', plans: 5 },
  { seats: 2, moves: 86, until: 'moves', plans: 6 },
])('on a phone $plans foundations cover no house', async ({ plans, ...at }) => {
  const page = await open(phone, { game: 'town-builder', seed: 2, lang: 'de', ...at })
  await page.locator('.pane-tab', { hasText: 'Stadtteil' }).tap()
  await expect.poll(() => page.locator('.tb-site').count()).toBe(plans)
  const [sites, houses] = await page.evaluate(() =>
    ['.tb-site', '.tb-house'].map((of) =>
      [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect()),
    ),
  )
  const lowest = Math.max(...(houses ?? []).map(({ bottom }) => bottom))
  expect(lowest).toBeLessThanOrEqual(Math.min(...(sites ?? []).map(({ top }) => top)))
})

test('on a phone the crest is used where the row is looked at', async () => {
  const page = await open(phone, { ...town, seats: 2, seed: 1, moves: 41, lang: 'en' })
  await page.getByRole('button', { name: /^Crest: Discard 1 card from the row/ }).tap()
  await page.getByRole('heading', { level: 1, name: 'Choose a card from the row' }).waitFor()
  expect(await page.locator('.tb-row .b-lit').count()).toBe(5)
  expect(await page.locator('.bar-slot .bar-answer').count()).toBe(0)
})

test('while others move, the tab of the row is marked until it is opened', async () => {
  const page = await open(phone, { ...town, moves: 85, until: 'theirs' })
  const tab = (name: string) => page.locator('.pane-tab', { hasText: name })
  await tab('Stadtteil').click()
  expect(await page.locator('.pane-news').count()).toBe(0)
  await page.evaluate(() => {
    walk.next()
    walk.show()
  })
  await tab('Reihe').locator('.pane-news').waitFor()
  await tab('Reihe').click()
  expect(await page.locator('.pane-news').count()).toBe(0)
})

test('no name of a foundation breaks', async () => {
  for (const size of [
    [1024, 768],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    const page = await open(size, { ...town, moves: 90 })
    expect.soft((await measure(page)).broken, size.join('x')).toEqual([])
  }
})

test('a phone that lies on its side asks to be turned, and shows the table if that is wanted', async () => {
  const page = await open(phone, town)
  const asked = page.getByText('Dreh dein Telefon hochkant')
  await page.setViewportSize({ width: 844, height: 390 })
  await asked.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await asked.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('button', { name: 'Trotzdem so zeigen' }).click()
  await asked.waitFor({ state: 'hidden' })
  expect(await page.locator('.stage').isVisible()).toBe(true)
})

test('V5.30 on a phone a card that needs a basic villager offers the trade for it, which leads on', async () => {
  const position = { game: 'villagers', seats: 2, seed: 28, moves: 60, lang: 'en' }
  const page = await open(phone, position)
  await page.locator('.v-hand [data-at="hand:thatcher"]').tap({ position: { x: 30, y: 14 } })
  await page.locator('.b-offer', { hasText: 'Trade a hand card for a Hayer' }).tap()
  await page.locator('.bar-undo:enabled').waitFor()
  expect(await page.locator('.b-details').count()).toBe(0)
  expect(await page.locator('.v-hand .b-lit').locator('visible=true').count()).toBeGreaterThan(0)
})
