/**
 * Prestige points, the tie-break and the winner.
 * Rules: M6.3–M6.14, M7.30, M7.31, M-R39, M-R40.
 */
import type { Result, Score, Seat } from '../kernel/index.ts'
import { windowsOf } from './churches.ts'
import {
  type Category,
  chamber,
  church,
  customer,
  field,
  meetingPlace,
  type Profession,
  populationPoints,
  startingPlayerHand,
  token,
  travelCard,
  windowPoints,
} from './components/index.ts'
import { type State, type Village, villageOf } from './state.ts'

/** The lines of the score, areas first (M6.3-M6.10). */
export const scoreCategories = [
  'religion',
  'council',
  'harvest',
  'travel',
  'market',
  'stories',
  'laborers',
  'hand',
] as const
type ScoreCategory = (typeof scoreCategories)[number]

const laborerPp = token('day-laborer').pp ?? 0

const sum = (points: ReadonlyArray<number>): number => points.reduce((a, b) => a + b, 0)

/** Cards of a category in the village; unserved customers do not count (M7.30). */
function cardsIn(village: Village, category: Category): number {
  if (category === 'travel-cards') return village.travel.length
  if (category === 'craft-buildings') return village.buildings.length
  if (category === 'served-customers') return village.served.length
  if (category === 'church-and-monks') return village.monks.length + (village.church ? 1 : 0)
  return village.fields.length
}

/** Points of a marked space of the area or population council chamber (M7.30, M7.31). */
function markedPp(village: Village, space: Category | Profession): number {
  if (space in village.villagers)
    return village.villagers[space as Profession] ? populationPoints.points : 0
  return cardsIn(village, space as Category)
}

/** Prestige points of a seat in every category, as of now (M6.3-M6.11). */
export function points(state: State, seat: Seat): Record<ScoreCategory, number> {
  const village = villageOf(state, seat)
  return {
    religion:
      (village.church ? church(village.church).pp : 0) +
      (windowPoints.points[windowsOf(village)] ?? 0),
    council:
      (village.meetingPlace ? meetingPlace.pp : 0) +
      (village.chamber ? chamber(village.chamber).pp : 0) +
      sum(village.marked.map((space) => markedPp(village, space))),
    harvest: field.pp * village.fields.length,
    travel: sum(village.travel.map((id) => travelCard(id).pp)),
    market: sum(village.served.map((id) => customer(id).pp)),
    stories: village.savedSp,
    laborers: laborerPp * village.laborers,
    hand: state.hand.owner === seat ? startingPlayerHand.pp : 0,
  }
}

export function score(state: State): Score[] {
  return state.villages.map((_, seat) => {
    const byCategory = points(state, seat)
    const categories = scoreCategories.map((category) => ({
      category,
      points: byCategory[category],
    }))
    return { seat, total: sum(categories.map((one) => one.points)), categories }
  })
}

/** The tie-break: coins, goods with jokers, unsafe story points (M6.13, M-R39). */
export function tieBreak(village: Village): number {
  const onBuildings = sum(village.buildings.map(({ goods }) => goods))
  const onFields = village.fields.filter(({ plow }) => plow).length
  return village.coins + onBuildings + onFields + village.jokers + village.treeSp
}

/** Most prestige points win, then the tie-break; who is still tied wins together (M6.12-M6.14). */
export function result(state: State): Result | null {
  if (state.agenda.length > 0) return null
  const ranks = score(state).map(({ seat, total }) => ({
    total,
    second: tieBreak(villageOf(state, seat)),
  }))
  const places = ranks.map(
    (own) =>
      1 +
      ranks.filter(
        (other) =>
          other.total > own.total || (other.total === own.total && other.second > own.second),
      ).length,
  )
  const best = Math.max(...ranks.map(({ total }) => total))
  const reason =
    places.filter((place) => place === 1).length > 1
      ? 'shared'
      : ranks.filter(({ total }) => total === best).length > 1
        ? 'tie-break'
        : 'points'
  return { places, reason }
}
