/** Cost of moves on the stage: script of choosing and undoing one and of turning the stage, and the frames while pieces travel. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import { type Gallery, serveBuiltGallery } from '../browser/gallery.ts'
import { median, note, report } from './measure.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** Number of moves that are planned at each table, at most. */
const planned = 10

/** The fullest tables that random play comes to: everybody sits there, and most moves have been made. */
const movesMade: Readonly<Record<string, number>> = {
  villagers: 330,
  'my-village': 240,
  settlement: 200,
  'town-builder': 200,
}

/** Counts of Chromium for a page so far, in milliseconds. */
async function spent(cdp: CDPSession): Promise<{ script: number; tasks: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
  return { script: of('ScriptDuration'), tasks: of('TaskDuration') }
}

/** Waits until what was changed is painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )

/** A move that can be seen, as a lit piece or as an answer in the bar. */
const choices =
  '.stage .b-lit, .stage .mv-choice, .bar-acts .bar-answer:enabled:not(.bar-answer-quiet)'

/** Opens the fullest table of a game at my turn. */
async function openFull(
  browser: Browser,
  gallery: Gallery,
  game: AnyGame,
  size: number,
  still: boolean,
) {
  const context = await browser.newContext({
    viewport: sizes[size] ?? sizes[0],
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  // A game that ends before that move is looked at a little earlier.
  for (let moves = movesMade[game.id] ?? 100; ; moves -= 20) {
    const query = new URLSearchParams({
      ...{ game: game.id, seats: `${game.seats.max}`, seed: '2', lang: 'en' },
      moves: `${moves}`,
    })
    await page.goto(new URL(`gallery/?${query}`, gallery.origin).href)
    await page.locator('.board:not(.coming)').waitFor()
    await page.evaluate(() => document.fonts.ready)
    if ((await page.locator('.bar-mine').count()) > 0 || moves <= 20) break
  }
  const cdp = await context.newCDPSession(page)
  // Time on the processor: what else the machine does at the time does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp }
}

/** Point where a mouse would press one of the choices, another one each time; `null` where nothing can be pressed. */
const pressable = (page: Page, n: number) =>
  page.evaluate(
    ([selector, at]) => {
      // Pieces lie over each other: somewhere each can be hit.
      const shares = [0.5, 0.1, 0.9]
      const all = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const points = shares.flatMap((x) =>
          shares.map((y) => ({ x: left + x * width, y: top + y * height })),
        )
        const free = points.find(({ x, y }) => one.contains(document.elementFromPoint(x, y)))
        return free ? [free] : []
      })
      return all[at % Math.max(1, all.length)] ?? null
    },
    [choices, n * 7 + (n >> 2)] as const,
  )

/** Leads the mouse to one of the choices, and waits until it has come to rest; `false` where there is none. */
async function aim(page: Page, n: number): Promise<boolean> {
  const at = await pressable(page, n)
  if (!at) return false
  await page.mouse.move(at.x, at.y)
  await painted(page)
  return true
}

/** Presses by the mouse. Pressed by script, what comes next would be explained, as if a key had led there. */
async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** The button that takes back what was planned last; only where there is something to take back. */
const undoable = '.bar-undo:enabled'

const isPlanned = (page: Page) =>
  page.evaluate((selector) => document.querySelector(selector) !== null, undoable)

const undo = (page: Page) =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), undoable)

/** Script of each press by which a move is planned, of each that only chooses a piece, and of taking moves back. */
async function presses(page: Page, cdp: CDPSession) {
  const times = { move: [] as number[], piece: [] as number[], undo: [] as number[] }
  const measured = async (act: () => Promise<unknown>) => {
    const before = await spent(cdp)
    await act()
    await painted(page)
    return (await spent(cdp)).script - before.script
  }
  for (let n = 0; n < 6 * planned && times.undo.length < planned; n++) {
    if (!(await aim(page, n))) continue
    const took = await measured(() => press(page))
    const isMove = await isPlanned(page)
    times[isMove ? 'move' : 'piece'].push(took)
    if (isMove) times.undo.push(await measured(() => undo(page)))
  }
  return times
}

