/**
 * Takes the README's pictures anew: a table of each game, and one on a phone at night. `npm run readme-pictures`
 */
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import { openPosition, type Position, serveBuiltGallery } from './gallery.ts'

const folder = join(import.meta.dirname, '../../.github/pictures')

const wide = [1280, 800] as const
const phone = [390, 844] as const
const shown: ReadonlyArray<readonly [string, readonly [number, number], Position]> = [
  ['villagers', wide, { game: 'villagers', moves: 90 }],
  ['my-village', wide, { game: 'my-village', moves: 90 }],
  ['settlement', wide, { game: 'settlement', moves: 90 }],
  ['town-builder', wide, { game: 'town-builder', moves: 130 }],
  ['phone', phone, { game: 'villagers', moves: 90 }],
]

const gallery = await serveBuiltGallery()
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const [name, size, position] of shown) {
    const everywhere = { seats: 3, seed: 1, until: 'mine', lang: 'en' }
    const scheme = size === phone ? 'dark' : 'light'
    const page = await openPosition(browser, gallery, size, { ...everywhere, ...position }, scheme)
    // The heads on the stamps come last.
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 })
    await page.context().close()
  }
} finally {
  await browser.close()
  await gallery.stop()
}
