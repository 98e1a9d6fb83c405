import { isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import { bronzeValue } from '../../../../worker/games/villagers/bronze.ts'
import { places } from '../../../../worker/games/villagers/chains.ts'
import {
  type Card,
  type CardId,
  cards,
  type Suit,
  suits,
  type VillagerId,
} from '../../../../worker/games/villagers/components/index.ts'
import { holds, padlockCost, unlockerOf } from '../../../../worker/games/villagers/padlocks.ts'
import { actionsLeft } from '../../../../worker/games/villagers/placing.ts'
import { nunValue, silverValue } from '../../../../worker/games/villagers/silver.ts'
import {
  countess,
  type FaceDown,
  type Move,
  type Pile,
  type State,
} from '../../../../worker/games/villagers/state.ts'
import { symbols } from '../../../../worker/games/villagers/symbols.ts'
import { owners, seatOf, standing } from '../../../../worker/games/villagers/village.ts'

const ids = Object.keys(cards) as ReadonlyArray<CardId>

/** The villagers below a card in its chain, the starter first. */
export function chainBelow(card: CardId): CardId[] {
  const below: CardId[] = []
  for (let on = cards[card].predecessor; on; on = cards[on as CardId].predecessor)
    below.unshift(on as CardId)
  return below
}

/** The villagers that go directly on a card. */
export const chainAbove = (card: CardId): CardId[] =>
  ids.filter((id) => cards[id].predecessor === card)

/** The villagers whose padlock a card opens, in a game of so many players. */
export const opens = (card: CardId, players: number): CardId[] =>
  ids.filter((id) => cards[id].unlocker === card && (cards[id].minPlayers ?? 0) <= players)

/** Way to open a card's padlock for a seat now, with its cost (V5.41-V5.43, V5.60). */
export type Opening =
  | { readonly by: 'tinner' | 'own' | 'bank' }
  | { readonly by: 'others'; readonly owners: ReadonlyArray<Seat> }

/** Way in which a card's padlock would be opened by a seat now; `null` without a padlock. */
export function openingOf(state: State, seat: Seat, card: CardId): Opening | null {
  const unlocker = unlockerOf(state, card)
  if (!unlocker) return null
  if (state.turn?.seat === seat && state.turn.tinner) return { by: 'tinner' }
  const having = owners(state, seat).filter((owner) =>
    holds(seatOf(state, owner).village, unlocker),
  )
  if (having.includes(seat)) return { by: 'own' }
  return having.length > 0 ? { by: 'others', owners: having } : { by: 'bank' }
}

/** The card whose padlock a move has opened, if it has one. */
function lockedCard(state: State, move: Move): CardId | null {
  switch (move.do) {
    case 'place':
    case 'benefactor':
      return move.card
    case 'smuggle':
      return 'smuggler'
    case 'resettle': {
      const task = state.agenda.at(-1)
      return task?.task === 'resettle' ? task.card : null
    }
    default:
      return null
  }
}

/** Gold that a seat pays for the padlock that a move opens, and who gets it; `null` where it pays nothing (V5.42, V5.43). */
export function padlockPaid(
  state: State,
  seat: Seat,
  move: Move,
): { readonly gold: number; readonly to: ReadonlyArray<Seat> | 'bank' } | null {
  const card = lockedCard(state, move)
  if (!card) return null
  const opening = openingOf(state, seat, card)
  if (opening?.by !== 'others' && opening?.by !== 'bank') return null
  const gold = padlockCost(state, seatOf(state, seat).village, card, false)
  return { gold, to: opening.by === 'others' ? opening.owners : 'bank' }
}

/** Reason why a villager cannot be placed now. */
export type Obstacle =
  | { readonly why: 'no-actions' }
  | { readonly why: 'missing'; readonly card: CardId }
  | { readonly why: 'too-dear'; readonly gold: number }
  | { readonly why: 'uncovered' }

/** Card that a card would go on in a village; `null` where it starts a pile, or has no place. */
export function goesOn(state: State, seat: Seat, card: CardId): CardId | null {
  const { village } = seatOf(state, seat)
  const { predecessor } = cards[card]
  if (!predecessor) return null
  return places(village, card).some((place) => place !== null) ? (predecessor as CardId) : null
}

/** Number of cards of a chain that lie in a village from the starter up, at most. */
function highest(village: ReadonlyArray<Pile>, chain: ReadonlyArray<CardId>): number {
  let most = 0
  for (const { starter, branches } of village) {
    if ((starter.as ?? starter.card) !== chain[0]) continue
    most = Math.max(most, 1)
    for (const branch of branches) {
      let level = 0
      while (level < branch.length) {
        const placed = branch[level]
        if (!placed || (placed.as ?? placed.card) !== chain[level + 1]) break
        level++
      }
      most = Math.max(most, level + 1)
    }
  }
  return most
}

/**
 * Reason why a hand card that no legal move plays cannot be placed in the seat's build turn;
 * the first reason that holds: action, chain, padlock, Monk or Apprentice (V5.1, V5.64).
 */
export function obstacleOf(state: State, seat: Seat, card: VillagerId): Obstacle | null {
  const of = state.seats[seat]
  if (!of || state.turn?.seat !== seat) return null
  if (!cards[card].discard) {
    if (actionsLeft(state) < 1) return { why: 'no-actions' }
    if (card !== 'apprentice' && places(of.village, card).length === 0) {
      const chain = chainBelow(card)
      const missing = chain[highest(of.village, chain)] ?? chain.at(-1)
      return missing ? { why: 'missing', card: missing } : null
    }
  }
  if (card === 'apprentice') return { why: 'uncovered' }
  const cost = padlockCost(state, of.village, card, state.turn.tinner)
  return of.gold < cost ? { why: 'too-dear', gold: cost } : { why: 'uncovered' }
}

/** Number of copies of a villager that lie where the viewer sees their face. */
export function knownCopies(state: State, card: CardId): number {
  const villages = state.seats.map((_, seat) => seat)
  const faces: string[] = [
    ...state.road.flatMap((slot) => (slot ? [slot.card] : [])),
    ...[
      ...state.stacks,
      state.reserve,
      ...state.seats.map(({ hand }) => hand),
      ...(state.look ? [state.look.cards, state.look.laid] : []),
    ]
      .flat()
      .map((one) => one.card)
      .filter((one) => !isHidden(one)),
    ...state.discard,
    ...state.seats.flatMap(({ square }) => square),
    ...[...villages, ...(state.solo ? [countess] : [])].flatMap((owner) =>
      standing(seatOf(state, owner).village).map(({ placed }) => placed.card),
    ),
  ]
  return faces.filter((face) => face === card).length
}

/** The suit on the back of a card, or `null` where not even the back is visible. */
export const suitOnBack = (card: Card | CardId): Suit | null =>
  card === '?' ? null : card.startsWith('?') ? (card.slice(1) as Suit) : cards[card as CardId].suit

/** A stack, or the Reserve (`null`), its top first. */
export const pileOf = (state: State, column: number | null): ReadonlyArray<FaceDown> =>
  (column === null ? state.reserve : state.stacks[column]) ?? []

/** The suits of which a village shows most symbols, the most first (V12.7). */
export function topSuits(state: State, seat: Seat): { suit: Suit; count: number }[] {
  const counted = symbols(state, seat).suits
  return suits
    .map((suit) => ({ suit, count: counted[suit] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
}

/** Gold for a card's silver and bronze symbols, and for the Nun without either. */
interface Worth {
  readonly silver: number
  readonly bronze: number
}

/** Returns true if a card is worth the same as before: what shows it stays as it is. */
export const sameWorth = (a: Worth, b: Worth): boolean =>
  a.silver === b.silver && a.bronze === b.bronze

/** Worth of a card in somebody's village now. Bronze pays at the end of build turns, of which the Countess has none (V6.30, V8.11). */
export const worth = (state: State, seat: Seat, card: CardId): Worth => ({
  silver: card === 'nun' ? nunValue(state, seat) : silverValue(state, seat, card),
  bronze: seat === countess ? 0 : bronzeValue(state, seat, card),
})

/**
 * Worth that a card from elsewhere would have in somebody's village as it stands now: its own
 * symbols count there (V6.5). Nothing to a spectator.
 */
export function worthOnceBuilt(state: State, seat: Seat | null, card: CardId): Worth {
  const { silver, bronze } = cards[card]
  if (seat === null || (!silver && !bronze && card !== 'nun')) return { silver: 0, bronze: 0 }
  const of = seatOf(state, seat)
  const placed: Pile = { starter: { card, coins: 0, as: null }, branches: [] }
  const grown = { ...of, village: [...of.village, placed] }
  const then: State =
    seat === countess && state.solo
      ? { ...state, solo: { ...state.solo, countess: grown } }
      : { ...state, seats: state.seats.map((one, i) => (i === seat ? grown : one)) }
  return worth(then, seat, card)
}

/** Count of a silver symbol: so many of something, and gold for each so many; `null` where it adds up values instead. */
export function basisOf(
  state: State,
  seat: Seat,
  card: CardId,
): { readonly count: number; readonly per: number; readonly gold: number } | null {
  const { silver } = cards[card]
  if (!silver) return null
  const { suits: counted, goldSymbols, padlocks, food, builder } = symbols(state, seat)
  switch (silver.kind) {
    case 'sum-of-printed-gold':
    case 'coins-on-best-villager':
      return null
    case 'per-set':
      return {
        count: Math.min(...silver.suits.map((suit) => counted[suit])),
        per: 1,
        gold: silver.gold,
      }
    case 'per-suit-symbol':
      return { count: counted[silver.suit], per: silver.per, gold: silver.gold }
    case 'per-gold-symbol':
      return { count: goldSymbols, per: silver.per, gold: silver.gold }
    case 'per-padlock':
      return { count: padlocks, per: silver.per, gold: silver.gold }
    case 'per-food':
      return { count: food, per: silver.per, gold: silver.gold }
    case 'per-builder':
      return { count: builder, per: silver.per, gold: silver.gold }
  }
}
