import type { Seat } from '../kernel/index.ts'
import type { TownId } from './components/index.ts'
import { ownDistrict, remove, type State, type Zone } from './state.ts'

/** Seat that has reserved a row card, if anybody (T-R40). */
export const protectedBy = (state: State, card: TownId): Seat | null =>
  state.protections.find((protection) => protection.card === card)?.seat ?? null

/** T7.70: whether nobody else has reserved a row card. */
export const mayTake = (state: State, seat: Seat, card: TownId): boolean =>
  state.protections.every((p) => p.card !== card || p.seat === seat)

/** T7.6: whether a row card may be discarded; a protected one is safe from everybody. */
export const mayDiscard = (state: State, card: TownId): boolean =>
  state.protections.every((p) => p.card !== card)

/** The row cards that the active player may take. */
export const takeable = (state: State): TownId[] =>
  state.protections.length === 0
    ? state.row
    : state.row.filter((card) => mayTake(state, state.turn.seat, card))

/** The row cards that nobody has protected: those that may be discarded, or protected (T7.6, T-R60). */
export const unprotected = (state: State): TownId[] =>
  state.row.filter((card) => mayDiscard(state, card))

/** Takes a card out of where it lies; the caller puts it down elsewhere. */
export function lift(state: State, card: TownId, from: Zone): void {
  // T-R59: what moves between a player's own foundations keeps no game alive.
  if (from === 'row' || from === 'discard' || from === 'revealed') state.stirred = true
  if (from === 'row') {
    remove(state.row, card)
    state.protections = state.protections.filter((p) => p.card !== card) // T-R40
  } else if (from === 'discard') {
    remove(state.discard, card)
  } else if (from === 'revealed') {
    remove(state.revealed, card)
  } else if (from === 'resources') {
    for (const foundation of ownDistrict(state).foundations) remove(foundation.under, card)
  } else {
    const district = ownDistrict(state)
    district.foundations = district.foundations.filter((f) => f.card !== card)
  }
}
