import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { gamePages, housePages, plainPages } from '../../worker/api/page-list.ts'
import { drawingOf, previewOf, smallDrawingOf } from '../../worker/api/preview.ts'
import { evaluatorOf } from '../../worker/games/evaluators.ts'
import { games } from '../../worker/games/index.ts'
import {
  type AnyGame,
  type Language,
  type Play,
  Random,
  scoresSeen,
  start,
  submit,
  view,
} from '../../worker/games/kernel/index.ts'
import { encode } from '../../worker/png/encode.ts'
import type { TableView } from '../../worker/wire/schema/table-view.ts'

beforeAll(async () => {
  const path = join(import.meta.dirname, '../../node_modules/@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFileSync(path))
})

function played(game: AnyGame, seats: number, turns: number, seed: number): Play {
  const bytes = new Uint8Array(32).fill(seed)
  const random = Random.fromSeed(bytes)
  let play = start(game, game.options.parse({}), seats, bytes)
  for (let i = 0; i < turns; i++) {
    const [seat] = game.toAct(play.state)
    if (seat === undefined) break
    play = submit(game, play, seat, [random.pick(game.moves(play.state, seat))]).play
  }
  return play
}

const names = ['Hanna', 'Jonas', 'Kim', 'Lotte', 'Emil']

/** A table as a spectator sees it, at a position. */
function spectated(game: AnyGame, play: Play): TableView {
  const seen = view(game, play, null)
  const toAct = game.toAct(play.state)
  return {
    id: 'A'.repeat(22),
    game: game.id,
    title: '',
    access: 'link',
    status: toAct.length > 0 ? 'playing' : 'over',
    options: {},
    seats: names.slice(0, play.seats).map((name, seat) => ({
      seat,
      name,
      person: null,
      you: false,
      host: seat === 0,
      present: false,
      bot: null,
      botOnce: false,
      clock: null,
      away: null,
      bank: null,
      late: false,
      wait: null,
    })),
    you: null,
    toAct,
    createdAt: Date.parse('2026-11-22T12:00:00Z'),
    startedAt: 0,
    endedAt: null,
    rated: false,
    rematch: null,
    play: { ...seen, seed: null },
    pace: null,
    patience: 7,
    pausedAt: null,
    wishes: {},
    decisions: [],
    happenings: [],
    since: 0,
    scores: scoresSeen(game, seen.state),
    result: toAct.length > 0 ? null : game.result(play.state),
    seed: null,
    plan: null,
    draft: null,
    talk: { unread: 0, last: 0 },
    nudges: [],
  } as unknown as TableView
}

test('a link counts points as its language does', () => {
  const told = (language: Language) => {
    const [, myVillage = games[0]] = games
    if (!myVillage) throw new Error('There are no games.')
    const table = spectated(myVillage, played(myVillage, 2, 0, 1))
    const scores = table.scores.map((score, i) => ({ ...score, total: i }))
    return previewOf({ ...table, scores }, language).description
  }
  expect(told('en')).toContain('Hanna 0 points, Jonas 1 point.')
  expect(told('de')).toContain('Hanna 0 Punkte, Jonas 1 Punkt.')
  expect(told('fr')).toContain('Hanna 0 point, Jonas 1 point.')
})

test('every route of the app is a page that the worker serves', () => {
  const source = readFileSync(join(import.meta.dirname, '../../web/src/app.tsx'), 'utf8')
  const paths = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path ?? '')
  // Without a week, the page is that of the week that runs.
  const routes = paths.map((path) => path.replace('/:week?', ''))
  expect(routes.length).toBeGreaterThan(10)
  const ofGames = gamePages.flatMap((kind) => [`/${kind}/:game`, `/${kind}/:game?`])
  const varying = [
    '/t/:id',
    '/watch/:id',
    '/study',
    '/people/:id',
    '/c/:id',
    '/tournaments/:id',
    ...ofGames,
    '*',
    ...housePages,
  ]
  expect(routes.filter((path) => !varying.includes(path)).toSorted()).toEqual(
    plainPages.filter((path) => path !== '/rules' && path !== '/cards').toSorted(),
  )
})

const positions = [0, 7, 40, 130, 2000]

describe.for(games.map((game) => [game.id, game] as const))('previews of %s', ([, game]) => {
  test('are rendered from any position, for any number of seats, in both languages', async () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const turns of seats === 3 ? positions : [25]) {
        const table = spectated(game, played(game, seats, turns, seats))
        const svg = drawingOf(table, turns % 2 === 0 ? 'en' : 'de') ?? ''
        expect(svg).not.toMatch(/NaN|undefined|<text|<filter|<mask|<foreignObject|var\(/)
        const image = new Resvg(svg).render()
        expect([image.width, image.height]).toEqual([1200, 630])
        if (turns === 130) {
          const png = await encode(image.pixels, image.width)
          expect(png.length).toBeLessThan(150_000)
        }
        image.free()
        const hours = (['day', 'night'] as const).map((hour) => smallDrawingOf(table, 'de', hour))
        expect(new Set(hours).size).toBe(2)
        for (const small of hours) new Resvg(small ?? '').render().free()
      }
  })

  test('show and say the same where states differ only in what a spectator may not know', () => {
    const evaluator = evaluatorOf(game.id)
    const random = Random.fromSeed(new Uint8Array(32).fill(9))
    for (const turns of [5, 40, 90]) {
      const play = played(game, 3, turns, 4)
      const table = spectated(game, play)
      const deal = evaluator.deals(view(game, play, null).state, null)
      for (let i = 0; i < 3; i++) {
        const other = { ...play, state: deal(random) }
        const otherTable = spectated(game, other)
        expect(previewOf(otherTable, 'en')).toEqual(previewOf(table, 'en'))
        expect(drawingOf(otherTable, 'en')).toBe(drawingOf(table, 'en'))
        // Not even a state with all its secrets would show one.
        const bare = { ...table, play: { ...other, seed: null } } as TableView
        expect(drawingOf(bare, 'en')).toBe(drawingOf(table, 'en'))
        for (const hour of ['day', 'night'] as const)
          expect(smallDrawingOf(bare, 'en', hour)).toBe(smallDrawingOf(table, 'en', hour))
      }
    }
  })
})
