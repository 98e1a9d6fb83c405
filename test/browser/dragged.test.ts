import { expect, test } from 'vitest'
import { withGallery } from './with-gallery.ts'

const { open } = withGallery()

test.for(['villagers', 'my-village', 'settlement', 'town-builder'])(
  'whatever is dragged of %s hangs on the pointer where it was taken',
  async (game) => {
    const position = { game, seats: 2, seed: 3, moves: 60, lang: 'en', until: 'mine' }
    const page = await open([1280, 800], position)
    const lit = await page.locator('.stage .b-lit').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return { at: one.getAttribute('data-at'), x: x + width / 2, y: y + height / 2 }
      }),
    )
    expect(lit.length).toBeGreaterThan(0)
    const off: string[] = []
    let dragged = 0
    for (const { at, x, y } of lit) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 30, y + 20, { steps: 2 })
      const hangs = await page.evaluate(() => {
        const box = document.querySelector('.b-dragged')?.getBoundingClientRect()
        return box && [box.x + box.width / 2, box.y + box.height / 2]
      })
      // Back to where it lay: nothing is played.
      await page.mouse.move(x, y, { steps: 2 })
      await page.mouse.up()
      if (!hangs) continue
      dragged++
      const [dx = 0, dy = 0] = [(hangs[0] ?? 0) - x - 30, (hangs[1] ?? 0) - y - 20]
      if (Math.hypot(dx, dy) > 4) off.push(`${at} by ${Math.round(dx)}, ${Math.round(dy)}`)
    }
    expect(off).toEqual([])
    expect(dragged).toBeGreaterThan(1)
  },
)

test('a building of Settlement that is dropped on a plot stands there, and is not asked for again', async () => {
  const position = { game: 'settlement', seats: 3, seed: 1, moves: 60, lang: 'en', until: 'mine' }
  const page = await open([1280, 800], position)
  const middle = async (at: string) => {
    const box = await page.locator(`[data-at="${at}"]`).boundingBox()
    if (!box) throw new Error(`${at} is not in view.`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  await page.mouse.move(...(await middle('market:1')))
  await page.mouse.down()
  await page.mouse.move(...(await middle('building:0:1')), { steps: 5 })
  await page.mouse.up()
  // The market has to be seen before the plan is sent.
  await page.locator('[data-at="building:0:1"].b-awaits').waitFor({ timeout: 5_000 })
})
