/** The four monsters, each an animal of its own build: 100 x 80, foot line at 76, in its suit's tones. */
import type { Colour } from '../../games/settlement/components/monsters.ts'
import { alpha, circle, line, path, rounded } from '../shapes.ts'
import { glory } from './scenery.ts'

/** A hyena on its hind legs, with a club. */
const gnoll = () =>
  line('M78 20L66 76', 'wood', 4) +
  path('M70 4C84 0 90 14 82 26C76 32 68 26 68 18C68 12 66 8 70 4z', 'wood') +
  path('M84 8l7-4-3 8zM86 20l7 2-7 4z', 'light') +
  path('M30 76C28 56 32 42 46 38C62 36 70 50 68 76z', 's4') +
  path('M54 40C66 42 70 56 68 76H56C60 62 60 50 54 40z', 's5') +
  path('M36 76C34 62 38 52 46 50C52 54 52 66 50 76z', 's2') +
  path(
    'M18 30C26 22 34 18 46 18C58 18 62 28 60 38C56 46 44 46 38 44L20 42C14 40 14 34 18 30z',
    's4',
  ) +
  path('M48 18C58 18 62 28 60 38C58 43 52 45 47 45C54 38 54 26 48 18z', 's5') +
  path('M18 30C22 32 28 34 34 34L36 40L20 42C14 40 14 34 18 30z', 's2') +
  circle(17, 34, 3.2, 's5') +
  path('M36 22L34 4L48 16zM52 18L58 2L62 20z', 's5') +
  path('M37 18L37 9L44 16z', 's2') +
  circle(35, 27, 2.6, 'acc') +
  circle(35, 27, 1.1, 'key') +
  path('M22 41l2 5 2-5 2 5 2-5 2 4 2-4z', 'light') +
  path('M48 14C54 12 60 18 64 26C66 34 68 40 72 44C64 44 60 36 58 28z', 's5') +
  line('M62 50C72 46 76 44 76 38', 's4', 8, rounded) +
  line('M34 52C24 54 20 60 24 66', 's4', 7, rounded) +
  line('M24 66l-4 3M25 68l-1 4', 'light', 1.8, rounded)

/** A lion with wings and a scorpion's tail. */
const manticore = () =>
  line('M78 62C94 56 96 34 84 26C80 22 76 26 78 30', 's5', 6, rounded) +
  path('M78 30L70 20L84 22z', 'wax') +
  path('M44 40C46 16 62 6 86 8C80 14 82 18 74 20C76 26 70 28 66 28C68 34 60 38 56 42z', 's5') +
  path('M44 40C46 22 56 12 72 10C62 20 58 30 54 42z', 's2') +
  path('M30 76L34 50C50 42 76 44 82 56L84 76H76L72 66L50 64L40 76z', 's4') +
  path('M60 46C72 46 80 50 82 56L84 76H76L72 66L62 65C66 58 64 50 60 46z', 's5') +
  path('M26 76L30 58H40L36 76z', 's4') +
  path(
    'M32 14l6 6 8-2 1 8 7 4-4 7 5 7-8 3 0 9-9-1-6 6-6-6-9 1 0-9-7-4 4-7-4-7 7-4 1-8 8 2z',
    's5',
  ) +
  path('M30 20C40 20 44 28 42 38C40 48 34 52 28 52C20 50 14 44 16 34C18 24 22 20 30 20z', 's3') +
  path('M34 20.5C42 23 44 30 42 38C40 48 34 52 28 52C36 44 38 30 34 20.5z', 's4') +
  circle(23, 33, 2.4, 'light') +
  circle(22.6, 33, 1.1, 'key') +
  circle(33, 33, 2.4, 'light') +
  circle(32.6, 33, 1.1, 'key') +
  path('M24 38h7l-3.5 4z', 'key') +
  line('M18 44C22 48 32 48 36 43', 'key', 1.6, rounded) +
  path('M22 46l1.5 4 1.5-4zM30 46l1.5 4 1.5-4z', 'light')

/** Three necks out of the water. */
const hydra = () =>
  line('M36 78C30 60 16 58 16 42C16 32 24 28 28 32', 's4', 11, rounded) +
  line('M50 78C48 56 52 44 48 30C46 22 52 16 58 18', 's5', 12, rounded) +
  line('M64 78C70 62 86 60 86 44C86 34 78 32 74 36', 's4', 11, rounded) +
  line('M33 74C26 60 13 56 12 42', 's2', 1.8, rounded) +
  line('M46 76C44 56 48 44 44 32', 's3', 1.8, rounded) +
  line('M62 72C70 60 82 58 82 46', 's2', 1.8, rounded) +
  path('M24 26L40 28L44 34L34 38L24 38z', 's4') +
  path('M54 10L72 14L76 20L66 26L54 26z', 's5') +
  path('M78 30L62 32L58 38L68 42L78 42z', 's4') +
  circle(34, 31, 2, 'acc') +
  circle(64, 16, 2.2, 'acc') +
  circle(69, 36, 2, 'acc') +
  line('M34 37l2 4 2-4 2 3M66 25l2 4 2-4 2 3M66 41l-2 4-2-4', 'light', 1.6) +
  path('M52 12L48 4L58 9zM26 27L20 21L30 25zM76 31L82 25L72 29z', 's5') +
  path('M4 80C6 72 20 70 30 73C44 68 60 68 72 73C82 70 94 72 96 80z', 's3') +
  line('M10 77H34M54 76H88', 'light', 1.6, rounded)

