/**
 * Lighthouse's figures of a phone (its own settings: a slow line and a slow processor, simulated), for the front page
 * and a table of every game in the middle of its play.
 *
 * `npm run bench -- lighthouse`, some ten minutes · `npm run bench -- lighthouse 3 table`: three runs, only pages whose
 * name has that word · `npm run bench -- lighthouse --against v1`: the version `v1`, with its pages as built in
 * the folder of that name, in turn with this one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findOrInstallChromium } from '../../.tools/chromium.ts'
import type { AnyGame } from '../../worker/games/kernel/index.ts'
import { startEdge } from '../browser/edge.ts'
import { freePort } from '../local-runtime.ts'
import { serve, serveApp } from '../serve.ts'
import { type Guest, guest } from './guest.ts'
import { median, note, report } from './measure.ts'

/** Number of turns that were played at a table when it is opened. */
const played = 60

/** Figures of Lighthouse for one opening of a page. */
interface Figures {
  /** From 0 to 100. */
  readonly score: number
  /** Milliseconds for which the page answered nobody. */
  readonly blocked: number
  /** Milliseconds until the largest part of the page was painted. */
  readonly painted: number
  /** Distance that the page's parts moved after they were seen; no unit. */
  readonly shifted: number
}

/** A page to be measured. */
interface Wanted {
  readonly name: string
  readonly url: string
  /** Account whose session the browser has; `null`: a stranger's. */
  readonly as: Guest | null
}

const aims: Figures = { score: 90, blocked: 200, painted: 2500, shifted: 0.1 }

/** A version of the app that is served. */
interface House {
  readonly label: string
  readonly pages: ReadonlyArray<Wanted>
  stop(): Promise<void>
}

/** A table in the middle of its play where its host must act: its id. */
async function tableInPlay(game: AnyGame, host: Guest, others: ReadonlyArray<Guest>) {
  const seats = Math.min(3, game.seats.max)
  const { table } = await host.post('/api/tables', { game: game.id, seats })
  const sitters = [host, ...others.slice(0, seats - 1)]
  for (const other of sitters.slice(1)) await other.post(`/api/tables/${table.id}/seat`, {})
  for (let turn = 0; ; turn++) {
    const { play, toAct } = await host.see(table.id)
    const [seat] = toAct
    const sitter = sitters[seat]
    if (!sitter || (turn >= played && seat === 0)) return table.id
    const seen = seat === 0 ? play : (await sitter.see(table.id)).play
    const moves = game.moves(seen.state, seat)
    await sitter.post(`/api/tables/${table.id}/turns`, {
      revision: seen.revision,
      moves: [moves[(turn * 7) % moves.length]],
      turn: crypto.randomUUID(),
    })
  }
}

/** Serves a version of the app, with a table of every game. */
async function open(
  label: string,
  games: ReadonlyArray<AnyGame>,
  folder: string | null,
): Promise<House> {
  const edge = await startEdge()
  const vars = { ORIGIN: edge.origin }
  const app = await (folder === null
    ? serveApp(vars)
    : serve(join(folder, 'wrangler.toml'), () => vars))
  edge.leadTo(app.origin)
  const people = ['Ada', 'Bela', 'Cleo'].map((name) => guest(edge.origin, name))
  const [host, ...others] = await Promise.all(people)
  if (!host) throw new Error('Nobody plays.')
  const tables: Wanted[] = []
  for (const game of games) {
    const id = await tableInPlay(game, host, others)
    tables.push({ name: `${game.id}, a table`, url: `${edge.origin}/t/${id}`, as: host })
  }
  const url = `${edge.origin}/`
  return {
    label,
    pages: [
      { name: 'front page, a stranger', url, as: null },
      { name: 'front page, somebody with tables', url, as: host },
      ...tables,
    ],
    async stop() {
      await edge.stop()
      await app.stop()
    },
  }
}

/** Opens a page in a browser of its own, whose person was there before. */
async function measure({ url, as }: Wanted): Promise<Figures> {
  const profile = mkdtempSync(join(tmpdir(), 'dorfpost-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const [name, value] = as?.cookie().split('=') ?? []
    if (name && value) {
      await browser.addCookies([{ name, value, domain: 'localhost', path: '/', secure: true }])
      const [page = await browser.newPage()] = browser.pages()
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.goto('about:blank')
    }
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    const { audits, categories, runtimeError } = result?.lhr ?? {}
    if (runtimeError) throw new Error(runtimeError.message)
    const figure = (audit: string) => audits?.[audit]?.numericValue ?? Number.NaN
    return {
      score: (categories?.performance?.score ?? Number.NaN) * 100,
      blocked: figure('total-blocking-time'),
      painted: figure('largest-contentful-paint'),
      shifted: figure('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Number of times that a page is tried where Lighthouse could not record it, as on a busy machine. */
const tries = 3

async function measureInTries(page: Wanted): Promise<Figures> {
  for (let left = tries - 1; ; left--) {
    try {
      return await measure(page)
    } catch (error) {
      if (left === 0) throw error
      note(`${page.name}, tried again`, String(error))
    }
  }
}

/** Prints a page's figures: medians, and the best of each in brackets. */
function tell(name: string, runs: ReadonlyArray<Figures>): void {
  const all = (key: keyof Figures) => runs.map((run) => run[key])
  const least = (key: keyof Figures) => Math.min(...all(key))
  const figures: Figures = {
    score: median(all('score')),
    blocked: median(all('blocked')),
    painted: median(all('painted')),
    shifted: median(all('shifted')),
  }
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  report(
    `${name}: performance`,
    `${figures.score.toFixed(0)} (${Math.max(...all('score')).toFixed(0)})`,
    `at least ${aims.score}`,
    figures.score >= aims.score,
  )
  const most = (what: string, key: keyof Figures, told: (figure: number) => string) =>
    report(
      `${name}: ${what}`,
      `${told(figures[key])} (${told(least(key))})`,
      `at most ${told(aims[key])}`,
      figures[key] <= aims[key],
    )
  most('total blocking time', 'blocked', (figure) => `${figure.toFixed(0)} ms`)
  most('largest contentful paint', 'painted', seconds)
  most('layout shift', 'shifted', (figure) => figure.toFixed(3))
}

/**
 * Measures the pages and prints their figures.
 *
 * @param runs how often each page is opened
 * @param word only pages whose name has this in it
 * @param against a folder with another version of the project, built; `null`: none
 */
export async function benchLighthouse(
  games: ReadonlyArray<AnyGame>,
  runs = 5,
  word = '',
  against: string | null = null,
): Promise<void> {
  const houses = [await open('', games, null)]
  try {
    if (against !== null) houses.push(await open(`${against}, `, games, resolve(against)))
    note('Lighthouse, of each page', `${runs} runs, the median (the best)`)
    const [first] = houses
    for (const [i, { name }] of first?.pages.entries() ?? []) {
      if (!name.includes(word)) continue
      const figures = houses.map((): Figures[] => [])
      for (let run = 0; run < runs; run++)
        for (const [house, { pages }] of houses.entries()) {
          const page = pages[i]
          if (page) figures[house]?.push(await measureInTries(page))
        }
      for (const [house, { label }] of houses.entries()) tell(label + name, figures[house] ?? [])
    }
  } finally {
    for (const house of houses) await house.stop()
  }
}
