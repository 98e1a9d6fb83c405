/**
 * The terrain tiles.
 * Rules: S2.6, S2.13, S7.70, S7.72.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { Colour } from './monsters.ts'
import type { Resource } from './resources.ts'

export const allRegions = [1, 2, 3] as const
export type Region = (typeof allRegions)[number]

/** A terrain tile (S2.13): its back shows the region, its face one resource and one monster colour. */
export interface Terrain extends Provenance {
  readonly id: string
  readonly region: Region
  readonly resource: Resource
  readonly colour: Colour
}

const usual = from('own, low', null, 'rulebook: region')

/** The 36 terrains. The rulebook does not list them: resources and colours are reconstructed (S-R1). */
// biome-ignore format: one tile a row
export const allTerrains = [
  { id: 'terrain-1-01', region: 1, resource: 'wood', colour: 'green', ...usual },
  { id: 'terrain-1-02', region: 1, resource: 'wood', colour: 'green', ...usual },
  { id: 'terrain-1-03', region: 1, resource: 'wood', colour: 'yellow', ...usual },
  { id: 'terrain-1-04', region: 1, resource: 'wood', colour: 'yellow', ...usual },
  { id: 'terrain-1-05', region: 1, resource: 'clay', colour: 'green', ...usual },
  { id: 'terrain-1-06', region: 1, resource: 'clay', colour: 'green', ...usual },
  { id: 'terrain-1-07', region: 1, resource: 'clay', colour: 'yellow', ...usual },
  { id: 'terrain-1-08', region: 1, resource: 'clay', colour: 'yellow', ...usual },
  { id: 'terrain-1-09', region: 1, resource: 'stone', colour: 'green', ...usual },
  { id: 'terrain-1-10', region: 1, resource: 'stone', colour: 'green', ...usual },
  { id: 'terrain-1-11', region: 1, resource: 'stone', colour: 'yellow', ...usual },
  { id: 'terrain-1-12', region: 1, resource: 'stone', colour: 'yellow', ...usual },
  { id: 'terrain-2-01', region: 2, resource: 'wood', colour: 'green', ...usual },
  { id: 'terrain-2-02', region: 2, resource: 'wood', colour: 'yellow', ...usual },
  { id: 'terrain-2-03', region: 2, resource: 'clay', colour: 'green', ...usual },
  { id: 'terrain-2-04', region: 2, resource: 'clay', colour: 'blue', ...usual },
  { id: 'terrain-2-05', region: 2, resource: 'stone', colour: 'yellow', ...usual },
  { id: 'terrain-2-06', region: 2, resource: 'stone', colour: 'red', ...usual },
  { id: 'terrain-2-07', region: 2, resource: 'diamond', colour: 'green', ...usual },
  { id: 'terrain-2-08', region: 2, resource: 'diamond', colour: 'yellow', ...usual },
  { id: 'terrain-2-09', region: 2, resource: 'diamond', colour: 'blue', ...usual },
  { id: 'terrain-2-10', region: 2, resource: 'diamond', colour: 'blue', ...usual },
  { id: 'terrain-2-11', region: 2, resource: 'diamond', colour: 'red', ...usual },
  { id: 'terrain-2-12', region: 2, resource: 'diamond', colour: 'red', ...usual },
  { id: 'terrain-3-01', region: 3, resource: 'diamond', colour: 'blue', ...usual },
  { id: 'terrain-3-02', region: 3, resource: 'diamond', colour: 'blue', ...usual },
  { id: 'terrain-3-03', region: 3, resource: 'diamond', colour: 'blue', ...usual },
  { id: 'terrain-3-04', region: 3, resource: 'diamond', colour: 'blue', ...usual },
  { id: 'terrain-3-05', region: 3, resource: 'diamond', colour: 'red', ...usual },
  { id: 'terrain-3-06', region: 3, resource: 'diamond', colour: 'red', ...usual },
  { id: 'terrain-3-07', region: 3, resource: 'gold', colour: 'blue', ...usual },
  { id: 'terrain-3-08', region: 3, resource: 'gold', colour: 'blue', ...usual },
  { id: 'terrain-3-09', region: 3, resource: 'gold', colour: 'red', ...usual },
  { id: 'terrain-3-10', region: 3, resource: 'gold', colour: 'red', ...usual },
  { id: 'terrain-3-11', region: 3, resource: 'gold', colour: 'red', ...usual },
  { id: 'terrain-3-12', region: 3, resource: 'gold', colour: 'red', ...usual },
] as const satisfies ReadonlyArray<Terrain>

export type TerrainId = (typeof allTerrains)[number]['id']

export const terrainById = Object.fromEntries(
  allTerrains.map((tile) => [tile.id, tile]),
) as unknown as Readonly<Record<TerrainId, Terrain>>
