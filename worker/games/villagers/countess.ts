/**
 * The Countess of solo games: her villagers, and her part of the event phase.
 * Rules: V8.5–V8.12, V8.17, V8.24, V-R43, V-R48, V-R52, V-R60.
 */
import { type Automatic, type Decision, type PlayContext, unexpected } from '../kernel/index.ts'
import { eventsByValue, levels, type VillagerId } from './components/index.ts'
import { drawEvents } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { marketYield } from './markets.ts'
import { checkMarkets, takeFrom } from './road.ts'
import { silverValue } from './silver.ts'
import { countess, type Move, type State, type Task } from './state.ts'
import { earn } from './supply.ts'
import { printedGold } from './symbols.ts'

/** After each draft the Countess gets a face-up villager of the player's choice, and its coins (V8.6, V8.9). */
export const giving: Decision<State, Extract<Task, { task: 'give' }>, Move, Event> = {
  toAct: (state, task) => (state.road.some((slot) => slot) ? [task.seat] : []),
  moves: (state) =>
    state.road.flatMap((slot, column): Move[] => (slot ? [{ do: 'give', column }] : [])),
  forbids: () => 'V8.6',
  play(state, _task, _seat, move, at) {
    const slot = move.do === 'give' ? state.road[move.column] : null
    if (!slot || move.do !== 'give') unexpected(move)
    state.agenda.pop()
    state.road[move.column] = null
    toCountess(state, { ...slot, from: 'road', column: move.column, auto: false }, at)
  },
}

/** The end of the event phase: a villager for the Countess, and new events by its value (V8.12). Not in the last round (V8.24). */
export const countessDraws: Automatic<State, Extract<Task, { task: 'countess' }>, Event> = {
  run(state, _task, at) {
    const { solo, options } = state
    if (!solo || state.markets.second === 'triggered') return
    const card = drawForCountess(state, null, true, at)
    // V-R43: the value once it lies in her village.
    const value = card ? printedGold(solo.countess, card) + silverValue(state, countess, card) : 0
    const byValue = eventsByValue.find(({ from }) => value >= from)?.events ?? 0
    drawEvents(state, levels[options.level].eventsPerRound ?? byValue, at)
  },
}

/** The Countess's gold if the game ended now: her supply, and what the markets still ahead of the last one would add (V8.23). */
export function countessScore(
  state: State,
): { gold: number; market: number; total: number } | null {
  if (!state.solo) return null
  const { gold } = state.solo.countess
  const market = state.markets.second === 'held' ? 0 : marketYield(state, countess, 'second').total
  return { gold, market, total: gold + market }
}

/** A villager lies in the Countess's village from now on, on its own (V8.8). */
export function joinCountess(state: State, card: VillagerId): void {
  state.solo?.countess.village.push({ starter: { card, coins: 0, as: null }, branches: [] })
}

/** A villager comes into the Countess's village; its coins go to her supply (V8.8, V8.9). */
export function toCountess(
  state: State,
  event: Omit<Extract<Event, { event: 'countess-gets' }>, 'event'>,
  at: PlayContext<Event>,
): void {
  const { card, coins } = event
  joinCountess(state, card)
  earn(state, countess, 'road', coins)
  at.emit({ event: 'countess-gets', ...event })
}

/** The discard pile forms a new Reserve when the Countess or an event must draw from the empty one (V8.17, V-R48). */
function reshuffle(state: State, at: PlayContext<Event>): void {
  if (state.reserve.length > 0 || state.discard.length === 0) return
  const cards = at.random.shuffle(state.discard)
  state.reserve = cards.map((card) => ({ card, seen: 'none' })) // V9.11
  state.discard = []
  at.emit({ event: 'reserve-shuffled', count: cards.length, auto: true })
}

/** The Countess gets the top card of a stack, or of the Reserve (`null`). Returns it, `null` when there is none. */
export function drawForCountess(
  state: State,
  column: number | null,
  auto: boolean,
  at: PlayContext<Event>,
): VillagerId | null {
  if (column === null) reshuffle(state, at)
  if (column === null && state.reserve.length === 0) return null
  const card = takeFrom(state, column)
  const from = column === null ? 'reserve' : 'stack'
  toCountess(state, { card, from, column, coins: 0, auto }, at)
  if (column !== null) checkMarkets(state, at)
  return card
}
