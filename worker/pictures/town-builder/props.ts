import { alpha, circle, group, line, num, path, rect, rounded } from '../shapes.ts'
import { box, times } from './parts.ts'

/** An awning with stripes and a scalloped edge. */
export function awning(
  x: number,
  y: number,
  w: number,
  drop = 9,
  tone = 'wax',
  other = 'light',
  count = 6,
): string {
  const q = w / count
  const strip = (i: number) =>
    `M${num(x + i * q + 3 * (1 - (2 * i) / count))} ${num(y)}h${num(q - 6 / count)}L${num(x + (i + 1) * q)} ${num(y + drop)}a${num(q / 2)} ${num(q / 2)} 0 0 1 ${num(-q)} 0z`
  return (
    path(
      times(Math.ceil(count / 2), (i) => strip(2 * i)),
      tone,
    ) +
    path(
      times(Math.floor(count / 2), (i) => strip(2 * i + 1)),
      other,
    )
  )
}

/** A flag on its pole; `y` is the pole's foot. */
export const flag = (x: number, y: number, h = 26, tone = 's4', w = 18): string =>
  line(`M${num(x)} ${num(y)}v${num(-h)}`, 'wood', 1.8) +
  path(
    `M${num(x)} ${num(y - h)}c${num(w * 0.35)}-3 ${num(w * 0.6)} 3 ${num(w)} 0v10c${num(-w * 0.4)} 3-${num(w * 0.65)}-3-${num(w)} 0z`,
    tone,
  )

/** The colours of the land on a pole. */
export const tricolour = (x: number, y: number, h = 34): string =>
  line(`M${num(x)} ${num(y)}v${num(-h)}`, 'wood', 1.6) +
  rect(x, y - h, 19, 4, 'wax') +
  rect(x, y - h + 4, 19, 4, 'light') +
  rect(x, y - h + 8, 19, 4, 'ok')

export const barrel = (x: number, y: number, s = 1): string =>
  group(
    x,
    y,
    s,
    path('M-7 0C-9-5-9-11-7-16H7C9-11 9-5 7 0z', 'wood') +
      path('M2-16H7C9-11 9-5 7 0H2C4-5 4-11 2-16z', 'key', alpha(0.35)) +
      line('M-8-4.5H8M-8-11.5H8', 'acc', 1.8),
  )
export const crate = (x: number, y: number, w = 13, h = 11): string =>
  rect(x, y - h, w, h, 'acc') +
  rect(x + w * 0.66, y - h, w * 0.34, h, 'acc2') +
  line(
    `M${num(x)} ${num(y)}L${num(x + w)} ${num(y - h)}M${num(x)} ${num(y - h)}L${num(x + w)} ${num(y)}`,
    'wood',
    1,
  )
export const sack = (x: number, y: number, s = 1, tone = 'wall'): string =>
  group(
    x,
    y,
    s,
    path('M-8 0C-10-6-8-12-3-14L-5-18H5L3-14C8-12 10-6 8 0z', tone) +
      path('M3-14C8-12 10-6 8 0H3C5-5 5-10 1-14z', 'wall2') +
      line('M-3.5-14H3.5', 'wood', 1.6),
  )
export const tulips = (
  x: number,
  y: number,
  count: number,
  step = 6,
  tone = 'wax',
  other = 'field2',
): string =>
  line(
    times(count, (i) => `M${num(x + i * step)} ${num(y)}v-8`),
    'leaf2',
    1.3,
  ) +
  path(
    times(count, (i) =>
      i % 2 ? '' : `M${num(x + i * step)} ${num(y - 7)}l-2.5-3v-4l2.5 2 2.5-2v4z`,
    ),
    tone,
  ) +
  path(
    times(count, (i) =>
      i % 2 ? `M${num(x + i * step)} ${num(y - 7)}l-2.5-3v-4l2.5 2 2.5-2v4z` : '',
    ),
    other,
  )
