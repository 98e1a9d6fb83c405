/**
 * The building tiles: what they cost and what their activation does.
 * Rules: S2.5, S2.15, S7.20–S7.31.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { Amounts, Gain } from './resources.ts'

/** Effect of a building when it is activated (S7.20-S7.31); `anyBasic` stands for a basic resource of the player's choice. */
type Effect =
  | { readonly op: 'gain'; readonly gain: Gain & { readonly anyBasic?: number } }
  | {
      readonly op: 'trade'
      readonly pay: Amounts & { readonly anyBasic?: number }
      readonly gain: Gain
    }
  | { readonly op: 'store'; readonly pay: Amounts; readonly vpEach: number }
  | { readonly op: 'gain-from-outpost-terrain'; readonly count: number }

/** A building type (S2.15), of which `count` tiles exist. */
export interface Building extends Provenance {
  readonly id: string
  readonly count: number
  readonly cost: Amounts
  readonly effect: Effect
}

const usual = from('rulebook, high', null, 'own: nameEn')

/** The 12 building types. */
// biome-ignore format: one building a row
export const allBuildings = [
  { id: 'sawmill', count: 3, cost: { stone: 1 }, effect: { op: 'gain', gain: { wood: 1 } }, ...usual },
  { id: 'clay-pit', count: 3, cost: { wood: 1 }, effect: { op: 'gain', gain: { clay: 1 } }, ...usual },
  { id: 'quarry', count: 3, cost: { clay: 1 }, effect: { op: 'gain', gain: { stone: 1 } }, ...usual },
  { id: 'diamond-mine', count: 3, cost: { gold: 1 }, effect: { op: 'gain', gain: { diamond: 1 } }, ...usual },
  { id: 'alchemist', count: 3, cost: { stone: 1 }, effect: { op: 'trade', pay: { gold: 1 }, gain: { diamond: 2 } }, ...usual },
  { id: 'bazaar', count: 3, cost: { diamond: 1 }, effect: { op: 'trade', pay: { anyBasic: 1 }, gain: { gold: 1 } }, ...usual },
  { id: 'warehouse', count: 3, cost: { diamond: 1 }, effect: { op: 'gain', gain: { anyBasic: 1 } }, ...usual },
  { id: 'gem-cutter', count: 3, cost: { gold: 1 }, effect: { op: 'trade', pay: { diamond: 1 }, gain: { wood: 1, clay: 1, stone: 1 } }, ...usual },
  { id: 'tavern', count: 3, cost: { gold: 1 }, effect: { op: 'trade', pay: { diamond: 1 }, gain: { bonusSettlers: 2 } }, ...usual },
  { id: 'bank', count: 3, cost: { clay: 1 }, effect: { op: 'store', pay: { gold: 1 }, vpEach: 5 }, ...usual },
  { id: 'church', count: 3, cost: { wood: 1 }, effect: { op: 'store', pay: { diamond: 1 }, vpEach: 4 }, ...usual },
  { id: 'trading-post', count: 3, cost: { diamond: 1 }, effect: { op: 'gain-from-outpost-terrain', count: 1 }, ...usual },
] as const satisfies ReadonlyArray<Building>

export type BuildingId = (typeof allBuildings)[number]['id']

export const buildingById = Object.fromEntries(
  allBuildings.map((type) => [type.id, type]),
) as unknown as Readonly<Record<BuildingId, Building>>
