/**
 * Silver symbols, and the Nun who doubles one.
 * Rules: V6.20, V6.21, V7.22, V-R23, V-R24.
 */
import type { Seat } from '../kernel/index.ts'
import { type CardId, cards } from './components/index.ts'
import type { State } from './state.ts'
import { printedGold, symbols } from './symbols.ts'
import { seatOf, standing, tops } from './village.ts'

/**
 * Gold for a card's silver symbol in a seat's village at this moment; 0 without one
 * (V6.20, V7.2-V7.11, V7.54). The card itself counts only if it lies there.
 */
export function silverValue(state: State, seat: Seat, card: CardId): number {
  const { silver } = cards[card]
  if (!silver) return 0
  const of = seatOf(state, seat)
  if (silver.kind === 'coins-on-best-villager')
    return Math.max(0, ...standing(of.village).map(({ placed }) => placed.coins))
  if (silver.kind === 'sum-of-printed-gold')
    return tops(of.village)
      .filter(({ placed }) => cards[placed.card].suit === silver.suit)
      .reduce((sum, { placed }) => sum + printedGold(of, placed.card), 0)
  const { suits, goldSymbols, padlocks, food, builder } = symbols(state, seat)
  if (silver.kind === 'per-set')
    return silver.gold * Math.min(...silver.suits.map((suit) => suits[suit]))
  const count = {
    'per-suit-symbol': silver.kind === 'per-suit-symbol' ? suits[silver.suit] : 0,
    'per-gold-symbol': goldSymbols,
    'per-padlock': padlocks,
    'per-food': food,
    'per-builder': builder,
  }[silver.kind]
  return silver.gold * Math.floor(count / silver.per) // V6.21
}

/** The best silver value in a seat's village now, with its card; `null` where there is no silver symbol (V7.50, V7.126). */
export function bestSilver(state: State, seat: Seat): { card: CardId; gold: number } | null {
  let best: { card: CardId; gold: number } | null = null
  for (const { placed } of tops(seatOf(state, seat).village)) {
    if (!cards[placed.card].silver) continue
    const gold = silverValue(state, seat, placed.card)
    if (!best || gold > best.gold) best = { card: placed.card, gold }
  }
  return best
}

/** Gold that the Nun brings: the best silver value of a villager that lies there exactly once (V7.22, V-R23). */
export function nunValue(state: State, seat: Seat): number {
  const { village } = seatOf(state, seat)
  const all = standing(village).map(({ placed }) => placed.card)
  return Math.max(
    0,
    ...tops(village)
      .filter(({ placed }) => all.filter((card) => card === placed.card).length === 1)
      .map(({ placed }) => silverValue(state, seat, placed.card)),
  )
}