/** A street lantern. */
export const lamp = (x: number, y: number, h = 30): string =>
  line(`M${num(x)} ${num(y)}v${num(-h)}M${num(x - 3)} ${num(y - h + 3)}h6`, 'key', 1.8) +
  path(`M${num(x - 4)} ${num(y - h - 8)}h8l-1.5 8h-5z`, 'coin') +
  path(`M${num(x - 5)} ${num(y - h - 8)}l5-5 5 5z`, 'key')
export const cannon = (x: number, y: number, s = 1): string =>
  group(
    x,
    y,
    s,
    path('M-14-14L12-9.5V-3.5L-12-5C-17-5-18-13-14-14z', 'steel') +
      circle(-5, -5, 6, 'wood') +
      circle(-5, -5, 2, 'acc') +
      line('M-5-5L10 0', 'wood', 2.6, rounded),
  )
export const bell = (x: number, y: number, s = 1): string =>
  group(
    x,
    y,
    s,
    path('M-8 0C-5-3-7-13 0-14C7-13 5-3 8 0z', 'acc') +
      path('M1-14C7-13 5-3 8 0H3C2-4 3-11 1-14z', 'acc2') +
      circle(0, 1.5, 2, 'key'),
  )
export const shield = (x: number, y: number, s = 1, tone = 's4', half = 's2'): string =>
  group(
    x,
    y,
    s,
    path('M-9-11C-4-10-2-12 0-13C2-12 4-10 9-11C9 1 6 8 0 11C-6 8-9 1-9-11z', 'light') +
      path('M-7-9C-3-8.5-1-10 0-11V8.5C-5 6-7 0-7-9z', tone) +
      path('M7-9C3-8.5 1-10 0-11V8.5C5 6 7 0 7-9z', half),
  )
export const sword = (x: number, y: number, turn: number, s = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)})rotate(${turn})scale(${s})">${path('M-1.5 6V-20L0-24L1.5-20V6z', 'steel')}${line('M-5 6H5', 'acc', 2.2)}${line('M0 7V13', 'wood', 2.4)}</g>`
/** Teeth of a wall with its foot at `y`. */
export const teeth = (x: number, y: number, w: number, count: number, h = 5): string => {
  const q = w / (2 * count - 1)
  return times(count, (i) => box(x + 2 * i * q, y - h, q, h + 0.5))
}
/** A sheep, as it grazes to the left. */
export const sheep = (x: number, y: number, s = 1): string =>
  group(
    x,
    y,
    s,
    line('M-5 0v-6M6 0v-6', 'key', 2) +
      path('M-10-5C-13-10-9-15-5-14C-2-18 5-17 7-14C12-14 13-8 10-5C7-3-6-3-10-5z', 'light') +
      path('M2-5C6-7 8-10 7-14C12-14 13-8 10-5C8-4 5-4 2-5z', 'wall2') +
      path('M-10-9C-16-11-17-7-15-4C-12-3-10-5-10-9z', 'key'),
  )
/** A tree with a round crown, on a straight stem. */
export const ball = (x: number, y: number, s = 1, fruit = ''): string =>
  group(
    x,
    y,
    s,
    line('M0 0V-16', 'wood', 3) +
      circle(0, -25, 12, 'leaf2') +
      path('M-12-25a12 12 0 0 1 17-11C-2-32-6-24-1-13.5A12 12 0 0 1-12-25z', 'leaf') +
      line('M-8-28c1-3 3-4 5-5M-7-21c0-1 1-2 2-3', 'leaf3', 1.5, rounded) +
      (fruit
        ? path(
            'M-5-22a2 2 0 1 0 .1 0zM4-29a2 2 0 1 0 .1 0zM6-20a2 2 0 1 0 .1 0zM-1-32a2 2 0 1 0 .1 0z',
            fruit,
          )
        : ''),
  )
/** A hedge, clipped. */
export const hedge = (x: number, y: number, w: number, h = 7): string =>
  rect(x, y - h, w, h, 'leaf2') +
  rect(x, y - h, w, h * 0.45, 'leaf') +
  line(`M${num(x + 2)} ${num(y - h + 1.2)}h${num(w * 0.4)}`, 'leaf3', 1.2)
