/** The 36 terrains: five lands, each drawn in several ways, so that no row repeats itself. */
import {
  allTerrains,
  type TerrainId,
  terrainById,
} from '../../games/settlement/components/index.ts'
import type { Resource } from '../../games/settlement/components/resources.ts'
import { burin } from '../parts.ts'
import { alpha, circle, group, line, path, rounded } from '../shapes.ts'
import { air, crest, fir, foreground, ground, treetops } from './scenery.ts'

/** Place and size of something: x, foot, scale. */
type Stand = readonly [x: number, y: number, scale: number]

const standing = (stands: ReadonlyArray<Stand>, drawn: string): string =>
  stands.map(([x, y, scale]) => group(x, y, scale, drawn)).join('')

/** One of several by a number that counts on. */
const pick = <T>(all: readonly [T, ...T[]], index: number): T => all[index % all.length] ?? all[0]

// ---- woodland ------------------------------------------------------------------------------

const groves: readonly [ReadonlyArray<Stand>, ...ReadonlyArray<Stand>[]] = [
  [
    [46, 65, 0.75],
    [20, 73, 1.15],
    [80, 66, 0.8],
    [101, 75, 1.2],
  ],
  [
    [14, 66, 0.8],
    [36, 75, 1.25],
    [84, 74, 1.1],
    [106, 67, 0.85],
  ],
  [
    [30, 66, 0.8],
    [12, 76, 1.2],
    [62, 67, 0.9],
    [98, 74, 1.25],
    [80, 66, 0.7],
  ],
]
const stump = () =>
  path('M-7 0l2-10h10l2 10z', 's5') +
  path('M-5-10c0-3.5 10-3.5 10 0c0 2.5-10 2.5-10 0z', 'light') +
  line('M3-11L13-21', 'wood', 2) +
  path('M10-24c5-1 8 2 8 7l-5-1-4-4z', 'steel')
const logPile = () =>
  path(
    'M-16 0a5 5 0 1 1 10 0a5 5 0 1 1 10 0a5 5 0 1 1 10 0zM-11-8a5 5 0 1 1 10 0a5 5 0 1 1 10 0z',
    's5',
  ) +
  [
    [-11, -1],
    [-1, -1],
    [9, -1],
    [-6, -8.5],
    [4, -8.5],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.6, 'light') + circle(x, y, 1.5, 's3'))
    .join('')
const deer = () =>
  line('M-9 0v-9M-5 0v-9M6 0v-10M10 0v-10', 's5', 1.9) +
  path('M-12-9C-12-16-4-16 4-16C6-20 8-23 8-26L16-26L18-23L13-21C12-14 12-10 11-8z', 's5') +
  path('M-12-9C-12-15-5-16 3-16C-2-13-6-10-6-8z', 's2') +
  line('M10-26C8-31 5-32 4-35M8-30l-4-1M13-26C14-31 17-32 18-35M14-30l4-1', 's5', 1.6, rounded)
const mushrooms = () =>
  path('M-8 0l1-6h4l1 6zM4 0l1-4h3l1 4z', 'light') +
  path('M-12-5C-11-13 1-13 2-5zM1-3C2-9 11-9 12-3z', 'wax') +
  path('M-8-8h2v2h-2zM-3-10h2v2h-2zM5-6h2v1.5h-2z', 'light')

/** Firs in the dusk of a slope, and one thing among them. */
const woodland = (number: number): string =>
  air() +
  crest([
    [24, 26],
    [60, 36],
    [92, 24],
  ]) +
  ground() +
  treetops(54) +
  foreground() +
  standing(pick(groves, number), fir()) +
  group(
    pick([62, 62, 45], number),
    76,
    pick([0.85, 0.8, 0.9, 0.85], number),
    pick([stump, deer, logPile, mushrooms], number)(),
  )

// ---- clay bank -----------------------------------------------------------------------------

const kiln = () =>
  path('M-10 0V-9C-10-16-5-18-4-26H4C5-18 10-16 10-9V0z', 's5') +
  path('M-10 0V-9C-10-16-5-18-4-26H0C-1-16-5-14-5 0z', 's3') +
  path('M-3 0v-4a3.5 3.5 0 0 1 7 0V0z', 'acc') +
  line('M1-28C-3-32 4-35 0-40', 'light', 2, rounded + alpha(0.8))
