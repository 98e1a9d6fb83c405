import type { Result, Score, Seat } from '../kernel/index.ts'
import { type CardId, cards } from './components/index.ts'
import { categories, type MarketDay, type Placed, type Spot, type State } from './state.ts'
import { printedGold, seatOf, standing, symbols, tops, villagersOf } from './village.ts'

/**
 * What a card's silver symbol is worth in a seat's village at this moment; 0 without one
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

/** What the Nun brings: the best silver value of a villager that lies there exactly once (V7.22, V-R23). */
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

/** What a card's bronze symbol is worth in a seat's village at this moment; 0 without one (V7.50-V7.56). */
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

/** What one card brings on a market day; a Nun's gold counts as silver. */
export interface MarketRow extends Spot {
  card: Placed['card']
  gold: number
  silver: number
  coins: number
}

/** What a market would bring a seat now, in all and from each card that brings anything. */
export interface MarketYield {
  gold: number
  silver: number
  coins: number
  total: number
  rows: MarketRow[]
}

/** What the First or the Second Market would bring a seat if it were held now (V6.10, V6.15). */
export function marketYield(state: State, seat: Seat, day: MarketDay): MarketYield {
  const of = seatOf(state, seat)
  const top = new Set(tops(of.village).map(({ placed }) => placed))
  const silver = (card: CardId) =>
    card === 'nun' ? nunValue(state, seat) : silverValue(state, seat, card)
  const rows = standing(of.village)
    .map(({ placed, pile, branch, level }): MarketRow => {
      const visible = top.has(placed)
      return {
        card: placed.card,
        pile,
        branch,
        level,
        gold: visible ? printedGold(of, placed.card) : 0,
        silver: visible && day === 'second' ? silver(placed.card) : 0, // V6.11
        coins: placed.coins,
      }
    })
    .filter(({ gold, silver, coins }) => gold + silver + coins > 0)
  const sum = (of: 'gold' | 'silver' | 'coins') => rows.reduce((all, row) => all + row[of], 0)
  const all = { gold: sum('gold'), silver: sum('silver'), coins: sum('coins') }
  return { ...all, total: all.gold + all.silver + all.coins, rows }
}

/** Each seat's supply, by where it came from; categories in which nobody has anything are left out. */
export function score(state: State): Score[] {
  const used = categories.filter((category) =>
    state.seats.some(({ ledger }) => ledger[category] !== 0),
  )
  return state.seats.map(({ gold, ledger }, seat) => ({
    seat,
    total: gold,
    categories: used.map((category) => ({ category, points: ledger[category] })),
  }))
}

/** Most gold wins, then fewer villagers, then several win (V6.40-V6.42). Against the Countess only more gold wins (V6.43). */
export function result(state: State): Result | null {
  if (state.agenda.length > 0) return null
  if (state.solo) {
    const won = (state.seats[0]?.gold ?? 0) > state.solo.countess.gold
    return { places: [won ? 1 : 2], reason: won ? 'beat-countess' : 'lost-to-countess' }
  }
  const standings = state.seats.map((of) => ({ gold: of.gold, villagers: villagersOf(of) }))
  const beats = (a: { gold: number; villagers: number }, b: { gold: number; villagers: number }) =>
    a.gold > b.gold || (a.gold === b.gold && a.villagers < b.villagers)
  const places = standings.map((mine) => 1 + standings.filter((one) => beats(one, mine)).length)
  const most = Math.max(...standings.map(({ gold }) => gold))
  const richest = standings.filter(({ gold }) => gold === most).length
  const winners = places.filter((place) => place === 1).length
  const reason = richest === 1 ? 'most-gold' : winners === 1 ? 'fewer-villagers' : 'shared'
  return { places, reason }
}
