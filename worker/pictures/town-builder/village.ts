import type { Seat } from '../../games/kernel/index.ts'
import { type TownId, type TownState, townCard } from '../../games/town-builder/index.ts'
import { widthOf, write } from '../letters.ts'
import { perforated } from '../parts.ts'
import { alpha, circle, group, line, num, path, rect } from '../shapes.ts'
import { type Hour, ink, palette, type Season } from '../tones.ts'
import { ground } from './ground.ts'
import { blueprint, building, scene, stature } from './index.ts'
import { times } from './parts.ts'
import { crestShield } from './pieces.ts'
import { gamePlace } from './place.ts'
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
 * three blueprints, crest and gold. It shows nothing that is not open to everybody.
 */
export function village(view: TownState, seat: Seat, hour: Hour = 'day'): string {
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
    ink(group(196, 700, 1.1, crestShield()) + coins, colours(hour)) +
    skyline(district.buildings, end, hour) +
    plans.map((card, i) => blueprintAt(card, end + 12 + i * 108, hour)).join('')
  )
}

/** What a postcard says besides its picture. */
export interface Caption {
  /** In capitals on the band: "Gruss aus Käthes Stadtteil". */
  readonly title: string
  /** A short line below it. */
  readonly line?: string
  /** On the postmark. */
  readonly date?: string
}

/** The paper with the edge of airmail. */
const letter = (): string =>
  rect(0, 0, 1200, 630, 'paper') +
  path(
    times(31, (i) => `M${i * 40 - 20} 0h14l-14 14h-14zM${i * 40 - 20} 616h14l-14 14h-14z`) +
      times(16, (i) => `M0 ${i * 40 + 6}l14-14v14l-14 14zM1186 ${i * 40 + 6}l14-14v14l-14 14z`),
    'wax',
  ) +
  path(
    times(30, (i) => `M${i * 40} 0h14l-14 14h-14zM${i * 40} 616h14l-14 14h-14z`) +
      times(15, (i) => `M0 ${i * 40 + 26}l14-14v14l-14 14zM1186 ${i * 40 + 26}l14-14v14l-14 14z`),
    'water',
  )

/** The band of wax with the title. */
function band({ title, line: below }: Caption): string {
  const text = title.toUpperCase()
  const wide = Math.min(640, widthOf(text) * 52) + 76
  const shape = `M56 56H${num(56 + wide)}L${num(38 + wide)} ${below ? 104 : 98}L${num(56 + wide)} ${below ? 152 : 140}H56z`
  return (
    path(shape, 'key', `${alpha(0.3)} transform="translate(5 6)"`) +
    path(shape, 'wax') +
    write(text, 84, 116, 38, 'light', { weight: 1.7, most: 640 }) +
    (below ? write(below, 84, 138, 10, 'light', { weight: 1.4, gap: 3, most: 600 }) : '')
  )
}

/** The most valuable building as a stamp, and the postmark over it. */
function stamp(card: TownId | undefined, date: string, hour: Hour): string {
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
  const rings =
    'M-52 0a52 52 0 1 0 104 0a52 52 0 1 0-104 0M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0M-110-18C-90-26-76-10-56-18M-114-4C-92-12-78 4-56-4M-112 10C-92 2-78 18-56 10'
  const mark =
    line(rings, 'print', 2.6) +
    write('Coevorden', 0, -13, 8, 'print', { weight: 1.5, align: 0.5, most: 64 }) +
    (date ? write(date, 0, 8, 12, 'print', { weight: 1.7, align: 0.5, most: 74 }) : '')
  return (
    ink(group(972, 50, 1.7, face), tones) +
    `<g transform="translate(960 226) rotate(-12)">${ink(mark, tones)}</g>`
  )
}

/** The building of a district that is worth most, the first of equal ones. */
const pride = (cards: ReadonlyArray<TownId>): TownId | undefined =>
  cards.reduce<TownId | undefined>(
    (best, card) => (best && townCard(best).points >= townCard(card).points ? best : card),
    undefined,
  )

/** A district as a postcard, 1200 by 630: a whole SVG of plain shapes and colours, ready to become a PNG. */
export function postcard(
  view: TownState,
  seat: Seat,
  caption: Caption = { title: 'Coevorden' },
  hour: Hour = 'day',
): string {
  const tones = colours(hour)
  const best = pride(view.districts[seat]?.buildings ?? [])
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    ink(letter(), tones) +
    `<svg x="28" y="28" width="1144" height="574" viewBox="0 97 1600 803" preserveAspectRatio="xMidYMax slice">${village(view, seat, hour)}</svg>` +
    ink(line('M28 28H1172V602H28z', 'key', 1.6) + band(caption), tones) +
    stamp(best, caption.date ?? '', hour) +
    '</svg>'
  )
}
