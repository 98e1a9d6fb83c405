import { alpha, circle, group, line, path, rect, rounded } from '../shapes.ts'

/** A thing that stands beside a house and says what it is: foot at (x, y), grown by `scale`. */
export type Prop = (x?: number, y?: number, scale?: number) => string

const prop =
  (inner: string): Prop =>
  (x = 0, y = 0, scale = 1) =>
    group(x, y, scale, inner)

const shade = (d: string): string => path(d, 'key', alpha(0.2))

export const barrel = prop(
  path('M-6 0C-8-5-8-11-6-16H6C8-11 8-5 6 0z', 'wood') +
    path('M2 0C3-5 3-11 2-16H6C8-11 8-5 6 0z', 'key', alpha(0.35)) +
    line('M-7.3-4.5H7.3M-7.3-11.5H7.3', 'light', 1.3),
)

export const wheel = prop(
  line('M-9-9a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-8-9H8M0-17V-1M-6-15L6-3M6-15L-6-3', 'wood', 2.2) +
    circle(0, -9, 2.6, 'key'),
)

export const anvil = prop(
  rect(-5, -7, 10, 7, 'wood') + path('M-13-14H10C9-10 6-9 3-9V-7H-4V-9C-8-9-12-11-13-14z', 'steel'),
)

export const horse = prop(
  shade('M-14 0L14 0L22-4L-4-4z') +
    path(
      'M-16 0L-15-12C-19-14-19-22-14-23C-6-25 2-24 6-24C9-30 13-34 17-36L18-39L20-36L27-29L24-25L18-27C16-20 15-16 12-13L13 0H10L7-12L-7-12L-11-7V0z',
      'wood',
    ) +
    path('M17-36C13-34 9-30 6-24L9-25C11-30 14-34 17-36z', 'key') +
    line('M-17-21C-22-18-20-10-22-6', 'key', 2.6, rounded),
)

/** A plough as it stands on the field. */
export const plough = prop(
  shade('M-16 0H14L20-4H-8z') +
    line('M14-3a5 5 0 1 0 10 0a5 5 0 1 0-10 0', 'wood', 2.4) +
    line(
      'M-6-9C0-15 10-13 20-8M-24-26C-15-22-10-14-5-8M-17-30C-9-26-4-17 0-11',
      'wood',
      3,
      rounded,
    ) +
    path('M-10-11L6-12C6-5 1 1-8 2L-18 2C-12-1-10-5-10-11z', 'steel') +
    line('M-8-8C-8-4-10-1-13 0', 'light', 1.4, rounded) +
    line('M9-13L6-1', 'steel', 2.4, rounded),
)

/** A roll of parchment with its seal. */
export const scroll = prop(
  shade('M-8 0H10L14-4H-4z') +
    path('M-10-22C-13-22-13-17-10-17H-8V-2C-8 1-4 1-3-1H11V-18C11-21 9-22 7-22z', 'light') +
    path('M-3-1C-4 1-8 1-8-2H8C8 1 11 1 11-2V-1H-3z', 'wall2') +
    line('M-4-17H6M-4-13H7M-4-9H4', 'wall2', 1.3) +
    circle(5, -5, 3, 'wax'),
)

/** A covered wagon. */
export const wagon = prop(
  shade('M-18 0H18L26-5H-8z') +
    path('M-18-12H18L15-5H-15z', 'wood') +
    path('M-17-12C-19-26-12-30 0-30C12-30 19-26 17-12z', 'light') +
    path('M5-12C8-22 6-28 2-30C12-30 19-26 17-12z', 'wall2') +
    line('M-8-12C-10-22-8-28-5-30M5-12C8-22 6-28 2-30', 'wall2', 1.2) +
    line(
      'M-16-4a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M5-4a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0',
      'key',
      2.2,
    ),
)

export const desk = prop(
  path('M-10 0V-10L10-14V0H7V-9L-7-6V0z', 'wood') +
    path('M-9-12L8-16L9-13L-8-9z', 'light') +
    line('M4-15L12-30', 'key', 1.4) +
    path('M12-30C6-28 5-22 6-17C10-20 13-25 12-30z', 'light'),
)

export const smoke = prop(
  path('M0 0C-6-4 2-8-2-12C-8-18 4-20 0-28C10-22 0-16 6-11C10-7 2-4 3 0z', 'light', alpha(0.75)),
)

/** A chest of coins. */
export const chest = prop(
  shade('M-10 0H12L17-4H-4z') +
    path('M-11-10H11V0H-11z', 'wood') +
    path('M-11-10C-11-19 11-19 11-10z', 'key') +
    path('M-9-10a3 3 0 0 1 6 0zM-3-11a3 3 0 0 1 6 0zM3-10a3 3 0 0 1 6 0z', 'coin') +
    rect(-2, -8, 4, 4, 'acc'),
)

/** Scales on their post. */
export const scales = prop(
  line('M0 0V-30M-14-26L14-30M-14-26L-18-15M-14-26L-10-15M14-30L10-19M14-30L18-19', 'wood', 2) +
    path('M-20-15H-8C-9-11-19-11-20-15zM8-19H20C19-15 9-15 8-19z', 'acc') +
    circle(0, -31, 2.2, 'acc'),
)

/** A cat: no rat passes it. */
export const cat = prop(
  path(
    'M-5 0C-7-8-4-12 0-13L-1-19L2-16H5L8-19L8-12C8-9 6-8 6-6C8-4 8-2 8 0zM-5 0C-12 1-14-5-11-8C-10-5-9-3-4-4z',
    'key',
  ) +
    circle(3, -13, 0.9, 'acc') +
    circle(6, -13, 0.9, 'acc'),
)

