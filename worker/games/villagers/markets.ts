/**
 * The First and the Second Market.
 * Rules: V4.40–V4.45, V6.10, V6.11, V6.15, V6.16, V8.23, V8.43, V8.44, V8.59, V-R7–V-R9, V-R66.
 */
import type { Automatic, EventPart, PlayContext, Seat } from '../kernel/index.ts'
import type { CardId } from './components/index.ts'
import type { Event } from './event-types.ts'
import { beginRound } from './round.ts'
import { nunValue, silverValue } from './silver.ts'
import {
  type MarketDay,
  marketDays,
  type Placed,
  type Spot,
  type State,
  type Task,
} from './state.ts'
import { earn } from './supply.ts'
import { printedGold } from './symbols.ts'
import { owners, seatOf, standing, tops } from './village.ts'

/** Holds the markets that are due, the First before the Second; then the next round, or the end (V4.40-V4.44). */
export const holdMarkets: Automatic<State, Extract<Task, { task: 'markets' }>, Event> = {
  run(state, _task, at) {
    for (const day of marketDays) if (state.markets[day] === 'triggered') hold(state, day, at)
    if (state.markets.second === 'held') {
      at.emit({ event: 'ended', auto: true })
      return
    }
    beginRound(state, at)
  },
}

/**
 * Pays all players, and the Countess (V8.23). The coins stay on their cards: at the First Market they count again later
 * (V6.11), after the Second they are only shown (V6.16).
 */
function hold(state: State, day: MarketDay, at: PlayContext<Event>): void {
  state.markets[day] = 'held'
  for (const seat of owners(state, state.firstPlayer)) {
    const { gold, silver, coins, rows } = marketYield(state, seat, day)
    at.emit({ event: 'market', day, seat, gold, silver, coins, auto: true })
    for (const row of rows) {
      earn(state, seat, `${day}-gold`, row.gold)
      earn(state, seat, `${day}-coins`, row.coins)
      if (day === 'second') earn(state, seat, 'second-silver', row.silver)
      const counted: CardCounted = { event: 'card-counted', isPart: true, day, seat, ...row }
      at.part?.(counted)
    }
  }
}

/** Yield of one card on a market day; a Nun's gold counts as silver. */
export interface MarketRow extends Spot {
  card: Placed['card']
  gold: number
  silver: number
  coins: number
}

/** A card that pays on a market day. */
export interface CardCounted extends EventPart, MarketRow {
  readonly event: 'card-counted'
  readonly day: MarketDay
  readonly seat: Seat
}

/** Yield that a market would bring a seat now, in all and from each card that brings anything. */
export interface MarketYield {
  gold: number
  silver: number
  coins: number
  total: number
  rows: MarketRow[]
}

/** Yield that the First or the Second Market would bring a seat if it were held now (V6.10, V6.15). */
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
