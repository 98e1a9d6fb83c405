/**
 * `npm run bench:bots -- [game] [games a pairing] [pairing]`: how strong bots are in games for two. Each level
 * against random play, and against the level below; or one pairing, as `easy:random`. Then the points and the
 * dominated moves of each level among its like, by seats and modules. Takes long; not part of the tests.
 */
import { games } from '../../worker/games/index.ts'
import { botLevels } from '../../worker/games/kernel/index.ts'
import { moduleIds } from '../../worker/games/villagers/components/index.ts'
import { type Effort, type Player, playOut } from './arena.ts'
import { dominated } from './dominated.ts'
import { note, report, tell } from './measure.ts'

const [only, count = '100', pairing] = process.argv.slice(2)

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
  .filter(([one, other]) => pairing === undefined || pairing === `${one}:${other}`)
const heads = [...pairings.map(([one, other]) => `${one} : ${other}`), 'thinking, easy = 1']
const rows = [['of 100', ...heads]]

for (const game of games.filter(({ id }) => only === undefined || id === only)) {
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
  const took = botLevels.map((level) => {
    const { turns, ms } = efforts.get(level) ?? { turns: 1, ms: 0 }
    note(`${game.id}, ${level}`, `${(ms / turns).toFixed(0)} ms of thinking a turn`)
    return ms / turns
  })
  rows.push([game.id, ...shares, took.map((ms) => (ms / (took[0] ?? ms)).toFixed(1)).join(' : ')])
}
tell(rows)

/** Tables whose points are told: each number of seats, and all modules where there are some. */
const tables = (id: string): ReadonlyArray<{ seats: number; options: unknown; name: string }> => {
  const game = games.find((one) => one.id === id)
  if (!game) return []
  const seats = [1, 2, 3, 4].filter((n) => n >= game.seats.min && n <= game.seats.max)
  const plain = seats.map((n) => ({ seats: n, options: {}, name: `${n} seats` }))
  if (id !== 'villagers') return plain
  const options = { modules: [...moduleIds] }
  return [...plain, ...plain.map((one) => ({ ...one, options, name: `${one.name}, all modules` }))]
}

/** Points that are aimed at in the mean, by game, level and table. */
const aims: Readonly<Record<string, number>> = {
  'my-village, hard, 2 seats': 60,
  'settlement, medium, 1 seats': 50,
  'settlement, easy, 1 seats': 20,
}

const figures = [['mean points (dominated moves)', ...botLevels]]
for (const game of games.filter(({ id }) => only === undefined || id === only))
  for (const { seats, options, name } of pairing === undefined ? tables(game.id) : []) {
    const told = botLevels.map((level) => {
      const most = Math.max(2, Math.round(Number(count) / 5))
      let points = 0
      let least = Number.POSITIVE_INFINITY
      let faults = 0
      for (let n = 0; n < most; n++) {
        const players = Array.from({ length: seats }, () => level)
        // Games of one number are dealt alike by twos.
        const { totals } = playOut(
          game,
          options,
          players,
          2 * n,
          undefined,
          (state, seat, move) => {
            if (dominated(game, state, seat, move)) faults++
          },
        )
        points += totals.reduce((sum, one) => sum + one, 0) / seats / most
        least = Math.min(least, ...totals)
      }
      const what = `${game.id}, ${level}, ${name}`
      const aim = aims[what] ?? 0
      report(
        `${what}, ${most} games`,
        `${points.toFixed(1)} points, ${least} at least, ${faults} dominated moves`,
        `${aim > 0 ? `at least ${aim} points, ` : ''}0 dominated moves`,
        faults === 0 && points >= aim,
      )
      return `${points.toFixed(1)} (${faults})`
    })
    figures.push([`${game.id}, ${name}`, ...told])
  }
if (pairing === undefined) tell(figures)
