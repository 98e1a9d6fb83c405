/**
 * Placing a villager from hand.
 * Rules: V5.1–V5.3.
 */
import { fieldsOf, type Json, type PlayContext, type Seat } from '../kernel/index.ts'
import { misfit, type Place, places, put } from './chains.ts'
import { type CardId, cards, type VillagerId, villagerIds } from './components/index.ts'
import type { Event } from './event-types.ts'
import { namesInHand, takeFromHand } from './knowledge.ts'
import { afterPlacing, afterResettling, canCover, type Outlook, outlook } from './monks.ts'
import { isTinnerPlayed, padlockCost, unlock } from './padlocks.ts'
import type { Move, State } from './state.ts'
import { openWildcards, seatOf } from './village.ts'

/** Number of build actions that are left in the turn (V4.27). */
export const actionsLeft = (state: State): number =>
  state.turn ? state.turn.limit - state.turn.used : 0

const moveFor = (card: VillagerId, place: Place): Move =>
  place ? { do: 'place', card, ...place } : { do: 'place', card }

/** Returns true if all Monks and Apprentices can still be covered after placing a hand card (V5.64). */
function staysCoverable(state: State, seat: Seat, card: VillagerId, place: Place): boolean {
  if (card !== 'monk' && openWildcards(seatOf(state, seat).village).length === 0) return true
  const after = afterPlacing(state, outlook(state, seat), card, place, isTinnerPlayed(state))
  return canCover(state, after)
}

/** Every way of placing a villager from hand (V5.1, V5.62). */
export function placings(state: State, seat: Seat): Move[] {
  if (actionsLeft(state) < 1) return []
  const of = seatOf(state, seat)
  const found: Move[] = []
  for (const card of namesInHand(state, seat)) {
    if (cards[card].discard || card === 'apprentice') continue
    if (of.gold < padlockCost(state, of.village, card, isTinnerPlayed(state))) continue
    for (const place of places(of.village, card))
      if (staysCoverable(state, seat, card, place)) found.push(moveFor(card, place))
  }
  return found
}

/** Place that a sent move names for a card; a nonsense place is one that does not exist. */
export function placeOf(sent: Readonly<Record<string, Json | undefined>>): Place {
  if (sent.pile === undefined && sent.branch === undefined) return null
  const whole = (value: Json | undefined) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : -1
  return { pile: whole(sent.pile), branch: whole(sent.branch) }
}

/** The number of the rule that forbids a `place` move. */
export function forbidsPlacing(state: State, seat: Seat, move: Move | null): string {
  const sent = fieldsOf(move)
  const card = villagerIds.find((id) => id === sent.card)
  if (!card || !namesInHand(state, seat).includes(card)) return 'V5.1'
  if (cards[card].discard) return cards[card].phase === 'draft' ? 'V5.54' : 'V5.51'
  if (card === 'apprentice') return 'V5.70'
  if (actionsLeft(state) < 1) return 'V4.27'
  const of = seatOf(state, seat)
  const rule = misfit(of.village, card, placeOf(sent))
  if (rule) return rule
  const cost = padlockCost(state, of.village, card, isTinnerPlayed(state))
  return of.gold < cost ? 'V5.44' : 'V5.64'
}

/** Places a villager from hand and opens its padlock. */
export function place(
  state: State,
  seat: Seat,
  move: Extract<Move, { do: 'place' }>,
  at: PlayContext<Event>,
): void {
  takeFromHand(state, seat, move.card)
  if (state.turn) state.turn.used++
  const where = 'pile' in move ? { pile: move.pile, branch: move.branch } : null
  settleIn(state, seat, move.card, where, false, at)
}

/** Puts a card into a village and opens its padlock (V5.1, V5.47). */
export function settleIn(
  state: State,
  seat: Seat,
  card: CardId,
  where: Place,
  apprentice: boolean,
  at: PlayContext<Event>,
): void {
  const of = seatOf(state, seat)
  const spot = put(of.village, card, where)
  const side = card === 'founders' ? of.founders : null
  at.emit({ event: 'placed', seat, card, ...spot, apprentice, side })
  if (cards[card].unlocker) unlock(state, seat, card as VillagerId, at)
}

/** The places where the card whose place an Apprentice has taken may be put down (V5.71). */
export const newPlaces = (state: State, card: CardId, ahead: Outlook): Place[] =>
  places(ahead.village, card).filter((where) =>
    canCover(state, afterResettling(state, ahead, card, where, isTinnerPlayed(state))),
  )
