/**
 * A village as a picture, and as a postcard of 1200 by 630: what it lives on makes its land, each
 * villager is a house and somebody on the road, the best one is the stamp. Printed in plain colours,
 * of shapes only, so that it becomes a PNG as it is. Only what lies open in a village is drawn.
 */
import type { Seat } from '../../games/kernel/index.ts'
import { type CardId, cards, type Suit } from '../../games/villagers/components/index.ts'
import type { State } from '../../games/villagers/state.ts'
import { seatOf, standing } from '../../games/villagers/village.ts'
import { write } from '../letters.ts'
import {
  burin,
  bush,
  church,
  cloud,
  cloudShape,
  grain,
  haycock,
  hill,
  house,
  linden,
  mill,
  patterns,
  pawn,
  perforated,
  poplar,
  sheaf,
  sky,
  spruce,
} from '../parts.ts'
import { type PostcardWords, postcardBand, postcardMark, postcardPaper } from '../postcard.ts'
import { along, alpha, group, line, marks, num, path, repeat, repeatable, use } from '../shapes.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { gamePlace } from './place.ts'
import { portrait } from './portraits.ts'
import { seasonOf } from './season.ts'

const named = (id: string, inner: string): string => `<g id="${id}">${inner}</g>`
const definitions = (): string =>
  `<defs>${patterns()}${cloudShape()}${[
    named('fir', spruce()),
    named('lin', linden()),
    named('pop', poplar()),
    named('bsh', bush()),
    named('hay', haycock()),
    named('shf', sheaf()),
    named('h0', house({ width: 40, height: 20, depth: 26, rise: 18, windows: 3, chimney: 0.6 })),
    named('h1', house({ width: 30, height: 20, depth: 24, rise: 17, gable: true, windows: 1 })),
    named('h2', house({ width: 32, depth: 24, rise: 18, gable: true, timber: true })),
  ].join('')}</defs>`

/** Villagers who live in a village, from pile to pile. */
const villagersOf = (state: State, seat: Seat): CardId[] =>
  standing(seatOf(state, seat).village)
    .map(({ placed }) => placed.card)
    .filter((card) => card !== 'founders' && card !== 'countess')

type Count = (suit: Suit) => number

/** A mountain with its snow; each one of ore raises one, up to three. */
function mountain(index: number): string {
  const x = 560 - index * 150
  const top = 330 - (190 - index * 34)
  const at = (share: number) => num(330 - (330 - top) * share)
  return (
    path(
      `M${x - 170} 330L${x - 60} ${at(0.6)}L${x - 44} ${at(0.56)}L${x} ${top}L${x + 40} ${at(0.6)}L${x + 64} ${at(0.54)}L${x + 170} 330z`,
      'far2',
    ) +
    path(
      `M${x} ${top}L${x + 40} ${at(0.6)}L${x + 64} ${at(0.54)}L${x + 170} 330H${x + 30}L${x + 14} ${at(0.4)}z`,
      'near',
      alpha(0.6),
    ) +
    path(
      `M${x} ${top}L${x - 30} ${at(0.72)}L${x - 10} ${at(0.64)}L${x + 6} ${at(0.74)}L${x + 26} ${at(0.62)}L${x + 32} ${at(0.68)}z`,
      'light',
    )
  )
}

