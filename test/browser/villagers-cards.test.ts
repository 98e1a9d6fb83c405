/** Texts of the cards of Villagers, which must not depend on the screen. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { within } from '../within.ts'
import type { Size } from './gallery.ts'
import { withGallery } from './with-gallery.ts'

const { open } = withGallery()

/** Facts that are missing on cards of which the picture is seen, and on the stacks of the road. */
const missing = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (one: Element | null) => {
      if (!one?.checkVisibility({ visibilityProperty: true })) return false
      const { width, height } = one.getBoundingClientRect()
      return width > 6 && height > 6
    }
    const name = (card: Element) => card.querySelector('.v-name')?.textContent ?? 'a back'
    const cards = [...document.querySelectorAll('.v-stamp')].filter((card) => {
      const picture = card.querySelector('.v-picture')
      return isSeen(picture)
    })
    const faults = cards.flatMap((card) => [
      ...[...card.querySelectorAll('.v-head > .v-mark')]
        .filter((mark) => !isSeen(mark))
        .map(() => `${name(card)}: no suit`),
      ...[...card.querySelectorAll('.v-below')]
        .filter((below) => !isSeen(below))
        .map(() => `${name(card)}: not what it goes on`),
    ])
    const stacks = [...document.querySelectorAll('.v-stack:not(.v-bare) .v-pile-back')]
    for (const stack of stacks)
      if (!isSeen(stack.querySelector('.v-count > .v-mark'))) faults.push('a stack without a suit')
    return { cards: cards.length, faults }
  })

test.for([
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as ReadonlyArray<Size>)(
  'V5.20 the cards of Villagers say their suit and what they go on at %i x %i',
  { timeout: within(120_000) },
  async (size) => {
    const page = await open(size, { game: 'villagers', seats: 3, moves: 60, lang: 'de' })
    const tabs = page.locator('.pane-tab')
    const count = await tabs.count()
    for (let pane = 0; pane < Math.max(count, 1); pane++) {
      if (count > 0) await tabs.nth(pane).click()
      const { cards, faults } = await missing(page)
      expect(cards).toBeGreaterThan(3)
      expect(faults).toEqual([])
    }
  },
)
