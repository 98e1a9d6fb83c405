import type { Seat } from '../../games/kernel/index.ts'
import { type State, type TownId, townCard } from '../../games/town-builder/index.ts'
import { write } from '../letters.ts'
import { pawn, perforated } from '../parts.ts'
import {
  type PostcardWords,
  pictureFrame,
  postcardBand,
  postcardMark,
  postcardPaper,
} from '../postcard.ts'
import { alpha, circle, group, line, num, path, rect, use } from '../shapes.ts'
import { type Hour, ink, palette, type Season } from '../tones.ts'
import { ground } from './ground.ts'
import { blueprint, building, scene, stature } from './index.ts'
import { times } from './parts.ts'
import { crestShield } from './pieces.ts'
import { gamePlace } from './place.ts'
import { barrel, crate, sack } from './props.ts'
import { seasonOf } from './season.ts'

/** Height of the quay's edge, where houses stand, in the ground's 1600 by 900 units. */
const quayLine = 803
/** From where to where houses may stand. */
const [from, to] = [262, 1330]

const colours = (hour: Hour, card?: TownId) =>
  palette(gamePlace, hour, card ? townCard(card).type : 'trade')

/** The ground in colours. */
const groundAt = (hour: Hour, season: Season): string =>
  ink(ground(), palette(gamePlace, hour, 'trade', season))

/** A house on the quay and its reflection in the canal. */
function onQuay(card: TownId, x: number, scale: number, hour: Hour): string {
  const drawn = ink(building(card), colours(hour, card))
  const mirrored = `<g transform="translate(${num(x)} 828)scale(${num(scale)} ${num(-scale * 0.4)})" opacity=".3">${drawn}</g>`
  return mirrored + group(x, quayLine, scale, drawn)
}

/** A house on the square, with its shadow. */
const onSquare = (card: TownId, x: number, scale: number, hour: Hour): string =>
  group(
    x,
    606,
    scale,
    ink(path('M-40 0H40L64-10H-10z', 'key', alpha(0.18)) + building(card), colours(hour, card)),
  )

type Place = typeof onQuay

/** Houses side by side between two places, as large as there is room. */
function row(
  cards: ReadonlyArray<TownId>,
  [start, end]: readonly [number, number],
  hour: Hour,
  place: Place,
): string {
  const wide = cards.reduce((sum, card) => sum + 96 * stature(card), 0)
  const scale = Math.min(1.9, (end - start) / Math.max(1, wide))
  // On the square they stand around its middle, on the quay from its left.
  let x = place === onSquare ? (start + end - wide * scale) / 2 : start
  return cards
    .map((card) => {
      const width = 96 * stature(card) * scale
      x += width
      return place(card, x - width / 2, stature(card) * scale, hour)
    })
    .join('')
}

/** A district grows along the quay; from the sixth house on, the tall ones stand behind on the square. */
function skyline(cards: ReadonlyArray<TownId>, end: number, hour: Hour): string {
  if (cards.length < 6) return row(cards, [from, end], hour, onQuay)
  const tall = cards.toSorted((a, b) => stature(b) - stature(a)).slice(0, cards.length / 2)
  return (
    row(tall, [400, 1200], hour, onSquare) +
    row(
      cards.filter((card) => !tall.includes(card)),
      [from, end],
      hour,
      onQuay,
    )
  )
}

/** People who walk the square: place, size, dress. */
const walkers = [
  [470, 566, 'wax', 'roof2', true],
  [498, 572, 'ok', 'key', false],
  [640, 470, 'leaf', 'leaf2', false],
  [706, 604, 'roof', 'roof2', true],
  [742, 598, 'steel', 'key', false],
  [872, 470, 'ok', 'key', true],
  [900, 474, 'leaf', 'leaf2', false],
  [1012, 590, 'wax', 'roof2', false],
  [1096, 556, 'roof', 'roof2', true],
] as const

/** A cloth on four posts over what is sold there, 60 wide. */
const booth = (x: number, y: number, tone: string, goods: string): string =>
  group(
    x,
    y,
    1.9,
    path('M-30 0H34L46-7H-18z', 'key', alpha(0.18)) +
      line('M-28 0V-30M28 0V-30', 'wood', 2.4) +
      rect(-27, -13, 54, 5, 'wood') +
      rect(-25, -8, 50, 8, 'wall2') +
      goods +
      path('M-35-27L-28-42H28L35-27z', 'light') +
      path('M-35-27L-28-42H-17L-21-27zM-7-27L-6-42H6L7-27zM21-27L17-42H28L35-27z', tone),
  )

