import { group } from '../../../../worker/pictures/shapes.ts'
import { ground } from '../../../../worker/pictures/villagers/ground.ts'
import { gamePlace } from '../../../../worker/pictures/villagers/place.ts'
import { portrait } from '../../../../worker/pictures/villagers/portraits.ts'
import { signs, suitMark } from '../../../../worker/pictures/villagers/signs.ts'
import {
  arrow,
  type Figures,
  inSuit,
  land,
  onLand,
  paper,
  part,
  show,
  word,
} from '../kit/figures.ts'

/** The people in the pictures, with the suits that they are printed in. */
const people = {
  truffler: 'grains',
  wattler: 'solitary',
  vintner: 'grapes',
  graper: 'grapes',
  cooper: 'wood',
  fromager: 'hay',
  cartwright: 'wood',
} as const
type Person = keyof typeof people

const coin = (value: number, x: number, y: number): string =>
  group(x, y, 1.35, signs.coin) + word(`${value}`, x + 16, y + 22, 16, 'middle', 'coin2')

const padlock = (x: number, y: number): string => group(x, y, 1.2, signs.padlock)

/** A villager's stamp, 100 by 140. */
const stamp = (id: Person, name: (thing: string) => string, more = ''): string =>
  inSuit(
    people[id],
    paper(100, 140) +
      group(7, 8, 0.55, suitMark(people[id])) +
      word(name(id), 24, 19, 12.5, 'start') +
      show(id, 6, 26, 88, 85) +
      more,
  )

/** Four pictures of Villagers: the draft, the chain, the padlock, the market. */
export const figures: Figures = {
  place: gamePlace,
  suits: ['grains', 'wood', 'hay', 'ore', 'grapes', 'wool', 'leather', 'solitary', 'special'],
  parts:
    land(ground(), [800, 300, 720]) +
    (Object.keys(people) as Person[]).map((id) => part(id, '0 0 88 85', portrait(id))).join(''),
  aim: [0, 1, 3],
  draw: (name) => [
    onLand(
      group(10, 34, 1.06, stamp('truffler', name, coin(1, 80, 92))) +
        group(250, 34, 1.06, stamp('wattler', name)) +
        group(128, 66, 1.2, stamp('vintner', name)) +
        arrow('M188 258V238M176 248L188 236L200 248'),
    ),
    onLand(
      group(24, 52, 1.4, stamp('graper', name)) +
        `<g transform="translate(200 40) rotate(5) scale(1.4)">${stamp('vintner', name)}</g>` +
        arrow('M206 136H176M190 122L176 136L190 150'),
    ),
    onLand(
      group(24, 46, 1.4, stamp('cooper', name, coin(2, 80, 92))) +
        group(204, 46, 1.4, stamp('vintner', name, padlock(8, 28))) +
        arrow('M172 206H200M188 194L200 206L188 218'),
    ),
    onLand(
      group(6, 62, 1.06, stamp('fromager', name, coin(15, 78, 96))) +
        group(244, 62, 1.06, stamp('vintner', name, coin(5, 78, 96))) +
        group(126, 42, 1.08, stamp('cartwright', name, coin(9, 78, 96))),
    ),
  ],
}
