import { Hidden, isHidden, peek, type Seat } from '../kernel/index.ts'
import { suitOf, suits, type VillagerId } from './components/index.ts'
import type { FaceDown, State } from './state.ts'
import { seatOf } from './village.ts'

/** The face of a face-down card. Throws `Hidden` where the viewer has not seen it. */
export const faceOf = ({ card }: FaceDown): VillagerId => peek(card) as VillagerId

/**
 * Takes the top card of a stack or of the Reserve. Throws `Hidden` where its face, or the
 * back of the card that comes to light below it (V9.24), is not known.
 */
export function takeTop(pile: FaceDown[]): VillagerId {
  const top = pile.shift()
  if (!top) throw new RangeError('Nothing lies there.')
  const card = faceOf(top)
  if (pile[0]?.card === '?') throw new Hidden('the back of the next card')
  return card
}

/** Puts villagers that everyone has seen into a hand, where they lie open until they are blurred (V9.5). */
export function takeOpenly(hand: FaceDown[], villagers: ReadonlyArray<VillagerId>): void {
  for (const card of villagers) hand.push({ card, seen: 'all' })
  sortHand(hand)
}

/**
 * The order of a hand: by suit, as the backs show it; within a suit what everyone knows comes
 * first, and the rest by name. So no place tells others anything about a hidden face.
 */
export function sortHand(hand: FaceDown[]): void {
  hand.sort(
    (a, b) =>
      suits.indexOf(suitOf(a.card)) - suits.indexOf(suitOf(b.card)) ||
      Number(b.seen === 'all') - Number(a.seen === 'all') ||
      (a.card < b.card ? -1 : a.card > b.card ? 1 : 0),
  )
}

/** All names in the seat's own hand, copies included; in a view of somebody else, only those that are known. */
export const handOf = (state: State, seat: Seat): VillagerId[] =>
  seatOf(state, seat).hand.flatMap(({ card }) => (isHidden(card) ? [] : [card as VillagerId]))

/** The names in the seat's own hand, each once, in the hand's order. */
export const namesInHand = (state: State, seat: Seat): VillagerId[] => [
  ...new Set(handOf(state, seat)),
]

/** Takes a card out of a hand to show it. Of two copies the openly known one goes: nobody can tell that the other one stays (V9.13). */
export function takeFromHand(state: State, seat: Seat, card: VillagerId): FaceDown {
  const held = seatOf(state, seat).hand
  const i = held.findIndex((one) => one.card === card)
  const [taken] = i < 0 ? [] : held.splice(i, 1)
  if (!taken) throw new RangeError('This card is not in that hand.')
  return taken
}

/**
 * Takes a card out of a hand to lay it face-down somewhere. Others follow it only if they knew
 * all cards of its suit in that hand and these have one name (V9.7); otherwise they lose track of
 * all of them (V9.8). The owner keeps knowing it (V9.6).
 */
export function takeFaceDown(state: State, seat: Seat, card: VillagerId): FaceDown {
  const taken = takeFromHand(state, seat, card)
  const held = seatOf(state, seat).hand
  const suit = suitOf(card)
  const kin = held.filter((one) => suitOf(one.card) === suit)
  if (taken.seen === 'all' && kin.every((one) => one.seen === 'all' && one.card === card))
    return taken
  for (const one of kin) one.seen = [seat]
  sortHand(held)
  return { card, seen: [seat] }
}
