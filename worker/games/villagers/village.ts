/**
 * The cards of a village and where they lie.
 * Rules: V5.26.
 */
import type { Seat } from '../kernel/index.ts'
import { isWildcard } from './components/index.ts'
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

/** Number of cards in a village, covered ones and Founders included (V6.41). */
export const villagersOf = (of: SeatState): number => standing(of.village).length

/** The uncovered Monks and Apprentices of a village (V5.64). */
export const openWildcards = (village: ReadonlyArray<Pile>): Standing[] =>
  tops(village).filter(({ placed }) => isWildcard(placed.card))
