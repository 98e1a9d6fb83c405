/**
 * Constructing a building.
 * Rules: S5.15–S5.19, S-R7–S-R9, S-R23, S-R32, S-R36.
 */
import { type Automatic, type Decision, peek, type Seat, unexpected } from '../kernel/index.ts'
import { type Action, type At, forbidsMeanwhile } from './action.ts'
import { allSpaces, boardOf, buildingSpace, columnOf, streetOf } from './board.ts'
import { buildingById } from './components/index.ts'
import { placeSettlers, settlersOf } from './settlers.ts'
import type {
  BuildingSpace,
  ConstructMove,
  Event,
  Move,
  PlaceBuildingTask,
  RefillTask,
  State,
} from './state.ts'
import { canCarryOut } from './streets.ts'
import { affords, pay } from './supply.ts'

const emptySpaces = (state: State, seat: Seat): BuildingSpace[] =>
  allSpaces.filter((space) => !boardOf(state, seat).buildings[space])

/** Chapter 5.2. */
export const construct: Action<ConstructMove> = {
  moves(state, seat) {
    const board = boardOf(state, seat)
    // S5.15, S5.17
    if (settlersOf(board) < 1 || board.buildings.every(Boolean)) return []
    return state.market.flatMap((pile, market): ConstructMove[] =>
      pile && affords(board.supply, buildingById[pile.building].cost)
        ? [{ do: 'construct', market: market + 1 }]
        : [],
    )
  },
  forbids(state, seat, move) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return 'S5.3'
    if (board.buildings.every(Boolean)) return 'S5.17'
    const pile = typeof move.market === 'number' ? state.market[move.market - 1] : null
    return pile ? 'S5.15' : 'S5.16'
  },
  play(state, seat, move, bonus, at) {
    const board = boardOf(state, seat)
    const market = move.market - 1
    const pile = state.market[market]
    if (!pile) throw new RangeError(`Market space ${move.market} is empty.`)
    const { building } = pile
    const { cost } = buildingById[building]
    // S-R8: pay, place, effect, refill.
    const settlers = placeSettlers(board, 'construct', 1, bonus)
    pay(board.supply, cost)
    pile.count--
    if (pile.count === 0) {
      state.market[market] = null
      // S5.18, S-R7
      state.agenda.push({ task: 'refill', market })
    }
    const [only, another] = emptySpaces(state, seat)
    const task: PlaceBuildingTask = { task: 'place-building', seat, building }
    state.agenda.push(task)
    at.emit({ event: 'constructed', seat, building, market: move.market, paid: cost, settlers })
    if (only === undefined || another !== undefined) return
    state.agenda.pop()
    place(state, task, only, at, true)
  },
}

function place(
  state: State,
  { seat, building }: PlaceBuildingTask,
  space: BuildingSpace,
  at: At,
  auto: boolean,
): void {
  const board = boardOf(state, seat)
  board.buildings[space] = { building, tokens: 0 }
  at.emit({
    event: 'building-placed',
    seat,
    building,
    street: streetOf(space),
    column: columnOf(space),
    ...(auto && { auto: true }),
  })
  // S7.1; skipped where no exchange could make the effect possible (S11.6).
  if (board.artifact === 'hourglass' && canCarryOut(board, space))
    state.agenda.push({ task: 'effects', seat, by: 'hourglass', left: [space] })
}

/** The building space of a building just paid for (S5.16). */
export const placeBuilding: Decision<State, PlaceBuildingTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state, task) =>
    emptySpaces(state, task.seat).map((space) => ({
      do: 'place-building',
      street: streetOf(space),
      column: columnOf(space),
    })),
  forbids: (_state, _task, _seat, move) => forbidsMeanwhile(move, 'place-building', 'S5.16'),
  play(state, task, _seat, move, at) {
    if (move.do !== 'place-building') unexpected(move)
    state.agenda.pop()
    place(state, task, buildingSpace(move.street, move.column), at, false)
  },
}

/** Puts a new tile on an empty market space, as far as there are any (S5.18, S-R9). */
export function refillSpace(state: State, market: number, at: At): void {
  const tile = state.buildingStack.at(-1)
  if (tile === undefined) return
  const building = peek(tile)
  state.buildingStack.pop()
  state.market[market] = { building, count: 1 }
  at.emit({ event: 'market-refilled', market: market + 1, building, auto: true })
}

export const refill: Automatic<State, RefillTask, Event> = {
  run: (state, task, at) => refillSpace(state, task.market, at),
}
