/**
 * The place: three lands, one behind another, each ending in a cliff; a river falls between the
 * wild and the settled. 1600 x 900, and it goes on by 1100 on either side and 300 below for rooms
 * that are wider or taller. Terrain tiles lie at y = 288, 468 and 648 on the left, streets at 400,
 * 580 and 760 on the right.
 */
import {
  burin,
  bush,
  cloud,
  cloudShape,
  grain,
  hill,
  house,
  patterns,
  pigeon,
  sky,
  spruce,
  tower,
} from '../parts.ts'
import {
  alpha,
  group,
  lean,
  line,
  type Point,
  path,
  polygon,
  rect,
  repeat,
  repeatable,
  rounded,
  smooth,
  use,
} from '../shapes.ts'

/** The left edge of what is drawn, and how wide it is. */
const west = -1100
const width = 3800

const rock = (x: number, y: number, w: number, h: number, tone = 'far2'): string => {
  const crown: Point[] = [
    [x, y - h],
    [x - w * 0.2, y - h * 0.64],
    [x - w * 0.1, y - h * 0.56],
    [x - w * 0.04, y - h * 0.66],
    [x + w * 0.05, y - h * 0.52],
    [x + w * 0.12, y - h * 0.6],
    [x + w * 0.2, y - h * 0.55],
    [x + w * 0.24, y - h * 0.62],
  ]
  return (
    polygon(
      [
        [x - w, y],
        [x - w * 0.42, y - h * 0.5],
        [x - w * 0.3, y - h * 0.46],
        [x, y - h],
        [x + w * 0.24, y - h * 0.62],
        [x + w * 0.4, y - h * 0.56],
        [x + w, y],
      ],
      tone,
    ) +
    polygon(
      [
        [x, y - h],
        [x + w * 0.24, y - h * 0.62],
        [x + w * 0.4, y - h * 0.56],
        [x + w, y],
        [x + w * 0.25, y],
        [x + w * 0.1, y - h * 0.4],
      ],
      'mid2',
      alpha(0.75),
    ) +
    polygon(crown, 'light') +
    polygon([[x, y - h], ...crown.slice(4)], 'far') +
    line(
      [0.2, 0.34, 0.48, 0.62]
        .map(
          (k) =>
            `M${Math.round(x + w * k * 0.62)} ${Math.round(y - h * (0.74 - k * 0.62))}L${Math.round(x + w * (k * 0.5 + 0.24))} ${Math.round(y - h * 0.04)}`,
        )
        .join(''),
      'near',
      2.2,
      rounded,
    )
  )
}

/** The edge of a land along y; it goes on to both sides. */
const edge = (y: number): ReadonlyArray<Point> => [
  [west, y + 2],
  [-200, y - 8],
  [0, y + 6],
  [200, y - 10],
  [420, y + 8],
  [640, y - 6],
  [820, y + 10],
  [1040, y + 2],
  [1320, y + 8],
  [1600, y - 4],
  [1850, y + 8],
  [2700, y],
]
const land = (y: number, tone: string): string => hill(edge(y), tone, 1200, 'light')

/** The cliff in which a land ends above y, with its cracks. */
function cliff(y: number, next: () => number): string {
  const cracks = repeat(88, (i) => {
    const x = west + i * 43 + next() * 14
    return `M${Math.round(x)} ${Math.round(y - 22 + next() * 8)}l${Math.round(-3 + next() * 4)} ${Math.round(14 + next() * 12)}`
  })
  return (
    path(`${smooth(edge(y - 26))}V${y + 20}H${west}z`, 'wall2') +
    line(cracks, 'wood', 2.4, alpha(0.65)) +
    line(smooth(edge(y - 26)), 'light', 2.2)
  )
}

/** The river from `a` down to `b`, from x0 to x1; `m` is how far it swings. */
const reach = (a: number, b: number, x0: number, x1: number, m: number): string =>
  path(
    `M${x0} ${a}C${x0 - 30} ${a + 50} ${x1 + m} ${b - 70} ${x1} ${b}H${x1 + 84}C${x1 + 84 + m} ${b - 70} ${x0 + 50} ${a + 60} ${x0 + 66} ${a}z`,
    'water',
  ) +
  line(
    `M${x0 + 22} ${a + 14}C${x0} ${a + 60} ${x1 + m + 30} ${b - 70} ${x1 + 28} ${b - 8}M${x0 + 44} ${a + 40}C${x0 + 34} ${a + 70} ${x1 + m + 56} ${b - 80} ${x1 + 56} ${b - 30}`,
    'water2',
    2.4,
    rounded,
  ) +
  line(`M${x0} ${a}C${x0 - 30} ${a + 50} ${x1 + m} ${b - 70} ${x1} ${b}`, 'near2', 3.5)

