import { isHidden, languages } from '../../worker/games/kernel/index.ts'
import { pictures } from '../../worker/pictures/index.ts'
import { write } from '../../worker/pictures/letters.ts'
import type { GamePictures } from '../../worker/pictures/manifest.ts'
import { group, path } from '../../worker/pictures/shapes.ts'
import { groupOf, namesOnly } from '../../worker/pictures/things.ts'
import { ink, type Place, palette } from '../../worker/pictures/tones.ts'
import type { ToyState } from '../kernel/toy.ts'

/** All places have the same tones; the toy is played where the first game is. */
const place: Place = { ...pictures.villagers.place, id: 'toy' }

const print = (svg: string): string => ink(svg, palette(place))

/** A card of 60 by 80: its number, or its back. */
const card = (name: string): string =>
  path('M0 0h60v80H0z', isHidden(name) ? 'roof' : 'paper') +
  (isHidden(name) ? '' : write(name.slice(1), 30, 52, 24, 'print', { align: 0.5 }))

const row = (cards: ReadonlyArray<string>, y: number): string =>
  cards.map((name, i) => group(40 + i * 70, y, 1, card(name))).join('')

/** The toy game's drawings: cards and their backs. */
export const manifest: GamePictures = {
  place,
  behind: 'stage',
  front: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="620">${print(card('c1'))}</svg>`,
  far: { draw: () => card('?c'), box: '0 0 1180 268' },
  scenery: () => print(path('M0 0h1200v630H0z', 'mid')),
  position: (view: ToyState) =>
    print(
      path('M0 0h1200v630H0z', 'mid') +
        view.hands.map((hand, i) => row(hand, 200 + i * 90)).join(''),
    ),
  samples: () => ['c1', 'c2', 'c3'].map((name) => print(card(name))),
  sampleSize: [60, 80, 1],
  unit: Object.fromEntries(
    languages.map((language) => [language, { one: 'point', other: 'points' }]),
  ) as GamePictures['unit'],
  things: (view: ToyState) =>
    groupOf('In the stack', namesOnly([`${view.stack.length} cards`]), false),
  holdings: () => ({ always: [], rivals: [], more: [] }),
  brief: () => null,
  gloss: () => null,
  aid: () => ({ height: 0, drawn: '', discs: [] }),
}

/** Drawing of a seat's place in a browser. */
export const village = (view: ToyState, seat: number): string =>
  print(row(view.hands[seat] ?? [], 0))
export const postcard = (view: ToyState, seat: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${village(view, seat)}</svg>`
