/**
 * A village as a picture, and as a postcard of 1200 by 630: what stands in it stands in the picture,
 * goods lie before their workshops, who lives walks the street. Printed in plain colours, of shapes
 * only, so that it becomes a PNG as it is.
 */

import type { Seat } from '../../games/kernel/index.ts'
import {
  craftBuilding,
  type Good,
  type Profession,
  professions,
} from '../../games/my-village/components/index.ts'
import type { State, Village } from '../../games/my-village/state.ts'
import { write } from '../letters.ts'
import { fence, perforated } from '../parts.ts'
import {
  type PostcardWords,
  pictureFrame,
  postcardBand,
  postcardMark,
  postcardPaper,
} from '../postcard.ts'
import { alpha, group, line, path, repeat, use } from '../shapes.ts'
import { type Hour, ink, palette, type Suit } from '../tones.ts'
import { type BuildingId, buildings } from './buildings.ts'
import { marketParts } from './customers.ts'
import { ground } from './ground.ts'
import { gamePlace } from './place.ts'
import { barrel, ferry, gravestone, horse, plough, scroll, wagon } from './props.ts'
import { sceneParts, scenes } from './scenes.ts'
import { seasonOf } from './season.ts'
import { pictureOf, suitOf } from './suits.ts'
import { headman, labourer, monkPawn, reaper, villagers } from './villagers.ts'

const print = (drawn: string, hour: Hour, suit?: Suit): string =>
  ink(drawn, palette(gamePlace, hour, suit))

const wares: Readonly<Record<Good, (x: number, y: number, scale: number) => string>> = {
  horse,
  beer: barrel,
  plow: plough,
  scroll,
  wagon,
}

const dress: Readonly<Record<Profession, Suit>> = {
  abbot: 'religion',
  councilman: 'council',
  traveller: 'travel',
  craftsman: 'craft',
  merchant: 'market',
}

/** Drawing of a building at its place in the picture. */
const built = (id: BuildingId, x: number, y: number, scale: number): string =>
  group(x, y, scale, buildings[id]())

/** The street of the craftsmen; their goods lie before the houses. */
const street = ({ buildings: all }: Village): string =>
  all
    .map(({ id, goods }, i) => {
      const { kind, good } = craftBuilding(id)
      const x = 520 + i * 142
      return (
        built(kind, x, 424 - (i % 2) * 6, 1.55) +
        repeat(goods, (n) => wares[good](x - 44 + n * 32, 446 + (n % 2) * 5, 0.62))
      )
    })
    .join('')

/** Gardens where nothing is built yet: orchards along the street, trees and a wagon around the square. */
const gardens = ({ buildings: all, church, market, served }: Village): string =>
  repeat(5, (i) => {
    const x = 500 + i * 142
    if (i < all.length) return ''
    return (
      use('mv-linden', x, 420 - (i % 2) * 6, 0.95) +
      use('mv-linden', x + 48, 428, 0.8) +
      use('mv-bush', x + 88, 430, 0.9) +
      fence(x - 22, 438, 128, 16, 11)
    )
  }) +
  (church ? '' : use('mv-oak', 250, 446, 0.9) + use('mv-bush', 320, 450, 1)) +
  [
    [950, 528, 0.9],
    [1330, 560, 1],
    [1372, 620, 1.1],
    [1340, 690, 1],
    [1386, 724, 1.2],
  ]
    .map(([x = 0, y = 0, scale]) => use('mv-linden', x, y, scale))
    .join('') +
  (market.length + served.length < 3 ? wagon(1150, 640, 1.5) + horse(1092, 644, 1.2) : '') +
  (market.length + served.length < 5 ? barrel(1000, 676, 1.2) + barrel(1024, 680, 1.2) : '')

/** The chapel hill with its monks, and the graves of those who lived here. */
const hill = ({ church, monks }: Village, dead: number, hour: Hour): string =>
  (church ? print(built(church, 262, 440, 2), hour) : '') +
  print(
    repeat(monks.length, (i) => group(190 + i * 34, 486 + (i % 2) * 14, 1.15, monkPawn())),
    hour,
    'religion',
  ) +
  print(
    repeat(dead, (i) => gravestone(296 + (i % 4) * 32, 496 + Math.floor(i / 4) * 30, 1.2, true)),
    hour,
  )

