/**
 * Parts that the scenes of all tiles have in common: 120 x 80, printed in a suit's tones. Light
 * slants from the upper left and goes on from tile to tile; the crest meets the side edges at y =
 * 34, the ground at 50 and the foreground at 64, so a row of tiles is one panorama.
 */
import { hill } from '../parts.ts'
import { alpha, line, type Point, path, rect, repeat, rounded } from '../shapes.ts'

/** Sky with slanting light; its bands repeat every 60 units, so they meet at the edges. */
export const air = (): string =>
  rect(0, 0, 120, 80, 's1') +
  path(
    repeat(4, (i) => `M${i * 60 - 120} 0h24l114 80h-24z`),
    's2',
    alpha(0.45),
  )

/** The crest of far hills between the two edges. */
export const crest = (points: ReadonlyArray<Point>, tone = 's3'): string =>
  hill([[0, 34], ...points, [120, 34]], tone, 80)

/** The ground from its edge at 50 down. */
export const ground = (tone = 's2'): string => path('M0 50C30 46 84 54 120 50V80H0z', tone)

/** The foreground from its edge at 64 down. */
export const foreground = (tone = 's3'): string => path('M0 64C40 58 80 69 120 64V80H0z', tone)

/** A fir in a suit's tones, 46 high. */
export const fir = (): string =>
  path('M-2 0h4v-6h-4z', 's5') +
  path('M0-46L14-4C8-8 5-2 0-5C-5-2-8-8-14-4z', 's5') +
  path('M0-46L1-36L-3-29L1-23L-4-14L0-5C-5-2-8-8-14-4z', 's4') +
  line('M-4-28l4 3M-7-18l5 3M-10-9l5 2', 's2', 1.2, rounded)

/** A distant row of treetops along y = `foot`. */
export const treetops = (foot: number, tone = 's4'): string =>
  path(
    repeat(
      22,
      (i) =>
        `M${(i * 5.7 - 3).toFixed(1)} ${foot}l3.6${-12 - ((i * 5) % 7)}l3.6 ${12 + ((i * 5) % 7)}z`,
    ),
    tone,
  )

/** Rays from behind a thing that is shown for itself, around the picture's middle. */
export const glory = (): string =>
  rect(0, 0, 120, 80, 's1') +
  path(
    'M60 40L-20 12V-8L60 40L12-20H34L60 40L60-20H84L60 40L140-8V12L60 40L140 62V84L60 40L84 100H60L60 40L34 100H12L60 40L-20 84V62z',
    's2',
    alpha(0.6),
  )
