/** What a told event does with cards: out of hands and piles, by their faces where those are known. */
import { copy, isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type BasicId,
  type Card,
  type CardId,
  isBasic,
  suitOf,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import type { Event } from '../../../../worker/games/villagers/event-types.ts'
import type { FaceDown, State } from '../../../../worker/games/villagers/state.ts'
import { seatOf } from '../../../../worker/games/villagers/village.ts'
import { suitOnBack } from './facts.ts'

type Of<K extends Event['event']> = Extract<Event, { readonly event: K }>
/** What some events change of a state, in place. */
export type Changes = {
  readonly [K in Event['event']]?: (state: State, event: Of<K>, now: State) => void
}

/** A covered card by its back. */
export const covered: FaceDown = { card: '?', seen: 'none' }

export function drop<T>(from: T[], what: T): void {
  const at = from.indexOf(what)
  if (at >= 0) from.splice(at, 1)
}

/** Takes a card out of cards that lie face-down: by its face where that is known, else one of its back. */
export function pick(cards: FaceDown[], card: Card): FaceDown | undefined {
  const alike = [card, ...(suitOnBack(card) ? [`?${suitOnBack(card)}`, '?'] : ['?'])]
  for (const one of alike) {
    const at = cards.findIndex((lying) => lying.card === one)
    if (at >= 0) return cards.splice(at, 1)[0]
  }
  return undefined
}

/** A card leaves a hand, where it is a villager. */
export function fromHand(state: State, seat: Seat, card: CardId | Card): void {
  const of = seatOf(state, seat)
  if (isBasic(card as CardId)) drop(of.returned, card as BasicId)
  else pick(of.hand, card as Card)
}

/** A card leaves a hand face-down: who does not see it loses track of all that it could be (V9.8). */
export function slipsOut(state: State, seat: Seat, card: Card): void {
  const { hand } = seatOf(state, seat)
  if (!isHidden(card)) {
    pick(hand, card)
    return
  }
  const suit = suitOf(card)
  const back = `?${suit}` as Card
  hand.forEach((one, at) => {
    if (suitOf(one.card) === suit) hand.splice(at, 1, { card: back, seen: 'none' })
  })
  pick(hand, back)
}

/** A special villager goes from a hand to the discard pile (V5.51). */
export function spend(state: State, seat: Seat, card: VillagerId): void {
  fromHand(state, seat, card)
  state.discard.push(card)
}

export const pileOf = (state: State, column: number | null): FaceDown[] =>
  (column === null ? state.reserve : state.stacks[column]) ?? []

/** The top of a stack, or of the Reserve (`null`), is taken; of what comes to light, nothing is told yet. */
export const fromPile = (state: State, column: number | null): FaceDown | undefined =>
  pileOf(state, column).shift()

/** Cards are looked at, taken from their place meanwhile (V9.35). */
export function look(
  state: State,
  seat: Seat,
  column: number | null,
  count: number,
  now: State,
): void {
  const cards = pileOf(state, column).splice(0, count)
  const seen = now.look?.seat === seat && now.look.column === column ? copy(now.look.cards) : []
  state.look = { seat, column, cards: seen.length === count ? seen : cards, laid: [] }
}
