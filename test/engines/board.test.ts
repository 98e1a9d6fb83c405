/** A board that is pressed, and a choice of the settings page that is kept, in Firefox and WebKit. */
import { expect, test } from 'vitest'
import { games } from '../../worker/games/index.ts'
import { count, parts, shows } from '../frame.ts'
import { asking, beSomebody, inEngines, openBoard, wire } from './page.ts'

/** A move is made that is not sent: it can be taken back. */
const undoable = '[aria-label="Undo"]:not(:disabled)'

/** Most presses that a move takes: of a piece, of its place, and of what is asked about it. */
const mostPresses = 4

/** Marks the first piece that can be pressed and has nothing over its middle; tells whether there is one. */
const markPiece = `(() => {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  const isFree = (piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect()
    return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const found = [...document.querySelectorAll('.stage .b-lit')].find(isFree)
  found?.setAttribute('data-pressed', '')
  return found !== undefined
})()`

/** The pieces that are chosen, and whether a move is made. */
const state = `[...document.querySelectorAll('.stage .b-chosen, ${undoable}')].map((one) => one.dataset.at ?? 'made').join()`

inEngines((here) => {
  for (const { id } of games)
    test(`${id}: a move is made by pressing pieces of the board`, async () => {
      const page = here()
      await openBoard(page, id)
      expect([await count(page, parts.list), await page.value(state)]).toEqual([0, ''])
      for (let presses = 0; (await count(page, undoable)) === 0; presses++) {
        expect(presses).toBeLessThan(mostPresses)
        await expect.poll(() => page.value(markPiece)).toBe(true)
        const before = await page.value(state)
        await page.press('[data-pressed]')
        await expect.poll(() => page.value(state)).not.toBe(before)
      }
    })

  test('the theme that is chosen on the settings page is shown at once, and kept after a reload', async () => {
    const page = here()
    await beSomebody(page)
    const theme = () => page.value('document.documentElement.dataset.theme')
    const ground = () => page.value('getComputedStyle(document.documentElement).backgroundColor')
    const colours: unknown[] = []
    for (const [nth, chosen] of ['light', 'dark'].entries()) {
      await page.goto(`${wire.origin}/settings`)
      const radio = `label:nth-child(${nth + 2}):has(> input[name="theme"])`
      await shows(page, radio)
      await page.press(radio)
      await expect.poll(theme).toBe(chosen)
      const kept = async () =>
        (await asking(page)<{ me: { theme: string } }>('GET', '/me')).me.theme
      await expect.poll(kept).toBe(chosen)
      await page.goto(`${wire.origin}/settings`)
      await shows(page, `${radio} > :checked`)
      expect(await theme()).toBe(chosen)
      colours.push(await ground())
    }
    expect(colours[0]).not.toBe(colours[1])
  })
})
