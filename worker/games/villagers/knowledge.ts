/**
 * Knowledge of viewers about face-down cards, as cards move.
 * Rules: V9.5–V9.11, V9.13.
 */
import { Hidden, isHidden, peek, type Seat } from '../kernel/index.ts'
import { type BasicId, suitOf, suits, type VillagerId } from './components/index.ts'
import type { FaceDown, State } from './state.ts'
import { seatOf } from './village.ts'

/** The face of a face-down card. Throws `Hidden` where the viewer has not seen it. */
export const faceOf = ({ card }: FaceDown): VillagerId => peek(card) as VillagerId

/**
 * Takes the top card of a stack or of the Reserve. Throws `Hidden` where its face, or the
 * back of the card that comes to light below it (V9.24), is not known.
 */
export const takeTop = (pile: FaceDown[]): VillagerId => faceOf(takeTopCard(pile))

/** Takes the top card like `takeTop`, with the seats that know it. */
export function takeTopCard(pile: FaceDown[]): FaceDown {
  const top = pile.shift()
  if (!top) throw new RangeError('Nothing lies there.')
  faceOf(top)
  if (pile[0]?.card === '?') throw new Hidden('the back of the next card')
  return top
}

/** Puts villagers that everyone has seen into a hand, where they lie open until they are blurred (V9.5). */
export function takeOpenly(hand: FaceDown[], villagers: ReadonlyArray<VillagerId>): void {
  for (const card of villagers) hand.push({ card, seen: 'all' })
  arrange(hand)
}

/** Puts a card into a hand, with the seats that know it (V9.10). */
export function takeSecretly(hand: FaceDown[], card: FaceDown): void {
  hand.push(card)
  arrange(hand)
}

const bySuit = (a: FaceDown, b: FaceDown): number =>
  suits.indexOf(suitOf(a.card)) - suits.indexOf(suitOf(b.card)) ||
  Number(b.seen === 'all') - Number(a.seen === 'all')

const byName = (a: FaceDown, b: FaceDown): number =>
  a.card < b.card ? -1 : a.card > b.card ? 1 : 0

/**
 * The order of a hand: by suit, as the backs show it; within a suit what everyone knows comes
 * first, by name, and the rest as it came. A card that comes later must not slip between two that
 * somebody knows: its place would tell something about its face.
 */
function arrange(hand: FaceDown[]): void {
  hand.sort((a, b) => bySuit(a, b) || (a.seen === 'all' ? byName(a, b) : 0))
}

/** Orders a hand of which others know nothing but the open cards: by suit, then by name. */
export function sortHand(hand: FaceDown[]): void {
  hand.sort((a, b) => bySuit(a, b) || byName(a, b))
}

/** Returns true if a seat has seen a card. */
const knows = ({ seen }: FaceDown, seat: Seat): boolean =>
  seen === 'all' || (seen !== 'none' && seen.includes(seat))

/** Shows a card to one more seat. */
export function show(card: FaceDown, seat: Seat): void {
  if (knows(card, seat)) return
  card.seen = card.seen === 'all' || card.seen === 'none' ? [seat] : [...card.seen, seat].sort()
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
 * Takes a card out of a hand to lay it face-down somewhere, or into the hand of `thief`. Others
 * follow it only if they knew all cards of its suit in that hand and these have one name (V9.7);
 * otherwise they lose track of all of them (V9.8). The owner and the thief keep knowing them (V9.6).
 */
export function takeFaceDown(state: State, seat: Seat, card: VillagerId, thief?: Seat): FaceDown {
  const taken = takeFromHand(state, seat, card)
  const held = seatOf(state, seat).hand
  const suit = suitOf(card)
  const kin = held.filter((one) => suitOf(one.card) === suit)
  const all = [taken, ...kin]
  const alike = kin.every((one) => one.card === card)
  if (alike && all.every(({ seen }) => seen === 'all')) return taken
  const follows = (viewer: Seat) =>
    viewer === seat || viewer === thief || (alike && all.every((one) => knows(one, viewer)))
  const followers = state.seats.flatMap((_, viewer) => (follows(viewer) ? [viewer] : []))
  for (const one of kin)
    one.seen = followers.filter((viewer) => viewer === seat || knows(one, viewer))
  // Only the owner and the seats that know them all can tell any of them: their order may say nothing.
  kin.sort(byName)
  const rest = held.filter((one) => suitOf(one.card) !== suit)
  held.splice(0, held.length, ...rest, ...kin)
  arrange(held)
  return { card, seen: followers }
}

/** Takes a basic villager out of a hand (V-R29). */
export function takeReturned(state: State, seat: Seat, basic: BasicId): void {
  const { returned } = seatOf(state, seat)
  returned.splice(returned.indexOf(basic), 1)
}