const fall = (x: number, y: number): string =>
  rect(x, y, 84, 36, 'water2') +
  line(
    repeat(7, (i) => `M${x + 6 + i * 12} ${y + 3}v${24 + (i % 3) * 6}`),
    'light',
    3,
    rounded,
  ) +
  path(
    `M${x - 10} ${y + 38}c8-12 18-10 24-4c6-10 18-10 24-2c8-8 18-6 22 2c8-8 20-4 26 6c-20 6-80 8-96-2z`,
    'light',
  )

/** A street along y = 400 with its gate in the palisade and the tilled land behind. */
const street = (): string => {
  const y = 400
  const rows = [1118, 1152, 1186, 1220, 1254, 1288, 1322]
    .map((x, i) => `M${x} ${y - 56}l${54 - i * 4}-34`)
    .join('')
  const paling = repeat(13, (i) =>
    i < 4 || i > 7 ? use('pal', 938 + i * 9.4, y + 2 - i * 0.5, 1.1) : '',
  )
  return (
    path(`M1090 ${y - 56}L1150 ${y - 90}H1390L1360 ${y - 56}z`, 'field', alpha(0.75)) +
    line(rows, 'field2', 2, alpha(0.8)) +
    use('fir', 1440, y - 62, 0.9) +
    use('fir', 1462, y - 56, 0.7) +
    use('fir', 1060, y - 60, 0.8) +
    use('bsh', 1500, y - 58, 0.8) +
    path(
      `M912 ${y + 4}C1100 ${y - 14} 1300 ${y + 10} 2700 ${y - 6}V${y + 30}C1300 ${y + 44} 1100 ${y + 22} 912 ${y + 36}z`,
      'path',
    ) +
    line(`M912 ${y + 36}C1100 ${y + 22} 1300 ${y + 44} 2700 ${y + 30}`, 'path2', 5) +
    line(`M950 ${y + 24}C1100 ${y + 12} 1300 ${y + 32} 2700 ${y + 16}`, 'path2', 2, alpha(0.8)) +
    paling +
    rect(970, y - 52, 8, 56, 'wood') +
    rect(1014, y - 54, 8, 56, 'wood') +
    rect(964, y - 54, 64, 9, 'wood') +
    path(`M964 ${y - 54}h64l-8-10h-48z`, 'roof') +
    path(`M994 ${y - 64}v-26l22 8l-22 8z`, 'ok') +
    line(`M995 ${y - 62}v-30`, 'key', 2)
  )
}

/** Things on the ground in front: spruces, bushes, a boat, a camp. */
const firs: ReadonlyArray<readonly [number, number, number]> = [
  [14, 470, 2.2],
  [52, 500, 1.6],
  [10, 664, 2.8],
  [70, 690, 1.9],
  [740, 480, 1.2],
  [716, 650, 1.5],
  [760, 672, 1.1],
  [1580, 300, 1.2],
  [1560, 306, 0.9],
  [-60, 510, 2],
  [-70, 720, 2.4],
  [-280, 730, 2.6],
  [1660, 330, 1.3],
  [1740, 350, 1.6],
  [1800, 520, 1.9],
  [1760, 690, 1.8],
  [1880, 700, 2.2],
  [30, 906, 4.2],
  [112, 912, 2.8],
  [180, 910, 2],
  [700, 904, 2.2],
  [-120, 920, 3.6],
  [-260, 930, 4],
  [1900, 920, 3.2],
]
const boat = (x: number, y: number): string =>
  group(
    x,
    y,
    1,
    path('M-34 0H34L24 14H-22z', 'wood') +
      path('M6 0H34L24 14H4z', 'key', alpha(0.4)) +
      line('M0 0V-40', 'wood', 3) +
      path('M-3-38V-6H-28z', 'light') +
      path('M3-40V-6H22z', 'wall2') +
      line('M-40 18h30M0 20h40', 'water2', 2, rounded),
  )
const camp = (x: number, y: number): string =>
  group(
    x,
    y,
    1,
    path('M-40 0L-14-38L14 0z', 'light') +
      path('M-14-38L14 0L28-6L0-42z', 'wall2') +
      path('M-18 0L-12-22L-2 0z', 'key') +
      path('M44 0l8-14 8 14z', 'acc') +
      path('M48 0l4-8 4 8z', 'wax') +
      line('M42 1l20-4M42-3l20 4', 'wood', 3) +
      line('M52-18C46-28 58-34 50-46', 'cloud', 3, rounded + alpha(0.8)),
  )
