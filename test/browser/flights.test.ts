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
