/**
 * The symbols that a village shows.
 * Rules: V5.24, V6.2–V6.5, V-R18–V-R20.
 */
import type { Seat } from '../kernel/index.ts'
import {
  type CardId,
  cards,
  countessSides,
  foundersSides,
  type Suit,
  suits,
} from './components/index.ts'
import type { SeatState, State } from './state.ts'
import { seatOf, standing, tops } from './village.ts'

/** The gold printed on a card of this seat's village, without coins (V6.3); Founders and the Countess card by the side that is up (V-R20). */
export function printedGold(of: SeatState, card: CardId): number {
  if (card === 'founders') return foundersSides[of.founders].gold
  if (card === 'countess') return countessSides[of.side ?? 'blank']
  return cards[card].gold
}

/** The food printed on a card of this seat's village. */
const printedFood = (of: SeatState, card: CardId): number =>
  card === 'founders' ? foundersSides[of.founders].food : cards[card].food

/** Symbols of a village. Food, builders and gold on top villagers only, suits and padlocks everywhere (V5.24, V6.2). */
export interface Symbols {
  food: number
  builder: number
  /** Sum of the visible printed gold. */
  gold: number
  /** Number of gold symbols that are visible, whatever their number (V6.4). */
  goldSymbols: number
  suits: Record<Suit, number>
  padlocks: number
}

/** The symbols that count in a seat's village now. */
export function symbols(state: State, seat: Seat): Symbols {
  const of = seatOf(state, seat)
  const counted: Symbols = {
    food: 0,
    builder: 0,
    gold: 0,
    goldSymbols: 0,
    suits: Object.fromEntries(suits.map((suit) => [suit, 0])) as Record<Suit, number>,
    padlocks: 0,
  }
  for (const { placed } of standing(of.village)) {
    const printed = cards[placed.card]
    counted.suits[printed.suit] += printed.suitSymbols
    if (printed.unlocker) counted.padlocks++
  }
  for (const { placed } of tops(of.village)) {
    const gold = printedGold(of, placed.card)
    counted.food += printedFood(of, placed.card)
    counted.builder += cards[placed.card].builder
    counted.gold += gold
    if (gold > 0) counted.goldSymbols++
  }
  return counted
}

/** The visible food of a village; the same as `symbols().food`, but cheaper. */
export function visibleFood(of: SeatState): number {
  let food = 0
  for (const { placed } of tops(of.village)) food += printedFood(of, placed.card)
  return food
}
