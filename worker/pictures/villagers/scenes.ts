/**
 * The land behind each suit's people: 88 by 85 units. The crest meets the sides at 50 or above and
 * the ground starts there, so that cards side by side read as one panorama.
 */
import type { Suit } from '../../games/villagers/components/index.ts'
import { church, haycock, hill, house, mill, sheaf, tower } from '../parts.ts'
import { alpha, circle, group, line, path, rect, repeat, rounded } from '../shapes.ts'

/** Sky with its sun at x = `sun`. */
const air = (sun = 20, moon = 'light') =>
  rect(0, 0, 88, 85, 's1') +
  path(
    `M${sun} 50L-20 6V-9L${sun} 50L4-20H18L${sun} 50L40-20H58L${sun} 50L92-12V10z`,
    's2',
    alpha(0.4),
  ) +
  path('M0 40C16 35 26 41 44 38S74 33 88 37V60H0z', 's2') +
  circle(sun, 25, 9, moon)
const tones = { wall: 'light', side: 's3', roof: 's4', roof2: 's5' }
/** Buildings that stand back behind what people hold. */
const quiet = { wall: 'light', side: 's2', roof: 's3', roof2: 's3' }

export const scenes: Readonly<Record<Suit, () => string>> = {
  grains: () =>
    air(18) +
    hill(
      [
        [0, 50],
        [22, 45],
        [48, 49],
        [70, 44],
        [88, 47],
      ],
      's3',
      60,
    ) +
    group(70, 50, 0.52, mill({ wall: 'light', side: 's3', roof: 's4', roof2: 's5' })) +
    path('M0 51C30 47 60 53 88 49V85H0z', 's2') +
    path('M0 57C30 51 60 58 88 54L88 62C60 66 30 58 0 66z', 's3') +
    path('M0 72C30 64 60 72 88 68V85H0z', 's3') +
    group(12, 62, 0.7, sheaf('light', 's3')) +
    group(30, 60, 0.55, sheaf('light', 's3')) +
    group(20, 72, 0.9, sheaf('s2', 's4')) +
    group(40, 68, 0.75, sheaf('s2', 's4')) +
    line(
      repeat(15, (i) => `M${i * 6 + 1} 85l${i % 2 ? 1 : -1}-${9 + (i % 3) * 2}`),
      's4',
      1.5,
      rounded,
    ) +
    line(
      repeat(15, (i) => `M${i * 6 + 1 + (i % 2 ? 1 : -1)} ${76 - (i % 3) * 2}v-4`),
      's5',
      2.4,
      rounded,
    ),
  wood: () =>
    air(16) +
    hill(
      [
        [0, 44],
        [20, 36],
        [44, 44],
        [66, 34],
        [88, 42],
      ],
      's3',
      60,
    ) +
    path(
      repeat(
        16,
        (i) => `M${i * 5.8 - 3} 54l${3.4} ${-13 - ((i * 7) % 5)}l3.4 ${13 + ((i * 7) % 5)}z`,
      ),
      's4',
    ) +
    path('M0 52C30 48 58 55 88 50V85H0z', 's2') +
    path('M0 66C30 58 60 68 88 62V85H0z', 's3') +
    path('M66 62l10-42l10 42zM62 68l14-28l14 28z', 's5') +
    path('M76 20l1 48H62l7-15H66z', 's4') +
    path('M-6 60l7-34l8 34zM-10 70l11-26l11 26z', 's5') +
    path('M1 26l1 44H-10z', 's4') +
    circle(10, 80, 5, 's4') +
    circle(10, 80, 3.4, 'light') +
    circle(10, 80, 1.5, 's3') +
    rect(10, 75, 30, 10, 's4') +
    circle(40, 80, 5, 's5') +
    circle(40, 80, 3.6, 's2') +
    line('M38 80a2 2 0 1 0 2-2', 's4', 0.9) +
    line('M14 78h20M18 82h18', 's5', 0.9),
  hay: () =>
    air(20) +
    hill(
      [
        [0, 47],
        [24, 38],
        [50, 47],
        [74, 40],
        [88, 46],
      ],
      's3',
      60,
    ) +
    house({
      x: 58,
      y: 51,
      width: 18,
      height: 8,
      depth: 14,
      rise: 9,
      ...tones,
      windows: 0,
      shadow: false,
    }) +
    path('M0 51C30 47 60 54 88 50V85H0z', 's2') +
    path('M0 60C30 54 60 62 88 57V66C60 70 30 60 0 70z', 's3', alpha(0.7)) +
    group(10, 60, 0.55, haycock('light', 's3')) +
    group(34, 57, 0.4, haycock('light', 's3')) +
    path('M0 74C30 66 60 76 88 70V85H0z', 's3') +
    line(
      repeat(18, (i) => `M${i * 5} 85l${(i % 3) - 1}-${6 + (i % 4)}`),
      's4',
      1.3,
      rounded,
    ) +
    line('M4 74v-9M14 74v-9M2 67h15', 's5', 1.4),
  ore: () =>
    air(14) +
    path('M0 52L12 30L20 38L36 12L50 34L58 26L76 48L88 40V60H0z', 's3') +
    path(
      'M36 12L50 34L46 52H38L40 34zM12 30L20 38L17 52H12zM58 26L76 48V56H62z',
      's4',
      alpha(0.75),
    ) +
    path('M36 12L43 23L39 22L36 26L32 19z', 'light') +
    path('M0 52C30 48 60 54 88 50V85H0z', 's2') +
    path('M0 85V58C6 52 16 50 24 54C34 58 40 70 42 85z', 's4') +
    path('M8 85V70a10 10 0 0 1 20 0V85z', 's5') +
    line('M7 85V69a11 11 0 0 1 22 0V85', 's2', 2) +
    line('M12 85L16 73M24 85L20 73M12 81h12M14 77h8', 's3', 1.2) +
    path('M56 85C60 72 76 68 88 72V85z', 's3') +
    path('M70 70C80 68 88 70 88 72V85H76z', 's4', alpha(0.6)),
  grapes: () =>
    air(18) +
    hill(
      [
        [0, 50],
        [20, 44],
        [46, 26],
        [70, 20],
        [88, 26],
      ],
      's3',
      60,
    ) +
    line(
      'M30 44C46 36 60 34 88 36M24 49C46 42 62 41 88 43M44 33C58 27 70 27 88 30',
      's4',
      2.2,
      ' stroke-dasharray="2.6 1.8"',
    ) +
    tower({
      x: 66,
      y: 22,
      width: 7,
      height: 13,
      depth: 5,
      cap: 'tent',
      rise: 9,
      ...tones,
      slits: 1,
      band: false,
    }) +
    path('M0 52C30 47 60 54 88 50V85H0z', 's2') +
    path('M0 60C30 55 60 62 88 58V85H0z', 's3', alpha(0.6)) +
    line(
      repeat(4, (i) => `M${6 + i * 12} 85V60`),
      's5',
      1.6,
    ) +
    repeat(
      4,
      (i) =>
        path(
          `M${-1 + i * 12} 66c2-8 12-8 14 0c2 6-3 8-5 6c-2 4-6 2-6-1c-3 1-5-2-3-5z`,
          i % 2 ? 's4' : 's4',
        ) + line(`M${2 + i * 12} 65c1-3 4-4 6-3`, 's2', 1.1, rounded),
    ) +
    path(
      repeat(
        4,
        (i) =>
          `M${4 + i * 12} 72a2 2 0 1 1 .1 0zM${8 + i * 12} 72a2 2 0 1 1 .1 0zM${6 + i * 12} 76a2 2 0 1 1 .1 0z`,
      ),
      's5',
    ),
  wool: () =>
    air(20) +
    hill(
      [
        [0, 46],
        [18, 36],
        [40, 44],
        [62, 30],
        [88, 42],
      ],
      's3',
      60,
    ) +
    path('M62 30L70 35L66 42L74 52H88V42z', 's4', alpha(0.5)) +
    path('M0 50C30 46 60 53 88 49V85H0z', 's2') +
    path(
      'M26 53C34 58 20 62 32 68C44 74 30 80 40 85H62C48 78 56 72 44 66C34 60 42 56 34 53z',
      'light',
      alpha(0.8),
    ) +
    path('M0 68C20 62 30 68 40 85H0z', 's3') +
    group(16, 74, 1, sheep()) +
    group(66, 58, 0.5, sheep()) +
    group(78, 61, 0.5, sheep()) +
    group(10, 60, 0.5, sheep()) +
    line('M2 85l1-5M6 85v-6M30 85l-1-5M24 85l1-6', 's4', 1.3, rounded),
  leather: () =>
    air(16) +
    hill(
      [
        [0, 48],
        [26, 42],
        [52, 47],
        [88, 40],
      ],
      's3',
      60,
    ) +
    house({
      x: 52,
      y: 53,
      width: 24,
      height: 12,
      depth: 16,
      rise: 10,
      ...tones,
      windows: 2,
      chimney: 0.6,
      shadow: false,
    }) +
    path('M0 53C30 49 60 56 88 52V85H0z', 's2') +
    path('M0 64C30 58 60 66 88 62V85H0z', 's3', alpha(0.55)) +
    line('M4 84V52M36 84V52M2 55H38', 's5', 2.2, rounded) +
    path(
      'M10 55H30C31 60 33 63 35 62C33 68 31 74 34 80C29 79 26 76 20 77C14 76 11 79 6 80C9 74 7 68 5 62C7 63 9 60 10 55z',
      's4',
    ) +
    path(
      'M22 55H30C31 60 33 63 35 62C33 68 31 74 34 80C29 79 26 76 22 77C25 70 25 62 22 55z',
      's5',
      alpha(0.6),
    ) +
    line('M14 60c-1 4-1 8 0 12', 's2', 1.3, rounded),
  solitary: () =>
    air(16) +
    hill(
      [
        [0, 48],
        [30, 42],
        [60, 46],
        [88, 40],
      ],
      's3',
      60,
    ) +
    house({
      x: 4,
      y: 58,
      width: 22,
      height: 14,
      depth: 14,
      rise: 11,
      gable: true,
      ...tones,
      windows: 1,
      shadow: false,
    }) +
    house({
      x: 54,
      y: 56,
      width: 22,
      height: 12,
      depth: 14,
      rise: 10,
      ...tones,
      windows: 2,
      shadow: false,
    }) +
    path('M0 58C30 54 60 60 88 56V85H0z', 's2') +
    path('M36 58C38 66 22 74 18 85H74C62 74 52 66 44 58z', 'light', alpha(0.85)) +
    line('M0 70h14M6 66v12M0 74h12', 's5', 1.6),
  special: () =>
    rect(0, 0, 88, 85, 's1') +
    path('M0 40C16 35 26 41 44 38S74 33 88 37V60H0z', 's2', alpha(0.6)) +
    circle(16, 22, 9, 'light') +
    church({ x: 71, y: 57, scale: 0.62, ...quiet }) +
    path('M0 58V51L6 46L12 51H16L21 47L26 51H34L38 48L42 51H56V58z', 's2') +
    path('M0 57H88V85H0z', 's2', alpha(0.75)) +
    line('M0 66H88M0 76H88M12 57L4 85M34 57L31 85M56 57L60 85', 's3', 0.9, alpha(0.5)),
}
function sheep(): string {
  return (
    path('M-8 4h2v6h-2zM4 4h2v6H4z', 's5') +
    path(
      'M-11 0C-13-6-7-9-4-7C-1-11 6-10 7-6C12-6 12 2 8 4C4 7-6 7-8 4C-10 4-11 2-11 0z',
      'light',
    ) +
    path('M7-6C12-6 12 2 8 4C4 7-6 7-8 4C0 5 7 2 7-6z', 's2') +
    path('M-16-2C-15-6-11-7-9-5L-9 1C-12 4-16 2-16-2z', 's5')
  )
}
