/**
 * Trading in hand cards for basic villagers.
 * Rules: V5.30–V5.37, V7.145, V8.57, V-R41.
 */
import {
  back,
  type Decision,
  fieldsOf,
  type PlayContext,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import { put } from './chains.ts'
import {
  basicIds,
  type Card,
  suitOf,
  tradeInsPerTurn,
  type VillagerId,
  villagerIds,
} from './components/index.ts'
import { toCountess } from './countess.ts'
import { haveActed, isOpen } from './event-stacks.ts'
import type { Event } from './event-types.ts'
import { faceOf, namesInHand, takeFaceDown, takeFromHand } from './knowledge.ts'
import { canCover, outlook, without } from './monks.ts'
import { isTinnerPlayed } from './padlocks.ts'
import type { Move, State, Task } from './state.ts'
import { seatOf } from './village.ts'

type TradeIn = Extract<Task, { task: 'trade-in' }>
type Put = Extract<Move, { do: 'put' }>
type Serf = Extract<Move, { do: 'serf' }>

/** The hand cards that may be given away: after it all Monks and Apprentices must remain coverable (V5.64). */
function givable(state: State, seat: Seat): VillagerId[] {
  const ahead = outlook(state, seat)
  return namesInHand(state, seat).filter((card) => {
    const rest = without(ahead.hand, card)
    const tinner = isTinnerPlayed(state) || rest.includes('tinner')
    return canCover(state, { ...ahead, hand: rest, tinner })
  })
}

/** The basic villagers that can be traded in for now (V5.30, V5.36). */
export function tradeIns(state: State, seat: Seat): Move[] {
  if (!state.turn || state.turn.tradeIns >= tradeInsPerTurn) return []
  if (givable(state, seat).length === 0) return []
  return basicIds
    .filter((basic) => state.basics[basic] > 0)
    .map((basic) => ({ do: 'trade-in', basic }))
}

/** The number of the rule that forbids a `trade-in` move. */
export function forbidsTradeIn(state: State, seat: Seat, move: Move | null): string {
  const { basic } = fieldsOf(move)
  if ((state.turn?.tradeIns ?? 0) >= tradeInsPerTurn) return 'V5.30'
  const known = basicIds.find((id) => id === basic)
  if (!known || seatOf(state, seat).hand.length === 0) return 'V5.30'
  return state.basics[known] === 0 ? 'V5.36' : 'V5.64'
}

/** A stack that is not empty; without one the Reserve; without that the discard pile (V5.30, V5.33). */
function targets(state: State, card: VillagerId): (Put | Serf)[] {
  if (isOpen(state, 'serfdom')) return [{ do: 'serf', card }] // V7.145
  const stacks = state.stacks.flatMap((stack, column): Put[] =>
    stack.length > 0 ? [{ do: 'put', card, on: 'stack', column }] : [],
  )
  if (stacks.length > 0) return stacks
  return [{ do: 'put', card, on: state.reserve.length > 0 ? 'reserve' : 'discard' }]
}

/** The second half of a trade-in: which hand card, and where to. */
export const tradingIn: Decision<State, TradeIn, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state, task) => givable(state, task.seat).flatMap((card) => targets(state, card)),
  forbids(state, _task, seat, move) {
    const sent = fieldsOf(move)
    if (sent.do !== 'put') return 'V5.31'
    const card = villagerIds.find((id) => id === sent.card)
    if (!card || !namesInHand(state, seat).includes(card)) return 'V5.30'
    const [first] = targets(state, card)
    if (first?.do === 'serf') return 'V7.145'
    if (first?.on !== sent.on) return 'V5.33'
    const column = Number(sent.column)
    if (sent.on === 'stack' && !state.stacks[column]?.length)
      return state.stacks[column] ? 'V4.45' : 'V5.30'
    return 'V5.64'
  },
  play(state, task, seat, move, at) {
    if (move.do !== 'put' && move.do !== 'serf') unexpected(move)
    state.agenda.pop()
    const { knownTo, card: given } = putAway(state, seat, move, at)
    state.basics[task.basic]--
    if (state.turn) state.turn.tradeIns++
    const { pile } = put(seatOf(state, seat).village, task.basic, null)
    const event = (card: Card): Event => ({
      event: 'traded-in',
      seat,
      basic: task.basic,
      pile,
      card,
      on: move.do === 'serf' ? 'countess' : move.on,
      column: 'column' in move ? move.column : null,
    })
    if (knownTo === 'all') at.emit(event(given))
    else at.emitTo(knownTo, event(given), event(back(suitOf(given)) as Card))
  },
}

/** Puts a hand card where the move says. Returns it with those who know its face. */
function putAway(
  state: State,
  seat: Seat,
  move: Put | Serf,
  at: PlayContext<Event>,
): { card: VillagerId; knownTo: 'all' | Seat[] } {
  if (move.do === 'serf') {
    haveActed(state, 'serfdom', at)
    const card = faceOf(takeFromHand(state, seat, move.card))
    toCountess(state, { card, from: 'hand', column: null, coins: 0, auto: false }, at)
    return { card, knownTo: 'all' }
  }
  if (move.on === 'discard') {
    const card = faceOf(takeFromHand(state, seat, move.card))
    state.discard.push(card) // V-R41
    return { card, knownTo: 'all' }
  }
  const card = takeFaceDown(state, seat, move.card)
  const pile = 'column' in move ? state.stacks[move.column] : state.reserve
  pile?.unshift(card)
  return { card: move.card, knownTo: card.seen === 'none' ? [] : card.seen }
}