const bricks = () =>
  path('M-14 0h28v-6h-28zM-10-6h20v-6h-20zM-5-12h10v-6h-10z', 's4') +
  path('M9 0h5v-6h-5zM6-6h4v-6h-4zM2-12h3v-6h-3z', 's5') +
  line('M-5 0v-6M4 0v-6M0-6v-6', 's2', 1)
const barrow = () =>
  path('M-14-12H10L5-3H-8z', 's4') +
  path('M3-12h7l-5 9h-5z', 's5') +
  path('M-12-12C-8-19 2-19 7-12z', 's2') +
  line('M6-5L20-12M-6-3L-8 1', 'wood', 2, rounded) +
  circle(-9, -2, 4, 's5') +
  circle(-9, -2, 1.6, 's2')
const heron = () =>
  line('M-1 0L0-12M3 0L2-12', 's5', 1.4) +
  path('M-7-12C-2-20 8-20 12-11C6-9-2-9-7-12z', 'light') +
  path('M2-10C6-14 10-14 12-11C8-9 5-9 2-10z', 's4') +
  line('M-4-14C-9-20-2-24-6-29', 'light', 3, rounded) +
  path('M-5-31L-16-28L-5-27z', 'acc')
const waterline = () =>
  path('M0 80V71C30 66 60 77 120 70V80z', 's2') + line('M8 76H44M58 77H106', 'light', 1.4, rounded)
const banks = [
  path('M0 57C20 38 50 38 66 49S100 57 120 52V80H0z', 's4') +
    path('M0 57C20 38 50 38 66 49L60 66C40 60 20 62 0 70z', 's3') +
    line(
      'M6 60C22 50 44 48 58 54M4 66C24 58 44 56 58 60M70 56l10 3M66 62l18 4M76 68l20 2',
      's5',
      1.5,
      rounded,
    ),
  path('M0 52C26 56 40 40 62 42S104 48 120 52V80H0z', 's4') +
    path('M40 47C48 41 66 40 78 44L70 66C58 62 44 62 34 66z', 's3') +
    line(
      'M46 50C54 46 64 46 72 49M42 56C52 52 62 52 70 55M40 62C50 58 60 58 68 61M88 54l14 2M84 61l22 3M12 60l18-2',
      's5',
      1.5,
      rounded,
    ),
  path('M0 52C20 50 40 56 60 48S98 36 120 52V80H0z', 's4') +
    path('M62 47C80 38 104 38 120 52V68C104 60 84 60 68 66z', 's3') +
    line(
      'M72 52C86 45 102 46 114 54M70 58C86 52 102 53 116 60M14 60l22-3M8 67l30-4M46 62l12-3',
      's5',
      1.5,
      rounded,
    ),
] as const

/** A bank cut into steps, its clay burnt or carried off. */
const clayBank = (number: number): string =>
  air() +
  crest([
    [30, 28],
    [70, 37],
  ]) +
  ground() +
  pick(banks, number) +
  waterline() +
  group(
    pick([94, 16, 34], number),
    pick([64, 68, 68], number),
    0.95,
    pick([kiln, heron, bricks, barrow], number)(),
  )

// ---- rocks ---------------------------------------------------------------------------------

const block = (): string =>
  path('M-10 0V-10L-4-14H10V-4L5 0z', 's4') +
  path('M-10-10L-4-14H10L5-10z', 'light') +
  path('M-10-10H5V0H-10z', 's2')
const cairn = (): string =>
  path('M-9 0C-11-6-6-7 0-7S11-6 9 0z', 's4') +
  path('M-6-7C-7-12 6-12 6-7z', 's3') +
  path('M-4-12C-5-16 4-16 4-12z', 's2') +
  path('M3 0C5-4 6-6 3-7S11-6 9 0z', 's5')
const goat = () =>
  line('M-7 0v-8M-4 0v-8M5 0v-8M8 0v-8', 's5', 1.8) +
  path('M-9-7C-10-15-2-14 5-15L9-20L14-19L15-16L11-14C11-10 10-8 9-7z', 'light') +
  path('M-9-7C-10-11-6-10 0-10S8-10 9-7z', 's3') +
  line('M10-20C8-25 4-25 3-22', 's5', 2, rounded)
