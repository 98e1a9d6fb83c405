/**
 * The Road: refills while drafting, and the Road update.
 * Rules: V4.9, V4.10, V4.15–V4.20, V-R56, V-R61.
 */
import { type Automatic, type Decision, fieldsOf, type PlayContext } from '../kernel/index.ts'
import { marketColumns, type VillagerId } from './components/index.ts'
import type { Event } from './event-types.ts'
import { takeTop } from './knowledge.ts'
import type { MarketDay, Move, State, Task } from './state.ts'
import { clockwise } from './village.ts'

/** Source that fills a face-up slot: a column's stack, or the Reserve (`null`). */
type Origin = { stack: number | null }

const leftmostStack = (state: State): Origin | undefined => {
  const stack = state.stacks.findIndex(({ length }) => length > 0)
  return stack < 0 ? undefined : { stack }
}
const reserve = (state: State): Origin | undefined =>
  state.reserve.length > 0 ? { stack: null } : undefined

/** The top card of a stack, or of the Reserve (`null`). Once its way is told, the markets are looked at. */
export const takeFrom = (state: State, column: number | null): VillagerId =>
  takeTop(column === null ? state.reserve : (state.stacks[column] ?? []))

/** Turns the market cards whose condition is met by now (V4.41). Of the card that did it is told before. */
export function checkMarkets(state: State, at: PlayContext<Event>): void {
  const trigger = (day: MarketDay, met: boolean) => {
    if (!met || state.markets[day] !== 'ahead') return
    state.markets[day] = 'triggered'
    at.emit({ event: 'market-triggered', day, auto: true })
  }
  const empty = state.stacks.map(({ length }) => length === 0)
  // V4.40: both stacks up to that of the First Market card.
  trigger(
    'first',
    empty.slice(0, marketColumns.first + 1).every((is) => is),
  )
  trigger(
    'second',
    empty.every((is) => is),
  ) // V4.43
}

function fill(state: State, column: number, origin: Origin, at: PlayContext<Event>): void {
  const { stack } = origin
  const card = takeFrom(state, stack)
  state.road[column] = { card, coins: 0 }
  at.emit({ event: 'refilled', column, card, stack, auto: true })
  if (stack !== null) checkMarkets(state, at)
}

/** After a draft: the same slot from the leftmost stack, and only without stacks from the Reserve (V4.9). */
export function refill(state: State, column: number, at: PlayContext<Event>): void {
  const origin = leftmostStack(state) ?? reserve(state)
  if (origin) fill(state, column, origin, at)
}

/** Solo: after both drafts all empty slots, the left one first, from the sources of V4.9 (V8.6). */
export const refillAll: Automatic<State, Extract<Task, { task: 'refill' }>, Event> = {
  run(state, _task, at) {
    state.road.forEach((slot, column) => {
      if (!slot) refill(state, column, at)
    })
  },
}

/** In the Road update: all empty slots from the left, from the Reserve, and without it from the leftmost stack (V4.15, V4.18). */
export function fillAll(state: State, at: PlayContext<Event>): void {
  state.road.forEach((slot, column) => {
    const origin = slot ? undefined : (reserve(state) ?? leftmostStack(state))
    if (origin) fill(state, column, origin, at)
  })
}

/** Discards face-up villagers; their coins go to the bank (V-R61). */
function clear(state: State, leaves: (coins: number) => boolean, at: PlayContext<Event>): void {
  const cards = state.road.flatMap((slot, column) =>
    slot && leaves(slot.coins) ? [{ column, ...slot }] : [],
  )
  for (const { column, card } of cards) {
    state.road[column] = null
    state.discard.push(card)
  }
  if (cards.length > 0) at.emit({ event: 'road-cleared', cards, auto: true })
}

/** The Road update; with two players, and in solo, it starts with their coins (V4.15, V4.16, V4.20). */
export const updateRoad: Automatic<State, Extract<Task, { task: 'road' }>, Event> = {
  run(state, _task, at) {
    if (state.seats.length <= 2) {
      state.agenda.push({ task: 'clear-road' })
      // The last one pushed is the first to decide: reverse turn order.
      for (const seat of clockwise(state, state.firstPlayer))
        state.agenda.push({ task: 'coin', seat })
      return
    }
    clear(state, (coins) => coins > 0, at)
    fillAll(state, at)
    const columns: number[] = []
    state.road.forEach((slot, column) => {
      if (!slot) return
      slot.coins++
      columns.push(column)
    })
    if (columns.length > 0) at.emit({ event: 'road-coins', columns, auto: true })
  },
}

/** After the coins of two players: villagers without coins leave (V4.16, V4.17). */
export const clearRoad: Automatic<State, Extract<Task, { task: 'clear-road' }>, Event> = {
  run(state, _task, at) {
    clear(state, (coins) => coins === 0, at)
    fillAll(state, at)
  },
}

/** Putting 1 gold from the bank on a face-up villager, or not (V-D10). */
export const placingCoin: Decision<State, Extract<Task, { task: 'coin' }>, Move, Event> = {
  toAct: (state, task) => (state.road.some((slot) => slot) ? [task.seat] : []),
  moves: (state) => [
    ...state.road.flatMap((slot, column): Move[] => (slot ? [{ do: 'coin', column }] : [])),
    { do: 'no-coin' },
  ],
  forbids: (_state, _task, _seat, move) => (fieldsOf(move).do === 'draft' ? 'V4.1' : 'V4.16'),
  play(state, _task, seat, move, at) {
    state.agenda.pop()
    const slot = move.do === 'coin' ? state.road[move.column] : null
    if (slot && move.do === 'coin') {
      slot.coins++
      at.emit({ event: 'coin', seat, column: move.column, card: slot.card })
    } else {
      at.emit({ event: 'coin', seat, column: null, card: null })
    }
  },
}
