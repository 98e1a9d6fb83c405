/**
 * Completing a foundation.
 * Rules: T5.30–T5.37, T-R14, T-R15.
 */
import { townCard } from './components/index.ts'
import { missing } from './matching.ts'
import { type At, type Foundation, ownDistrict, remove, type State } from './state.ts'

/** T5.30-T5.36: builds a foundation of the active player as soon as its cost is covered. */
export function completeIfDone(state: State, foundation: Foundation, at: At): void {
  if (missing(foundation) > 0) return
  const district = ownDistrict(state)
  const { card, under } = foundation
  remove(district.foundations, foundation)
  state.discard.push(...under) // T5.31; last placed on top (T-R15)
  district.buildings.push(card)
  state.turn.completed.push(card)
  state.stirred = true // T-R59
  if (townCard(card).ability?.kind === 'build') state.turn.open.push(card) // T5.53
  at.emit({ event: 'completed', seat: state.turn.seat, card, freed: under, auto: true })
}
