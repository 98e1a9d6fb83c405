/** Notes of a first game on a phone: told in full in the first turns, and never over what they speak of. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '../../worker/games/kernel/language.ts'
import { openPosition } from './gallery.ts'
import { withGallery } from './with-gallery.ts'

const { both } = withGallery()

/** State of the note on show: folded, and the pieces of its own that lie under it. */
const noteOn = (page: Page) =>
  page.locator('.guide').evaluate((note) => {
    const bubble = note.getBoundingClientRect()
    const names = (note.getAttribute('data-of') ?? '').split(' ').filter(Boolean)
    const under = names.filter((name) => {
      const piece = document.querySelector(
        `.stage [data-at="${name}"], .stage [data-place="${name}"]`,
      )
      if (!piece?.checkVisibility()) return false
      const { left, top, right, bottom } = piece.getBoundingClientRect()
      const width = Math.min(right, bubble.right) - Math.max(left, bubble.left)
      const height = Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top)
      const whole = (right - left) * (bottom - top)
      // A large thing, such as a village, may lie under a note with a tenth.
      const most = whole > 3 * bubble.width * bubble.height ? whole / 10 : 4
      return width > 0 && height > 0 && width * height > most
    })
    const title = note.querySelector('.guide-title')?.textContent ?? ''
    return { title, folded: note.hasAttribute('data-folded'), under }
  })

const cases = ['villagers', 'my-village', 'settlement', 'town-builder'].flatMap((game) =>
  [0, 4].map((moves, i) => ({
    game,
    moves,
    lang: languages[(moves + i + game.length) % 3] ?? 'en',
  })),
)

test.for(cases)(
  'notes of $game are told in full, off what they speak of, after $moves moves, on a phone',
  async ({ game, moves, lang }) => {
    const { browser, gallery } = both()
    const options = game === 'settlement' ? '{"dealt":true}' : '{}'
    const position = { game, moves, lang, options, seats: 2, seed: 3, guide: '1' }
    const page = await openPosition(browser, gallery, [390, 844], position)
    await page.locator('.guide-title').first().waitFor()
    const told: string[] = []
    for (let note = 0; note < 6; note++) {
      await page.locator('.guide:not(.guide-loose)').waitFor()
      const { title, folded, under } = await noteOn(page)
      told.push(title)
      expect({ title, folded, under }).toEqual({ title, folded: false, under: [] })
      await page.locator('.guide-done').click()
      const next = page.locator('.guide-title').filter({ hasNotText: title })
      const isOver = page.locator('.stage:not(:has(.guide))')
      await next.or(isOver).first().waitFor()
      if ((await page.locator('.guide').count()) === 0) break
    }
    expect(told.length).toBeGreaterThan(0)
  },
)