const sheep = (x: number, y: number, s: number): string =>
  group(
    x,
    y,
    s,
    line('M-5 0v-6M5 0v-6', 'key', 2) +
      path('M-10-6C-13-14-6-17-2-15C4-19 12-15 10-6z', 'light') +
      path('M-10-12C-15-14-17-10-15-7L-10-6z', 'key'),
  )

/** The parts that the ground shows more than once. */
function parts(): string {
  const next = repeatable(23)
  return `<defs>${patterns()}${cloudShape()}<g id="fir">${spruce()}</g><g id="row">${repeat(11, (i) => use('fir', i * 21 + next() * 11, Math.sin(i / 1.75) * 7 + (i % 3) * 6, 0.55 + next() * 0.4))}</g><g id="cliff">${cliff(448, next)}</g><g id="street">${street()}</g><g id="bsh">${bush()}</g><g id="pal">${path('M-4 4V-26L0-32L4-26V4z', 'wood') + path('M1 4V-30L4-26V4z', 'key', alpha(0.45))}</g></defs>`
}

/** Sky, clouds and a pigeon. */
const heavens = (): string =>
  `<g transform="translate(${west} 0)">${sky(
    width,
    330,
    [
      [0, 'sky0'],
      [70, 'sky1', -14],
      [130, 'sky2', 12],
      [172, 'sky3', -8],
    ],
    [2230, 170, 44],
    15,
  )}</g>` +
  cloud(980, 66, 1.1) +
  cloud(1420, 170, 1) +
  cloud(1800, 120, 1.4) +
  cloud(-240, 110, 1.2) +
  pigeon(1290, 166, 0.8)

/** The mountains, the hill before them with a castle, and the woods at its foot. */
const mountains = (): string =>
  rock(-260, 256, 200, 118) +
  rock(90, 250, 160, 84) +
  rock(640, 250, 180, 92) +
  rock(360, 256, 230, 122) +
  rock(880, 250, 130, 70) +
  rock(1860, 262, 200, 90) +
  rock(2060, 262, 190, 124) +
  hill(
    [
      [west, 240],
      [-300, 214],
      [0, 232],
      [140, 214],
      [320, 240],
      [520, 220],
      [760, 240],
      [1000, 214],
      [1260, 232],
      [1440, 206],
      [1600, 222],
      [1850, 210],
      [2700, 230],
    ],
    'mid',
    420,
    'light',
  ) +
  burin(
    [
      [1440, 206],
      [1520, 216],
      [1600, 222],
    ],
    'mid2',
    6,
    8,
  ) +
  group(
    1180,
    226,
    0.62,
    tower({ x: 0, y: 0, width: 22, height: 44, depth: 16, cap: 'tent', rise: 30 }) +
      house({ x: 26, y: 4, width: 34, height: 20, depth: 22, rise: 16 }),
  ) +
  repeat(8, (i) => use('row', -1060 + i * 231, 250 + (i % 2) * 6))

/** The three lands, each before the cliff of the one behind. */
const lands = (): string =>
  land(268, 'stage2') +
  use('cliff', 0, 0) +
  land(448, 'stage') +
  use('cliff', 0, 180) +
  land(628, 'stage2')

/** The river, which falls from land to land. */
const river = (): string =>
  path('M866 232C884 246 846 258 838 276H905C892 262 906 248 880 232z', 'water') +
  line('M874 240C884 250 862 262 862 276', 'water2', 2) +
  reach(272, 424, 838, 812, 70) +
  reach(454, 604, 806, 842, -60) +
  reach(634, 900, 836, 770, 90) +
  path('M770 900C740 960 720 1060 700 1200H860C850 1080 840 980 854 900z', 'water') +
  // The moon on the water.
  line('M858 290h22M846 302h38', 'glow', 2.4, rounded) +
  fall(812, 424) +
  fall(842, 604)

const streets = (): string => use('street', 0, 0) + use('street', 0, 180) + use('street', 0, 360)

/** Things on the ground in front. */
const front = (): string =>
  firs.map(([x, y, scale]) => use('fir', x, y, scale)).join('') +
  use('bsh', 250, 890, 1.6) +
  use('bsh', 640, 896, 1.7) +
  use('bsh', 1010, 892, 1.4) +
  use('bsh', 1460, 884, 1.6) +
  boat(836, 836) +
  camp(420, 862) +
  sheep(1180, 872, 1.3) +
  sheep(1240, 884, 1.1) +
  sheep(1330, 866, 1.2)

/** The ground under the game, its edges included; see the head of this file. */
export const ground = (): string =>
  lean(
    `${parts()}${heavens()}${mountains()}${lands()}${river()}${streets()}${front()}<g transform="translate(${west} 0)">${grain(width, 1200)}</g>`,
  )
