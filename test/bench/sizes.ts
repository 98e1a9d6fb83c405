/** Data that travels: states and views as JSON, and the scripts that a browser loads, compressed. */
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import type { GameId } from '../../worker/games/index.ts'
import {
  type AnyGame,
  attempt,
  type Play,
  Random,
  start,
  view,
} from '../../worker/games/kernel/index.ts'
import { pictures } from '../../worker/pictures/index.ts'
import * as myVillage from '../../worker/pictures/my-village/index.ts'
import * as settlement from '../../worker/pictures/settlement/index.ts'
import { ink, tonesCss } from '../../worker/pictures/tones.ts'
import * as townBuilder from '../../worker/pictures/town-builder/index.ts'
import * as villagers from '../../worker/pictures/villagers/index.ts'
import { serveApp } from '../serve.ts'
import { kB, note, report } from './measure.ts'

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

const drawings: Readonly<Record<GameId, { symbols(): string; ground(): string }>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}

/** Each game's drawings as a table shows them: all pieces as one sprite, the ground, the tones by day and night. */
export function benchArt(): void {
  for (const id of Object.keys(drawings) as GameId[]) {
    const ground = ink(drawings[id].ground())
    const all = ink(drawings[id].symbols()) + ground + tonesCss(pictures[id].place)
    const small = gzipSync(all, { level: 9 }).length
    const bytes = Buffer.byteLength(ground)
    report(`${id}, all drawings, compressed`, kB(small), 'at most 60 kB', small <= 60_000)
    report(`${id}, ground`, kB(bytes), 'at most 25 kB', bytes <= 25_000)
    note(`${id}, ground, compressed`, kB(gzipSync(ground, { level: 9 }).length))
    const slow = (all.match(/<(filter|mask|foreignObject|image)\b|filter=/g) ?? []).length
    report(`${id}, filters, masks and bitmaps`, `${slow}`, 'none', slow === 0)
  }
}

type Scripts = ReadonlyMap<string, number>

/** Says which scripts a page has loaded so far: bytes of each, compressed, by address. */
function scriptsOf(page: Page): () => Promise<Scripts> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    scripts.set(response.url(), size)
  })
  return async () =>
    new Map(await Promise.all([...scripts].map(async ([url, size]) => [url, await size] as const)))
}

const sum = (scripts: Scripts) => [...scripts.values()].reduce((a, b) => a + b, 0)

/** Scripts that are not among others. */
const without = (scripts: Scripts, others: ReadonlyArray<Scripts>): Scripts =>
  new Map([...scripts].filter(([url]) => !others.some((other) => other.has(url))))

/** Script of the first page, what every running table adds to it, and each game's board and rules; returns those as shares of the first page, by game. */
export async function benchPages(games: ReadonlyArray<AnyGame>): Promise<Map<string, number>> {
  const boards = new Map<string, Scripts>()
  let first = 0
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
      first = sum(await scripts())
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
      await page.locator('.board:not(.coming)').waitFor()
      await page.waitForLoadState('networkidle')
      boards.set(game.id, without(await scripts(), [gathering]))
      await page.close()
    }
    report('first page, script', kB(first), 'at most 90 kB', first <= 90_000)
    const shares = new Map<string, number>()
    for (const [id, scripts] of boards) {
      const others = [...boards].flatMap(([other, its]) => (other === id ? [] : [its]))
      const own = without(scripts, others)
      const board = sum(own)
      report(`${id}, board and rules, script`, kB(board), 'at most 60 kB', board <= 60_000)
      note(`${id}, what it shares with other games’ tables`, kB(sum(scripts) - board))
      shares.set(id, board / first)
    }
    return shares
  } finally {
    await browser.close()
    await app.stop()
  }
}