/** A dragon of the caves, on all fours, breathing fire. */
const drake = () =>
  path('M52 44C54 18 70 4 96 4C90 12 94 18 84 22C88 30 80 32 76 34C78 42 68 44 62 48z', 's5') +
  path('M52 44C54 26 62 14 78 8C70 20 66 32 62 47z', 's3') +
  path('M38 76C36 58 44 44 60 44C76 44 84 54 88 64C92 70 96 72 98 68C99 76 92 80 84 76z', 's4') +
  path('M62 44C76 44 84 54 88 64C92 70 96 72 98 68C99 76 92 80 84 76H66C74 66 72 52 62 44z', 's5') +
  path('M40 76C38 66 42 56 50 54C56 58 56 68 54 76z', 's2') +
  line('M42 62h10M41 68h13', 's4', 1.2) +
  path(
    'M46 58C36 54 34 44 36 34C38 24 34 22 30 24L26 14C40 10 52 20 50 36C50 46 52 50 56 52z',
    's4',
  ) +
  path('M40 16C50 20 51 30 50 36C50 46 52 50 56 52L50 56C44 46 46 28 40 16z', 's5') +
  path('M4 34L16 26C16 18 24 12 34 14L36 30C30 38 20 38 12 38z', 's4') +
  path('M4 34L12 38L28 36L30 42L10 44z', 's5') +
  path('M8 37l1.5 4 2-4zM14 38l1.5 4 2-4z', 'light') +
  path('M30 16L44 4L38 20zM24 15L30 2L34 15z', 'light') +
  circle(23, 24, 2.6, 'acc') +
  circle(22.6, 24, 1.1, 'key') +
  circle(8, 33, 1.1, 'key') +
  path('M6 42C-2 46-6 54 0 62C2 56 6 56 8 60C14 54 12 48 12 43z', 'acc') +
  path('M7 44C3 48 2 52 4 56C6 52 8 52 9 54C10 50 10 47 10 44z', 'wax') +
  path('M54 34l4-6 2 7zM60 42l6-5 0 7zM44 20l6-4-1 7z', 'light') +
  path('M40 76l2-6h8l2 6zM70 76l2-7h9l3 7z', 's5')

const drawn: Readonly<Record<Colour, () => string>> = {
  green: gnoll,
  yellow: manticore,
  blue: hydra,
  red: drake,
}

/** A monster by itself, as it sits on a terrain. */
export const monster = (colour: Colour): string => drawn[colour]()

/** A monster's picture, 120 x 80. */
export const monsterScene = (colour: Colour): string =>
  glory() +
  path('M0 66C40 60 80 70 120 64V80H0z', 's3', alpha(0.8)) +
  `<g transform="translate(10 2)">${drawn[colour]()}</g>`

const heads: Readonly<Record<Colour, string>> = {
  // A head from the front with tall ears; a maned one; three necks; a horned one in profile.
  green:
    'M5 4l3 5c3-1.5 5-1.5 8 0l3-5c1 5 .5 8-1 10l-1 4-3 3h-4l-3-3-1-4C4.5 12 4 9 5 4zM8.5 12.5l2.5 2v-2zM15.5 12.5l-2.5 2v-2zM10.5 18h3l-1.5 1.5z',
  yellow:
    'M12 2l2.6 2.4 3.4-.6.8 3.4 3 1.6-1.2 3.2 1.2 3.2-3 1.6-.8 3.4-3.4-.6L12 22l-2.6-2.4-3.4.6-.8-3.4-3-1.6 1.2-3.2-1.2-3.2 3-1.6.8-3.4 3.4.6zM8.5 9.5v2.2h2V9.5zM13.5 9.5v2.2h2V9.5zM9.5 14l2.5 3 2.5-3z',
  blue: 'M3 22C6 18 3 15 2 12C1 8 4 6 7 7l2 2-3 1.5C6 14 8 15 9.5 19C9.5 13 9 10 9 7c0-4 4-5 6-3l2 2.5-4 1.5C13 12 14 14 14.5 19C16 15 18 14 18 10.5L15 9l2-2c3-1 6 1 5 5c-1 3-4 6-1 10z',
  red: 'M2 14l8-5-1-6 5 4 5-4-1 6c4 3 4 9 2 13h-8c1-3 0-5-2-5l-6 .5zM11.5 11.5a1.3 1.3 0 1 0 .1 0zM4 19l4-1-1 3z',
}

/** A monster's sign: its head cut out of a disc, 24 x 24. The head tells them apart as well as the colour. */
export const sign = (colour: Colour): string =>
  circle(12, 12, 12, 's5') +
  circle(12, 12, 10.8, 'none', ' stroke="$s3" stroke-width="1.4"') +
  `<g transform="translate(2.2 2.2) scale(.82)">${path(heads[colour], 'light', ' fill-rule="evenodd"')}</g>`
