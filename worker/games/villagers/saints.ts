/**
 * The Saints: Benefactor, Prophet, Recruiter and Pigeoneer.
 * Rules: V7.20, V7.21, V7.24, V7.25, V8.53, V8.54, V-R32–V-R34, V-R36.
 */
import {
  back,
  type Decision,
  isHidden,
  type Json,
  type PlayContext,
  type Seat,
  unexpected,
} from '../kernel/index.ts'
import { places } from './chains.ts'
import {
  type BasicId,
  type Card,
  type CardId,
  cards,
  isBasic,
  pigeoneerLooks,
  recruiterPrice,
  suitOf,
  type VillagerId,
  villagerIds,
} from './components/index.ts'
import { endDraft } from './drafted.ts'
import type { Event } from './event-types.ts'
import { faceOf, namesInHand, takeFromHand, takeReturned, takeSecretly } from './knowledge.ts'
import { draftsLeft } from './limits.ts'
import { padlockCost } from './padlocks.ts'
import { placeOf, settleIn } from './placing.ts'
import { checkMarkets } from './road.ts'
import { discardSpecial } from './specials.ts'
import type { FaceDown, Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { seatOf, tops } from './village.ts'

type Draft = Extract<Task, { task: 'draft' }>
type Of<D extends Move['do']> = Extract<Move, { do: D }>

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

/** Returns true if two drafts may be paid for: at least two are left, and none was taken in this turn (V7.24, V-R34). */
export function mayRecruit(state: State, { seat, recruited }: Draft): boolean {
  const of = seatOf(state, seat)
  return (
    !recruited &&
    of.gold >= recruiterPrice &&
    draftsLeft(state, seat) >= 2 &&
    tops(of.village).some(({ placed }) => placed.card === 'recruiter')
  )
}
export function recruit(state: State, task: Draft, at: PlayContext<Event>): void {
  earn(state, task.seat, 'recruiter', -recruiterPrice)
  task.recruited = true
  at.emit({ event: 'recruited', seat: task.seat })
}

/** Villagers that a Benefactor may place: no special villager, by the rules of chains and padlocks (V7.20). */
export function benefactors(state: State, seat: Seat): Of<'benefactor'>[] {
  const of = seatOf(state, seat)
  const names: (VillagerId | BasicId)[] = [
    ...namesInHand(state, seat).filter((card) => cards[card].suit !== 'special'),
    ...new Set(of.returned),
  ]
  return names
    .filter((card) => of.gold >= padlockCost(state, of.village, card, false))
    .flatMap((card) =>
      places(of.village, card).map(
        (place): Of<'benefactor'> =>
          place ? { do: 'benefactor', card, ...place } : { do: 'benefactor', card },
      ),
    )
}
export function forbidsGift(
  state: State,
  seat: Seat,
  sent: Readonly<Record<string, Json | undefined>>,
): string {
  const card: CardId | undefined = villagerIds.find((id) => id === sent.card)
  if (!card || !namesInHand(state, seat).includes(card)) return 'V7.20'
  const of = seatOf(state, seat)
  return of.gold < padlockCost(state, of.village, card, false) ? 'V5.44' : 'V7.20'
}
export function playBenefactor(
  state: State,
  seat: Seat,
  move: Of<'benefactor'>,
  at: PlayContext<Event>,
): void {
  const { card } = move
  discardSpecial(state, seat, 'benefactor')
  at.emit({ event: 'benefactor', seat, card })
  if (isBasic(card)) takeReturned(state, seat, card)
  else takeFromHand(state, seat, card)
  const place = placeOf({ pile: move.pile, branch: move.branch })
  settleIn(state, seat, card, place, false, at)
}
