/**
 * `npm run bench:bots -- [game] [games a pairing]`: how strong bots are in games for two. Each level
 * against random play, and against the level below. Takes long; not part of the tests.
 */
import { games } from '../../worker/games/index.ts'
import { botLevels } from '../../worker/games/kernel/index.ts'
import { type Effort, type Player, playOut } from './arena.ts'
import { note, report } from './measure.ts'

const [only, count = '100'] = process.argv.slice(2)

/** Plays games between two, who begin in turn; how many of them the first one won, and its mean lead. */
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

type Efforts = Map<Player, Effort>

for (const game of games.filter(({ id }) => only === undefined || id === only)) {
  const efforts: Efforts = new Map()
  for (const [i, level] of botLevels.entries()) {
    const pairings: [Player, number][] = [['random', 98]]
    const below = botLevels[i - 1]
    if (below) pairings.push([below, 70])
    for (const [rival, aim] of pairings) {
      const { share, lead } = match(game, level, rival, efforts)
      report(
        `${game.id}, ${level} against ${rival}, ${count} games for two`,
        `wins ${share.toFixed(1)} of 100, ${lead.toFixed(1)} points ahead on average`,
        `at least ${aim}`,
        share >= aim,
      )
    }
  }
  for (const [level, { turns, ms }] of efforts)
    note(`${game.id}, ${level}`, `${(ms / turns).toFixed(0)} ms of thinking a turn`)
}
