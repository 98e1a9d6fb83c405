/**
 * Points, the winner, and the title of a solo player.
 * Rules: S6.1–S6.9, S8.7, S-R17.
 */
import { peek, type Result, type Score, type Seat } from '../kernel/index.ts'
import { boardOf, buildings, explored, outposts, storeOf } from './board.ts'
import { allGuilds, type Guild, type HeroId, heroById, soloTitles } from './components/index.ts'
import type { PlayerBoard, State } from './state.ts'

/** Sources of points (S6.2), in the order of the final table. */
export const scoreCategories = [...allGuilds, 'bank', 'church'] as const

/** Points of a hero on a board as it is now (S6.3). Throws `Hidden` where it lies face down. */
export function heroPoints(board: PlayerBoard, hero: HeroId): number {
  const { points, per } = heroById[peek(hero)].vp
  switch (per) {
    case 'terrain':
      return points * explored(board).length
    case 'outpost':
      return points * outposts(board).length
    case 'building':
      return points * buildings(board).length
    default:
      return points
  }
}

const guildPoints = (board: PlayerBoard, guild: Guild): number =>
  board.heroes
    .filter((hero) => heroById[peek(hero)].guild === guild)
    .reduce((sum, hero) => sum + heroPoints(board, hero), 0)

const storedPoints = (board: PlayerBoard, building: 'bank' | 'church'): number =>
  board.buildings.reduce(
    (sum, own) =>
      own?.building === building ? sum + own.tokens * (storeOf(own)?.vpEach ?? 0) : sum,
    0,
  )

/** Points of one seat as if the game ended now (S9.16). */
export function scoreOf(state: State, seat: Seat): Score {
  const board = boardOf(state, seat)
  const categories = scoreCategories.map((category) => ({
    category,
    points:
      category === 'bank' || category === 'church'
        ? storedPoints(board, category)
        : guildPoints(board, category),
  }))
  return { seat, total: categories.reduce((sum, { points }) => sum + points, 0), categories }
}

/** The points of all seats; in a view, of those whose points are not hidden from the viewer (S9.16, S-R25). */
export const score = (state: State): Score[] =>
  state.boards.flatMap(({ closed }, seat) => (closed ? [] : [scoreOf(state, seat)]))

/** The title of a solo player with so many points (S8.7). */
export const soloTitle = (points: number) =>
  soloTitles.find(({ from }) => points >= from)?.title ?? 'settler'

/** Most points, then gold, then diamonds in the personal supply; else shared (S6.7, S6.8). */
export function result(state: State): Result | null {
  if (state.agenda.length > 0) return null
  const ranks = state.boards.map(({ supply }, seat) => [
    scoreOf(state, seat).total,
    supply.gold,
    supply.diamond,
  ])
  const [alone] = ranks
  if (ranks.length === 1 && alone)
    return { places: [1], reason: `title-${soloTitle(alone[0] ?? 0)}` }
  const places = ranks.map((mine) => 1 + ranks.filter((other) => compare(other, mine) > 0).length)
  return { places, reason: reasonOf(ranks, places) }
}

const compare = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number => {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0)
  return 0
}

/** Reason for the order of the places. */
function reasonOf(ranks: ReadonlyArray<ReadonlyArray<number>>, places: number[]): string {
  const first = ranks[places.indexOf(1)] ?? []
  if (places.filter((place) => place === 1).length > 1) return 'shared-victory'
  const equal = (length: number) =>
    ranks.filter((rank) => rank.slice(0, length).every((value, i) => value === first[i])).length
  if (equal(1) === 1) return 'most-points'
  return equal(2) === 1 ? 'tie-gold' : 'tie-diamonds'
}
