import {
  back,
  type Decision,
  isHidden,
  type PlayContext,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import { type Card, pigeoneerLooks, suitOf, type VillagerId } from './components/index.ts'
import { endDraft } from './drafted.ts'
import { faceOf, takeFromHand, takeSecretly } from './knowledge.ts'
import { checkMarkets } from './road.ts'
import type { Event, FaceDown, Move, State, Task } from './state.ts'
import { seatOf } from './village.ts'

/** Cards of which the seat now knows the faces, and nobody else where they lie (V9.10). Throws `Hidden` where it has not seen one yet. */
const seenBy = (cards: ReadonlyArray<FaceDown>, seat: Seat): FaceDown[] =>
  cards.map((card) => ({ card: faceOf(card), seen: [seat] }))

/** Searching a stack: all of it is looked at (V7.21). */
export function playProphet(
  state: State,
  seat: Seat,
  column: number,
  at: PlayContext<Event>,
): void {
  takeFromHand(state, seat, 'prophet')
  state.discard.push('prophet')
  const cards = seenBy(state.stacks[column] ?? [], seat)
  state.stacks[column] = []
  state.look = { seat, column, cards, laid: [] }
  at.emit({ event: 'prophet', seat, column, count: cards.length })
  state.agenda.push({ task: 'look', seat })
}

/** Looking at the top six of the Reserve, or all of it (V7.25, V-R36). */
export function playPigeoneer(state: State, seat: Seat, at: PlayContext<Event>): void {
  takeFromHand(state, seat, 'pigeoneer')
  state.discard.push('pigeoneer')
  const cards = seenBy(state.reserve.slice(0, pigeoneerLooks), seat)
  state.reserve.splice(0, cards.length)
  state.look = { seat, column: null, cards, laid: [] }
  at.emit({ event: 'pigeoneer', seat, count: cards.length })
  state.agenda.push({ task: 'look', seat })
}

/** The names that the viewer sees, each once. */
const names = (cards: ReadonlyArray<FaceDown>): VillagerId[] => [
  ...new Set(cards.flatMap((one) => (isHidden(one.card) ? [] : [faceOf(one)]))),
]

/** Takes the first card of that name out of the cards looked at. */
function pick(state: State, card: VillagerId): FaceDown | undefined {
  const cards = state.look?.cards ?? []
  const i = cards.findIndex((one) => one.card === card)
  return i < 0 ? undefined : cards.splice(i, 1)[0]
}

/** The villager that is drafted, or taken into hand. */
export const looking: Decision<State, Extract<Task, { task: 'look' }>, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state) => names(state.look?.cards ?? []).map((card) => ({ do: 'choose', card })),
  forbids: (state) => (state.look?.column === null ? 'V7.25' : 'V7.21'),
  play(state, task, seat, move, at) {
    const { look } = state
    if (move.do !== 'choose' || !look) unexpected(move)
    const card = move.card as VillagerId // No basic villager lies in a stack or the Reserve.
    const taken = pick(state, card)
    if (!taken) return
    state.agenda.pop()
    const { column } = look
    if (column === null) {
      takeSecretly(seatOf(state, seat).hand, taken)
      const event = (named: Card): Event => ({
        event: 'took',
        seat,
        by: 'pigeoneer',
        card: named,
        column,
      })
      at.emitTo([seat], event(card), event(back(suitOf(card)) as Card))
    } else {
      seatOf(state, seat).square.push(card) // V-R33
      at.emit({ event: 'drafted', seat, from: 'stack', column, card, coins: 0 })
    }
    if (names(look.cards).length > 1) state.agenda.push({ task: 'order', seat: task.seat })
    else putBack(state, at)
  },
}

/** The order of the cards that go back, one after the other from the top down. */
export const ordering: Decision<State, Extract<Task, { task: 'order' }>, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state) => [
    ...names(state.look?.cards ?? []).map((card): Move => ({ do: 'lay', card })),
    { do: 'keep-order' },
  ],
  forbids: (state) => (state.look?.column === null ? 'V7.25' : 'V7.21'),
  play(state, _task, _seat, move, at) {
    const { look } = state
    if (!look) return
    if (move.do === 'lay') {
      const next = pick(state, move.card)
      if (next) look.laid.push(next)
      if (names(look.cards).length > 1) return
    }
    state.agenda.pop()
    putBack(state, at)
  },
}

/** All that was looked at lies in its place again; a searched stack may be empty now. */
function putBack(state: State, at: PlayContext<Event>): void {
  const { look } = state
  if (!look) return
  state.look = null
  const cards = [...look.laid, ...look.cards]
  const pile = look.column === null ? state.reserve : state.stacks[look.column]
  pile?.unshift(...cards)
  at.emit({ event: 'put-back', seat: look.seat, column: look.column, count: cards.length })
  if (look.column === null) return
  checkMarkets(state, at)
  endDraft(state)
}
