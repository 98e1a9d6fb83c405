/**
 * Looks at a game in the gallery at every size, measures it and takes pictures:
 * `npm run look -- villagers [--seats 3] [--moves 60,200] [--size 1280x800] [--dark] [--lang en] [--out folder] [--until mine]`.
 * `npm run walk -- villagers [--seats 2] [--lang fr] [--dark] [--seed 2] [--size 1280x800,360x640]` goes through
 * every state of a whole game and tells what is wrong, and where it is seen first. `npm run walk` alone goes through each game with
 * each number of seats, as the workflow does at night, and fails on what must never be (ten minutes or more).
 * Every pane of a phone is looked at.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import { isLanguage } from '../../worker/games/kernel/language.ts'
import { isPhone, openPosition, type Size, serveBuiltGallery, serveGallery } from './gallery.ts'
import { type Measured, measure, sizes } from './measured.ts'
import {
  createAxe,
  createFaults,
  flawsOf,
  misses,
  type State,
  unreached,
  walkThrough,
} from './walking.ts'

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
if (process.argv.slice(2).join() === '--every') {
  const prepared = 'npm run --silent secrets && npm run --silent build'
  const { status } = spawnSync(`${prepared} && npm run --silent test:browser -- every-state`, {
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, DORFPOST_THOROUGH: '1' },
  })
  process.exit(status ?? 1)
}
const games =
  positionals.length > 0 ? positionals : ['villagers', 'my-village', 'settlement', 'town-builder']
if (!isLanguage(values.lang)) throw new Error(`There is no language called ${values.lang}.`)
const language = values.lang
const theme = values.dark ? 'dark' : 'light'
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

function tell(where: string, found: Measured): void {
  const faults = flawsOf(found)
  const sums = `scrolls ${found.scrolls}, smallest ${found.smallest} (${found.smallestText})`
  say(`${where}: ${faults.length === 0 ? 'good' : ''} ${sums}`)
  for (const fault of faults) say(`    ${fault}`)
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

/** Goes through all states of a game, on each of the sizes, and tells what is wrong and where it is seen first. */
async function walkGame(game: string): Promise<void> {
  const faults = createFaults()
  const seen = createAxe()
  const record = {
    game,
    seats: Number(values.seats),
    seed: Number(values.seed),
    from: Number(values.moves ?? 0),
  }
  let screens = 0
  const through = async (alike: ReadonlyArray<Size>) => {
    const looks = alike.map((size) => ({ size, language, theme, panes: 'all' }) as const)
    const [first] = alike
    if (!first) return
    await walkThrough(browser, gallery, record, () => looks, see, first)
  }
  const see = async ({ page, isMine }: State, where: string) => {
    screens++
    faults.note(flawsOf(await measure(page)), where)
    faults.note(await seen(page), where)
    if (isMine) {
      faults.note(await unreached(page), where)
      faults.note(await misses(page), where)
    }
  }
  await through(wanted.filter(isPhone))
  await through(wanted.filter((size) => !isPhone(size)))
  const lines = faults.lines()
  say(`${game}: ${screens} screens, ${lines.length} faults`)
  for (const line of lines) say(`    ${line}`)
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
