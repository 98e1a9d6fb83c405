/**
 * Bronze symbols.
 * Rules: V6.30–V6.32, V8.45, V8.46, V-R25, V-R72.
 */
import type { PlayContext, Seat } from '../kernel/index.ts'
import { type CardId, cards } from './components/index.ts'
import type { Event } from './event-types.ts'
import { bestSilver } from './silver.ts'
import type { State } from './state.ts'
import { earn } from './supply.ts'
import { symbols } from './symbols.ts'
import { seatOf, standing, tops } from './village.ts'

/** Pays a seat its best bronze symbol from the bank, if it has one that is worth anything (V6.30, V6.31). */
export function payBronze(state: State, seat: Seat, at: PlayContext<Event>): void {
  const best = bestBronze(state, seat)
  if (!best) return
  earn(state, seat, 'bronze', best.gold)
  at.emit({ event: 'bronze', seat, ...best, auto: true })
}

/** Gold for a card's bronze symbol in a seat's village at this moment; 0 without one (V7.50-V7.56). */
export function bronzeValue(state: State, seat: Seat, card: CardId): number {
  const { bronze } = cards[card]
  if (!bronze) return 0
  const { village } = seatOf(state, seat)
  switch (bronze.kind) {
    case 'half-of-best-silver':
      return Math.floor((bestSilver(state, seat)?.gold ?? 0) / 2)
    case 'per-villager-with-coins':
      return bronze.gold * standing(village).filter(({ placed }) => placed.coins > 0).length
    case 'per-gold-symbol':
      return bronze.gold * Math.floor(symbols(state, seat).goldSymbols / bronze.per)
    case 'per-chain-starter': // V-R26
      return (
        bronze.gold *
        village.filter(({ branches }) => branches.flat().length >= bronze.villagersOn).length
      )
  }
}

/** The one bronze symbol that pays a seat this round: the highest (V6.31). `null` where none pays. */
export function bestBronze(state: State, seat: Seat): { card: CardId; gold: number } | null {
  let best: { card: CardId; gold: number } | null = null
  for (const { placed } of tops(seatOf(state, seat).village)) {
    const gold = bronzeValue(state, seat, placed.card)
    if (gold > (best?.gold ?? 0)) best = { card: placed.card, gold }
  }
  return best
}
