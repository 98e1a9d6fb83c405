/** Settlement as the front page shows it: explored lands on one side of the river, the first streets on the other. */
import type { BuildingId, TerrainId } from '../../games/settlement/components/index.ts'
import { terrainById } from '../../games/settlement/components/index.ts'
import { pawn, perforated } from '../parts.ts'
import { alpha, group, path } from '../shapes.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { building, outpost } from './buildings.ts'
import { ground } from './ground.ts'
import { monster } from './monsters.ts'
import { gamePlace } from './place.ts'
import { suitOfColour, suitOfResource } from './suits.ts'
import { terrain } from './terrains.ts'

const lands: ReadonlyArray<readonly [TerrainId, number, number]> = [
  ['terrain-3-07', 566, 306],
  ['terrain-2-05', 566, 486],
  ['terrain-2-07', 734, 486],
]

const print = (drawn: string, hour: Hour): string => ink(drawn, palette(gamePlace, hour, 'timber'))

function land([id, x, y]: (typeof lands)[number], hour: Hour): string {
  const { resource } = terrainById[id]
  const drawn =
    path(perforated(120, 92), 'key', `${alpha(0.22)} transform="translate(2 4)"`) +
    path(perforated(120, 92), 'paper') +
    `<svg x="5" y="5" width="110" height="82" viewBox="0 4 120 76" preserveAspectRatio="xMidYMid slice">${terrain(id)}</svg>`
  return ink(group(x, y, 1.42, drawn), palette(gamePlace, hour, suitOfResource[resource]))
}

const houses: ReadonlyArray<readonly [BuildingId, number, number]> = [
  ['tavern', 1090, 404],
  ['sawmill', 1020, 584],
  ['church', 1170, 584],
]

/** 700 by 620 units of the place, printed in colours. */
export const front = (hour: Hour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="620" viewBox="516 66 700 620" preserveAspectRatio="xMidYMid slice">${
    print(ground(), hour) +
    lands.map((one) => land(one, hour)).join('') +
    ink(group(560, 290, 1.5, monster('red')), palette(gamePlace, hour, suitOfColour.red)) +
    print(
      houses.map(([id, x, y]) => group(x, y, 1.9, building(id))).join('') +
        group(704, 606, 1.5, outpost()) +
        group(980, 430, 1.4, pawn({ coat: 'ok', coat2: 'key', hat: 'light', stick: true })),
      hour,
    )
  }</svg>`