/** Script of bringing each other village to the stage in turn, by the rail. */
async function turns(page: Page, cdp: CDPSession): Promise<number[]> {
  const seats = page.locator('.rail .seat')
  const times: number[] = []
  for (let n = 0; n < planned; n++) {
    await seats.nth((n + 1) % (await seats.count())).hover()
    await painted(page)
    const before = (await spent(cdp)).script
    await press(page)
    await painted(page)
    times.push((await spent(cdp)).script - before)
  }
  await page.keyboard.press('Escape')
  return times
}

/** Work of the page while pieces travel: milliseconds of work a frame, and between two frames all but one in twenty times. */
async function travelling(page: Page, cdp: CDPSession) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const works: number[] = []
  const gaps: number[] = []
  for (let n = 0; n < 6 * planned && works.length < planned; n++) {
    if (!(await aim(page, n))) continue
    // Looked for from before the press: on a slow processor a piece may be there before one asks.
    const begun = page.waitForFunction(isTravelling, null, { polling: 'raf', timeout: 2000 })
    const travels = begun.then(
      () => true,
      () => false,
    )
    await press(page)
    if (await travels) {
      const before = await spent(cdp)
      const times = await page.evaluate(travel)
      works.push(((await spent(cdp)).tasks - before.tasks) / times.length)
      gaps.push(...times.slice(1).map((time, i) => time - (times[i] ?? time)))
    }
    await undo(page)
    await painted(page)
  }
  const sorted = gaps.toSorted((a, b) => a - b)
  return { works, gap: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, frames: gaps.length }
}

/** Runs in the page: whether something moves that comes to an end. */
const isTravelling = () =>
  document
    .getAnimations()
    .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations === 1)

/** Runs in the page: the times of all frames until nothing moves any more. */
const travel = () =>
  new Promise<number[]>((resolve) => {
    const all: number[] = []
    const isMoving = () =>
      document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations === 1)
    const look = (now: number) => {
      all.push(now)
      if (isMoving() && all.length < 120) requestAnimationFrame(look)
      else resolve(all)
    }
    requestAnimationFrame(look)
  })

/** Plays moves by the pieces themselves at the fullest table of every game. */
export async function benchStage(games: ReadonlyArray<AnyGame>): Promise<void> {
  const gallery = await serveBuiltGallery()
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox'],
  })
  const ms = (n: number) => `${n.toFixed(1)} ms`
  try {
    for (const game of games)
      for (const [i, { width }] of sizes.entries()) {
        const at = `${game.id}, the fullest table at ${width} px`
        const still = await openFull(browser, gallery, game, i, true)
        const turned = await turns(still.page, still.cdp)
        const times = await presses(still.page, still.cdp)
        await still.page.context().close()
        for (const [what, all] of [
          ['choosing a move', times.move],
          ['choosing a piece', times.piece],
          ['undoing', times.undo],
          ['turning the stage', turned],
        ] as const) {
          if (all.length === 0) continue
          const usual = median(all)
          report(`${at}, script of ${what}`, ms(usual), 'at most 16 ms', usual <= 16)
          note(`${at}, at worst of ${all.length}`, ms(Math.max(...all)))
        }
        const moving = await openFull(browser, gallery, game, i, false)
        const { works, gap, frames } = await travelling(moving.page, moving.cdp)
        await moving.page.context().close()
        if (frames === 0) continue
        const work = median(works)
        report(
          `${at}, work of a frame while pieces travel, on a processor four times as slow`,
          ms(work),
          'at most 16 ms',
          work <= 16,
        )
        note(`${at}, from frame to frame, 19 of 20 of ${frames}`, `${ms(gap)} at most`)
      }
  } finally {
    await browser.close()
    await gallery.stop()
  }
}
