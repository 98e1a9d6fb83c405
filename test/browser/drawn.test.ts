import { expect, test } from 'vitest'
import { languages } from '../../worker/games/kernel/language.ts'
import { openPosition } from './gallery.ts'
import { sizes } from './measured.ts'
import { withGallery } from './with-gallery.ts'

const { both } = withGallery()

const drawn = [
  { game: 'town-builder', board: '.tb-board', positions: [12, 60, 110] },
  { game: 'my-village', board: '.mv-board', positions: [12, 110, 190] },
]
const samples = drawn.flatMap((one) => sizes.map((size) => [one.game, ...size, one, size] as const))

test.for(samples)('all of %s is drawn where its layout has it, at %ix%i', async (sample) => {
  const [game, , , { board, positions }, size] = sample
  const { browser, gallery } = both()
  for (const [i, moves] of positions.entries()) {
    const position = { game, seats: 2 + i, moves, lang: languages[i] ?? 'en' }
    const page = await openPosition(browser, gallery, size, position)
    const tabs = await page.locator('.pane-tab').all()
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click()
      const [count, off] = await page.evaluate((root) => {
        const all = [...document.querySelectorAll<HTMLElement>(`${root} .at`)]
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
            one.matches('.tb-plate, .tb-until, .tb-treasury, .tb-onward') &&
            (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          return isOff || isSpilt ? [`${one.className} ${drawn} for ${meant}`] : []
        })
        return [all.length, wrong] as const
      }, board)
      expect(count).toBeGreaterThan(0)
      expect.soft(off, `${moves} ${position.lang}`).toEqual([])
    }
    await page.context().close()
  }
})
