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

/** A terrain of a region, with its number there. */
const terrain = <const R extends Region, const N extends string>(
  region: R,
  number: N,
  resource: Resource,
  colour: Colour,
): Terrain & { readonly id: `terrain-${R}-${N}` } => ({
  ...{ id: `terrain-${region}-${number}`, region, resource, colour },
  ...usual,
})

/** The 36 terrains. The rulebook does not list them: resources and colours are reconstructed (S-R1). */
export const allTerrains = [
  terrain(1, '01', 'wood', 'green'),
  terrain(1, '02', 'wood', 'green'),
  terrain(1, '03', 'wood', 'yellow'),
  terrain(1, '04', 'wood', 'yellow'),
  terrain(1, '05', 'clay', 'green'),
  terrain(1, '06', 'clay', 'green'),
  terrain(1, '07', 'clay', 'yellow'),
  terrain(1, '08', 'clay', 'yellow'),
  terrain(1, '09', 'stone', 'green'),
  terrain(1, '10', 'stone', 'green'),
  terrain(1, '11', 'stone', 'yellow'),
  terrain(1, '12', 'stone', 'yellow'),
  terrain(2, '01', 'wood', 'green'),
  terrain(2, '02', 'wood', 'yellow'),
  terrain(2, '03', 'clay', 'green'),
  terrain(2, '04', 'clay', 'blue'),
  terrain(2, '05', 'stone', 'yellow'),
  terrain(2, '06', 'stone', 'red'),
  terrain(2, '07', 'diamond', 'green'),
  terrain(2, '08', 'diamond', 'yellow'),
  terrain(2, '09', 'diamond', 'blue'),
  terrain(2, '10', 'diamond', 'blue'),
  terrain(2, '11', 'diamond', 'red'),
  terrain(2, '12', 'diamond', 'red'),
  terrain(3, '01', 'diamond', 'blue'),
  terrain(3, '02', 'diamond', 'blue'),
  terrain(3, '03', 'diamond', 'blue'),
  terrain(3, '04', 'diamond', 'blue'),
  terrain(3, '05', 'diamond', 'red'),
  terrain(3, '06', 'diamond', 'red'),
  terrain(3, '07', 'gold', 'blue'),
  terrain(3, '08', 'gold', 'blue'),
  terrain(3, '09', 'gold', 'red'),
  terrain(3, '10', 'gold', 'red'),
  terrain(3, '11', 'gold', 'red'),
  terrain(3, '12', 'gold', 'red'),
] as const

export type TerrainId = (typeof allTerrains)[number]['id']

export const terrainById = Object.fromEntries(
  allTerrains.map((tile) => [tile.id, tile]),
) as unknown as Readonly<Record<TerrainId, Terrain>>
