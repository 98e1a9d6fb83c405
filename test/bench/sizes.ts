/** What travels: states and views as JSON, and the scripts that a browser loads, compressed. */
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import {
  type AnyGame,
  attempt,
  type Play,
  Random,
  start,
  view,
} from '../../worker/games/kernel/index.ts'
import { serveApp } from '../serve.ts'
import { note, report } from './measure.ts'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const json = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** The largest state of one random game, and the largest view of it; returns the view as a share of the state. */
export function benchStates(game: AnyGame, options: unknown, seats: number): number {
  const choice = Random.fromSeed(new Uint8Array(32).fill(6))
  let play: Play = start(game, options, seats, new Uint8Array(32).fill(6))
  let state = 0
  let seen = 0
  for (let [seat] = game.toAct(play.state); seat !== undefined; [seat] = game.toAct(play.state)) {
    const turn = attempt(game, play)
    turn.play(seat, choice.pick(turn.moves(seat)))
    play = turn.end().play
    state = Math.max(state, json(play.state))
    seen = Math.max(seen, json(view(game, play, seat).state))
  }
  note(`${game.id}, ${seats} seats, largest state and view`, `${kB(state)} and ${kB(seen)}`)
  return seen / state
}

/** Says how many bytes of compressed script a page has loaded so far. */
function scriptsOf(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    scripts.set(response.url(), size)
  })
  return async () => (await Promise.all(scripts.values())).reduce((a, b) => a + b, 0)
}

/** Script of the first page, and what a table of each game adds to it; returns that as shares of the first page, by game. */
export async function benchPages(games: ReadonlyArray<AnyGame>): Promise<Map<string, number>> {
  const shares = new Map<string, number>()
  const app = await serveApp()
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox'],
  })
  try {
    for (const game of games) {
      const page = await browser.newPage({ baseURL: app.origin })
      const scripts = scriptsOf(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      const first = await scripts()
      const headers = { origin: app.origin }
      const post = async (path: string, data: unknown) =>
        (await page.request.post(`/api${path}`, { data, headers })).json()
      await post('/me/guest', { name: 'Ada', language: 'en' })
      const { table } = await post('/tables', { game: game.id, seats: game.seats.max })
      // While people gather, the page without a board; then the table starts and the board loads.
      await page.goto(`/t/${table.id}`, { waitUntil: 'networkidle' })
      const gathering = await scripts()
      for (let seat = 1; seat < game.seats.max; seat++) {
        const other = await (await browser.newContext({ baseURL: app.origin })).newPage()
        await other.request.post('/api/me/guest', {
          data: { name: 'Bela', language: 'en' },
          headers,
        })
        await other.request.post(`/api/tables/${table.id}/seat`, { data: {}, headers })
        await other.context().close()
      }
      await page.locator('.board').waitFor()
      await page.waitForLoadState('networkidle')
      const board = (await scripts()) - gathering
      report('first page, script', kB(first), 'at most 90 kB', first <= 90_000)
      report(`${game.id}, board and rules, script`, kB(board), 'at most 60 kB', board <= 60_000)
      shares.set(game.id, board / first)
      await page.close()
    }
    return shares
  } finally {
    await browser.close()
    await app.stop()
  }
}
