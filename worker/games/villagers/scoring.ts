/**
 * Points, the winner, and ties.
 * Rules: V6.1, V6.40–V6.44, V8.25.
 */
import type { Result, Score } from '../kernel/index.ts'
import { categories, type State } from './state.ts'
import { villagersOf } from './village.ts'

/** Each seat's supply, by where it came from; categories in which nobody has anything are left out. */
export function score(state: State): Score[] {
  const used = categories.filter((category) =>
    state.seats.some(({ ledger }) => ledger[category] !== 0),
  )
  return state.seats.map(({ gold, ledger }, seat) => ({
    seat,
    total: gold,
    categories: used.map((category) => ({ category, points: ledger[category] })),
  }))
}

/** Most gold wins, then fewer villagers, then several win (V6.40-V6.42). Against the Countess only more gold wins (V6.43). */
export function result(state: State): Result | null {
  if (state.agenda.length > 0) return null
  if (state.solo) {
    const won = (state.seats[0]?.gold ?? 0) > state.solo.countess.gold
    return { places: [won ? 1 : 2], reason: won ? 'beat-countess' : 'lost-to-countess' }
  }
  const standings = state.seats.map((of) => ({ gold: of.gold, villagers: villagersOf(of) }))
  const beats = (a: { gold: number; villagers: number }, b: { gold: number; villagers: number }) =>
    a.gold > b.gold || (a.gold === b.gold && a.villagers < b.villagers)
  const places = standings.map((mine) => 1 + standings.filter((one) => beats(one, mine)).length)
  const most = Math.max(...standings.map(({ gold }) => gold))
  const richest = standings.filter(({ gold }) => gold === most).length
  const winners = places.filter((place) => place === 1).length
  const reason = richest === 1 ? 'most-gold' : winners === 1 ? 'fewer-villagers' : 'shared'
  return { places, reason }
}
