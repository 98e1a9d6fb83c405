import { building, outpost } from '../../../../worker/pictures/settlement/buildings.ts'
import { ground } from '../../../../worker/pictures/settlement/ground.ts'
import { hero } from '../../../../worker/pictures/settlement/heroes.ts'
import { monster, sign } from '../../../../worker/pictures/settlement/monsters.ts'
import { gamePlace } from '../../../../worker/pictures/settlement/place.ts'
import {
  suitOfColour,
  suitOfResource,
  suits,
} from '../../../../worker/pictures/settlement/suits.ts'
import { terrain } from '../../../../worker/pictures/settlement/terrains.ts'
import { resource, settler } from '../../../../worker/pictures/settlement/tokens.ts'
import { group } from '../../../../worker/pictures/shapes.ts'
import {
  arrow,
  type Figures,
  inSuit,
  land,
  onLand,
  paper,
  part,
  show,
  slip,
  word,
} from '../kit/figures.ts'

type HeroId = Parameters<typeof hero>[0]
type TerrainId = Parameters<typeof terrain>[0]

const wood: TerrainId = 'terrain-1-01'
const stone: TerrainId = 'terrain-2-07'
const people: ReadonlyArray<readonly [HeroId, string]> = [
  ['adventurer-02', 'green'],
  ['builder-03', 'yellow'],
  ['defender-04', 'blue'],
]

/** A terrain or a hero as a stamp of 120 by 96. */
const stamp = (id: string, suit: string): string =>
  inSuit(suit, paper(120, 96) + show(id, 4, 4, 112, 88))

const settlers = (count: number, x: number, y: number): string =>
  slip(x, y, 20 + count * 26, 38) +
  Array.from({ length: count }, (_, i) => group(x + 10 + i * 26, y + 7, 1, settler())).join('')

const good = (
  kind: 'wood' | 'clay' | 'stone' | 'diamond' | 'gold',
  x: number,
  y: number,
  size = 1.5,
) => group(x, y, size, resource(kind))

/** Four pictures of Settlement: exploring, yields and monsters, streets, heroes. */
export const figures: Figures = {
  place: gamePlace,
  suits,
  parts:
    land(ground(), [330, 330, 620]) +
    part('wood', '0 4 120 76', terrain(wood)) +
    part('stone', '0 4 120 76', terrain(stone)) +
    people.map(([id]) => part(id, '6 2 108 76', hero(id))).join(''),
  aim: [0, 2, 3],
  draw: () => [
    onLand(
      settlers(3, 24, 26) +
        group(24, 108, 1.35, stamp('wood', suitOfResource.wood)) +
        `<rect x="194" y="108" width="150" height="124" fill="$paper" fill-opacity=".35" stroke="$paper" stroke-width="3" stroke-dasharray="9 7"/>` +
        arrow('M124 50H228V92M214 78L228 94L242 78') +
        word('+', 269, 190, 54, 'middle', 'paper'),
    ),
    onLand(
      group(20, 66, 1.3, stamp('wood', suitOfResource.wood)) +
        arrow('M98 204V232M86 220L98 234L110 220') +
        good('wood', 122, 212, 1.7) +
        group(196, 66, 1.3, stamp('stone', suitOfResource.stone)) +
        inSuit(suitOfColour.yellow, group(222, 112, 1.2, monster('yellow'))) +
        inSuit(suitOfColour.yellow, group(300, 44, 1.6, sign('yellow'))),
    ),
    onLand(
      inSuit('timber', group(98, 200, 1.75, building('sawmill'))) +
        inSuit('timber', group(268, 200, 1.75, building('church'))) +
        slip(40, 26, 120, 44) +
        good('stone', 48, 32, 1.3) +
        word('→', 100, 55, 22) +
        good('wood', 118, 32, 1.3) +
        group(194, 206, 1.2, outpost()) +
        settlers(1, 176, 222),
    ),
    onLand(
      people
        .map(([id, colour], i) =>
          group(8 + i * 116, 54 + (i % 2) * 14, 0.93, stamp(id, suitOfColour[colour as 'green'])),
        )
        .join('') +
        slip(52, 186, 256, 54) +
        good('diamond', 66, 194) +
        good('gold', 108, 194) +
        word('→', 170, 222, 28) +
        word('★ ★ ★', 244, 224, 28, 'middle', 'wax'),
    ),
  ],
}
