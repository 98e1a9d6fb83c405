/** No page scrolls sideways on a narrow phone, also where text is twice as large. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { within } from '../within.ts'
import { person, phone, withBrowser } from './people.ts'
import { named, post } from './table.ts'

withBrowser()

const paths = [
  ...['/', '/new', '/tables', '/tables/over', '/next', '/letters', '/settings', '/sign-in'],
  ...[
    '/lobby',
    '/people',
    '/best',
    '/week',
    '/tournaments',
    '/tournaments/new',
    '/ladders',
    '/clubs',
    '/clubs/new',
    '/rules',
    '/rules/my-village',
    '/cards/villagers',
  ],
  ...[
    '/how/settlement',
    '/learn/town-builder',
    '/first/my-village',
    '/about',
    '/how-answering-works',
    '/study',
    '/card',
    '/unsubscribe',
  ],
  '/nowhere',
]

/**
 * Number of pixels by which the page is wider than this screen, and what sticks out of it, or out of a
 * table's envelope, where it would be cut.
 */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement))
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left } = element.getBoundingClientRect()
      const envelope = element.matches('.entry-text *, .entry-seats *') && element.closest('.entry')
      if (envelope) return right > envelope.getBoundingClientRect().right + 1
      return (right > width + 1 || left < -1) && !isCut(element.parentElement)
    })
    const named = (one: Element) => `${one.tagName}.${one.className}: ${one.textContent}`
    return {
      wider: document.documentElement.scrollWidth - width,
      out: out.slice(0, 5).map((one) => named(one).slice(0, 90)),
    }
  })

/** Somebody whose table waits, with long words about them. */
async function known(): Promise<{ page: Page; own: string[] }> {
  const page = await person({ ...phone, viewport: { width: 320, height: 640 } })
  await page.goto('/')
  await named(page, 'Donaudampfschifffahrtskapitän', 'de')
  const own = []
  for (const [seats, title] of [
    [1, 'Rhabarberbarbarabarbarbarenbartbarbierbierbar'],
    [3, 'Straßenbahnhaltestellenwartehäuschen'],
  ] as const) {
    const { table } = await post<{ table: { id: string } }>(page, '/tables', {
      game: 'settlement',
      seats,
      title,
      pace: null,
    })
    own.push(`/t/${table.id}`)
  }
  return { page, own }
}

test.for([100, 200])(
  'with text at %i % no page scrolls sideways at 320, 340 and 390 px',
  { timeout: within(180_000) },
  async (percent) => {
    const { page, own } = await known()
    const wrong: unknown[] = []
    for (const path of [...paths, ...own]) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
      }, percent)
      for (const width of [320, 340, 390]) {
        await page.setViewportSize({ width, height: 640 })
        const { wider, out } = await sticksOut(page)
        if (wider > 0 || out.length > 0) wrong.push({ path, width, wider, out })
      }
    }
    expect(wrong).toEqual([])
  },
)
