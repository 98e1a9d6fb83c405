/** Open pieces on a table of Villagers, for link previews and letters, printed in the colours of day. */
import type { Seat } from '../../games/kernel/index.ts'
import type { Language, PerLanguage } from '../../games/kernel/language.ts'
import type { RoadCard, State } from '../../games/villagers/state.ts'
import { standing } from '../../games/villagers/village.ts'
import { write } from '../letters.ts'
import type { Unit } from '../manifest.ts'
import { pawn } from '../parts.ts'
import { alpha, circle, group, line, num } from '../shapes.ts'
import { type Hour, ink, palette, type Season } from '../tones.ts'
import { aid } from './aid.ts'
import { facts, rulesOn } from './asked.ts'
import { brief, row } from './brief.ts'
import { gloss } from './gloss.ts'
import { ground, maxHouses } from './ground.ts'
import { holdings } from './holdings.ts'
import { gamePlace } from './place.ts'
import { progressOf, seasonOf } from './season.ts'
import { coloured, flat, flatRoad, roadPlaces, stamp, swing } from './stamp.ts'
import { table } from './table.ts'
import { pieces } from './texts.ts'
import { things } from './things.ts'
import { village } from './village.ts'

const coins = (count: number, hour: Hour): string =>
  coloured(
    circle(93, 78, 13, 'coin2') +
      circle(92.5, 77.4, 11.4, 'coin') +
      write(`${count}`, 92.5, 83, 11, 'coin2', { weight: 2.2, align: 0.5 }),
    hour,
  )

const roadCard = ({ card, coins: lying }: RoadCard, language: Language, hour: Hour): string =>
  stamp(card, language, { hour }) + (lying > 0 ? coins(lying, hour) : '')

const { x, y, step, scale } = roadPlaces

/** A place without a card. */
const freePlace = (x: number, y: number, wide: number, high: number): string =>
  line(
    `M${x + 6} ${num(y + 6)}h${wide - 12}v${high - 12}h${12 - wide}z`,
    'light',
    3,
    `${alpha(0.7)} stroke-dasharray="12 9"`,
  )

/** The six places of the road in a row; one whose card was drafted stays free. */
const road = (view: State, language: Language, hour: Hour): string =>
  view.road
    .map((one, i) => {
      const height = y + swing(i)
      return one
        ? group(x + i * step, height, scale, roadCard(one, language, hour))
        : coloured(freePlace(x + i * step, height, 100 * scale, 124 * scale), hour)
    })
    .join('')

/** The road in a letter: the same places in two rows. */
const roadInLetter = (view: State, language: Language): string =>
  view.road
    .map((one, i) => {
      const { x, y } = flatRoad.at(i)
      if (!one) return coloured(freePlace(x, y, 372, 132), 'day')
      const lying = one.coins > 0 ? group(244, -44, 1, coins(one.coins, 'day')) : ''
      return group(x, y, 1, flat(one.card, language, 'women', lying))
    })
    .join('')

/** Number of people who find room on the square. */
const maxPeople = 16

/** People in the village of a seat, on the square before the road: the latest, in the colours of their suits. */
const gathered = (view: State, seat: Seat, hour: Hour): string =>
  standing(view.seats[seat]?.village ?? [])
    .map(({ placed }) => placed.card)
    .filter((card) => card !== 'founders')
    .slice(-maxPeople)
    .map((card, i) => {
      const x = 274 + (i % 8) * 88 + ((i * 37) % 23) + (i >= 8 ? 36 : 0)
      const y = 490 + Math.floor(i / 8) * 84 + ((i * 29) % 15)
      const figure = pawn({
        coat: 's4',
        coat2: 's5',
        hat: ['acc', 'light', 'wax'][i % 3] ?? 'acc',
        skin: (['skin', 'tan', 'brown', 'dark'] as const)[i % 4] ?? 'skin',
        skirt: i % 2 === 1,
        build: (['middle', 'slim', 'stout'] as const)[i % 3] ?? 'middle',
        facing: i % 4 < 2 ? 'left' : 'right',
      })
      return coloured(group(x, y, 1.7, figure), hour, card)
    })
    .join('')

/** The scenery behind previews, 1200 by 630. */
const scenery = (hour: Hour = 'day', season: Season = 0, houses = 9, progress = 0): string =>
  `<g transform="scale(.75)">${ink(ground(houses, progress), palette(gamePlace, hour, undefined, season))}</g>`

const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, -'</svg>'.length)

/** Villagers that all villages have together, for one more house on the hill of the road. */
const perHouse = 3

/** The hill and the people of all villages, behind the road. */
function behindRoad(view: State, seat: Seat, hour: Hour): string {
  const people = view.seats.reduce((sum, { village: own }) => sum + standing(own).length, 0)
  const houses = Math.min(maxHouses, 2 + Math.floor(people / perHouse))
  return scenery(hour, seasonOf(view), houses, progressOf(view)) + gathered(view, seat, hour)
}

/** The road in a letter while the table plays. */
const inLetter = (view: State, seat: Seat, language: Language): string =>
  behindRoad(view, seat, 'day') + roadInLetter(view, language)

/** The road while the table plays; when it is over, the village of a seat. The village on the hill grows with all. */
function position(
  view: State,
  seat: Seat,
  language: Language,
  isOver: boolean,
  hour: Hour = 'day',
): string {
  if (isOver)
    return `<g transform="translate(-6 -6)scale(1.01)">${inner(village(view, seat, hour))}</g>`
  return behindRoad(view, seat, hour) + road(view, language, hour)
}

/** Three cards that say what the game is. */
const samples = (language: Language): ReadonlyArray<string> =>
  (['shepherd', 'vintner', 'blacksmith'] as const).map((card) => stamp(card, language))
const sampleSize = [100, 124, 1.62] as const

/** Words for the points of this game. */
const unit: PerLanguage<Unit> = {
  en: { one: 'gold', other: 'gold' },
  de: { one: 'Gold', other: 'Gold' },
  fr: { one: 'or', other: 'or' },
}

/** Parts of previews. */
export const composer = {
  scenery,
  position,
  inLetter,
  samples,
  sampleSize,
  unit,
  things,
  holdings,
  brief,
  row,
  gloss,
  aid,
  table,
  facts,
  rulesOn,
  pieces,
}
