import type { Json, PlayContext, Seat } from '../kernel/index.ts'
import { places } from './chains.ts'
import {
  type BasicId,
  basicIds,
  type CardId,
  cards,
  recruiterPrice,
  type VillagerId,
  villagerIds,
} from './components/index.ts'
import { draftsLeft } from './drafted.ts'
import { namesInHand, takeFromHand, takeOpenly } from './knowledge.ts'
import { padlockCost } from './padlocks.ts'
import { placeOf, settleIn } from './placing.ts'
import { fillAll, refill } from './road.ts'
import type { Event, Move, State, Task } from './state.ts'
import { earn } from './supply.ts'
import { clockwise, seatOf, tops } from './village.ts'

type Draft = Extract<Task, { task: 'draft' }>
type Of<D extends Move['do']> = Extract<Move, { do: D }>

/** All that may be played in a draft turn before its villager is taken (V5.54, V-R38). */
export function draftSpecials(state: State, task: Draft): Move[] {
  const { seat } = task
  if (task.taken) return []
  const hand = namesInHand(state, seat)
  const moves: Move[] = mayRecruit(state, task) ? [{ do: 'recruit' }] : []
  if (hand.includes('benefactor')) moves.push(...benefactors(state, seat))
  if (hand.includes('prophet'))
    state.stacks.forEach(({ length }, column) => {
      if (length > 0) moves.push({ do: 'prophet', column })
    })
  if (hand.includes('barbarian')) moves.push({ do: 'barbarian' })
  if (hand.includes('flaker'))
    for (const owner of clockwise(state, seat))
      for (const card of new Set(seatOf(state, owner).square))
        moves.push({ do: 'flaker', owner, card })
  return moves
}

/** The number of the rule that forbids a move of the draft turn other than drafting. */
export function forbidsDraftSpecial(
  state: State,
  task: Draft,
  seat: Seat,
  sent: Readonly<Record<string, Json | undefined>>,
): string {
  switch (sent.do) {
    case 'recruit':
      return 'V7.24'
    case 'courier':
      return state.options.courier && seat !== task.seat ? 'V7.40' : 'V-R37'
    case 'prophet':
    case 'barbarian':
    case 'flaker':
    case 'benefactor': {
      if (!namesInHand(state, seat).includes(sent.do)) return 'V5.54'
      if (task.taken) return 'V-R38'
      return sent.do === 'prophet'
        ? 'V7.21'
        : sent.do === 'flaker'
          ? 'V7.35'
          : forbidsGift(state, seat, sent)
    }
    case 'trade-in':
      return 'V5.37'
    default:
      return 'V4.1'
  }
}

/** Whether two drafts may be paid for: at least two are left, and none was taken in this turn (V7.24, V-R34). */
function mayRecruit(state: State, { seat, recruited }: Draft): boolean {
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

/** Takes a special out of the hand onto the discard pile (V5.51). */
export function discardSpecial(state: State, seat: Seat, card: VillagerId): void {
  takeFromHand(state, seat, card)
  state.discard.push(card)
}

/** What a Benefactor may place: no special villager, by the rules of chains and padlocks (V7.20). */
function benefactors(state: State, seat: Seat): Of<'benefactor'>[] {
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

function forbidsGift(
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
  if (isBasic(card)) takeReturned(state, seat, card)
  else takeFromHand(state, seat, card)
  at.emit({ event: 'benefactor', seat, card })
  const place = placeOf({ pile: move.pile, branch: move.branch })
  settleIn(state, seat, card, place, false, at)
}

/** Whether a card is a basic villager. */
export const isBasic = (card: CardId): card is BasicId => basicIds.some((id) => id === card)

/** Takes a basic villager out of a hand (V-R29). */
export function takeReturned(state: State, seat: Seat, basic: BasicId): void {
  const { returned } = seatOf(state, seat)
  returned.splice(returned.indexOf(basic), 1)
}

/** The whole face-up Road is discarded, its coins are kept, and it is filled from the Reserve (V7.31, V-R35). */
export function playBarbarian(state: State, seat: Seat, at: PlayContext<Event>): void {
  discardSpecial(state, seat, 'barbarian')
  const swept = state.road.flatMap((slot, column) => (slot ? [{ column, ...slot }] : []))
  state.road.fill(null)
  for (const { card, coins } of swept) {
    state.discard.push(card)
    earn(state, seat, 'road', coins)
  }
  at.emit({ event: 'barbarian', seat, cards: swept })
  fillAll(state, at)
}

/** A villager of any square comes into hand; whoever lost it drafts another (V7.35, V7.36). */
export function playFlaker(
  state: State,
  seat: Seat,
  { owner, card }: Of<'flaker'>,
  at: PlayContext<Event>,
): void {
  discardSpecial(state, seat, 'flaker')
  const { square } = seatOf(state, owner)
  square.splice(square.indexOf(card), 1)
  takeOpenly(seatOf(state, seat).hand, [card])
  at.emit({ event: 'flaker', seat, from: owner, card })
}

/** What the owner of the Courier may do in another's draft turn, before that one has taken a villager (V7.40, V-R37). */
export function couriers(state: State, task: Draft, seat: Seat): Of<'courier'>[] {
  if (!state.options.courier || task.taken || seat === task.seat) return []
  if (!namesInHand(state, seat).includes('courier')) return []
  return state.road.flatMap((slot, column): Of<'courier'>[] =>
    slot ? [{ do: 'courier', column }] : [],
  )
}

export function playCourier(
  state: State,
  seat: Seat,
  column: number,
  at: PlayContext<Event>,
): void {
  const slot = state.road[column]
  if (!slot) return
  discardSpecial(state, seat, 'courier')
  state.road[column] = null
  takeOpenly(seatOf(state, seat).hand, [slot.card])
  earn(state, seat, 'road', slot.coins)
  at.emit({ event: 'courier', seat, column, ...slot })
  refill(state, column, at)
}