const crags = [
  path('M30 64L38 34L52 20L62 26L74 14L90 30L96 64z', 's4') +
    path('M30 64L38 34L52 20L56 34L50 46L54 64zM62 26L74 14L78 28L70 40L74 64H64L60 44z', 's2') +
    line('M84 30L90 58M80 36L84 60M58 30L57 58M68 28L70 40', 's5', 1.6),
  path('M16 66L22 40L34 28L44 34L50 64zM58 64L66 30L80 18L96 26L108 66z', 's4') +
    path('M16 66L22 40L34 28L36 42L30 50L33 66zM58 64L66 30L80 18L82 32L74 44L78 64z', 's2') +
    line('M40 36L44 60M90 28L98 60M86 34L90 62', 's5', 1.6),
  path('M20 64L30 30L40 34L52 16L70 22L80 36L90 32L104 64z', 's4') +
    path('M20 64L30 30L34 44L38 64zM40 34L52 16L56 30L48 42L52 64H44z', 's2') +
    line('M64 24L72 58M58 28L62 56M90 38L96 60M84 42L86 60', 's5', 1.6),
] as const

/** Crags with hewn blocks before them. */
const rocks = (number: number): string =>
  air() +
  crest([
    [30, 26],
    [70, 32],
  ]) +
  ground() +
  pick(crags, number) +
  foreground() +
  group(22, 77, 1, pick([block, cairn, block], number)()) +
  group(94, 78, pick([1, 0.85, 0.95], number), pick([goat, block, cairn, block], number)())

// ---- diamond ground ------------------------------------------------------------------------

const crystal = (): string =>
  path('M-9 0L-11-12L-4-27L3-14L9-22L12-6L8 0z', 's4') +
  path('M-11-12L-4-27L-3-8L-9 0zM3-14L9-22L8-6L4 0z', 'light') +
  path('M-4-27L3-14L4 0H-3L-3-8z', 'water2') +
  line('M-4-27L-3-8M9-22L8-6', 'light', 1.1)
const shard = (): string =>
  path('M-5 0L-7-8L0-18L6-7L4 0z', 's4') +
  path('M-7-8L0-18L0 0H-5z', 'water2') +
  line('M0-18V0', 'light', 1)
const peaks = [
  path('M0 34L14 24L26 34L44 10L62 32L76 20L96 36L120 34V60H0z', 's3') +
    path('M44 10L62 32L56 50H46L50 30zM76 20L96 36L92 50H82z', 's4') +
    path('M44 10L51 19L46 18L43 23L39 17zM76 20L83 26L78 26L74 29L71 25z', 'light'),
  path('M0 34L22 16L40 34L60 22L80 34L98 8L112 26L120 34V60H0z', 's3') +
    path('M22 16L40 34L36 50H26L28 30zM98 8L112 26L120 34V50H100L104 28z', 's4') +
    path('M22 16L28 22L23 22L20 26L16 22zM98 8L104 16L100 16L97 21L92 16z', 'light'),
  path('M0 34L18 28L32 36L50 22L66 6L86 34L102 26L120 34V60H0z', 's3') +
    path('M66 6L86 34L80 50H70L73 28zM18 28L32 36L30 50H22z', 's4') +
    path('M66 6L74 17L68 16L65 21L59 14z', 'light'),
] as const
const fields: readonly [ReadonlyArray<Stand>, ...ReadonlyArray<Stand>[]] = [
  [
    [38, 75, 1],
    [60, 72, 1.4],
    [84, 76, 1],
  ],
  [
    [24, 74, 1.3],
    [88, 75, 1.45],
  ],
  [
    [30, 76, 0.95],
    [54, 73, 1.15],
    [96, 75, 1.3],
  ],
  [
    [18, 75, 1.1],
    [64, 75, 1.5],
    [100, 74, 0.9],
  ],
]
const shards: readonly [ReadonlyArray<Stand>, ...ReadonlyArray<Stand>[]] = [
  [
    [18, 76, 0.9],
    [104, 75, 1],
  ],
  [
    [52, 76, 1.1],
    [62, 74, 0.8],
  ],
  [[76, 76, 1]],
  [
    [40, 76, 1],
    [84, 77, 0.8],
  ],
]

/** Crystals that broke through the ice below the peaks. */
const diamondGround = (number: number): string =>
  air() +
  pick(peaks, number) +
  ground() +
  path('M0 64C40 58 80 68 120 64V80H0z', 's3') +
  line('M10 68H36M70 67H112M44 78H64', 's1', 1.2, rounded) +
  standing(pick(fields, number), crystal()) +
  standing(pick(shards, number + 1), shard())

