/**
 * Storing gold.
 * Rules: T5.24–T5.29.
 */
import { type TownId, townCard } from './components/index.ts'
import { type At, ownDistrict, type State, type Zone } from './state.ts'
import { lift } from './zones.ts'

/** T5.25: whether a card may lie under a crest. */
export const yieldsGold = (card: TownId): boolean => townCard(card).yield.includes('gold')

/** T5.24: slides a card under the active player's crest. */
export function storeGold(state: State, card: TownId, from: Zone, at: At): void {
  lift(state, card, from)
  ownDistrict(state).gold.push(card)
  at.emit({ event: 'stored', seat: state.turn.seat, card, from })
}
