import type { Seat } from '../kernel/index.ts'
import type { CardId } from './components/index.ts'
import type { Placed, State } from './state.ts'
import { seatOf } from './village.ts'

/** What a card would be put on, and how to tell that place from others of the village: numbers count from 1, `branch` only where the pile has one already. */
export interface Host {
  card: CardId
  as: CardId | null
  pile: number
  branch: number | null
}

const hostOf = ({ card, as }: Placed, pile: number, branch: number | null): Host => ({
  card,
  as,
  pile: pile + 1,
  branch: branch === null ? null : branch + 1,
})

/** The card on which the next card of a branch would be put; `null` where there is no such pile. */
export function hostAt(state: State, seat: Seat, pile: number, branch: number): Host | null {
  const found = seatOf(state, seat).village[pile]
  if (!found) return null
  const host = found.branches[branch]?.at(-1) ?? found.starter
  return hostOf(host, pile, found.branches.length > 0 ? branch : null)
}

/** The card at a spot, told apart like a host. */
export function cardOf(
  state: State,
  seat: Seat,
  pile: number,
  branch: number,
  level: number,
): Host | null {
  const found = seatOf(state, seat).village[pile]
  const placed = level === 0 ? found?.starter : found?.branches[branch]?.[level - 1]
  return placed ? hostOf(placed, pile, level === 0 ? null : branch) : null
}

/** The top villager of a branch, told apart like a host. */
export function topOf(state: State, seat: Seat, pile: number, branch: number): Host | null {
  const level = seatOf(state, seat).village[pile]?.branches[branch]?.length ?? 0
  return cardOf(state, seat, pile, branch, level)
}
