/**
 * Coins, story points and markers that a player gains.
 * Rules: M4.21, M4.24, M4.30.
 */
import type { Seat } from '../kernel/index.ts'
import type { Reason } from './events.ts'
import { type State, villageOf } from './state.ts'
import type { At } from './tasks.ts'

/** Coins from the supply go to the money barn (M4.30). */
export function gainCoins(state: State, seat: Seat, coins: number, from: Reason, at: At): void {
  villageOf(state, seat).coins += coins
  at.emit({ event: 'gained-coins', seat, coins, from })
}

/** Story points gained go at once to the own story tree (M4.24). */
export function gainSp(state: State, seat: Seat, sp: number, from: Reason, at: At): void {
  villageOf(state, seat).treeSp += sp
  at.emit({ event: 'gained-sp', seat, sp, from })
}