/** Council, home, school, green, fields and market. Somebody who stands before the council wears its colours. */
const place = (village: Village, hour: Hour): string =>
  (village.chamber ? print(built(village.chamber, 1226, 424, 1.5), hour, 'council') : '') +
  (village.meetingPlace ? built('meeting-place', 1372, 430, 1.3) : '') +
  use('mv-oak', 470, 628, 1.1) +
  built('main-house', 600, 622, 1.5) +
  built('school', 764, 624, 1.35) +
  built('booth', 878, 626, 1.2) +
  village.fields
    .map(({ plow }, i) =>
      built(plow ? 'field-plow' : 'field', 560 + i * 112, 690 + (i % 2) * 10, 1.15),
    )
    .join('') +
  repeat(Math.min(6, village.market.length + village.served.length), (i) =>
    group(990 + (i % 3) * 128, 580 + Math.floor(i / 3) * 62, 1.3, buildings.market()),
  )

/** People of the village, on the street; the headman before his house; the day labourers behind. */
const people = (village: Village, hour: Hour): string =>
  professions
    .filter((who) => village.villagers[who])
    .map((who, i) =>
      print(group(600 + i * 132, 494 + (i % 2) * 6, 1.35, villagers[who]()), hour, dress[who]),
    )
    .join('') +
  print(
    group(690, 632, 1.3, headman()) +
      repeat(village.laborers, (i) => group(936 + i * 34, 640, 1.2, labourer())) +
      village.travel.map((_, i) => wagon(640 + i * 66, 178, 0.5)).join(''),
    hour,
  )

/** The ferry on the river of time, and the reaper: on the bridge, or aboard. */
const river = ({ cloud, reaper: aboard }: Village): string =>
  (aboard ? '' : group(1474, 186, 1.1, reaper())) +
  group(170 + cloud * 116, 228, 1.1, ferry(group(-8, 2, 0.95, aboard ? reaper() : headman())))

/** The dead of a seat that lie on the main board. */
const deadOf = (view: State, seat: Seat): number =>
  professions.reduce(
    (sum, who) => sum + view.chronicle[who].filter((one) => one === seat).length,
    view.graves.filter((grave) => grave.seat === seat).length,
  )

/** The scene of a village, 1600 by 900. */
function scene(view: State, seat: Seat, hour: Hour): string {
  const village = view.villages[seat]
  if (!village) throw new RangeError(`There is no seat ${seat}.`)
  const season = seasonOf(view)
  return (
    ink(
      ground() + river(village) + gardens(village) + street(village) + place(village, hour),
      palette(gamePlace, hour, undefined, season),
    ) +
    hill(village, deadOf(view, seat), hour) +
    people(village, hour)
  )
}

const svg = (box: string, inner: string): string => {
  const [, , width, height] = box.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inner}</svg>`
}

/** The village of a seat, as far as a viewer sees it: 1340 by 672, for small pictures of a table. */
export const village = (view: State, seat: Seat, hour: Hour = 'day'): string =>
  svg('130 28 1340 672', scene(view, seat, hour))

/** Pride of a village: its church, its hall, its newest workshop, or its green. */
const pride = ({ church, chamber, buildings: all }: Village): string =>
  church ?? chamber ?? all.at(-1)?.id ?? 'play'

/** Pride of the village as a stamp. */
function stamp(id: string, hour: Hour): string {
  const picture = scenes[pictureOf(id)] ?? scenes.play
  const parts = Object.entries({ ...sceneParts, ...marketParts }).map(
    ([name, draw]) => `<g id="mv-${name}">${draw()}</g>`,
  )
  return print(
    `<defs>${parts.join('')}</defs>${group(
      918,
      48,
      1.6,
      path(perforated(140, 100), 'key', `${alpha(0.28)} transform="translate(2 3)"`) +
        path(perforated(140, 100), 'paper') +
        `<svg x="6" y="6" width="128" height="72" viewBox="0 2 120 67.5" preserveAspectRatio="xMidYMid slice">${picture?.() ?? ''}</svg>` +
        line('M6 6h128v72H6z', 's5', 0.9) +
        write('Dorfpost', 70, 93, 7, 'print', { align: 0.5, gap: 2.6 }),
    )}`,
    hour,
    suitOf(id),
  )
}

/** The village of a seat as a postcard, as far as a viewer sees it. */
export function postcard(
  view: State,
  seat: Seat,
  words: PostcardWords,
  hour: Hour = 'day',
): string {
  const own = view.villages[seat]
  return svg(
    '0 0 1200 630',
    print(postcardPaper(), hour) +
      `<svg ${pictureFrame} viewBox="130 28 1340 672" preserveAspectRatio="xMidYMid slice">${scene(view, seat, hour)}</svg>` +
      print(postcardBand(words), hour) +
      (own ? stamp(pride(own), hour) : '') +
      print(postcardMark(words, 916, 196), hour),
  )
}
