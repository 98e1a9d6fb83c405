import type { Seat } from '../kernel/index.ts'
import {
  buildBase,
  buildCap,
  type CardId,
  cards,
  countessSides,
  developments,
  draftBase,
  draftCap,
  foundersSides,
  isWildcard,
  type Suit,
  suits,
} from './components/index.ts'
import { countess, type Pile, type Placed, type SeatState, type Spot, type State } from './state.ts'

/** The seat's part of the state, or the Countess's. Throws a `RangeError` for a seat that is not at the table. */
export function seatOf(state: State, seat: Seat): SeatState {
  const found = seat === countess ? state.solo?.countess : state.seats[seat]
  if (!found) throw new RangeError(`No seat ${seat} at this table.`)
  return found
}

/** All seats clockwise, from `first` on. */
export const clockwise = (state: State, first: Seat): Seat[] =>
  state.seats.map((_, i) => (first + i) % state.seats.length)

/** All who have a village: the seats clockwise from `first` on, then the Countess, if she plays (V8.10). */
export const owners = (state: State, first: Seat): Seat[] =>
  state.solo ? [...clockwise(state, first), countess] : clockwise(state, first)

/** A card with the place where it lies. */
export interface Standing extends Spot {
  placed: Placed
}

/** All cards of a village, from pile to pile, each pile from its starter up. */
export function standing(village: ReadonlyArray<Pile>): Standing[] {
  const all: Standing[] = []
  village.forEach(({ starter, branches }, pile) => {
    all.push({ pile, branch: 0, level: 0, placed: starter })
    branches.forEach((cardsOfBranch, branch) => {
      cardsOfBranch.forEach((placed, i) => {
        all.push({ pile, branch, level: i + 1, placed })
      })
    })
  })
  return all
}

/** The top villagers of a village: those with no villager on them (V5.26). */
export function tops(village: ReadonlyArray<Pile>): Standing[] {
  const all: Standing[] = []
  village.forEach(({ starter, branches }, pile) => {
    if (branches.length === 0) all.push({ pile, branch: 0, level: 0, placed: starter })
    branches.forEach((cardsOfBranch, branch) => {
      const placed = cardsOfBranch.at(-1)
      if (placed) all.push({ pile, branch, level: cardsOfBranch.length, placed })
    })
  })
  return all
}

/** The top villager of a branch, or `undefined` where there is none. `branch` 0 of a bare starter is the starter. */
export function topAt(
  village: ReadonlyArray<Pile>,
  pile: number,
  branch: number,
): Placed | undefined {
  const found = village[pile]
  if (!found) return undefined
  return found.branches.length === 0 && branch === 0
    ? found.starter
    : found.branches[branch]?.at(-1)
}

/** The card at a spot, or `undefined` where there is none. */
export function cardAt(village: ReadonlyArray<Pile>, spot: Spot): Placed | undefined {
  const found = village[spot.pile]
  if (spot.level === 0) return spot.branch === 0 ? found?.starter : undefined
  return found?.branches[spot.branch]?.[spot.level - 1]
}

/** The gold printed on a card of this seat's village, without coins (V6.3); Founders and the Countess card by the side that is up (V-R20). */
export function printedGold(of: SeatState, card: CardId): number {
  if (card === 'founders') return foundersSides[of.founders].gold
  if (card === 'countess') return countessSides[of.side ?? 'blank']
  return cards[card].gold
}

/** The food printed on a card of this seat's village. */
const printedFood = (of: SeatState, card: CardId): number =>
  card === 'founders' ? foundersSides[of.founders].food : cards[card].food

/** What a village shows. Food, builders and gold on top villagers only, suits and padlocks everywhere (V5.24, V6.2). */
export interface Symbols {
  food: number
  builder: number
  /** Sum of the visible printed gold. */
  gold: number
  /** How many gold symbols are visible, whatever their number (V6.4). */
  goldSymbols: number
  suits: Record<Suit, number>
  padlocks: number
}

/** The symbols that count in a seat's village now. */
export function symbols(state: State, seat: Seat): Symbols {
  const of = seatOf(state, seat)
  const counted: Symbols = {
    food: 0,
    builder: 0,
    gold: 0,
    goldSymbols: 0,
    suits: Object.fromEntries(suits.map((suit) => [suit, 0])) as Record<Suit, number>,
    padlocks: 0,
  }
  for (const { placed } of standing(of.village)) {
    const printed = cards[placed.card]
    counted.suits[printed.suit] += printed.suitSymbols
    if (printed.unlocker) counted.padlocks++
  }
  for (const { placed } of tops(of.village)) {
    const gold = printedGold(of, placed.card)
    counted.food += printedFood(of, placed.card)
    counted.builder += cards[placed.card].builder
    counted.gold += gold
    if (gold > 0) counted.goldSymbols++
  }
  return counted
}

/** The visible food of a village; the same as `symbols().food`, but cheaper. */
export function visibleFood(of: SeatState): number {
  let food = 0
  for (const { placed } of tops(of.village)) food += printedFood(of, placed.card)
  return food
}

/**
 * How many villagers a seat drafts (V4.3) and may build (V4.26), with what its Production cards
 * add (V7.62) and Rats take away (V-R50). During its build turn the build limit stays as announced.
 */
export function limits(state: State, seat: Seat): { draft: number; build: number } {
  const of = seatOf(state, seat)
  let food = visibleFood(of)
  let builder = 0
  for (const { placed } of tops(of.village)) builder += cards[placed.card].builder
  for (const { id, holder } of state.developments) {
    if (holder !== seat) continue
    food += developments[id].food
    builder += developments[id].builder
  }
  return {
    draft: Math.min(draftCap, draftBase + food) - (state.solo?.rats ? 1 : 0),
    build: state.turn?.seat === seat ? state.turn.limit : Math.min(buildCap, buildBase + builder),
  }
}

/** How many cards lie in a village, covered ones and Founders included (V6.41). */
export const villagersOf = (of: SeatState): number => standing(of.village).length

/** The uncovered Monks and Apprentices of a village (V5.64). */
export const openWildcards = (village: ReadonlyArray<Pile>): Standing[] =>
  tops(village).filter(({ placed }) => isWildcard(placed.card))
