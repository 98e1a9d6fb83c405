/**
 * Claiming awards.
 * Rules: T2.9, T5.40–T5.49, T7.90, T-R18–T-R24.
 */
import type { Seat } from '../kernel/index.ts'
import {
  type AwardCondition,
  type AwardId,
  award,
  type BuildingType,
  type TownId,
  townCard,
} from './components/index.ts'
import { type At, districtOf, type OpenAward, type State } from './state.ts'

/** T2.9: gold cost and resource cost together, as printed. */
export function buildingCost(card: TownId): number {
  const { goldCost, resourceCost } = townCard(card)
  return Object.values(resourceCost).reduce((sum, n) => sum + n, goldCost)
}

/** Number of buildings of each type, as printed. */
function types(buildings: ReadonlyArray<TownId>): Map<BuildingType, number> {
  const counts = new Map<BuildingType, number>()
  for (const card of buildings) {
    const { type } = townCard(card)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return counts
}

/** T7.90: how much of what an award counts a seat has now. Foundations never count (T5.41). */
export function progress(state: State, seat: Seat, condition: AwardCondition): number {
  const { buildings, gold } = districtOf(state, seat)
  const withAbility = () => buildings.filter((card) => townCard(card).ability !== null).length
  switch (condition.op) {
    case 'types-at-least':
      return types(buildings).size
    case 'same-type-at-least':
      return Math.max(0, ...types(buildings).values())
    case 'buildings-at-least':
      return buildings.length
    case 'buildings-with-cost-at-least':
      return buildings.filter((card) => buildingCost(card) >= condition.cost).length
    case 'buildings-with-ability-at-least':
      return withAbility()
    case 'buildings-without-ability-at-least':
      return buildings.length - withAbility()
    case 'stored-gold-at-least':
      return gold.length
    case 'completed-this-turn-at-least':
      return seat === state.turn.seat ? state.turn.completed.length : 0
  }
}

/** Returns true if the condition of an award is fulfilled at this moment. */
export const meets = (state: State, seat: Seat, id: AwardId): boolean => {
  const { condition } = award(id)
  return progress(state, seat, condition) >= condition.count
}

/** T5.44, T5.45, T8.7: whether an award can still be claimed in the present round. */
export const isOpen = (state: State, open: OpenAward): boolean =>
  !state.awardsClosed && (open.round === null || open.round === state.round)

/** T5.40-T5.48: the awards that the active player can claim now. */
export const claimable = (state: State): AwardId[] =>
  state.awards
    .filter(
      (open) =>
        isOpen(state, open) &&
        !open.by.includes(state.turn.seat) &&
        meets(state, state.turn.seat, open.award),
    )
    .map((open) => open.award)

/** T5.43, T5.47: the active player takes an award, or a replacement of equal value. */
export function claim(state: State, id: AwardId, auto: boolean, at: At): void {
  const open = state.awards.find((one) => one.award === id)
  if (!open) throw new RangeError(`The award ${id} is not in play.`)
  const { seat } = state.turn
  open.round ??= state.round
  open.by.push(seat)
  const { points } = award(id)
  at.emit({ event: 'claimed', seat, award: id, points, replacement: open.by.length > 1, auto })
}

/** T-R18: claims at the first moment at which a condition is true, where the table plays so. */
export function claimByItself(state: State, at: At): void {
  if (state.autoClaim) for (const id of claimable(state)) claim(state, id, true, at)
}
