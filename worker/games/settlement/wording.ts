import type { Seat } from '../kernel/index.ts'
import { exchangeSaves, heroOffers, isIdle, regionYield, streetYield } from './advice.ts'
import { boardOf, buildingAt, buildingSpace, terrainAt, terrainSpace } from './board.ts'
import {
  type ArtifactId,
  type BuildingId,
  type Gain,
  RESOURCES,
  type Region,
  type Resource,
  type TerrainId,
  terrainById,
} from './components/index.ts'
import { settlersOf, standing } from './settlers.ts'
import type {
  ActivateRegionMove,
  ActivateStreetMove,
  EffectsTask,
  SettlementState,
  TurnTask,
  UseMove,
} from './state.ts'
import { canCarryOut, type EffectOption, effectOptions } from './streets.ts'

/** What the sentences of both languages read from the state. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const satisfies Record<Region, string>

/** A terrain space by its coordinates: `II-3`. */
export const coordinates = ({ region, column }: { region: Region; column: number }): string =>
  `${ROMAN[region]}-${column}`

/** A list of gains; each part is put into words by `count`, and all of them joined by `list`. */
export function gains(
  gain: Gain,
  count: (kind: Resource | 'bonusSettlers', number: number) => string,
  list: (parts: ReadonlyArray<string>) => string,
): string {
  const parts: string[] = []
  for (const kind of [...RESOURCES, 'bonusSettlers'] as const) {
    const number = gain[kind] ?? 0
    if (number > 0) parts.push(count(kind, number))
  }
  return list(parts)
}

export const resourceOf = (tile: TerrainId): Resource => terrainById[tile].resource

/** The resource of a terrain on a seat's board. */
export const resourceAt = (
  state: SettlementState,
  seat: Seat,
  at: { region: Region; column: 1 | 2 | 3 },
): Resource => resourceOf(terrainAt(boardOf(state, seat), terrainSpace(at.region, at.column)).tile)

/** The monster colour of a terrain on a seat's board. */
export const colourAt = (
  state: SettlementState,
  seat: Seat,
  at: { region: Region; column: 1 | 2 | 3 },
) => terrainById[terrainAt(boardOf(state, seat), terrainSpace(at.region, at.column)).tile].colour

/** The way of using a building that a move means. */
export function optionOf(state: SettlementState, seat: Seat, move: UseMove): EffectOption {
  const space = buildingSpace(move.street, move.column)
  const option = effectOptions(boardOf(state, seat), space).find(
    ({ choice }) => choice === move.resource,
  )
  return option ?? { paid: {}, gain: {}, stored: false }
}

/** The only building that can still be used; `null` where there are several. */
export function onlyUse(state: SettlementState, seat: Seat, { left }: EffectsTask) {
  const board = boardOf(state, seat)
  const [space, ...more] = left.filter((one) => canCarryOut(board, one))
  return space === undefined || more.length > 0 ? null : buildingAt(board, space).building
}

/**
 * What a region brings, and whether it is its second activation this round. `gain` is `null` where nothing
 * yields; then `idle` says whether the Scroll of Fortune adds nothing either (S-R12, S-R20).
 */
export function regionOutlook(state: SettlementState, seat: Seat, move: ActivateRegionMove) {
  const { gain } = regionYield(state, seat, move.region)
  return {
    gain: RESOURCES.some((resource) => gain[resource]) ? gain : null,
    idle: isIdle(state, seat, move),
    again: standing(boardOf(state, seat), `region-${move.region}`) > 0,
  }
}

/** The buildings of a street, and whether none of them could be used even after exchanges. */
export function streetOutlook(
  state: SettlementState,
  seat: Seat,
  move: ActivateStreetMove,
): { names: BuildingId[]; idle: boolean } {
  const { buildings } = streetYield(state, seat, move.street)
  return {
    names: buildings.map(({ building }) => building),
    idle: isIdle(state, seat, move),
  }
}

export const holds = (state: SettlementState, seat: Seat, artifact: ArtifactId): boolean =>
  boardOf(state, seat).artifact === artifact

/** With no more settlers left than this after an action, the round is nearly done: passing is thought of. */
const FEW_SETTLERS = 2

/**
 * What can still be done in a turn (S4.3): an action with settlers, a hero paid now or after exchanges, and,
 * once few settlers are left, an exchange of what passing would lose.
 */
export function turnAsks(state: SettlementState, { seat, acted, invited }: TurnTask) {
  const settlers = settlersOf(boardOf(state, seat))
  const canPayHero = () =>
    heroOffers(state, seat).some(({ affordable, ways }) => affordable || ways.length > 0)
  return {
    begun: acted || invited,
    action: !acted && settlers > 0,
    hero: !invited && canPayHero(),
    saves: settlers <= (acted ? FEW_SETTLERS : 0) && exchangeSaves(state, seat),
  }
}
