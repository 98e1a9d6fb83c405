/**
 * Gaining a resource.
 * Rules: T5.13, T5.14, T5.19–T5.23.
 */
import { completeIfDone } from './completion.ts'
import type { TownId } from './components/index.ts'
import { needsCard } from './matching.ts'
import { type At, ownDistrict, type State, type Zone } from './state.ts'
import { lift } from './zones.ts'

/** T5.13, T5.23: the own foundations that need a card, except the one it belongs to already. */
export const takersOf = (state: State, card: TownId): TownId[] =>
  ownDistrict(state)
    .foundations.filter((f) => f.card !== card && !f.under.includes(card) && needsCard(f, card))
    .map((f) => f.card)

/** T5.13: puts a card under a foundation of the active player; this may complete it. */
export function supply(state: State, card: TownId, to: TownId, from: Zone, at: At): void {
  lift(state, card, from)
  const foundation = ownDistrict(state).foundations.find((f) => f.card === to)
  if (!foundation) throw new RangeError(`There is no foundation ${to}.`)
  foundation.under.push(card)
  at.emit({ event: 'supplied', seat: state.turn.seat, card, to, from })
  completeIfDone(state, foundation, at)
}
