/**
 * `npm run bench:bots -- [game] [games] [part]`: how strong bots are. The ladder: games for two, each level against
 * random play and against the level below. The points: each level among its like, by seats and modules, with
 * dominated moves, customers left unserved, and milliseconds a turn. `part` is `ladder`, `points` or one pairing,
 * as `easy:random`; `games` are those of a pairing, and of each line of points there are a fifth. All games with
 * 100 take an hour or two, `all 10` some minutes. Not part of the tests.
 */
import { games } from '../../worker/games/index.ts'
import { type AnyGame, type BotLevel, botLevels } from '../../worker/games/kernel/index.ts'
import type { State as VillageState } from '../../worker/games/my-village/index.ts'
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import { type Effort, type Player, playOut } from './arena.ts'
import { dominated } from './dominated.ts'
import { report, tell } from './measure.ts'

const [only = 'all', count = '100', part] = process.argv.slice(2)
const chosen = games.filter(({ id }) => only === 'all' || id === only)

type Efforts = Map<Player, Effort>

/** Plays games between two, every deal from both seats; how many of 100 the first one won (a tie is half a win), and its mean lead. */
function match(game: (typeof games)[number], one: Player, other: Player, efforts: Efforts) {
  let won = 0
  let lead = 0
  const total = Number(count)
  for (let n = 0; n < total; n++) {
    const seat = n % 2
    const players = seat === 0 ? [one, other] : [other, one]
    const { places, totals } = playOut(game, {}, players, n, efforts)
    const mine = places[seat] ?? 0
    const theirs = places[1 - seat] ?? 0
    won += mine < theirs ? 1 : mine === theirs ? 0.5 : 0
    lead += ((totals[seat] ?? 0) - (totals[1 - seat] ?? 0)) / total
  }
  return { share: (100 * won) / total, lead }
}

/** The pairings, and how many of 100 games the first one is to win. */
const pairings = botLevels
  .flatMap((level, i) => {
    const below = botLevels[i - 1]
    const all: [Player, Player, number][] = [[level, 'random', 98]]
    if (below) all.push([level, below, 70])
    return all
  })
  .filter(([one, other]) => !part || part === 'ladder' || part === `${one}:${other}`)

/** The ladder of a game, and what its levels take. */
function ladder(game: (typeof games)[number]): string[] {
  const efforts: Efforts = new Map()
  const shares = pairings.map(([one, other, aim]) => {
    const { share, lead } = match(game, one, other, efforts)
    report(
      `${game.id}, ${one} against ${other}, ${count} games for two`,
      `wins ${share.toFixed(1)} of 100, ${lead.toFixed(1)} points ahead on average`,
      `at least ${aim}`,
      share >= aim,
    )
    return share.toFixed(1)
  })
  const took = botLevels.flatMap((level) => {
    const effort = efforts.get(level)
    return effort ? [effort.ms / effort.turns] : []
  })
  return [game.id, ...shares, took.map((ms) => (ms / (took[0] ?? ms)).toFixed(1)).join(' : ')]
}

/** A table whose points are told. */
interface Table {
  readonly name: string
  readonly seats: number
  readonly options: unknown
}

/** Tables of a game: each number of seats, and with all modules where there are some. */
function tablesOf({ id, seats: { min, max } }: (typeof games)[number]): Table[] {
  const seats = [1, 2, 3, 4].filter((n) => n >= min && n <= max)
  const plain = seats.map((n) => ({ name: `${n} seats`, seats: n, options: {} }))
  if (id !== 'villagers') return plain
  const options = { modules: [...moduleIds] }
  return [...plain, ...plain.map((one) => ({ ...one, name: `${one.name}, all modules`, options }))]
}

/** Points that are aimed at in the mean, by game, level and table. */
const aims: Readonly<Record<string, number>> = {
  'my-village, hard, 2 seats': 60,
  'settlement, medium, 1 seats': 50,
  'settlement, easy, 1 seats': 20,
}

/** Customers of My Village that wait unserved as the game ends (M5.82). */
const unserved = (game: AnyGame, state: unknown): number =>
  game.id === 'my-village'
    ? (state as VillageState).villages.reduce((sum, { market }) => sum + market.length, 0)
    : 0

/** The mean points of a level among its like at a table, and how many of its moves were dominated. */
function points(game: (typeof games)[number], level: BotLevel, table: Table): string {
  const { name, seats, options } = table
  const most = Math.max(2, Math.round(Number(count) / 5))
  const players = Array.from({ length: seats }, () => level)
  const efforts: Efforts = new Map()
  const all: number[] = []
  let faults = 0
  let waiting = 0
  for (let n = 0; n < most; n++) {
    // Games of one number are dealt alike by twos.
    const { totals, state } = playOut(
      game,
      options,
      players,
      2 * n,
      efforts,
      (seen, seat, move) => {
        if (dominated(game, seen, seat, move)) faults++
      },
    )
    all.push(...totals)
    waiting += unserved(game, state)
  }
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  const what = `${game.id}, ${level}, ${name}`
  const aim = aims[what] ?? 0
  const { turns, ms } = efforts.get(level) ?? { turns: 1, ms: 0 }
  report(
    `${what}, ${most} games`,
    `${mean.toFixed(1)} points, ${Math.min(...all)} at least, ${faults} dominated moves` +
      `${waiting > 0 ? `, ${(waiting / all.length).toFixed(1)} customers unserved` : ''}, ${(ms / turns).toFixed(0)} ms a turn`,
    `${aim > 0 ? `at least ${aim} points, ` : ''}0 dominated moves`,
    faults === 0 && mean >= aim,
  )
  return `${mean.toFixed(1)} (${faults})`
}

if (part !== 'points')
  tell([
    ['of 100', ...pairings.map(([one, other]) => `${one} : ${other}`), 'thinking'],
    ...chosen.map(ladder),
  ])
if (!part || part === 'points')
  tell([
    ['mean points (dominated moves)', ...botLevels],
    ...chosen.flatMap((game) =>
      tablesOf(game).map((table) => [
        `${game.id}, ${table.name}`,
        ...botLevels.map((level) => points(game, level, table)),
      ]),
    ),
  ])
