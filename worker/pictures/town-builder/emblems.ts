/** Emblems that name a building from afar: signs that hang before it, and things larger than in life. */
import { pawn } from '../parts.ts'
import { alpha, circle, group, line, num, path, rounded } from '../shapes.ts'

/** A mug that foams over; its middle at (x, y), 38 high. */
export const mug = (x: number, y: number, s = 1): string =>
  group(
    x,
    y,
    s,
    line('M8-8C18-9 18 9 8 8', 'acc2', 3.6, rounded) +
      path('M-10-14H9V14C9 17-10 17-10 14z', 'acc') +
      path('M2-14H9V14C9 16 5 16.5 2 16.5z', 'acc2') +
      path(
        'M-12-12C-16-20-7-23-4-19C-2-26 8-25 8-19C14-20 14-11 10-11C9-6 5-7 4-11C1-8-4-7-5-11C-8-7-12-8-12-12z',
        'light',
      ) +
      line('M-6-4V10M-1-4V10', 'light', 1.6, rounded + alpha(0.8)),
  )

/** A fish that hangs by its tail; the hook at (x, y), 40 long. */
export const hung = (x: number, y: number, s = 1, tone = 'water2', shade = 'water'): string =>
  group(
    x,
    y,
    s,
    path('M-6 0H6L2 7C9 14 8 30 0 38C-8 30-9 14-2 7z', tone) +
      path('M2 0H6L2 7C9 14 8 30 0 38C3 28 3 14 1 8z', shade) +
      line('M-4 16C-5 22-4 27-1 31', 'light', 1.6, rounded) +
      circle(-1.5, 31, 1.6, 'key'),
  )

/** A board of w by h below an iron arm that begins at (x, y) and goes `to` that far; its picture's middle is (0, 0). */
export const board = (
  x: number,
  y: number,
  to: number,
  w: number,
  h: number,
  inner: string,
): string =>
  line(
    `M${num(x)} ${num(y)}h${num(to)}M${num(x)} ${num(y + 8)}l${num(to * 0.3)}-8M${num(x + to * 0.6)} ${num(y)}v6`,
    'key',
    2.2,
  ) +
  group(
    x + to * 0.6,
    y + 5 + h / 2,
    1,
    path(
      `M${num(-w / 2 - 2)} ${num(-h / 2 - 2)}h${num(w + 4)}v${num(h + 4)}h${num(-w - 4)}z`,
      'key',
    ) +
      path(`M${num(-w / 2)} ${num(-h / 2)}h${num(w)}v${num(h)}h${num(-w)}z`, 'light') +
      inner,
  )

/** A bed with a pillow and a blanket, about 24 wide, its middle at (0, 0). */
export const bed = (): string =>
  path('M-13-9h3.5V9H-13zM9.5-3H13V9H9.5z', 'wood') +
  path('M-10 0H10V5H-10z', 'wood') +
  path('M-9.5-5C-9.5-7-3-7-3-5V0h-6.5z', 'acc') +
  path('M-2 0V-4C2-6 7-6 10-3V2H-2z', 'wax')

/** A ship under sail, 60 wide and 84 high from the water; the middle of its hull at (x, 0). */
export const ship = (x: number, s = 1): string =>
  group(
    x,
    0,
    s,
    line('M0-14V-86', 'wood', 2.6) +
      path('M2-82C22-72 28-44 24-24H2z', 'light') +
      path('M14-74C24-64 27-42 24-24H14C18-42 18-60 14-74z', 'wall2') +
      path('M-3-78V-24H-28C-24-46-16-64-3-78z', 'light') +
      path('M-3-78V-24H-12C-12-44-9-62-3-78z', 'wall2', alpha(0.7)) +
      path('M0-88H-16L-12-84L-16-80H0z', 'wax') +
      path('M-34-18C-20-14 16-14 34-21C32-8 24 2 14 2H-16C-26 2-32-8-34-18z', 'wood') +
      path('M10-16C18-17 26-18 34-21C32-8 24 2 14 2H2C8-4 10-10 10-16z', 'key', alpha(0.4)) +
      line('M-33-13C-18-9 16-9 33-15', 'acc', 2.2),
  )

/** A covered wagon, 48 wide; its left wheel's foot at (x, 0). */
export const waggon = (x: number, s = 1): string =>
  group(
    x,
    0,
    s,
    path('M-4-14C-10-36 4-42 20-42C36-42 50-36 44-14z', 'light') +
      path('M26-14C30-30 28-38 24-42C38-42 50-36 44-14z', 'wall2') +
      line('M8-14C4-30 6-38 10-41M26-14C30-30 28-38 24-42', 'wall2', 1.6) +
      path('M-6-15H46L42-5H-2z', 'wood') +
      line('M-6-14H46', 'acc', 2) +
      [4, 36]
        .map(
          (at) =>
            circle(at, -6, 7.5, 'key') + circle(at, -6, 4.4, 'acc') + circle(at, -6, 1.6, 'key'),
        )
        .join(''),
  )

/** A soldier with a musket, 40 high at `s` 1. */
export const soldier = (x: number, s = 1): string =>
  group(
    x,
    0,
    s,
    line('M-8-2V-44', 'wood', 2.4) +
      line('M-8-30V-52', 'steel', 1.8) +
      pawn({ coat: 'ok', coat2: 'key', hat: 'none', hand: [-8, -18] }) +
      path('M-6-37V-47H6V-37z', 'key') +
      line('M-6-39H6', 'acc', 1.8) +
      line('M-3-28L6-10', 'light', 2.2),
  )

/** A kettle of soup on its fire, 30 wide; its middle at (x, 0). */
export const soup = (x: number, s = 1): string =>
  group(
    x,
    0,
    s,
    path('M-8 0l-2-8l5 4l3-8l4 7l5-4l-1 9z', 'field2') +
      line('M-16 0L-12-12M16 0L12-12', 'key', 2.4) +
      path('M-17-28H17C17-14 12-8 0-8S-17-14-17-28z', 'key') +
      path('M-18-29a18 4 0 0 1 36 0a18 4 0 0 1-36 0z', 'acc') +
      line('M4-29L14-46', 'steel', 2.4, rounded) +
      line('M-8-35c-5-6 5-8 0-15M2-36c-4-5 4-7 0-12', 'cloud2', 2.4, rounded),
  )
