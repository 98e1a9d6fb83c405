import { buildings } from '../../../../worker/pictures/my-village/buildings.ts'
import { die } from '../../../../worker/pictures/my-village/dice.ts'
import { ground, groundParts } from '../../../../worker/pictures/my-village/ground.ts'
import { gamePlace } from '../../../../worker/pictures/my-village/place.ts'
import { ferry, gravestone, step } from '../../../../worker/pictures/my-village/props.ts'
import { goodSigns, signs } from '../../../../worker/pictures/my-village/signs.ts'
import { headman, reaper, villagers } from '../../../../worker/pictures/my-village/villagers.ts'
import { group, path } from '../../../../worker/pictures/shapes.ts'
import { arrow, type Figures, inSuit, land, onLand, slip, word } from '../kit/figures.ts'

/** A banner that hangs from its upper left corner, 40 wide; `dark` in the display, else in a village. */
const banner = (x: number, y: number, values: string, dark: boolean): string =>
  group(
    x,
    y,
    1,
    path('M0 0H40V62L20 50L0 62z', 'print') +
      (dark ? '' : path('M3 3H37V56L20 46L3 56z', 'paper')) +
      values
        .split(' ')
        .map((value, i) => word(value, 20, 20 + 20 * i, 19, 'middle', dark ? 'paper' : 'print'))
        .join(''),
  )

const count = (sign: string, text: string, x: number, y: number): string =>
  slip(x, y, 66, 34) + group(x + 7, y + 6, 0.92, sign) + word(text, x + 46, y + 24, 18)

/** Four pictures of My Village: dice, banners, the river of time, stories brought home. */
export const figures: Figures = {
  place: gamePlace,
  suits: ['craft', 'harvest', 'religion', 'council', 'travel', 'market', 'timber'],
  parts: groundParts() + land(ground(), [600, 330, 640]),
  aim: [0, 1, 3],
  draw: () => [
    onLand(
      slip(24, 30, 312, 96) +
        [2, 3, 6, 1]
          .map((pips, i) =>
            group(66 + i * 76, 78, 1.35, die(pips as 1 | 2 | 3 | 6, i === 3 ? 'black' : 'white')),
          )
          .join('') +
        '<rect x="30" y="38" width="150" height="80" rx="10" fill="none" stroke="$ok" stroke-width="6"/>' +
        arrow('M104 132V160M92 148L104 162L116 148') +
        banner(84, 176, '5', true) +
        inSuit('craft', group(232, 248, 1.55, buildings.brewery())),
    ),
    onLand(
      inSuit('craft', group(104, 206, 1.9, buildings.brewery())) +
        banner(28, 44, '5 8', false) +
        arrow('M190 150H218M206 138L218 150L206 162') +
        slip(234, 88, 92, 122) +
        group(252, 98, 2.3, goodSigns.beer) +
        word('+1', 280, 192, 26),
    ),
    onLand(
      path(
        'M0 110C60 100 120 118 180 108S300 100 360 112V226C300 214 240 232 180 222S60 232 0 222z',
        'water',
      ) +
        [60, 132, 204]
          .map((x, i) => group(x, 176, 1.1, i < 1 ? step('water2', 'water2') : step()))
          .join('') +
        group(132, 168, 1.3, ferry(headman())) +
        path(
          'M262 232V166C262 116 360 116 360 166V232H336V176C336 150 290 150 290 176V232z',
          'wall2',
        ) +
        group(306, 146, 1.5, reaper()) +
        count(signs.time, '2', 24, 28),
    ),
    onLand(
      inSuit('timber', group(92, 178, 2, buildings['main-house']())) +
        group(186, 208, 1.7, headman()) +
        arrow('M160 222H134M146 210L134 222L146 234') +
        count(signs.story, '5', 20, 24) +
        [258, 300, 342].map((x, i) => group(x - 6, 214, 2, gravestone(0, 0, 1, i === 1))).join('') +
        inSuit('religion', group(284, 168, 1.5, villagers.abbot())) +
        count(signs.story, '+2', 262, 24),
    ),
  ],
}
