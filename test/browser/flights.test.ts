import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withGallery } from './with-gallery.ts'

const { open } = withGallery()

/** Every part of a flying copy that is not as large, or not shown, as it is of the piece that it becomes. */
const different = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const watch = new MutationObserver(() => {
          const copy = document.querySelector<HTMLElement>('.b-layer > .b-piece')
          if (!copy) return
          watch.disconnect()
          const name = (card: Element) => card.querySelector('.v-name')?.textContent
          const piece = [...document.querySelectorAll('.stage .v-hand .b-piece')].findLast(
            (card) => name(card) === name(copy),
          )
          const parts = (root: Element | undefined) =>
            [...(root?.querySelectorAll<HTMLElement>('span') ?? [])].map(
              ({ className, offsetWidth, offsetHeight }) =>
                `${className} ${offsetWidth}x${offsetHeight}`,
            )
          const there = parts(piece)
          resolve(parts(copy).filter((part, i) => part !== there[i]))
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )

test.for([
  [390, 844],
  [800, 700],
  [1280, 800],
] as const)('what flies to a hand looks as it will there, at %ix%i', async (size) => {
  const position = { game: 'villagers', seats: 2, moves: 1, seed: 2, lang: 'de' }
  const page = await open(size, position)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const seen = different(page)
  await page.locator('.v-slot .b-lit').first().click()
  await page.locator('.bar-send:enabled').click()
  expect(await seen).toEqual([])
})

test('a card of Villagers is seen to arrive before the stage turns to whose padlock-opener is asked for', async () => {
  const position = { game: 'villagers', seats: 5, moves: 250, seed: 2, lang: 'en' }
  const page = await open([1280, 800], position)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('[data-at="hand:truffler"]').first().click()
  const turned = page.evaluate(
    () =>
      new Promise<{ flying: number; built: string | undefined }>((resolve) => {
        let [flying, built] = [0, undefined as string | undefined]
        const watch = new MutationObserver(() => {
          flying = Math.max(flying, document.querySelectorAll('.v-layer > .b-piece').length)
          const village = document.querySelector('.v-village')
          if (village?.getAttribute('data-place') !== 'village:0') {
            watch.disconnect()
            return resolve({ flying, built })
          }
          built = village.querySelector('[data-at="at:0:0:0:2"] .v-name')?.textContent
        })
        const all = { childList: true, attributes: true, subtree: true }
        watch.observe(document.body, all)
      }),
  )
  await page.locator('[data-at="at:0:0:0:1"]').first().click()
  expect(await turned).toEqual({ flying: 1, built: 'Truffler' })
})

/** Returns true if the middle of what is found last lies within a line that is swiped, and within the screen. */
const isSeenIn = (page: Page, line: string, found: string) =>
  page.evaluate(
    ([area, selector]) => {
      const last = [...document.querySelectorAll(`${area} ${selector}`)].at(-1)
      const [piece, edge] = [last, last?.closest(area)].map((one) => one?.getBoundingClientRect())
      if (!piece || !edge) return null
      const x = piece.left + piece.width / 2
      return x > Math.max(0, edge.left) && x < Math.min(innerWidth, edge.right)
    },
    [line, found] as const,
  )

test.for(['no-preference', 'reduce'] as const)(
  'a card taken at the end of a phone’s road is seen there, and where it comes to lie (motion: %s)',
  async (reducedMotion) => {
    const position = { game: 'villagers', seats: 3, moves: 0, seed: 2, lang: 'de' }
    const page = await open([390, 844], position)
    await page.emulateMedia({ reducedMotion })
    const end = '[data-place="road:5"]'
    expect(await isSeenIn(page, '.v-road', end)).toBe(false)
    // By script, as the list of moves or a hint plays it: a finger has swiped to it before.
    await page.locator('[data-at="road:5"]').evaluate((card) => (card as HTMLElement).click())
    await page.locator('.bar-undo:enabled').waitFor()
    await expect.poll(() => isSeenIn(page, '.v-road', end)).toBe(true)
    await page.locator('.bar-send:enabled').click()
    await expect.poll(() => isSeenIn(page, '.v-hand-pane', '[data-at^="square:"]')).toBe(true)
  },
)

/** Place where the last piece of what flies next begins and ends: the middles of its ends, in pixels. */
const nextFlight = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{
        from: readonly [number, number]
        to: readonly [number, number]
        isDrawn: boolean
      }>((resolve) => {
        const watch = new MutationObserver(() => {
          const all = document.querySelectorAll<HTMLElement>('.mv-board > .b-layer > *')
          const ghost = [...all].at(-1)
          const [flight] = ghost?.getAnimations() ?? []
          const frames = (flight?.effect as KeyframeEffect | undefined)?.getKeyframes()
          if (!ghost || !frames) return
          watch.disconnect()
          const layer = ghost.parentElement?.getBoundingClientRect()
          const [left = 0, top = 0] = [ghost.style.left, ghost.style.top].map(Number.parseFloat)
          const [dx = 0, dy = 0] = String(frames[0]?.translate).split(' ').map(Number.parseFloat)
          const to = [left + (layer?.x ?? 0), top + (layer?.y ?? 0)] as const
          const used = [...ghost.querySelectorAll('use')].map(
            (use) => use.getAttribute('href') ?? '',
          )
          const isDrawn = used.length > 0 && used.every((name) => document.querySelector(name))
          resolve({ from: [to[0] + dx, to[1] + dy], to, isDrawn })
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )

/** The middle of what is seen by that selector first. */
const middleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })

const near = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]) =>
  Math.hypot(x - a, y - b) < 4

test.for([
  ['a laptop', [1280, 800]],
  ['a phone', [390, 844]],
] as const)(
  'a building of My Village flies from where it was taken on %s to where it stands then',
  async ([, size]) => {
    const position = { game: 'my-village', seats: 3, moves: 0, seed: 2, lang: 'en', until: 'mine' }
    const page = await open(size, position)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const offered = '.mv-uses-row .b-lit[data-at^="card:"]'
    const began = await middleOf(page, offered)
    const flight = nextFlight(page)
    await page.locator(offered).first().click()
    const { from, to, isDrawn } = await flight
    expect(isDrawn).toBe(true)
    expect(near(from, began)).toBe(true)
    expect(near(to, from)).toBe(false)
  },
)

test('on a phone the villagers that leave the Road are seen to go', async () => {
  const position = { game: 'villagers', seats: 2, moves: 3, seed: 2, lang: 'en' }
  const page = await open([390, 844], position)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const send = page.locator('.bar-send:enabled')
  await page.locator('.v-slot .b-lit').first().click()
  await send.click()
  await page.getByText('Put no gold on the Road').click()
  const names = await page.locator('.v-slot .v-name').allTextContents()
  const gone = page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('.said')?.textContent?.includes('leave the Road')) return
          const flying = [...document.querySelectorAll('.v-layer > *')]
          if (flying.length === 0) return
          watch.disconnect()
          resolve(flying.map((one) => one.querySelector('.v-name')?.textContent ?? null))
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await send.click()
  // All but the one with gold on it.
  expect(names).toEqual(expect.arrayContaining(await gone))
})