/** A signpost with two arms. */
export const signpost = prop(
  line('M0 0V-34', 'wood', 3) +
    path('M-16-32H3V-25H-16L-20-28.5z', 'light') +
    path('M-3-23H16L20-19.5L16-16H-3z', 'wall2') +
    line('M-13-28.5H-3M2-19.5H12', 'wood', 1.2),
)

/** Five pennants on a line. */
export const pennants = prop(
  line('M-28-34C-10-28 10-28 28-34', 'wood', 1.2) +
    path('M-25-33h8l-4 10zM3-30h8l-4 10z', 'wax') +
    path('M-14-31h8l-4 10zM14-31h8l-4 10z', 'acc') +
    path('M-4-30h7l-3.5 10z', 'light'),
)

/** Three shields of the guilds. */
export const shields = prop(
  ['wax', 'acc', 'ok']
    .map((tone, i) => path(`M${-15 + i * 11}-10h9v5c0 4-3 6-4.5 6c-1.5 0-4.5-2-4.5-6z`, tone))
    .join('') + line('M-13-6h5M-2-8v6M9-7l5 4', 'light', 1.5),
)

/** Benches in a ring, under the linden. */
export const benches = prop(
  path('M-30 2C-26-6-12-9 0-9S26-6 30 2L24 3C20-3 10-5 0-5S-20-3-24 3z', 'wood') +
    path('M-30 2L-24 3V7L-30 6zM30 2L24 3V7L30 6z', 'key', alpha(0.5)) +
    path('M-9 4h7v5h-7zM3 4h7v5H3z', 'wall2'),
)

/** A gravestone; `cross` instead of a slab. */
export const gravestone = (x = 0, y = 0, scale = 1, cross = false): string =>
  group(
    x,
    y,
    scale,
    path('M5 0L16-3L14 2H-4z', 'key', alpha(0.2)) +
      (cross
        ? path('M-2 0V-10H-6V-14H-2V-19H2V-14H6V-10H2V0z', 'wall') +
          path('M0 0V-19H2V-14H6V-10H2V0z', 'wall2')
        : path('M-6 0V-10a6 6 0 0 1 12 0V0z', 'wall') +
          path('M1 0V-16a6 6 0 0 1 5 6V0z', 'wall2') +
          line('M-3-9h5M-3-6h4', 'wall2', 1)),
  )

/** A market stall with its striped awning. */
export const stall = prop(
  path('M-30 0L34 0L44-6L-18-6z', 'key', alpha(0.2)) +
    line('M-28 0V-26M26 0V-26', 'wood', 2.6) +
    rect(-30, -12, 58, 5, 'wood') +
    path('M-22-12a4 4 0 0 1 8 0zM-10-12a4 4 0 0 1 8 0z', 'roof') +
    path('M4-12a4 4 0 0 1 8 0zM14-12a4 4 0 0 1 8 0z', 'acc') +
    path('M-34-24L-26-38H24L32-24z', 'light') +
    path('M-34-24L-26-38H-18L-23-24zM-12-24L-9-38H-1L-1-24zM10-24L7-38H15L21-24z', 'wax') +
    path(
      'M-34-24h11a5.5 5 0 0 1-11 0zM-12-24h11a5.5 5 0 0 1-11 0zM10-24h11a5.5 5 0 0 1-11 0z',
      'wax',
    ) +
    path(
      'M-23-24h11a5.5 5 0 0 1-11 0zM-1-24h11a5.5 5 0 0 1-11 0zM21-24h11a5.5 5 0 0 1-11 0z',
      'light',
    ),
)

/** The puppet booth of the green: the play banner hangs there. */
export const booth = prop(
  path('M-16 0L20 0L28-5L-6-5z', 'key', alpha(0.2)) +
    path('M-16 0V-34H16V0z', 'light') +
    path('M-16 0V-34H-10V0zM-4 0V-34H2V0zM8 0V-34H16V0z', 'wax') +
    path('M-19-34L0-48L19-34z', 'roof') +
    path('M0-48L19-34H4z', 'roof2') +
    path('M-12-28H12V-14H-12z', 'key') +
    path('M-12-28C-11-22-9-18-12-14zM12-28C11-22 9-18 12-14z', 'acc') +
    circle(-3, -20, 2.6, 'skin') +
    path('M-6-14C-6-17-1-17 0-14zM-6-22L-3-27L0-22z', 'ok') +
    circle(5, -19, 2.4, 'skin') +
    path('M2-14C2-17 8-17 8-14z', 'leaf3') +
    circle(0, -49, 1.8, 'acc'),
)

/** A ferry with a pole; the person who crosses is drawn by `inner`. */
export const ferry = (inner = ''): string =>
  path('M-30 8C-12 16 16 16 34 8L26 18H-20z', 'key', alpha(0.18)) +
  inner +
  path('M-30-2H30C26 10 18 14 10 14H-12C-20 12-27 6-30-2z', 'wood') +
  path('M-30-2H30L28 3H-28z', 'acc') +
  line('M14 12L24-36', 'wood', 2.4, rounded) +
  circle(22, -20, 4, 'acc')

/** A stone in the river: one step of time. */
export const step = (tone = 'wall', under = 'wall2'): string =>
  path('M-24 6C-24 15-12 18 0 18S24 15 24 6z', under) +
  path('M-24 6C-24-5 24-5 24 6C24 14-24 14-24 6z', tone)
