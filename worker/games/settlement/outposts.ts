/**
 * Building and activating outposts.
 * Rules: S5.36–S5.38, S5.53–S5.56.
 */
import { type Action, type At, spaceNamed } from './action.ts'
import {
  allSpaces,
  boardOf,
  columnOf,
  isFree,
  outposts,
  regionOf,
  terrainAt,
  terrainSpace,
  tileAt,
} from './board.ts'
import { placeSettlers, settlersOf, standing } from './settlers.ts'
import type { ActivateOutpostMove, BuildOutpostMove, PlayerBoard } from './state.ts'
import { gain, one } from './supply.ts'

/** Potion and Crown: one more of a terrain's resource (S7.4, S7.7). */
function gainByArtifact(
  board: PlayerBoard,
  seat: number,
  artifact: 'potion' | 'crown',
  space: number,
  at: At,
): void {
  if (board.artifact !== artifact) return
  const gained = one(tileAt(board, space).resource)
  gain(board, gained)
  at.emit({ event: 'artifact-gain', seat, artifact, gain: gained, auto: true })
}

/** Chapter 5.6. */
export const buildOutpost: Action<BuildOutpostMove> = {
  moves(state, seat) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return []
    return allSpaces
      .filter((space) => isFree(board, space))
      .map((space) => ({
        do: 'build-outpost',
        region: regionOf(space),
        column: columnOf(space),
      }))
  },
  forbids(state, seat, move) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return 'S5.3'
    const space = spaceNamed(move)
    if (space === null || !board.terrains[space]) return 'S5.36'
    return board.terrains[space].outpost ? 'S5.37' : 'S5.31'
  },
  play(state, seat, { region, column }, bonus, at) {
    const board = boardOf(state, seat)
    const space = terrainSpace(region, column)
    const terrain = terrainAt(board, space)
    const settlers = placeSettlers(board, 'build-outpost', 1, bonus)
    terrain.outpost = true
    at.emit({ event: 'outpost-built', seat, tile: terrain.tile, region, column, settlers })
    gainByArtifact(board, seat, 'potion', space, at)
  },
}

/** Chapter 5.9. */
export const activateOutpost: Action<ActivateOutpostMove> = {
  moves(state, seat) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return []
    return outposts(board)
      .filter((space) => standing(board, `outpost-${space}`) === 0)
      .map((space) => ({
        do: 'activate-outpost',
        region: regionOf(space),
        column: columnOf(space),
      }))
  },
  forbids(state, seat, move) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return 'S5.3'
    const space = spaceNamed(move)
    return space !== null && board.terrains[space]?.outpost ? 'S5.55' : 'S5.53'
  },
  play(state, seat, { region, column }, bonus, at) {
    const board = boardOf(state, seat)
    const space = terrainSpace(region, column)
    const { resource } = tileAt(board, space)
    const settlers = placeSettlers(board, `outpost-${space}`, 1, bonus)
    gain(board, one(resource))
    const { tile } = terrainAt(board, space)
    at.emit({ event: 'outpost-activated', seat, tile, region, column, resource, settlers })
    gainByArtifact(board, seat, 'crown', space, at)
  },
}
