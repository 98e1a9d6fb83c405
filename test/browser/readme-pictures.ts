/**
 * Takes the README's pictures anew: a table of each game, one on a phone at night, and a letter. `npm run readme-pictures`, or with the
 * names of some
 */
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-wasm'
import { type Browser, chromium } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import { pictureId } from '../../worker/notices/html.ts'
import { letterKinds } from '../unit/letter-kinds.ts'
import { ready } from '../unit/pictures/compared.ts'
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

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

/** A turn's letter as a mail program shows it, with the picture that is attached to it. */
async function takeLetter(browser: Browser): Promise<void> {
  await ready()
  const letter = (await letterKinds('en')).find(({ kind }) => kind === 'villagers: turn')
  if (!letter) throw new Error('There is no such letter.')
  const html = letter.drawings.reduce((page, svg, i) => {
    const image = new Resvg(svg).render()
    const data = Buffer.from(image.asPng()).toString('base64')
    image.free()
    return page.replaceAll(`cid:${pictureId(i)}`, `data:image/png;base64,${data}`)
  }, letter.html)
  const page = await browser.newPage({ viewport: { width: 640, height: 900 } })
  await page.setContent(html, { waitUntil: 'load' })
  await page.screenshot({ path: join(folder, 'letter.jpg'), type: 'jpeg', quality: 82 })
  await page.close()
}

/** Takes tables from the real frame. */
async function takeTables(browser: Browser, tables: typeof shown): Promise<void> {
  const gallery = await serveBuiltGallery()
  try {
    for (const [name, size, position] of tables) {
      const everywhere = { seats: 3, seed: 1, until: 'mine', lang: 'en' }
      const scheme = size === phone ? 'dark' : 'light'
      const page = await openPosition(
        browser,
        gallery,
        size,
        { ...everywhere, ...position },
        scheme,
      )
      // The heads on the stamps come last.
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 })
      await page.context().close()
    }
  } finally {
    await gallery.stop()
  }
}

const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  if (isWanted('letter')) await takeLetter(browser)
  const tables = shown.filter(([name]) => isWanted(name))
  if (tables.length > 0) await takeTables(browser, tables)
} finally {
  await browser.close()
}
