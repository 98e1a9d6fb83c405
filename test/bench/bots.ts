/**
 * `npm run bench:bots -- [game] [games] [part] [seats] [deal]`: how strong bots are. The ladder: at each table, each level
 * against the level below, for two against random play as well. The points: each level among its like. Both with
 * dominated moves, customers left unserved and milliseconds a turn. `part` is `ladder`, `points` or one pairing, as
 * `easy:random`; `games` are those of a pairing for two, a pairing at another table has half of them, and a line of
 * points a fifth; `seats` leaves out tables with others, and 0 none; `deal` is the number of the first deal, for deals that
 * nothing was tuned by. A share is that of pairs: one of the first level sits among
 * others of the second, and each other is one pair, won by the better place. With 50 of 100 both are as strong, at every
 * table. All games with 100 take some hours, `all 10` some minutes. Not part of the tests.
 */
import { games } from '../../worker/games/index.ts'
import { type AnyGame, type BotLevel, botLevels } from '../../worker/games/kernel/index.ts'
import type { State as VillageState } from '../../worker/games/my-village/index.ts'
import type { Player } from './arena.ts'
import { report, tell } from './measure.ts'
import { type BenchGame, played, rivals, type Table, tablesOf, type Watched } from './rivals.ts'

const [only = 'all', count = '100', part, seats = '0', first = '0'] = process.argv.slice(2)
const from = Number(first)
const chosen = games.filter(({ id }) => only === 'all' || id === only)

const watching = (): Watched => ({ efforts: new Map(), faults: new Map() })

/** The tables of a game that were asked for. */
const tables = (game: BenchGame): Table[] =>
  tablesOf(game).filter((table) => Number(seats) === 0 || table.seats === Number(seats))

/** The pairings, and how many of 100 comparisons the first one is to win. */
const pairings = botLevels
  .flatMap((level, i) => {
    const below = botLevels[i - 1]
    const all: [Player, Player, number][] = [[level, 'random', 98]]
    if (below) all.push([level, below, 70])
    return all
  })
  .filter(([one, other]) => !part || part === 'ladder' || part === `${one}:${other}`)

/** Figures of each level: dominated moves, and time to think. */
const seenOf = ({ efforts, faults }: Watched): string =>
  botLevels
    .filter((level) => efforts.has(level))
    .map((level) => {
      const { turns, ms } = efforts.get(level) ?? { turns: 1, ms: 0 }
      return `${level} ${faults.get(level) ?? 0} dominated moves, ${(ms / turns).toFixed(0)} ms a turn`
    })
    .join('; ')

/** The ladder at a table. Bots beat random play at other tables as they do for two. */
function ladder(game: BenchGame, table: Table): string[] {
  const most = table.seats === 2 ? Number(count) : Math.max(2, Math.round(Number(count) / 2))
  const shares = pairings.map(([one, other, aim]) => {
    if (other === 'random' && table.seats !== 2) return ''
    const watched = watching()
    const deals = { count: most, from }
    const { means, ...won } = rivals(game, table, [one, other], deals, watched)
    const bounds = `${won.from.toFixed(0)}–${won.to.toFixed(0)}`
    const [mine, theirs] = means.map((mean) => mean.toFixed(1))
    report(
      `${game.id}, ${table.name}, ${one} against ${other}, ${most} games from deal ${from}`,
      `${won.share.toFixed(1)} of 100 pairs (${bounds}), ${mine} : ${theirs} points, ${seenOf(watched)}`,
      `at least ${aim}, 0 dominated moves`,
      won.share >= aim && [...watched.faults.values()].every((faults) => faults === 0),
    )
    return `${won.share.toFixed(0)} (${bounds})`
  })
  return [`${game.id}, ${table.name}`, ...shares]
}

/** Points that are aimed at in the mean, by game, level and table. */
const aims: Readonly<Record<string, number>> = {
  'my-village, hard, 2 seats': 60,
  'settlement, medium, alone': 50,
  'settlement, easy, alone': 20,
}

/** Customers of My Village that wait unserved as the game ends (M5.82). */
const unserved = (game: AnyGame, state: unknown): number =>
  game.id === 'my-village'
    ? (state as VillageState).villages.reduce((sum, { market }) => sum + market.length, 0)
    : 0

/** The mean points of a level among its like at a table, and how many of its moves were dominated. */
function points(game: BenchGame, level: BotLevel, { name, seats, options }: Table): string {
  const most = Math.max(2, Math.round(Number(count) / 5))
  const players = Array.from({ length: seats }, () => level)
  const watched = watching()
  const all: number[] = []
  let waiting = 0
  for (let deal = from; deal < from + most; deal++) {
    const { totals, state } = played(game, options, players, deal, watched)
    all.push(...totals)
    waiting += unserved(game, state)
  }
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  const what = `${game.id}, ${level}, ${name}`
  const aim = aims[what] ?? 0
  const least = Math.min(...all)
  const faults = watched.faults.get(level) ?? 0
  report(
    `${what}, ${most} games from deal ${from}`,
    `${mean.toFixed(1)} points, ${least} at least, ` +
      `${waiting > 0 ? `${(waiting / all.length).toFixed(1)} customers unserved, ` : ''}${seenOf(watched)}`,
    `${aim > 0 ? `at least ${aim} points and never 0, ` : ''}0 dominated moves`,
    faults === 0 && mean >= aim && (aim === 0 || least > 0),
  )
  return `${mean.toFixed(1)} (${faults})`
}

if (part !== 'points')
  tell([
    [
      'won of 100 pairs; 50: as strong (95 %)',
      ...pairings.map(([one, other]) => `${one} : ${other}`),
    ],
    ...chosen.flatMap((game) => tables(game).map((table) => ladder(game, table))),
  ])
if (!part || part === 'points')
  tell([
    ['mean points (dominated moves)', ...botLevels],
    ...chosen.flatMap((game) =>
      tables(game).map((table) => [
        `${game.id}, ${table.name}`,
        ...botLevels.map((level) => points(game, level, table)),
      ]),
    ),
  ])
