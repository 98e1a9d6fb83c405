/** A seat's valley as one picture, and as a postcard: from what lies open, printed in colours. */

import { isHidden, type Seat } from '../../games/kernel/index.ts'
import type { HeroId } from '../../games/settlement/components/heroes.ts'
import { heroById } from '../../games/settlement/components/heroes.ts'
import { terrainById } from '../../games/settlement/components/index.ts'
import { heroPoints } from '../../games/settlement/scoring.ts'
import type {
  ExploredTerrain,
  OwnBuilding,
  PlayerBoard,
  State,
} from '../../games/settlement/state.ts'
import { write } from '../letters.ts'
import { pawn, perforated } from '../parts.ts'
import {
  type PostcardWords,
  pictureFrame,
  postcardBand,
  postcardMark,
  postcardPaper,
} from '../postcard.ts'
import { alpha, group, line, path, rect, repeatable, use } from '../shapes.ts'
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

/** Place of the first tile of region I, and the distance to the next. */
export const tiles = { x: 120, y: 652, across: 172, up: 180 } as const
/** Place and scale that a valley of 1600 by 900 has in the picture of a table. */
export const inTable = { x: -8.8, y: -84.3, scale: 0.77 } as const
export const inPicture = (x: number, y: number): { readonly x: number; readonly y: number } => ({
  x: inTable.x + x * inTable.scale,
  y: inTable.y + y * inTable.scale,
})

/** Place of the first house of the upper street, and the distance to the next. */
export const houses = { x: 1120, y: 404, across: 176, down: 180 } as const

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

/** Plants where a land is not yet explored, within the 172 by 132 of its tile. */
const wilderness = (space: number): string => {
  const next = repeatable(41 + space * 7)
  const firs = Array.from({ length: 5 + (space % 3) }, (_, i) => ({
    x: 16 + i * 27 + next() * 12,
    y: 78 + ((i * 37 + space * 11) % 50),
    scale: 0.9 + next() * 0.8,
  })).sort((a, b) => a.y - b.y)
  const stones =
    path(`M${96 - space * 4} 124l10-22 14-6 16 12 8 16z`, 'far') +
    path(`M${120 - space * 4} 96l16 12 8 16h-18z`, 'far2')
  return (
    (space % 2 ? stones : '') +
    firs.map(({ x, y, scale }) => use('fir', x, y, scale)).join('') +
    use('bsh', 30 + next() * 100, 130, 0.9) +
    use('bsh', 20 + next() * 120, 122, 0.7)
  )
}

const haycock =
  path('M-16 0C-14-16-6-24 0-26C6-24 14-16 16 0z', 'field') +
  path('M0-26C6-24 14-16 16 0H3C6-10 4-20 0-26z', 'field2')
const stakes =
  line('M-46 0v-22M46 0v-22M-46-18H46', 'wood', 3) + path('M-8-18h16v-14h-16z', 'light')

/** A plot where nothing is built yet: staked out, with hay, bushes or a tree on it. */
const plot = (space: number): string =>
  (space % 3 === 1 ? group(-10, -10, 1, haycock) + group(22, -8, 0.8, haycock) : '') +
  (space % 3 === 2 ? use('fir', -26, -6, 1) + use('fir', -4, -8, 0.8) : '') +
  (space % 3 === 0 ? use('bsh', -22, -6, 1) + use('bsh', 14, -8, 1.2) : '') +
  stakes

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
        build: (['slim', 'stout', 'middle'] as const)[i % 3] ?? 'middle',
        facing: i % 4 < 2 ? 'right' : 'left',
      })
      const [x, y] = [1080 + (i % 4) * 130 + (i % 3) * 22, 430 + Math.floor(i / 4) * 180]
      return print(
        group(x, y, 1.15, figure),
        hour,
        isHidden(id) ? 'timber' : suitOfColour[heroById[id].colour],
      )
    })
    .join('')

/**
 * A seat's valley, 1600 by 900: lands on the terraces, houses along the streets, heroes between
 * them. It shows only what lies open to everybody.
 */
export function village(view: State, seat: Seat, hour: Hour = 'day'): string {
  const board: PlayerBoard | undefined = view.boards[seat]
  const tones = palette(gamePlace, hour, undefined, seasonOf(view))
  const place = ink(ground(), tones)
  if (!board) return place
  const lands = board.terrains.map((it, space) =>
    it
      ? group(
          tiles.x + (space % 3) * tiles.across,
          tiles.y - Math.floor(space / 3) * tiles.up,
          1,
          land(it, hour),
        )
      : ink(
          group(
            tiles.x + (space % 3) * tiles.across,
            tiles.y - Math.floor(space / 3) * tiles.up,
            1,
            wilderness(space),
          ),
          tones,
        ),
  )
  const town = board.buildings.map((it, space) =>
    it
      ? group(
          houses.x + (space % 3) * houses.across,
          houses.y + Math.floor(space / 3) * houses.down,
          1,
          house(it, hour),
        )
      : ink(
          group(
            houses.x + (space % 3) * houses.across,
            houses.y + Math.floor(space / 3) * houses.down,
            1,
            plot(space),
          ),
          tones,
        ),
  )
  return place + lands.join('') + town.join('') + guests(board.heroes, hour)
}

/** The hero that brings most points, the first of equal ones; none of those that lie face down. */
const pride = (board: PlayerBoard): HeroId | undefined =>
  board.heroes
    .filter((id) => !isHidden(id))
    .reduce<HeroId | undefined>(
      (best, id) => (best && heroPoints(board, best) >= heroPoints(board, id) ? best : id),
      undefined,
    )

/** A hero as the stamp, or before the first one an outpost; the postmark over it. */
function stamp(best: HeroId | undefined, words: PostcardWords, hour: Hour): string {
  const suit = best ? suitOfColour[heroById[best].colour] : 'timber'
  const picture = best
    ? `<svg x="6" y="6" width="108" height="76" viewBox="6 2 108 76">${hero(best)}</svg>`
    : group(56, 80, 0.95, outpost())
  const face =
    path(perforated(120, 100), 'key', `${alpha(0.28)} transform="translate(2 3)"`) +
    path(perforated(120, 100), 'paper') +
    picture +
    write('Dorfpost', 60, 94, 7, 'print', { weight: 1.5, align: 0.5, most: 100 })
  return print(group(928, 50, 1.75, face), hour, suit) + print(postcardMark(words, 908, 158), hour)
}

/** A valley as a postcard, 1200 by 630: a whole SVG of plain shapes and colours, ready to become a PNG. */
export function postcard(
  view: State,
  seat: Seat,
  words: PostcardWords = { title: 'Settlement' },
  hour: Hour = 'day',
): string {
  const board = view.boards[seat]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    print(postcardPaper(), hour) +
    `<svg ${pictureFrame} viewBox="0 60 1600 803" preserveAspectRatio="xMidYMid slice">${village(view, seat, hour)}</svg>` +
    print(postcardBand(words), hour) +
    stamp(board && pride(board), words, hour) +
    '</svg>'
  )
}
