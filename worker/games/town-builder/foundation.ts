/**
 * Starting a foundation.
 * Rules: T5.1, T5.2, T5.4, T5.8–T5.12, T-R16, T-R17.
 */
import { completeIfDone } from './completion.ts'
import type { TownId } from './components/index.ts'
import { charge, goldCostNow, wealth } from './payment.ts'
import {
  type At,
  type AutomaticOn,
  type Foundation,
  ownDistrict,
  type State,
  type Zone,
} from './state.ts'
import { lift } from './zones.ts'

/** T5.2, T5.4: whether the active player can pay for a card, keeping `reserve` gold for something else. */
export const affordable = (state: State, card: TownId, reserve = 0): boolean =>
  goldCostNow(state, card) + reserve <= wealth(state)

/** T5.1: starts a card as a foundation, its gold cost first. */
export function startFoundation(
  state: State,
  card: TownId,
  from: Zone,
  pay: 'choose' | undefined,
  at: At,
): void {
  state.agenda.push({ task: 'found', card, from })
  charge(state, goldCostNow(state, card), pay, at)
}

/** T5.1, T5.32, T5.33: puts the paid card down; without resource cost it is complete at once. */
export const foundTask: AutomaticOn<'found'> = {
  run(state, { card, from }, at) {
    lift(state, card, from)
    const foundation: Foundation = { card, under: [], covered: [] }
    ownDistrict(state).foundations.push(foundation)
    at.emit({ event: 'started', seat: state.turn.seat, card, from })
    completeIfDone(state, foundation, at)
  },
}
