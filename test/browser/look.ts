/**
 * Looks at a game in the gallery at every size, measures it and takes pictures:
 * `npm run look -- villagers [--seats 3] [--moves 60,200] [--size 1280x800] [--dark] [--lang en] [--out folder] [--until mine]`.
 * `npm run walk -- villagers` goes through every question of a whole game and tells what is wrong, and where it
 * is seen first. Without a game: all of them. Every pane of a phone is looked at.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import { openPosition, serveBuiltGallery, serveGallery } from './gallery.ts'
import { type Measured, measure, sizes } from './measured.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    moves: { type: 'string' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string' },
    lang: { type: 'string', default: 'de' },
    until: { type: 'string', default: 'mine' },
    dark: { type: 'boolean', default: false },
    out: { type: 'string' },
    every: { type: 'boolean', default: false },
  },
})
const games =
  positionals.length > 0 ? positionals : ['villagers', 'my-village', 'settlement', 'town-builder']
type Size = readonly [number, number]
const walked: ReadonlyArray<Size> = [
  [360, 640],
  [390, 844],
  [1280, 800],
  [1680, 1050],
]
const usual = values.every ? walked : sizes
const wanted = values.size
  ? values.size.split(',').map((size) => size.split('x').map(Number) as unknown as Size)
  : usual

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** What is wrong of a measured screen, by kind. */
const faultsOf = (found: Measured) =>
  Object.entries({
    overlap: found.overlaps,
    boxes: found.boxes,
    covered: found.covered,
    cut: found.cut,
    broken: found.broken,
    unseen: found.unseen,
    small: found.small,
  }).filter(([, list]) => list.length > 0)

function tell(where: string, found: Measured): void {
  const faults = faultsOf(found)
  const sums = `scrolls ${found.scrolls}, smallest ${found.smallest} (${found.smallestText})`
  say(`${where}: ${faults.length === 0 ? 'good' : ''} ${sums}`)
  for (const [fault, list] of faults)
    say(`    ${fault} ${list.length}: ${[...new Set(list)].slice(0, 8).join(' | ')}`)
}

const open = async (game: string, moves: string, size: Size) => {
  const { seats, seed, lang, until, dark } = values
  const position = { game, seats, moves, seed, lang, until }
  const page = await openPosition(browser, gallery, size, position, dark ? 'dark' : 'light')
  page.on('pageerror', (error) => say(`    error: ${error.message}`))
  return page
}

/** Looks at every pane of a phone, or at the whole stage; `pane` is 0 there. */
async function lookAtPanes(page: Page, look: (pane: number) => Promise<void>): Promise<void> {
  const tabs = await page.locator('.pane-tab').all()
  if (tabs.length === 0) await look(0)
  for (const [i, tab] of tabs.entries()) {
    // By hand: an ending lies over the panes of a game that is over.
    await tab.evaluate((button) => (button as HTMLElement).click())
    await look(i + 1)
  }
}

const named = (size: Size, pane: number) => `${size.join('x')}${pane > 0 ? ` pane ${pane}` : ''}`

async function lookAtGame(game: string): Promise<void> {
  for (const moves of (values.moves ?? '60').split(','))
    for (const size of wanted) {
      const page = await open(game, moves, size)
      await lookAtPanes(page, async (pane) => {
        tell(`${game} ${moves} ${named(size, pane)}`, await measure(page))
        const name = `${game}-${values.seats}-${moves}-${size.join('x')}${pane > 0 ? `-p${pane}` : ''}`
        if (values.out) await page.screenshot({ path: `${values.out}/${name}.png` })
      })
      await page.context().close()
    }
}

/** Goes from question to question, on screens of one kind, and calls back at every screen of each. */
async function walk(
  game: string,
  alike: ReadonlyArray<Size>,
  look: (page: Page, where: string) => Promise<void>,
): Promise<void> {
  const [first] = alike
  if (!first) return
  for (let moves = Number(values.moves ?? 0), isOver = false; !isOver; moves++) {
    const page = await open(game, `${moves}`, first)
    moves = Number(await page.locator('html').getAttribute('data-played'))
    isOver = (await page.locator('.bar-mine').count()) === 0
    for (const size of alike) {
      await page.setViewportSize({ width: size[0], height: size[1] })
      await lookAtPanes(page, (pane) => look(page, `moves=${moves} ${named(size, pane)}`))
    }
    await page.context().close()
  }
}

async function walkGame(game: string): Promise<void> {
  const seen = new Map<string, { readonly first: string; times: number }>()
  let screens = 0
  const note = (fault: string, where: string) => {
    const known = seen.get(fault) ?? { first: where, times: 0 }
    known.times++
    seen.set(fault, known)
  }
  const look = async (page: Page, where: string) => {
    const found = await measure(page)
    screens++
    if (found.scrolls > 0) note('the document scrolls', where)
    if (found.smallest < 12) note(`letters of ${found.smallest} px: ${found.smallestText}`, where)
    // The ending is a sheet over the stage.
    for (const [fault, list] of faultsOf(found))
      for (const one of new Set(list))
        if (!one.endsWith(' < ending')) note(`${fault}: ${one}`, where)
  }
  const isPhone = ([width]: Size) => width <= 700
  for (const alike of [wanted.filter(isPhone), wanted.filter((size) => !isPhone(size))])
    await walk(game, alike, look)
  say(`${game}: ${screens} screens, ${seen.size} faults`)
  for (const [fault, { first, times }] of [...seen].sort(([a], [b]) => a.localeCompare(b)))
    say(`    ${fault} (${times} times, first at ${first})`)
}

if (values.out) mkdirSync(values.out, { recursive: true })
const gallery = await (values.every ? serveBuiltGallery() : serveGallery())
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const game of games) await (values.every ? walkGame(game) : lookAtGame(game))
} finally {
  await browser.close()
  await gallery.stop()
}