/** Sky, mountains, hills with mill and fields, and the hill the village stands on. */
function land(count: Count, next: () => number): string {
  const fields = count('grains') > 0
  return (
    sky(
      1200,
      330,
      [
        [0, 'sky0'],
        [110, 'sky1', 14],
        [178, 'sky2', -12],
        [232, 'sky3', 8],
      ],
      [300, 250, 58],
      15,
    ) +
    cloud(180, 120, 1) +
    cloud(640, 104, 1.2) +
    repeat(Math.min(3, count('ore')), mountain) +
    hill(along('0 312 140 282 300 310 480 290 680 314 900 280 1200 300'), 'far', 460) +
    hill(along('0 340 200 306 420 338 640 318 900 340 1200 316'), 'far2', 470, 'light') +
    burin(along('640 318 770 330 900 340'), 'near', 6, 8, 2.6) +
    hill(along('0 352 120 318 270 314 430 352 600 392'), 'mid', 480, 'light') +
    (fields
      ? marks(`field M40 392C110 356 220 350 320 376L280 404C190 388 120 392 40 416z
field2/2.4 M70 396C140 370 216 366 302 382M100 400C164 384 214 382 280 394`) +
        mill({ x: 180, y: 320, scale: 1.15, turn: 20 })
      : '') +
    repeat(Math.min(6, count('grains') * 2), (i) => use('shf', 330 + i * 26, 396 + i * 5, 0.9)) +
    hill(along('420 430 620 368 820 318 980 304 1200 340'), 'mid', 520) +
    line('M700 346C780 326 860 310 980 304C1060 310 1120 324 1200 340', 'light', 1.6, alpha(0.7)) +
    burin(along('520 402 580 384 620 368'), 'mid2', 5, 8, 4) +
    burin(along('980 304 1080 316 1200 340'), 'mid2', 8, 8, 5) +
    (count('grapes') > 0
      ? repeat(Math.min(5, count('grapes') + 2), (i) => {
          const [x, y] = [1010 + i * 6, 327 + i * 17]
          const row = (down: number) =>
            `M${x} ${y + down}C1070 ${y + 4 + down} 1130 ${y + 18 + down} 1180 ${y + 34 + down}`
          return line(row(5), 'near2', 3) + line(row(0), 'leaf', 6, ' stroke-dasharray="7 6"')
        })
      : '') +
    repeat(Math.min(20, count('wood') * 5), (i) =>
      use('fir', 34 + i * 15 + next() * 9, 436 + (i % 3) * 10, 0.9 + next() * 0.6),
    )
  )
}

/** The first house, how many stand before it, and where: a row of the village. */
const rows = [
  { first: 0, x: 700, y: 346 },
  { first: 3, x: 640, y: 388 },
  { first: 8, x: 600, y: 428 },
] as const
/** From the fourth row on there is no room: the village is a town by then. */
const maxHouses = 14

/** A house for each villager, up the hill in rows, the church on top. */
function houses(people: number, next: () => number): string {
  const built = Math.max(2, Math.min(maxHouses, people))
  const spot = (i: number) => {
    const { first, x, y } = rows.findLast((row) => i >= row.first) ?? rows[0]
    const k = i - first
    const beside = first === 0 && k > 0 ? 110 : 0
    const left = x + k * 70 + next() * 14 + beside
    const foot = y + Math.abs(k - 2) * 5 + next() * 5
    return (
      use(`h${i % 3}`, left, foot, 1.1) + (i % 3 === 1 ? use('lin', left + 56, foot + 4, 0.6) : '')
    )
  }
  return (
    use('lin', 800, 338) +
    church({ x: 778, y: 336, scale: 1.5 }) +
    use('pop', 930, 330) +
    repeat(built, spot)
  )
}

const sheepMarks = `key M-8 4h2v6h-2zM4 4h2v6H4z
light M-11 0C-13-6-7-9-4-7C-1-11 6-10 7-6C12-6 12 2 8 4C4 7-6 7-8 4C-10 4-11 2-11 0z
key M-16-2C-15-6-11-7-9-5L-9 1C-12 4-16 2-16-2z`

