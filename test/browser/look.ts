/**
 * Looks at a game in the gallery at every size, measures it and takes pictures:
 * `npm run look -- villagers [--seats 3] [--moves 60,200] [--size 1280x800] [--dark] [--lang en] [--out folder] [--until mine]`.
 * Without a game: all of them. Every pane of a phone is looked at.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import { openPosition, serveGallery } from './gallery.ts'
import { type Measured, measure, sizes } from './measured.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    moves: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string' },
    lang: { type: 'string', default: 'de' },
    until: { type: 'string', default: 'mine' },
    dark: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})
const games =
  positionals.length > 0 ? positionals : ['villagers', 'my-village', 'settlement', 'town-builder']
const wanted = values.size
  ? values.size
      .split(',')
      .map((size) => size.split('x').map(Number) as unknown as readonly [number, number])
  : sizes

const say = (line: string) => void process.stdout.write(`${line}\n`)

function tell(where: string, found: Measured): void {
  const faults = Object.entries({
    overlap: found.overlaps,
    boxes: found.boxes,
    covered: found.covered,
    cut: found.cut,
    unseen: found.unseen,
    small: found.small,
  }).filter(([, list]) => list.length > 0)
  const sums = `scrolls ${found.scrolls}, smallest ${found.smallest} (${found.smallestText})`
  say(`${where}: ${faults.length === 0 ? 'good' : ''} ${sums}`)
  for (const [fault, list] of faults)
    say(`    ${fault} ${list.length}: ${[...new Set(list)].slice(0, 8).join(' | ')}`)
}

async function lookAt(page: Page, where: string, name: string): Promise<void> {
  tell(where, await measure(page))
  if (values.out) await page.screenshot({ path: `${values.out}/${name}.png` })
}

if (values.out) mkdirSync(values.out, { recursive: true })
const gallery = await serveGallery()
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const game of games)
    for (const moves of values.moves.split(','))
      for (const size of wanted) {
        const { seats, seed, lang, until } = values
        const position = { game, seats, moves, seed, lang, until }
        const page = await openPosition(
          browser,
          gallery,
          size,
          position,
          values.dark ? 'dark' : 'light',
        )
        page.on('pageerror', (error) => say(`    error: ${error.message}`))
        const name = `${game}-${seats}-${moves}-${size.join('x')}`
        const tabs = await page.locator('.pane-tab').all()
        if (tabs.length === 0) await lookAt(page, `${game} ${moves} ${size.join('x')}`, name)
        for (const [i, tab] of tabs.entries()) {
          await tab.click()
          await lookAt(
            page,
            `${game} ${moves} ${size.join('x')} pane ${i + 1}`,
            `${name}-p${i + 1}`,
          )
        }
        await page.context().close()
      }
} finally {
  await browser.close()
  await gallery.stop()
}
