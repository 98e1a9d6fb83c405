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
import { widthOf, write } from '../letters.ts'
import { perforated } from '../parts.ts'
import { alpha, group, line, num, path, rect, repeat, use } from '../shapes.ts'
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

/** The words on a postcard, in the language of whom it goes to. */
export interface PostcardWords {
  /** On the band: "Gruss aus Käthes Dorf". */
  readonly title: string
  /** Below it, smaller. */
  readonly line: string
  /** On the postmark: where, and when. */
  readonly place: string
  readonly date: string
}

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

/** What was built, where it stands in the picture. */
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

/** Council, home, school, green, fields and market. */
const place = (village: Village): string =>
  (village.chamber ? built(village.chamber, 1226, 424, 1.5) : '') +
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

/** Who lives, on the street; the headman before his house; the day labourers behind. */
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
      ground() + river(village) + street(village) + place(village),
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

/** What a village is proud of: its church, its hall, its newest workshop, or its green. */
const pride = ({ church, chamber, buildings: all }: Village): string =>
  church ?? chamber ?? all.at(-1)?.id ?? 'play'

/** The edge of an airmail letter, in one of its two colours. */
const airmail = (tone: string, shift: number): string =>
  path(
    repeat(31, (i) => {
      const x = i * 40 - 20 + shift
      return `M${x} 0h14l-14 14h-14zM${x} 616h14l-14 14h-14z`
    }) +
      repeat(16, (i) => {
        const y = i * 40 + 6 + shift
        return `M0 ${y}l14-14v14l-14 14zM1186 ${y}l14-14v14l-14 14z`
      }),
    tone,
  )

function band({ title, line: below }: PostcardWords): string {
  const wide = Math.min(620, Math.max(widthOf(title) * 40, widthOf(below, 3) * 9.5)) + 76
  const shape = `M56 56H${num(56 + wide)}L${num(38 + wide)} 104L${num(56 + wide)} 152H56z`
  return (
    path(shape, 'key', `${alpha(0.3)} transform="translate(5 6)"`) +
    path(shape, 'wax') +
    write(title, 84, 118, 40, 'light', { weight: 1.7, most: 620 }) +
    write(below, 84, 137, 9.5, 'light', { weight: 1.4, gap: 3, most: 600 })
  )
}

/** What the village is proud of as a stamp. */
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

const rings =
  'M-52 0a52 52 0 1 0 104 0a52 52 0 1 0-104 0M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0M-110-18C-90-26-76-10-56-18M-114-4C-92-12-78 4-56-4M-112 10C-92 2-78 18-56 10'

const postmark = ({ place: where, date }: PostcardWords): string =>
  `<g transform="translate(916 196) rotate(-12)">${line(rings, 'print', 2.6)}${write(date, 0, 7, 13, 'print', { weight: 1.7, align: 0.5, most: 74 })}${write(where, 0, -15, 8.5, 'print', { align: 0.5, most: 62 })}${write('Dorfpost', 0, 26, 8.5, 'print', { align: 0.5, most: 58 })}</g>`

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
    print(rect(0, 0, 1200, 630, 'paper') + airmail('wax', 0) + airmail('ok', 20), hour) +
      `<svg x="28" y="28" width="1144" height="574" viewBox="130 28 1340 672" preserveAspectRatio="xMidYMid slice">${scene(view, seat, hour)}</svg>` +
      print(line('M28 28H1172V602H28z', 'key', 1.6) + band(words), hour) +
      (own ? stamp(pride(own), hour) : '') +
      print(postmark(words), hour),
  )
}
