/**
 * A player board: wilderness, settlement, and what lies next to what.
 * Rules: S2.2, S2.16–S2.19, S4.20, S-R2, S-R3.
 */
import type { Seat } from '../kernel/index.ts'
import {
  allStreets,
  type Basic,
  buildingById,
  type Column,
  type Region,
  type Resource,
  type Street,
  type Terrain,
  terrainById,
} from './components/index.ts'
import type {
  BuildingSpace,
  ExploredTerrain,
  OwnBuilding,
  PlayerBoard,
  State,
  TerrainSpace,
} from './state.ts'

/**
 * Neighbours of each terrain space (S-R2): orthogonal neighbours in the 3 × 3 grid,
 * with 0..2 region I, 3..5 region II, 6..8 region III.
 */
export const adjacent: ReadonlyArray<ReadonlyArray<TerrainSpace>> = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4, 6],
  [1, 3, 5, 7],
  [2, 4, 8],
  [3, 7],
  [4, 6, 8],
  [5, 7],
]

export const allSpaces: ReadonlyArray<number> = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const terrainSpace = (region: Region, column: Column): TerrainSpace =>
  (region - 1) * 3 + column - 1
export const regionOf = (space: TerrainSpace): Region => (Math.floor(space / 3) + 1) as Region
export const columnOf = (space: number): Column => ((space % 3) + 1) as Column
export const spacesOf = (region: Region): TerrainSpace[] => {
  const first = (region - 1) * 3
  return [first, first + 1, first + 2]
}

export const buildingSpace = (street: Street, column: Column): BuildingSpace =>
  allStreets.indexOf(street) * 3 + column - 1
export const streetOf = (space: BuildingSpace): Street =>
  allStreets[Math.floor(space / 3)] ?? allStreets[0]
export const streetSpaces = (street: Street): BuildingSpace[] => {
  const first = allStreets.indexOf(street) * 3
  return [first, first + 1, first + 2]
}

/** Throws a `RangeError` for a seat that the table does not have. */
export function boardOf(state: State, seat: Seat): PlayerBoard {
  const board = state.boards[seat]
  if (!board) throw new RangeError(`There is no seat ${seat}.`)
  return board
}

/** Throws a `RangeError` where nothing is explored. */
export function terrainAt(board: PlayerBoard, space: TerrainSpace): ExploredTerrain {
  const terrain = board.terrains[space]
  if (!terrain) throw new RangeError(`Nothing is explored at ${space}.`)
  return terrain
}

/** Throws a `RangeError` where nothing is built. */
export function buildingAt(board: PlayerBoard, space: BuildingSpace): OwnBuilding {
  const building = board.buildings[space]
  if (!building) throw new RangeError(`Nothing is built at ${space}.`)
  return building
}

/** The values of an explored terrain's tile. */
export const tileAt = (board: PlayerBoard, space: TerrainSpace): Terrain =>
  terrainById[terrainAt(board, space).tile]

/** Explored, with neither monster nor outpost (S1.22). */
export function isFree(board: PlayerBoard, space: TerrainSpace): boolean {
  const terrain = board.terrains[space]
  return !!terrain && !terrain.monster && !terrain.outpost
}

export const explored = (board: PlayerBoard): TerrainSpace[] =>
  allSpaces.filter((space) => board.terrains[space])

export const outposts = (board: PlayerBoard): TerrainSpace[] =>
  allSpaces.filter((space) => board.terrains[space]?.outpost)

export const buildings = (board: PlayerBoard): BuildingSpace[] =>
  allSpaces.filter((space) => board.buildings[space])

/** Terrains of a region that yield when it is activated: those without a monster (S5.40). */
export const yielding = (board: PlayerBoard, region: Region): TerrainSpace[] =>
  spacesOf(region).filter((space) => board.terrains[space]?.monster === false)

/** Empty spaces of a region where a drawn tile may go (S5.21, S5.22). A monster does not matter (S-R3). */
export function explorable(board: PlayerBoard, region: Region): TerrainSpace[] {
  if (explored(board).length === 0) return region === 1 ? spacesOf(1) : []
  return spacesOf(region).filter(
    (space) =>
      !board.terrains[space] && (adjacent[space] ?? []).some((next) => board.terrains[next]),
  )
}

/** The resource laid on a building for good, and the points for each; `null` for the other buildings. */
export function storeOf(building: OwnBuilding): { resource: Resource; vpEach: number } | null {
  const { effect } = buildingById[building.building]
  if (effect.op !== 'store') return null
  return { resource: effect.pay.gold ? 'gold' : 'diamond', vpEach: effect.vpEach }
}

export const noBasics = (): Record<Basic, number> => ({ wood: 0, clay: 0, stone: 0 })
