import { isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type CardId,
  cards,
  type Suit,
} from '../../../../worker/games/villagers/components/index.ts'
import type { State } from '../../../../worker/games/villagers/state.ts'
import { seatOf, tops } from '../../../../worker/games/villagers/village.ts'
import { openingOf } from './facts.ts'

/** A pile in small: the suit of its top, how many cards are in its chain, and what its top shows beside. */
export interface PileMark {
  readonly suit: Suit
  readonly height: number
  readonly sign: 'padlock' | 'key' | null
}

/** The piles of a village in small, branch by branch (V5.26). */
export const pileMarks = (state: State, seat: Seat): PileMark[] =>
  tops(seatOf(state, seat).village).map(({ level, placed: { card } }) => {
    const { suit, unlocker, keyring } = cards[card]
    return { suit, height: level + 1, sign: unlocker ? 'padlock' : keyring ? 'key' : null }
  })

/** Cards of my hand whose padlock somebody else opens for gold, each once (V5.42); none to a spectator. */
export function paysTo(state: State, you: Seat | null, seat: Seat): CardId[] {
  if (you === null || you === seat) return []
  const hand = seatOf(state, you).hand.flatMap(({ card }) =>
    isHidden(card) || card.startsWith('?') ? [] : [card as CardId],
  )
  return [...new Set(hand)].filter((card) => {
    const opening = openingOf(state, you, card)
    return opening?.by === 'others' && opening.owners.includes(seat)
  })
}