/** The meadow with its beasts and hay, and the road with as many people as find room. */
function meadow(
  people: ReadonlyArray<CardId>,
  count: Count,
  next: () => number,
  hour: Hour,
): string {
  const walker = (card: CardId, i: number) =>
    ink(
      group(
        176 + i * 104 + next() * 20,
        574 - Math.sin(i * 1.3) * 14,
        1.7,
        pawn({
          coat: 's4',
          coat2: 's5',
          hat: ['acc', 'light', 'key'][i % 3] ?? 'acc',
          skin: (['skin', 'tan', 'brown', 'dark'] as const)[i % 4] ?? 'skin',
          skirt: i % 2 === 1,
          build: (['middle', 'slim', 'stout'] as const)[i % 3] ?? 'middle',
          facing: i % 4 < 2 ? 'left' : 'right',
        }),
      ),
      palette(gamePlace, hour, cards[card].suit),
    )
  return (
    marks(`stage M0 448C220 424 420 462 620 452S1000 430 1200 446V640H0z
mid2 M0 448C220 424 420 462 620 452S1000 430 1200 446V456C1000 442 860 454 620 464S220 436 0 460z`) +
    repeat(Math.min(5, count('wool') * 2), (i) =>
      group(470 + i * 42 + next() * 10, 464 + (i % 2) * 9, 0.8, marks(sheepMarks)),
    ) +
    repeat(Math.min(4, count('hay')), (i) => use('hay', 1040 + i * 44, 478 + (i % 2) * 10, 0.9)) +
    marks(`path M660 452C640 470 560 478 470 492S120 520 0 522V602H1200V532C1040 520 900 520 780 506S690 470 700 452z
path2/2.4 M0 540C300 536 520 520 640 508M0 552C300 548 520 532 660 518M1200 560C1060 550 900 548 780 530M1200 572C1060 562 900 560 770 542`) +
    people.slice(0, 9).map(walker).join('') +
    use('lin', 66, 600, 3) +
    use('bsh', 128, 606, 1.6) +
    use('bsh', 1130, 606, 1.8)
  )
}

/** The whole scene of a village, 1200 by 640, with its definitions apart. */
function scene(state: State, seat: Seat, hour: Hour): string {
  const people = villagersOf(state, seat)
  const count: Count = (suit) => people.filter((card) => cards[card].suit === suit).length
  const next = repeatable(people.reduce((sum, card) => sum * 31 + card.length, 7 + seat) >>> 0)
  return (
    land(count, next) +
    houses(people.length, next) +
    meadow(people, count, next, hour) +
    grain(1200, 640)
  )
}

const svg = (box: string, inner: string): string => {
  const [, , width, height] = box.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inner}</svg>`
}

/** The village of a seat, as far as a viewer sees it: 1144 by 574, for small pictures of a table. */
export const village = (view: State, seat: Seat, hour: Hour = 'day'): string =>
  svg(
    '28 28 1144 574',
    ink(
      definitions() + scene(view, seat, hour),
      palette(gamePlace, hour, undefined, seasonOf(view)),
    ),
  )

/** The villager who stands for a village: the one with most printed gold, the first of several. */
function best(state: State, seat: Seat): CardId {
  const people = villagersOf(state, seat)
  const most = Math.max(...people.map((card) => cards[card].gold))
  return people.find((card) => cards[card].gold === most) ?? 'founders'
}

function stamp(card: CardId, gold: number, hour: Hour): string {
  return ink(
    group(
      972,
      48,
      1.72,
      path(perforated(100, 116), 'key', `${alpha(0.28)} transform="translate(2 3)"`) +
        path(perforated(100, 116), 'paper') +
        `<svg x="6" y="6" width="88" height="85" viewBox="0 0 88 85">${portrait(card)}</svg>` +
        line('M6 6h88v85H6z', 's5', 0.9) +
        write(`${gold}`, 93, 107, 11, 'print', { weight: 1.8, align: 1 }) +
        write('Dorfpost', 40, 106, 6.4, 'print', { gap: 2.6 }),
    ),
    palette(gamePlace, hour, cards[card].suit),
  )
}

/** The village of a seat as a postcard, as far as a viewer sees it. */
export function postcard(
  view: State,
  seat: Seat,
  words: PostcardWords,
  hour: Hour = 'day',
): string {
  const clip = '<clipPath id="pic"><path d="M28 28H1172V602H28z"/></clipPath>'
  const drawn =
    definitions() +
    clip +
    postcardPaper() +
    `<g clip-path="url(#pic)">${scene(view, seat, hour)}</g>` +
    postcardBand(words) +
    stamp(best(view, seat), seatOf(view, seat).gold, hour) +
    postcardMark(words, 956, 210)
  return svg('0 0 1200 630', ink(drawn, palette(gamePlace, hour, undefined, seasonOf(view))))
}
