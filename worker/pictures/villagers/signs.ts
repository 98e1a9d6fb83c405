/** Signs that are read on a card: marks of the suits, food, builder, keys, padlocks, coins, silver and bronze. */
import type { Suit } from '../../games/villagers/components/index.ts'
import { circle, marks, path } from '../shapes.ts'

/** The mark of each suit on 24 by 24. Form as well as colour tells them apart. */
const outlines: Readonly<Record<Suit, string>> = {
  grains: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  wood: 'M12 2.5L22.5 21.5H1.5z',
  hay: 'M1.5 20v-3a10.5 12 0 0 1 21 0v3z',
  ore: 'M12 1l11 11l-11 11L1 12z',
  grapes:
    'M7 3a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2zM17 3a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2zM12 12a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z',
  wool: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  leather: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  solitary:
    'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  special: 'M12 1l3.2 7.1l7.8.9l-5.8 5.2l1.6 7.7L12 18l-6.8 3.9l1.6-7.7L1 9l7.8-.9z',
}

/** The mark of a suit on 24 by 24, in the tone of its name on paper. */
export const suitMark = (suit: Suit, tone = 's6'): string =>
  path(outlines[suit], tone, ' fill-rule="evenodd"')

/** A coin without its number: 24 by 24. */
const coin = (rim: string, face: string): string =>
  circle(12, 12, 11.5, rim) + circle(11.5, 11.3, 9.8, face)

/** Signs on 24 by 24. */
export const signs = {
  food: marks(`food M12 6C15 3 21 4 21 11C21 18 16 23 12 21C8 23 3 18 3 11C3 4 9 3 12 6z
light@.75 M6 11C6 8 7.5 7 9 7C7.5 9 7 11 7.5 14C6.5 13.5 6 12.5 6 11z
food/2.2 M12 6C12 3 13.5 1.5 16 1.5`),
  builder: marks(`build M2.5 22V11L12 2.5L21.5 11V22z
paper M9.5 22v-8h5v8z
build/2.4 M1.5 11.5L12 2L22.5 11.5`),
  key: marks(`faint/3 o 7 12 4.6
faint/3 M11.6 12H22M18 12v5M21.5 12v4`),
  padlock: marks(`paper o 12 12 12
waxink/2.6 M8 10V8a4 4 0 0 1 8 0v2
waxink M6 10h12v9H6z
paper o 12 13.5 1.7
paper M11.2 14h1.6v3h-1.6z`),
  coin: coin('coin2', 'coin'),
  silver: coin('steel', 'light') + marks('steel/1.8 M8 15.5L16 8'),
  bronze: coin('wood', 'acc2') + marks('light/1.8 M8 8v8M8 8h4a2 2 0 0 1 0 4H8h5a2 2 0 0 1 0 4H8'),
} as const
export type SignId = keyof typeof signs
