/**
 * Activating a region.
 * Rules: S5.39–S5.44, S-R12, S-R20, S-R30, S-R44.
 */
import { type Decision, unexpected } from '../kernel/index.ts'
import { type Action, type At, forbidsMeanwhile } from './action.ts'
import { boardOf, columnOf, spacesOf, terrainAt, tileAt, yielding } from './board.ts'
import { allRegions, allResources, type Region, type Resource } from './components/index.ts'
import { placeSettlers, settlersOf, standing } from './settlers.ts'
import type { ActivateRegionMove, Event, Move, PlayerBoard, ScrollTask, State } from './state.ts'
import { gain, one } from './supply.ts'

/** S5.44, and the Guiding Star (S7.11): at most one region of the round a second time (S-R30). */
export function regionOpen(board: PlayerBoard, region: Region): boolean {
  const times = standing(board, `region-${region}`)
  if (times === 0) return true
  return (
    times === 1 &&
    board.artifact === 'star' &&
    allRegions.every((other) => standing(board, `region-${other}`) < 2)
  )
}

/** Kinds of resources on a region's terrains, those with monsters too: the choice of the Scroll of Fortune (S-R20). */
export const kindsOf = (board: PlayerBoard, region: Region): Resource[] => {
  const terrains = spacesOf(region).filter((space) => board.terrains[space])
  const kinds = new Set(terrains.map((space) => tileAt(board, space).resource))
  return allResources.filter((resource) => kinds.has(resource))
}

/** Chapter 5.7; without effect it is legal too, and often the only way to wait (S-R12). */
export const activateRegion: Action<ActivateRegionMove> = {
  moves(state, seat) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return []
    return allRegions
      .filter((region) => regionOpen(board, region))
      .map((region) => ({
        do: 'activate-region',
        region,
      }))
  },
  forbids(state, seat, move) {
    const board = boardOf(state, seat)
    if (settlersOf(board) < 1) return 'S5.3'
    if (!allRegions.some((it) => it === move.region)) return 'S5.39'
    return board.artifact === 'star' ? 'S-R30' : 'S5.44'
  },
  play(state, seat, { region }, bonus, at) {
    const board = boardOf(state, seat)
    const again = standing(board, `region-${region}`) > 0
    const settlers = placeSettlers(board, `region-${region}`, 1, bonus)
    // S-R44: everything is gained before anything is checked.
    const spaces = yielding(board, region)
    const kinds = kindsOf(board, region)
    const gains = spaces.map((space) => ({
      column: columnOf(space),
      tile: terrainAt(board, space).tile,
      resource: tileAt(board, space).resource,
    }))
    for (const { resource } of gains) gain(board, one(resource))
    at.emit({ event: 'region-activated', seat, region, gains, settlers, again })
    // S5.43; the leftmost terrain comes first off the stack of tasks.
    for (const space of spaces.toReversed())
      if (!terrainAt(board, space).outpost) state.agenda.push({ task: 'check', seat, space })
    if (board.artifact !== 'scroll') return
    const [only, another] = kinds
    if (!only) return
    if (!another) gainExtra(board, seat, only, at)
    else state.agenda.push({ task: 'scroll', seat, region, kinds })
  },
}

function gainExtra(board: PlayerBoard, seat: number, resource: Resource, at: At): void {
  gain(board, one(resource))
  at.emit({ event: 'artifact-gain', seat, artifact: 'scroll', gain: one(resource), auto: true })
}

/** The additional resource of the Scroll of Fortune (S7.6, S-R20). */
export const scroll: Decision<State, ScrollTask, Move, Event> = {
  toAct: (_state, task) => [task.seat],
  moves: (_state, task) => task.kinds.map((resource) => ({ do: 'gain-extra', resource })),
  forbids: (_state, _task, _seat, move) => forbidsMeanwhile(move, 'gain-extra', 'S-R20'),
  play(state, task, _seat, move, at) {
    if (move.do !== 'gain-extra') unexpected(move)
    state.agenda.pop()
    gainExtra(boardOf(state, task.seat), task.seat, move.resource, at)
  },
}
