import { expect, test } from 'vitest'
import { languages } from '../../worker/games/kernel/language.ts'
import { openPosition } from './gallery.ts'
import { sizes } from './measured.ts'
import { withGallery } from './with-gallery.ts'

const { both } = withGallery()

test.for(sizes)('all of Town Builder is drawn where its layout has it, at %ix%i', async (size) => {
  const { browser, gallery } = both()
  for (const [i, moves] of [12, 60, 110].entries()) {
    const position = { game: 'town-builder', seats: 2 + i, moves, lang: languages[i] ?? 'en' }
    const page = await openPosition(browser, gallery, size, position)
    const tabs = await page.locator('.pane-tab').all()
    for (const tab of tabs.length > 0 ? tabs : [null]) {
      await tab?.click()
      const [count, off] = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('.tb-board .at')]
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
      })
      expect(count).toBeGreaterThan(3)
      expect.soft(off, `${moves} ${position.lang}`).toEqual([])
    }
    await page.context().close()
  }
})
