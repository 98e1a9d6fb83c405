import { expect, test } from 'vitest'
import { languages } from '../../worker/games/kernel/language.ts'
import { openPosition } from './gallery.ts'
import { sizes } from './measured.ts'
import { withGallery } from './with-gallery.ts'

const { both } = withGallery()

/** Boards with a layout: what it is called, and what is drawn there whose words must not be wider or higher than their box. */
const boards = [
  {
    game: 'town-builder',
    root: '.tb-board',
    words: '.tb-plate, .tb-until, .tb-treasury, .tb-onward',
    moves: [12, 60, 110],
  },
  {
    game: 'villagers',
    root: '.v-board',
    words: '.v-square > b, .v-tags:not(.v-swiped), .v-starters > b, .v-road-tags',
    moves: [20, 60, 150],
  },
] as const

const samples = boards.flatMap((board) => sizes.map((size) => ({ ...board, size })))

test.for(samples)('all of $game is drawn where its layout has it, at $size', async (sample) => {
  const { game, root, words, moves: after, size } = sample
  const { browser, gallery } = both()
  for (const [i, moves] of after.entries()) {
    const position = { game, seats: 2 + i, moves, lang: languages[i] ?? 'en' }
    const page = await openPosition(browser, gallery, size, position)
    const tabs = await page.locator('.pane-tab').all()
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click()
      const [count, off] = await page.evaluate(
        ([inside, spilling]) => {
          const all = [...document.querySelectorAll<HTMLElement>(`${inside} .at`)]
          const wrong = all.flatMap((one) => {
            const parent = one.offsetParent
            if (!(parent instanceof HTMLElement)) return []
            const drawn = [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]
            const meant = ['--x', '--y', '--w', '--h'].map((name) =>
              Number.parseFloat(getComputedStyle(one).getPropertyValue(name)),
            )
            const isOff = drawn.some((at, i) => Math.abs(at - (meant[i] ?? 0)) > 1)
            // Words that are wider or higher than their box would lie over what is beside it.
            const isSpilt =
              one.matches(spilling) &&
              (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            return isOff || isSpilt ? [`${one.className} ${drawn} for ${meant}`] : []
          })
          return [all.length, wrong] as const
        },
        [root, words] as const,
      )
      expect(count).toBeGreaterThan(3)
      expect.soft(off, `${moves} ${position.lang}`).toEqual([])
    }
    await page.context().close()
  }
})