// ---- gold vein -----------------------------------------------------------------------------

const nuggets = (): string =>
  path('M-13 0C-11-6-5-8-1-6C5-10 11-4 13 0z', 'coin') +
  path('M-1-6C5-10 11-4 13 0H3z', 'acc2') +
  line('M-8-3l3-1', 'light', 1.4, rounded)
const adit = (): string =>
  path('M-14 0V-12C-14-24 14-24 14-12V0z', 's3') +
  path('M-9 0V-11C-9-19 9-19 9-11V0z', 's5') +
  line('M-11 0V-14H11V0M-13-14H13', 'wood', 3) +
  circle(0, -4, 2.2, 'coin')
const cart = (): string =>
  path('M-12-13H12L9-3H-9z', 's5') +
  path('M-12-13H-2L-2-3H-9z', 's4') +
  path('M-10-13C-8-19-3-17-1-20C4-20 8-18 10-13z', 'coin') +
  path('M2-19C6-19 9-17 10-13H4z', 'acc2') +
  circle(-5, -1, 3, 's5') +
  circle(6, -1, 3, 's5') +
  line('M-20 2H20', 'wood', 1.6)
const spade = (): string =>
  line('M0-3L5-27M2-28l7 1', 'wood', 2.2, rounded) +
  path('M-5-7L4-5L2 3C0 6-5 5-6 2z', 'steel') +
  path('M-12 5C-9-1 5-2 9 5z', 's4')
const veins = [
  path('M26 60C30 40 46 32 62 36C80 40 90 50 94 62z', 's4') +
    path('M26 60C30 40 46 32 62 36C50 40 46 50 48 60z', 's3') +
    line('M54 40L60 48L56 54L64 62M60 48L70 52L80 50M70 52L74 60', 'coin', 3.2, rounded) +
    line('M54 40L60 48L56 54L64 62', 'light', 1, rounded),
  path('M4 62C12 38 28 28 46 32C62 36 70 50 74 62z', 's4') +
    path('M4 62C12 38 28 28 46 32C34 36 26 48 26 62z', 's3') +
    line('M40 36L44 44L38 50L46 60M44 44L56 46L62 54', 'coin', 3.2, rounded) +
    line('M40 36L44 44L38 50L46 60', 'light', 1, rounded) +
    path('M78 62C84 48 98 44 112 60z', 's4'),
  path('M46 62C50 42 64 26 82 30C100 34 110 50 114 62z', 's4') +
    path('M46 62C50 42 64 26 82 30C70 34 64 48 66 62z', 's3') +
    line('M76 34L82 44L76 52L84 61M82 44L94 46L98 56', 'coin', 3.2, rounded) +
    line('M76 34L82 44L76 52L84 61', 'light', 1, rounded) +
    path('M8 62C14 46 30 44 42 60z', 's4'),
] as const

/** A vein that shows in the hill, and what was dug from it. */
const goldVein = (number: number): string =>
  air() +
  crest([
    [36, 22],
    [70, 34],
    [94, 26],
  ]) +
  burin(
    [
      [36, 22],
      [54, 28],
      [70, 34],
    ],
    's4',
    4,
    5,
    1.8,
  ) +
  ground() +
  pick(veins, number) +
  foreground() +
  group(pick([24, 94, 26], number), 77, 1, pick([nuggets, adit, cart], number)()) +
  group(pick([94, 60, 64], number), 78, 0.8, nuggets()) +
  (number % 2 ? group(pick([62, 26, 96], number), 73, 0.9, spade()) : '')

const lands: Readonly<Record<Resource, (number: number) => string>> = {
  wood: woodland,
  clay: clayBank,
  stone: rocks,
  diamond: diamondGround,
  gold: goldVein,
}

/** The place of a terrain among those that yield the same. */
const numbers: ReadonlyMap<string, number> = new Map(
  allTerrains.map(({ id, resource }, at) => [
    id,
    allTerrains.slice(0, at).filter((other) => other.resource === resource).length,
  ]),
)

/** A terrain's scene, 120 x 80, in the tones of its resource's suit. */
export const terrain = (id: TerrainId): string =>
  lands[terrainById[id].resource](numbers.get(id) ?? 0)
