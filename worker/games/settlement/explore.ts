/**
 * Exploring a terrain.
 * Rules: S5.20–S5.23, S-R35, S-R37.
 */
import { type Decision, peek, unexpected } from '../kernel/index.ts'
import { type Action, type At, forbidsMeanwhile } from './action.ts'
import { boardOf, columnOf, explorable, explored, regionOf, terrainSpace } from './board.ts'
import { allRegions, exploreSettlers, terrainById } from './components/index.ts'
import { placeSettlers, settlersOf } from './settlers.ts'
import type { Event, ExploreMove, Move, PlaceTerrainTask, State, TerrainSpace } from './state.ts'
import { gain, one } from './supply.ts'

/** Chapter 5.3. */
export const explore: Action<ExploreMove> = {
  moves(state, seat) {
    const board = boardOf(state, seat)
    return allRegions
      .filter(
        (region) =>
          settlersOf(board) >= exploreSettlers[region] && explorable(board, region).length > 0,
      )
      .map((region) => ({ do: 'explore', region }))
  },
  forbids(state, seat, move) {
    const board = boardOf(state, seat)
    const region = allRegions.find((it) => it === move.region)
    if (!region) return 'S5.20'
    if (explorable(board, region).length === 0)
      return explored(board).length === 0 ? 'S5.21' : 'S5.22'
    return 'S5.3'
  },
  play(state, seat, { region }, bonus, at) {
    const board = boardOf(state, seat)
    const stack = state.terrainStacks[region - 1] ?? []
    const top = stack.at(-1)
    // S-R37: 12 tiles a region suffice for 4 players.
    if (top === undefined) throw new RangeError(`The stack of region ${region} is empty.`)
    const tile = peek(top)
    stack.pop()
    const settlers = placeSettlers(board, 'explore', exploreSettlers[region], bonus)
    const task: PlaceTerrainTask = { task: 'place-terrain', seat, tile }
    state.agenda.push(task)
    at.emit({ event: 'explored', seat, region, tile, settlers })
    // S-R35
    const [only, another] = explorable(board, region)
    if (only === undefined || another !== undefined) return
    state.agenda.pop()
    place(state, task, only, at, true)
  },
}

function place(
  state: State,
  { seat, tile }: PlaceTerrainTask,
  space: TerrainSpace,
  at: At,
  auto: boolean,
): void {
  const board = boardOf(state, seat)
  board.terrains[space] = { tile, monster: false, outpost: false }
  at.emit({
    event: 'terrain-placed',
    seat,
    tile,
    region: regionOf(space),
    column: columnOf(space),
    ...(auto && { auto: true }),
  })
  if (board.artifact === 'compass') {
    // S7.2: before the check, whatever the check brings.
    const gained = one(terrainById[tile].resource)
    gain(board, gained)
    at.emit({ event: 'artifact-gain', seat, artifact: 'compass', gain: gained, auto: true })
  }
  state.agenda.push({ task: 'check', seat, space })
}

/** The space of a tile just drawn (S5.23, S-R35). */
export const placeTerrain: Decision<State, PlaceTerrainTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (state, task) =>
    explorable(boardOf(state, task.seat), terrainById[task.tile].region).map((space) => ({
      do: 'place-terrain',
      region: regionOf(space),
      column: columnOf(space),
    })),
  forbids: (state, task, _seat, move) =>
    forbidsMeanwhile(
      move,
      'place-terrain',
      explored(boardOf(state, task.seat)).length === 0 ? 'S5.21' : 'S5.22',
    ),
  play(state, task, _seat, move, at) {
    if (move.do !== 'place-terrain') unexpected(move)
    state.agenda.pop()
    place(state, task, terrainSpace(move.region, move.column), at, false)
  },
}
