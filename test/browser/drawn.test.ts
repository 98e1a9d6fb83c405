import { expect, test } from 'vitest'
import { languages } from '../../worker/games/kernel/language.ts'
import { openPosition } from './gallery.ts'
import { sizes } from './measured.ts'
import { withGallery } from './with-gallery.ts'

const { both } = withGallery()

/** Boards with a layout: their class, positions that are drawn, and things that must hold all their words. */
const samples = {
  'town-builder': {
    board: '.tb-board',
    moves: [12, 60, 110],
    whole: '.tb-plate, .tb-until, .tb-treasury, .tb-onward, .tb-head',
  },
  villagers: {
    board: '.v-board',
    moves: [20, 60, 150],
    whole: '.v-square > b, .v-tags:not(.v-swiped), .v-starters > b, .v-road-tags',
  },
  'my-village': { board: '.mv-board', moves: [12, 110, 190], whole: '' },
  settlement: {
    board: '.s-board',
    moves: [8, 60, 160],
    whole: '.s-flag, .s-gate, .s-stack, .s-site-name, .s-hero, .s-ware-words, .s-treasure, .s-turn',
  },
} as const

const cases = Object.entries(samples).flatMap(([game, sample]) =>
  sizes.map((size) => ({ game, ...sample, size, screen: size.join('x') })),
)

test.for(cases)('all of $game is drawn where its layout has it, at $screen', async (sample) => {
  const { browser, gallery } = both()
  for (const [i, moves] of sample.moves.entries()) {
    const position = { game: sample.game, seats: 2 + i, moves, lang: languages[i] ?? 'en' }
    const page = await openPosition(browser, gallery, sample.size, position)
    const tabs = await page.locator('.pane-tab').all()
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click()
      const [count, off] = await page.evaluate(({ board, whole }) => {
        const all = [...document.querySelectorAll<HTMLElement>(`${board} .at`)].filter(
          (one) => getComputedStyle(one).position === 'absolute',
        )
        const wrong = all.flatMap((one) => {
          const parent = one.offsetParent
          if (!(parent instanceof HTMLElement) || one.matches('.quiet')) return []
          const drawn = [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]
          const meant = ['--x', '--y', '--w', '--h'].map((name) =>
            Number.parseFloat(getComputedStyle(one).getPropertyValue(name)),
          )
          const isOff = drawn.some((at, i) => Math.abs(at - (meant[i] ?? 0)) > 1)
          return isOff ? [`${one.className} ${drawn} for ${meant}`] : []
        })
        // Words that are wider or higher than their box would lie over what is beside it.
        const spilt = [...document.querySelectorAll<HTMLElement>(`${board} :is(${whole})`)]
          .filter(
            (one) =>
              one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
          )
          .map(
            (one) =>
              `${one.className} ${one.textContent} holds ${one.clientWidth}x${one.clientHeight} of ${one.scrollWidth}x${one.scrollHeight}`,
          )
        return [all.length, [...wrong, ...spilt]] as const
      }, sample)
      expect(count).toBeGreaterThan(0)
      expect.soft(off, `${moves} ${position.lang}`).toEqual([])
    }
    await page.context().close()
  }
})
