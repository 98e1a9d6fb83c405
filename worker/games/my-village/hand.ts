/**
 * The starting player hand.
 * Rules: M5.69–M5.75, M-R37.
 */
import type { Seat } from '../kernel/index.ts'
import { gainSp } from './gains.ts'
import type { Lack } from './lacks.ts'
import { players, type State } from './state.ts'
import type { At } from './tasks.ts'

/** Reasons why the starting player hand cannot be activated now (M5.70-M5.72). */
export function handLacks(state: State, seat: Seat): Lack[] {
  const lacks: Lack[] = []
  if (!state.hand.palm) lacks.push({ lacks: 'palm', rule: 'M5.70' })
  if (seat === state.startPlayer) {
    if (players(state) > 2) lacks.push({ lacks: 'right-to-hand', rule: 'M5.71' })
    else if (state.turn.index === 0) lacks.push({ lacks: 'right-to-hand', rule: 'M5.72' })
  }
  return lacks
}

/** Takes the story points and the hand; it starts the next round's turns (M5.73, M5.74, M4.8). */
export function takeHand(state: State, seat: Seat, at: At): void {
  const { owner, sp } = state.hand
  state.hand = { owner: seat, palm: false, sp: 0 }
  at.emit({ event: 'took-hand', seat, from: owner, sp })
  gainSp(state, seat, sp, 'hand', at)
}
