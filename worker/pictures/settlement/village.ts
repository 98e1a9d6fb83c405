/** A seat's valley as one picture, and as a postcard: from what lies open, printed in colours. */

import type { Seat } from '../../games/kernel/index.ts'
import type { HeroId } from '../../games/settlement/components/heroes.ts'
import { heroById } from '../../games/settlement/components/heroes.ts'
import { terrainById } from '../../games/settlement/components/index.ts'
import { heroPoints } from '../../games/settlement/scoring.ts'
import type {
  ExploredTerrain,
  OwnBuilding,
  PlayerBoard,
  SettlementState,
} from '../../games/settlement/state.ts'
import { widthOf, write } from '../letters.ts'
import { pawn, perforated } from '../parts.ts'
import { alpha, circle, group, line, num, path, rect, repeat } from '../shapes.ts'
import { type Hour, ink, palette, type Suit } from '../tones.ts'
import { building, outpost } from './buildings.ts'
import { ground } from './ground.ts'
import { hero } from './heroes.ts'
import { monster } from './monsters.ts'
import { gamePlace } from './place.ts'
import { seasonOf } from './season.ts'
import { suitOfColour, suitOfResource } from './suits.ts'
import { terrain } from './terrains.ts'

const print = (drawn: string, hour: Hour, suit: Suit = 'timber'): string =>
  ink(drawn, palette(gamePlace, hour, suit))

/** Where the first tile of region I lies, and how far one is from the next. */
const tiles = { x: 120, y: 652, across: 172, up: 180 } as const
/** Where the first house of the upper street stands, and how far one is from the next. */
const houses = { x: 1120, y: 404, across: 176, down: 180 } as const

/** A land on its stamp, 172 by 132, with the monster or the outpost on it. */
function land({ tile, monster: haunted, outpost: held }: ExploredTerrain, hour: Hour): string {
  const { resource, colour } = terrainById[tile]
  const scene = `<svg x="4" y="6" width="164" height="104" viewBox="0 4 120 76" preserveAspectRatio="xMidYMid slice">${terrain(tile)}</svg>`
  const paper = rect(3, 5, 172, 132, 'key', alpha(0.2)) + rect(0, 0, 172, 132, 'paper')
  return (
    print(paper + scene, hour, suitOfResource[resource]) +
    (haunted ? print(group(40, 12, 1.05, monster(colour)), hour, suitOfColour[colour]) : '') +
    (held ? print(group(134, 108, 0.95, outpost()), hour) : '')
  )
}

const house = ({ building: id }: OwnBuilding, hour: Hour): string =>
  print(group(0, 0, 1.5, building(id)), hour)

/** Pawns in the streets: one for each invited hero, in the colours of the hero's sign. */
const guests = (heroes: ReadonlyArray<HeroId>, hour: Hour): string =>
  heroes
    .slice(0, 12)
    .map((id, i) => {
      const figure = pawn({
        coat: 's4',
        coat2: 's5',
        hat: i % 2 ? 'acc' : 'light',
        skirt: i % 3 === 1,
      })
      const [x, y] = [1080 + (i % 4) * 130 + (i % 3) * 22, 430 + Math.floor(i / 4) * 180]
      return print(group(x, y, 1.15, figure), hour, suitOfColour[heroById[id].colour])
    })
    .join('')

/**
 * A seat's valley, 1600 by 900: lands on the terraces, houses along the streets, heroes between
 * them. It shows only what lies open to everybody.
 */
export function village(view: SettlementState, seat: Seat, hour: Hour = 'day'): string {
  const board: PlayerBoard | undefined = view.boards[seat]
  const place = ink(ground(), palette(gamePlace, hour, undefined, seasonOf(view)))
  if (!board) return place
  const lands = board.terrains.map((it, space) =>
    it
      ? group(
          tiles.x + (space % 3) * tiles.across,
          tiles.y - Math.floor(space / 3) * tiles.up,
          1,
          land(it, hour),
        )
      : '',
  )
  const town = board.buildings.map((it, space) =>
    it
      ? group(
          houses.x + (space % 3) * houses.across,
          houses.y + Math.floor(space / 3) * houses.down,
          1,
          house(it, hour),
        )
      : '',
  )
  return place + lands.join('') + town.join('') + guests(board.heroes, hour)
}

