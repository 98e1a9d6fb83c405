import type { Seat } from '../kernel/index.ts'
import { type CardId, cards } from './components/index.ts'
import type { Pile, Placed, State } from './state.ts'
import { seatOf, standing } from './village.ts'

/** Kind of a pile: a chain, a starter that carries nobody yet, or a single person, who never does. */
export type PileKind = 'chain' | 'bare' | 'person'

/** In this order piles stand in a village, from the left; those of a kind as they came. */
const kinds: ReadonlyArray<PileKind> = ['chain', 'bare', 'person']

export function kindOf({ starter, branches }: Pile): PileKind {
  if (branches.length > 0 || starter.card === 'founders') return 'chain'
  return (cards[starter.card].capacity ?? 1) === 0 ? 'person' : 'bare'
}

/** Number of a pile from the left, counted from 1. */
export function placeFromLeft(village: ReadonlyArray<Pile>, pile: number): number {
  const order = village.map((one, age) => kinds.indexOf(kindOf(one)) * village.length + age)
  const own = order[pile] ?? 0
  return order.filter((other) => other <= own).length
}

/**
 * Host of a card to be put, and how to tell that place from others of the village: numbers count from 1, from the
 * left as piles and branches are seen. A pile's stands only where the card alone does not tell, a branch's where both lie in one pile.
 */
export interface Host {
  card: CardId
  as: CardId | null
  pile: number | null
  branch: number | null
}

function hostOf(
  village: ReadonlyArray<Pile>,
  { card, as }: Placed,
  pile: number,
  branch: number | null,
): Host {
  const alike = standing(village).filter(({ placed }) => placed.card === card && placed.as === as)
  const isTwiceInPile = alike.filter((one) => one.pile === pile).length > 1
  return {
    card,
    as,
    pile: alike.length < 2 ? null : placeFromLeft(village, pile),
    branch: isTwiceInPile && branch !== null ? branch + 1 : null,
  }
}

/** The card on which the next card of a branch would be put; `null` where there is no such pile. */
export function hostAt(state: State, seat: Seat, pile: number, branch: number): Host | null {
  const { village } = seatOf(state, seat)
  const found = village[pile]
  if (!found) return null
  const host = found.branches[branch]?.at(-1) ?? found.starter
  return hostOf(village, host, pile, found.branches.length > 0 ? branch : null)
}

/** The card at a spot, told apart like a host. */
export function cardOf(
  state: State,
  seat: Seat,
  pile: number,
  branch: number,
  level: number,
): Host | null {
  const { village } = seatOf(state, seat)
  const found = village[pile]
  const placed = level === 0 ? found?.starter : found?.branches[branch]?.[level - 1]
  return placed ? hostOf(village, placed, pile, level === 0 ? null : branch) : null
}

/** The top villager of a branch, told apart like a host. */
export function topOf(state: State, seat: Seat, pile: number, branch: number): Host | null {
  const level = seatOf(state, seat).village[pile]?.branches[branch]?.length ?? 0
  return cardOf(state, seat, pile, branch, level)
}
