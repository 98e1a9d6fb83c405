/** Villagers as the front page shows it: the village on its hill, and people who come along its road. */
import { type CardId, cards } from '../../games/villagers/components/index.ts'
import { write } from '../letters.ts'
import { pawn, perforated } from '../parts.ts'
import { alpha, circle, group, line, path, use } from '../shapes.ts'
import { type Hour, ink, palette } from '../tones.ts'
import { ground } from './ground.ts'
import { gamePlace } from './place.ts'
import { portrait } from './portraits.ts'
import { suitMark } from './signs.ts'

/** People on the road: x, y, how far turned, and the gold on them. */
const people: ReadonlyArray<readonly [CardId, number, number, number, number]> = [
  ['vintner', 872, 398, -4, 0],
  ['shepherd', 1072, 404, 2, 1],
  ['blacksmith', 1272, 396, 4, 2],
]

const coin = (gold: number): string =>
  circle(89, 101, 15, 'coin2') +
  circle(88, 100, 15, 'coin') +
  write(`${gold}`, 88, 108, 16, 'coin2', { weight: 2.2, align: 0.5 })

/** A villager's stamp with the stack of a suit behind it. */
function stamp([id, x, y, turn, gold]: (typeof people)[number], hour: Hour): string {
  const { suit } = cards[id]
  const drawn =
    path(perforated(100, 140), 'key', `${alpha(0.25)} transform="translate(3 5)"`) +
    path(perforated(100, 140), 'paper', ' stroke="$edge" stroke-width=".7"') +
    group(7, 5, 0.75, suitMark(suit)) +
    `<svg x="6" y="26" width="88" height="106" viewBox="0 0 88 85" preserveAspectRatio="xMidYMid slice">${portrait(id)}</svg>` +
    line('M6 26h88v106H6z', 's5', 1) +
    (gold > 0 ? coin(gold) : '')
  return ink(
    `<g transform="translate(${x} ${y})rotate(${turn})scale(1.6)">${drawn}</g>`,
    palette(gamePlace, hour, suit),
  )
}

/** 700 by 620 units of the place, printed in colours. */
export const front = (hour: Hour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="620" viewBox="822 40 700 620" preserveAspectRatio="xMidYMid slice">${
    ink(
      ground(12, 1) +
        use('shf', 930, 292, 0.8) +
        use('shf', 962, 300, 0.9) +
        use('shf', 1300, 300, 0.8) +
        use('shf', 1330, 292, 0.9) +
        use('shf', 1362, 304, 0.8) +
        use('bsh', 1240, 262, 0.9) +
        use('lin', 1352, 262, 0.7) +
        group(1180, 226, 0.7, pawn({ coat: 'wax', coat2: 'roof2', build: 'stout', hat: 'key' })) +
        group(
          1104,
          286,
          0.85,
          pawn({ coat: 'acc2', coat2: 'wood', facing: 'right', hat: 'light' }),
        ) +
        group(1040, 366, 1.05, pawn({ coat: 'leaf', coat2: 'leaf2', skirt: true, hat: 'light' })) +
        group(906, 380, 1.15, pawn({ coat: 'ok', coat2: 'key', skin: 'brown', stick: true })),
      palette(gamePlace, hour),
    ) + people.map((one) => stamp(one, hour)).join('')
  }</svg>`