/** What a postcard says besides its picture. */
export interface Caption {
  /** In capitals on the band: "Gruss aus Käthes Tal". */
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
    repeat(31, (i) => `M${i * 40 - 20} 0h14l-14 14h-14zM${i * 40 - 20} 616h14l-14 14h-14z`) +
      repeat(16, (i) => `M0 ${i * 40 + 6}l14-14v14l-14 14zM1186 ${i * 40 + 6}l14-14v14l-14 14z`),
    'wax',
  ) +
  path(
    repeat(30, (i) => `M${i * 40} 0h14l-14 14h-14zM${i * 40} 616h14l-14 14h-14z`) +
      repeat(15, (i) => `M0 ${i * 40 + 26}l14-14v14l-14 14zM1186 ${i * 40 + 26}l14-14v14l-14 14z`),
    'water',
  )

/** The band of wax with the title. */
function band({ title, line: below }: Caption): string {
  const text = title.toUpperCase()
  const wide = Math.min(640, widthOf(text) * 52) + 76
  const foot = below ? 152 : 140
  const shape = `M56 56H${num(56 + wide)}L${num(38 + wide)} ${(56 + foot) / 2}L${num(56 + wide)} ${foot}H56z`
  return (
    path(shape, 'key', `${alpha(0.3)} transform="translate(5 6)"`) +
    path(shape, 'wax') +
    write(text, 84, 116, 38, 'light', { weight: 1.7, most: 640 }) +
    (below ? write(below, 84, 138, 10, 'light', { weight: 1.4, gap: 3, most: 600 }) : '')
  )
}

/** The hero that brings most points, the first of equal ones. */
const pride = (board: PlayerBoard): HeroId | undefined =>
  board.heroes.reduce<HeroId | undefined>(
    (best, id) => (best && heroPoints(board, best) >= heroPoints(board, id) ? best : id),
    undefined,
  )

/** A hero as the stamp, or before the first one an outpost; the postmark over it. */
function stamp(best: HeroId | undefined, date: string, hour: Hour): string {
  const suit = best ? suitOfColour[heroById[best].colour] : 'timber'
  const picture = best
    ? `<svg x="6" y="6" width="108" height="76" viewBox="6 2 108 76">${hero(best)}</svg>`
    : group(56, 80, 0.95, outpost())
  const face =
    path(perforated(120, 100), 'key', `${alpha(0.28)} transform="translate(2 3)"`) +
    path(perforated(120, 100), 'paper') +
    picture +
    write('Dorfpost', 60, 94, 7, 'print', { weight: 1.5, align: 0.5, most: 100 })
  const rings =
    'M-52 0a52 52 0 1 0 104 0a52 52 0 1 0-104 0M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0M-110-18C-90-26-76-10-56-18M-114-4C-92-12-78 4-56-4M-112 10C-92 2-78 18-56 10'
  const mark =
    line(rings, 'print', 2.6) +
    circle(0, -16, 3, 'print') +
    (date ? write(date, 0, 8, 12, 'print', { weight: 1.7, align: 0.5, most: 74 }) : '')
  return (
    print(group(928, 50, 1.75, face), hour, suit) +
    print(`<g transform="translate(908 158) rotate(-12)">${mark}</g>`, hour)
  )
}

/** A valley as a postcard, 1200 by 630: a whole SVG of plain shapes and colours, ready to become a PNG. */
export function postcard(
  view: SettlementState,
  seat: Seat,
  caption: Caption = { title: 'Settlement' },
  hour: Hour = 'day',
): string {
  const board = view.boards[seat]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    print(letter(), hour) +
    `<svg x="28" y="28" width="1144" height="574" viewBox="0 60 1600 803" preserveAspectRatio="xMidYMid slice">${village(view, seat, hour)}</svg>` +
    print(line('M28 28H1172V602H28z', 'key', 1.6) + band(caption), hour) +
    stamp(board && pride(board), caption.date ?? '', hour) +
    '</svg>'
  )
}