/** The square while nothing lies on it: lindens, booths with goods, a flag, and people. */
const market = (): string =>
  [
    [452, 546, 1.9],
    [540, 470, 1.5],
    [1066, 470, 1.5],
    [1150, 546, 1.9],
  ]
    .map(([x = 0, y = 0, scale]) => use('tb-lin', x, y, scale))
    .join('') +
  path('M772 530H828L842 524H790z', 'key', alpha(0.18)) +
  path('M772 530V524H780V517H788V510H812V517H820V524H828V530z', 'wall') +
  path('M808 510H812V517H820V524H828V530H808z', 'wall2') +
  line('M800 510V404', 'wood', 4) +
  path('M802 406C824 400 836 414 860 406V438C836 446 824 432 802 438z', 'ok') +
  circle(800, 402, 4, 'acc') +
  booth(606, 552, 'wax', barrel(-14, -13, 0.6) + barrel(0, -13, 0.6) + barrel(14, -13, 0.6)) +
  booth(984, 552, 'ok', sack(-14, -13, 0.6) + sack(2, -13, 0.6) + sack(17, -13, 0.6)) +
  group(696, 552, 1.5, crate(0, 0) + crate(14, 0) + crate(7, -11)) +
  group(884, 552, 1.6, sack(0, 0) + sack(12, 0)) +
  group(1072, 552, 1.5, barrel(0, 0) + barrel(14, 0)) +
  walkers
    .map(([x, y, coat, coat2, skirt], i) =>
      group(
        x,
        y,
        1.5,
        pawn({
          coat,
          coat2,
          skirt,
          hat: i % 2 ? 'acc' : 'key',
          build: (['middle', 'stout', 'slim'] as const)[i % 3] ?? 'middle',
          facing: i % 2 ? 'right' : 'left',
        }),
      ),
    )
    .join('')

/** A blueprint on a board by the quay. */
function blueprintAt(card: TownId, x: number, hour: Hour): string {
  const blues = { ...colours(hour, card), ...blueprint }
  const poles = ink(line('M20 100V150M80 100V150', 'wood', 5), colours(hour))
  return group(
    x,
    quayLine - 142,
    0.95,
    `${poles}${ink(rect(-4, 0, 108, 120, 'paper'), colours(hour))}<svg x="3" y="6" width="94" height="108" viewBox="5 18 90 104" preserveAspectRatio="xMidYMid slice">${ink(scene(card), blues)}</svg>`,
  )
}

/**
 * The place with a seat's district on its quay, 1600 by 900, printed in colours: houses, the first
 * three blueprints, crest and gold. It shows nothing that is not open to everybody. `cleared` says
 * that no cards will lie on the square, so that people fill it.
 */
export function village(view: State, seat: Seat, hour: Hour = 'day', cleared = true): string {
  const district = view.districts[seat]
  const place = groundAt(hour, seasonOf(view))
  if (!district) return place
  const plans = district.foundations.slice(0, 3).map(({ card }) => card)
  const end = to - plans.length * 108
  const coins = times(
    Math.min(12, district.gold.length),
    (i) =>
      circle(232 - (i % 4) * 15, 796 - Math.floor(i / 4) * 9, 8.5, 'coin2') +
      circle(231.5 - (i % 4) * 15, 795 - Math.floor(i / 4) * 9, 7.2, 'coin'),
  )
  return (
    place +
    (cleared ? ink(market(), palette(gamePlace, hour, 'trade', seasonOf(view))) : '') +
    ink(group(196, 700, 1.1, crestShield()) + coins, colours(hour)) +
    skyline(district.buildings, end, hour) +
    plans.map((card, i) => blueprintAt(card, end + 12 + i * 108, hour)).join('')
  )
}

/** The most valuable building as a stamp, and the postmark over it. */
function stamp(card: TownId | undefined, words: PostcardWords, hour: Hour): string {
  const tones = colours(hour, card)
  const paper =
    path(perforated(100, 124), 'key', `${alpha(0.28)} transform="translate(2 3)"`) +
    path(perforated(100, 124), 'paper')
  const picture = card
    ? `<svg x="6" y="6" width="88" height="100" viewBox="5 18 90 104" preserveAspectRatio="xMidYMid slice">${scene(card)}</svg>`
    : group(27, 24, 1, crestShield())
  const value = card ? `${townCard(card).points}` : ''
  const face =
    paper +
    picture +
    write(`Dorfpost ${value}`.trim(), 50, 117, 7, 'print', { weight: 1.5, align: 0.5, most: 84 })
  return ink(group(972, 50, 1.7, face), tones) + ink(postcardMark(words, 960, 226), tones)
}

/** The building of a district that is worth most, the first of equal ones. */
const pride = (cards: ReadonlyArray<TownId>): TownId | undefined =>
  cards.reduce<TownId | undefined>(
    (best, card) => (best && townCard(best).points >= townCard(card).points ? best : card),
    undefined,
  )

/** A district as a postcard, 1200 by 630: a whole SVG of plain shapes and colours, ready to become a PNG. */
export function postcard(
  view: State,
  seat: Seat,
  words: PostcardWords = { title: 'Coevorden' },
  hour: Hour = 'day',
): string {
  const tones = colours(hour)
  const best = pride(view.districts[seat]?.buildings ?? [])
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    ink(postcardPaper(), tones) +
    `<svg ${pictureFrame} viewBox="0 97 1600 803" preserveAspectRatio="xMidYMax slice">${village(view, seat, hour)}</svg>` +
    ink(postcardBand(words), tones) +
    stamp(best, words, hour) +
    '</svg>'
  )
}
