/**
 * Acquiring craft buildings, and the goods they make.
 * Rules: M5.21–M5.24.
 */
import type { Seat } from '../kernel/index.ts'
import { type CraftBuildingId, craftBuilding } from './components/index.ts'
import type { Lack } from './lacks.ts'
import { remove, type State, villageOf } from './state.ts'
import type { At } from './tasks.ts'

/** Preconditions of acquiring a craft building (M5.21). */
export function craftBuildingLacks(state: State, seat: Seat, card: CraftBuildingId): Lack[] {
  const lacks: Lack[] = []
  const { villagers, buildings } = villageOf(state, seat)
  if (!state.buildings.includes(card)) lacks.push({ lacks: 'card', rule: 'M2.9' })
  if (!villagers.craftsman)
    lacks.push({ lacks: 'villager', profession: 'craftsman', rule: 'M5.21' })
  const { kind } = craftBuilding(card)
  if (buildings.some(({ id }) => craftBuilding(id).kind === kind))
    lacks.push({ lacks: 'only-one', rule: 'M5.21' })
  return lacks
}

/** Lays the card and puts a first good on it (M5.23). */
export function acquireCraftBuilding(
  state: State,
  seat: Seat,
  card: CraftBuildingId,
  at: At,
): void {
  villageOf(state, seat).buildings.push({ id: remove(state.buildings, card), goods: 0 })
  at.emit({ event: 'acquired', seat, card })
  produce(state, seat, card, at)
}

/** Puts a marker on an empty goods space; without one it is forfeited (M5.24, M4.21). */
export function produce(state: State, seat: Seat, card: CraftBuildingId, at: At): void {
  const building = villageOf(state, seat).buildings.find(({ id }) => id === card)
  if (!building) return
  const free = building.goods < craftBuilding(card).spaces
  if (free) building.goods++
  at.emit({ event: 'marker', seat, card, space: free ? building.goods : null })
}
