/** Everything of Settlement that is drawn. */

import {
  allArtifacts,
  allBuildings,
  allColours,
  allHeroes,
  allRegions,
  allResources,
  allTerrains,
} from '../../games/settlement/components/index.ts'
import { perforated } from '../parts.ts'
import { path } from '../shapes.ts'
import { artifact, artifactScene, roundMarker, startMarker } from './artifacts.ts'
import { building, outpost } from './buildings.ts'
import { hero } from './heroes.ts'
import { monster, monsterScene, sign as monsterSign } from './monsters.ts'
import { terrain } from './terrains.ts'
import { bonusSettler, resource, type Sign, settler, sign } from './tokens.ts'
import { clearing, mist, wild } from './wilds.ts'

export { ground } from './ground.ts'
export { seasonOf } from './season.ts'
export * from './suits.ts'
export { postcard, village } from './village.ts'

const scene = '0 4 120 76'
const portrait = '6 2 108 76'
const token = '0 0 24 24'
/** A space of the wilderness: as wide as its part of the panorama, and as high as any space may be. */
const space = '0 -24 120 108'
const signs: ReadonlyArray<Sign> = [
  'construct',
  'explore',
  'hunt',
  'build-outpost',
  'activate',
  'invite',
  'exchange',
  'any',
]

/** Every drawing by its name: the box it is seen in, and how it is drawn. */
const drawings: ReadonlyMap<string, readonly [box: string, draw: () => string]> = new Map([
  ...allTerrains.map(({ id }) => [id, [scene, () => terrain(id)]] as const),
  ...allHeroes.map(({ id }) => [id, [portrait, () => hero(id)]] as const),
  ...allBuildings.map(({ id }) => [id, ['-48 -76 112 84', () => building(id)]] as const),
  ...allArtifacts.flatMap(({ id }) => [
    [id, ['0 0 64 64', () => artifact(id)]] as const,
    [`${id}-scene`, [scene, () => artifactScene(id)]] as const,
  ]),
  ...allColours.flatMap((colour) => [
    [`monster-${colour}`, ['0 0 100 80', () => monster(colour)]] as const,
    [`monster-${colour}-scene`, [scene, () => monsterScene(colour)]] as const,
    [`sign-${colour}`, [token, () => monsterSign(colour)]] as const,
  ]),
  ...allResources.map((kind) => [kind, [token, () => resource(kind)]] as const),
  ...signs.map((name) => [`do-${name}`, [token, () => sign(name)]] as const),
  ...allRegions.map((region) => [`wild-${region}`, ['0 -24 360 108', () => wild(region)]] as const),
  ['mist', [space, mist]],
  ['clearing', [space, clearing]],
  ['outpost', ['-20 -70 48 74', outpost]],
  ['settler', [token, settler]],
  ['bonus-settler', [token, bonusSettler]],
  ['start-marker', [token, startMarker]],
  ['round-marker', [token, roundMarker]],
  [
    'paper',
    ['0 0 120 96', () => path(perforated(120, 96), 'paper', ' stroke="$edge" stroke-width=".8"')],
  ],
] as ReadonlyArray<readonly [string, readonly [string, () => string]]>)

/** The names of all drawings. */
export const pictureNames: ReadonlyArray<string> = [...drawings.keys()]

/**
 * A drawing as `<symbol id="s-<name>">`, to be shown by `<use>` on an element of its suit's class.
 * @throws RangeError for a name that nothing is drawn for.
 */
export function symbol(name: string): string {
  const drawing = drawings.get(name)
  if (!drawing) throw new RangeError(`Nothing is drawn for ${name}.`)
  const [box, draw] = drawing
  // Scenes fill their frame to its sides, where the next tile goes on; other things are shown whole.
  const fit =
    box === scene || box === portrait
      ? ' preserveAspectRatio="xMidYMid slice"'
      : box === space
        ? ' preserveAspectRatio="xMidYMax slice"'
        : ''
  return `<symbol id="s-${name}" viewBox="${box}"${fit}>${draw()}</symbol>`
}

/** One sprite of drawings, each once. */
export const symbols = (names: Iterable<string> = pictureNames): string =>
  [...new Set(names)].map(symbol).join('')
