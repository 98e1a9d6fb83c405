/**
 * Step 1 of a turn: refilling the row.
 * Rules: T4.4–T4.12.
 */
import { setUp } from './components/index.ts'
import { reshuffleIfEmpty, takeTop, uncoverJudges } from './deck.ts'
import type { At, State } from './state.ts'

/** Puts one Town card from the deck into the row; whether there was one (T4.4-T4.11, T7.63). */
export function deal(state: State, at: At, auto: boolean): boolean {
  reshuffleIfEmpty(state, at) // T4.8
  uncoverJudges(state, at)
  reshuffleIfEmpty(state, at) // T4.27: the bottom judge was the last card
  const card = takeTop(state, at)
  if (card === undefined) return false
  state.row.push(card)
  at.emit({ event: 'dealt', card, auto })
  reshuffleIfEmpty(state, at) // T4.21
  return true
}

/** T4.4-T4.8: fills the row up to 5 Town cards; a longer row stays as it is. */
export function refill(state: State, at: At): void {
  reshuffleIfEmpty(state, at) // T-R8
  while (state.row.length < setUp.row && deal(state, at, true));
}
