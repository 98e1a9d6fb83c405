/**
 * Monks: they, and Apprentices, must be covered.
 * Rules: V5.64–V5.66, V8.51, V-R14.
 */
import type { PlayContext, Seat } from '../kernel/index.ts'
import { misfit, type Place, put, replace } from './chains.ts'
import type { CardId, VillagerId } from './components/index.ts'
import type { Event } from './event-types.ts'
import { handOf, takeOpenly } from './knowledge.ts'
import { isTinnerPlayed, padlockCost } from './padlocks.ts'
import { removeTop } from './removing.ts'
import type { Pile, Placed, State } from './state.ts'
import { clockwise, openWildcards, type Standing, seatOf, standing, tops } from './village.ts'

/** Rest of a build turn after some move: enough to see whether its Monks and Apprentices can still be covered. */
export interface Outlook {
  seat: Seat
  village: Pile[]
  hand: VillagerId[]
  actions: number
  gold: number
  /** A Tinner was played, or is in the hand. */
  tinner: boolean
  /** Cards of other villages whose places Apprentices take meanwhile. */
  taken: ReadonlyArray<Placed>
}

/** The outlook of a seat's build turn as it stands. Its village may be changed freely. */
export function outlook(state: State, seat: Seat): Outlook {
  const of = seatOf(state, seat)
  const cards = handOf(state, seat)
  return {
    seat,
    taken: [],
    village: copyVillage(of.village),
    hand: cards,
    actions: state.turn ? state.turn.limit - state.turn.used : 0,
    gold: of.gold,
    tinner: isTinnerPlayed(state) || cards.includes('tinner'),
  }
}

const copyPlaced = (placed: Placed): Placed => ({ ...placed })

const copyVillage = (village: ReadonlyArray<Pile>): Pile[] =>
  village.map(({ starter, branches }) => ({
    starter: copyPlaced(starter),
    branches: branches.map((branch) => branch.map(copyPlaced)),
  }))

/** A list of cards without one copy of a card. */
export function without<T>(cards: ReadonlyArray<T>, card: T): T[] {
  const i = cards.indexOf(card)
  return cards.filter((_, j) => j !== i)
}

/** A card that an Apprentice may take the place of, with its owner. */
export interface Replaceable extends Standing {
  owner: Seat
}

/** The covered cards whose place an Apprentice may take: all but Apprentices and others' Founders (V5.70, V5.73, V-R16). */
export const replaceable = (state: State, ahead: Outlook): Replaceable[] =>
  clockwise(state, ahead.seat).flatMap((owner) => {
    const village = owner === ahead.seat ? ahead.village : seatOf(state, owner).village
    const uncovered = new Set(tops(village).map(({ placed }) => placed))
    return standing(village)
      .filter(
        ({ placed }) =>
          !uncovered.has(placed) &&
          !ahead.taken.includes(placed) &&
          placed.card !== 'apprentice' &&
          (placed.card !== 'founders' || owner === ahead.seat),
      )
      .map((found) => ({ ...found, owner }))
  })

/** The outlook after a hand card was placed for one action and its padlock. */
export function afterPlacing(
  state: State,
  ahead: Outlook,
  card: VillagerId,
  place: Place,
  tinner: boolean,
): Outlook {
  const village = copyVillage(ahead.village)
  put(village, card, place)
  return {
    ...ahead,
    village,
    hand: without(ahead.hand, card),
    actions: ahead.actions - 1,
    gold: ahead.gold - padlockCost(state, ahead.village, card, tinner),
  }
}

/** The outlook while the card whose place an Apprentice has taken is still to be placed (V5.72, V5.77). */
export function afterReplacing(ahead: Outlook, { owner, placed, ...spot }: Replaceable): Outlook {
  const village = copyVillage(ahead.village)
  const mine = owner === ahead.seat
  if (mine) replace(village, spot)
  return {
    ...ahead,
    village,
    hand: without(ahead.hand, 'apprentice'),
    actions: ahead.actions - 1,
    gold: ahead.gold + (mine ? placed.coins : 0),
    taken: mine ? ahead.taken : [...ahead.taken, placed],
  }
}

/** The outlook once the replaced card lies at its new place, its padlock paid (V5.71). */
export function afterResettling(
  state: State,
  ahead: Outlook,
  card: CardId,
  place: Place,
  tinner: boolean,
): Outlook {
  const village = copyVillage(ahead.village)
  put(village, card, place)
  const gold = ahead.gold - padlockCost(state, ahead.village, card, tinner)
  return { ...ahead, village, gold }
}

/**
 * Returns true if every uncovered Monk and Apprentice can still be covered in this turn, by hand
 * cards or by what an Apprentice brings (V4.30, V5.64). A move after which it is not so is refused,
 * so no turn ever gets stuck.
 */
export function canCover(state: State, ahead: Outlook): boolean {
  if (ahead.gold < 0 || ahead.actions < 0) return false
  const open = openWildcards(ahead.village)
  const [first] = open
  if (!first) return true
  if (open.length > ahead.actions) return false
  const place = { pile: first.pile, branch: first.branch }
  for (const card of new Set(ahead.hand)) {
    if (misfit(ahead.village, card, place) !== null) continue
    if (canCover(state, afterPlacing(state, ahead, card, place, ahead.tinner))) return true
  }
  if (!ahead.hand.includes('apprentice')) return false
  return replaceable(state, ahead).some((found) => {
    const { card } = found.placed
    const replaced = afterReplacing(ahead, found)
    return (
      misfit(replaced.village, card, place) === null &&
      canCover(state, afterResettling(state, replaced, card, place, ahead.tinner))
    )
  })
}

/** Monks and Apprentices on which nothing lies any more go back to their owner's hand, one after the other (V5.66). */
export function returnUncovered(state: State, owner: Seat, at: PlayContext<Event>): void {
  const of = seatOf(state, owner)
  for (let open = openWildcards(of.village).at(-1); open; open = openWildcards(of.village).at(-1)) {
    const card = removeTop(state, owner, open.pile, open.branch)?.card as VillagerId
    takeOpenly(of.hand, [card])
    at.emit({ event: 'uncovered', seat: owner, card, auto: true })
  }
}
