/** The twelve kinds of buildings: a body and the one thing that names it. Foot line at y = 0, in -46..58 by -66..1. */
import type { BuildingId } from '../../games/settlement/components/buildings.ts'
import { house, tower } from '../parts.ts'
import { alpha, circle, group, line, path, polygon, rect, rounded } from '../shapes.ts'

const shade = (from: number, to: number): string =>
  path(`M${from} 0H${to}l12-4h-20z`, 'key', alpha(0.2))

const barrel = (x: number, y: number): string =>
  path(`M${x - 5} ${y}c-2-4-2-7 0-11h10c2 4 2 7 0 11z`, 'wood') +
  line(`M${x - 6} ${y - 3}h12M${x - 6} ${y - 8}h12`, 'steel', 1.4)

const sack = (x: number, y: number): string =>
  path(`M${x - 6} ${y}c-3-6 0-9 3-11l-1-3h8l-1 3c3 2 6 5 3 11z`, 'field') +
  path(`M${x + 2} ${y}c4-4 4-8 1-11c3 2 6 5 3 11z`, 'field2')

const sawmill = () =>
  house({
    x: -38,
    y: 0,
    width: 44,
    height: 20,
    depth: 26,
    rise: 18,
    windows: 1,
    roof: 'leaf',
    roof2: 'leaf2',
  }) +
  circle(18, -13, 11, 'steel') +
  circle(18, -13, 8, 'wall') +
  line('M18-25v24M6-13h24M9.5-21.5l17 17M26.5-21.5l-17 17', 'steel', 1.8) +
  circle(18, -13, 2.6, 'key') +
  path('M24 4h26v-6H24zM29-2h18v-6H29z', 'wood') +
  circle(50, 1, 3.2, 'light') +
  circle(47, -5, 3.2, 'light')

const clayPit = () =>
  shade(0, 46) +
  path('M-44 4C-40-8-20-12-6-8L2 4z', 'roof') +
  path('M-20-10C-12-11-8-9-6-8L2 4H-8z', 'roof2') +
  line('M-38-1C-28-6-18-7-10-5M-34 3C-24-1-14-2-6 0', 'wall2', 1.6, rounded) +
  path('M4 0V-18C4-32 14-36 16-54H30C32-36 42-32 42-18V0z', 'roof') +
  path('M23-54H30C32-36 42-32 42-18V0H28C30-20 26-36 23-54z', 'roof2') +
  path('M16 0v-8a7 7 0 0 1 14 0v8z', 'key') +
  path('M19 0v-6a4 4 0 0 1 8 0v6z', 'acc') +
  rect(14, -58, 18, 5, 'wall') +
  line('M22-60C16-64 27-66 21-71', 'cloud', 2.6, rounded)

const quarry = () =>
  path('M-46 4L-42-22L-30-34L-16-28L-8-10L-6 4z', 'far2') +
  path('M-46 4L-42-22L-30-34L-28-18L-34 4z', 'far') +
  line('M-22-26L-18-4M-12-16L-12 0', 'near', 1.6) +
  shade(8, 40) +
  polygon(
    [
      [2, 2],
      [6, 2],
      [22, -52],
      [18, -54],
    ],
    'wood',
  ) +
  polygon(
    [
      [38, 2],
      [42, 2],
      [26, -54],
      [22, -54],
    ],
    'wood',
  ) +
  line('M10-18H34M14-34H30', 'wood', 2.6) +
  circle(22, -50, 4, 'steel') +
  line('M22-50L52-58M50-57V-30', 'steel', 1.6) +
  line('M16-50L54-60', 'wood', 3.4) +
  path('M41-16V-28L45-31H58V-20L54-16z', 'faint') +
  path('M41-28L45-31H58L54-28z', 'light') +
  path('M41-28H54V-16H41z', 'far')

const diamondMine = () =>
  path('M-44 4C-42-22-30-46-8-50C16-54 36-34 44 4z', 'mid') +
  path('M-8-50C16-54 36-34 44 4H20C22-24 8-44-8-50z', 'mid2') +
  line('M-30-26C-24-36-18-40-10-42M-34-14l6-8', 'light', 1.4, rounded + alpha(0.7)) +
  path('M-24 4V-16C-24-32 8-32 8-16V4z', 'key') +
  line('M-24 4V-19H8V4M-28-19H12M-16-24l-6 5M0-24l6 5', 'wood', 4) +
  line('M-34 6H56', 'steel', 1.8) +
  path('M14-10H42L38 2H18z', 'wood') +
  path('M30-10H42L38 2H30z', 'key', alpha(0.4)) +
  path('M16-10L21-20L27-12L31-22L36-13L40-10z', 'water') +
  path('M16-10L21-20L23-10zM27-12L31-22L31-10z', 'water2') +
  circle(22, 4, 3.4, 'steel') +
  circle(35, 4, 3.4, 'steel')

const alchemist = () =>
  tower({
    x: -26,
    y: 0,
    width: 24,
    height: 42,
    depth: 16,
    cap: 'tent',
    rise: 28,
    slits: 2,
    roof: 'water',
    roof2: 'near',
  }) +
  house({ x: 2, y: 3, width: 26, height: 16, depth: 18, rise: 13, windows: 1, door: false }) +
  path(
    'M-33-46C-40-52-29-55-34-61C-38-66-27-68-30-74C-22-68-32-63-26-58C-22-53-30-51-29-46z',
    'ok',
    alpha(0.75),
  ) +
  path('M44-2a9 9 0 1 0-6 0zM38-16h6v-8h-6z', 'water2') +
  path('M33-9c4 2 11-3 16 0a9 9 0 0 1-16 0z', 'wax') +
  line('M36-24h10', 'steel', 2.4)

const bazaar = () =>
  shade(-30, 46) +
  rect(-38, -26, 3, 28, 'wood') +
  rect(38, -26, 3, 28, 'wood') +
  rect(-36, -12, 74, 13, 'wood') +
  rect(10, -12, 28, 13, 'key', alpha(0.35)) +
  path('M-46-22L-36-44H38L48-22z', 'light') +
  path('M-46-22L-36-44H-24L-31-22zM-16-22L-11-44H1V-22zM16-22L13-44H25L33-22z', 'wax') +
  path(
    'M-46-22a7.5 6 0 0 0 15 0a7.5 6 0 0 0 15 0a8 6 0 0 0 17 0a7.5 6 0 0 0 15 0a8 6 0 0 0 17 0a7.5 6 0 0 0 15 0z',
    'wall2',
  ) +
  line('M1-44V-62', 'wood', 2) +
  path('M1-62l18 5-18 5z', 'ok') +
  circle(-26, -15, 4, 'acc') +
  circle(-18, -15, 4, 'roof') +
  circle(-22, -19, 4, 'acc') +
  path('M-6-12h14c0-9-14-9-14 0z', 'leaf') +
  path('M16-12c0-6 4-6 4-10h4c0 4 4 4 4 10z', 'water')

const warehouse = () =>
  house({
    x: -40,
    y: 0,
    width: 58,
    height: 30,
    depth: 30,
    rise: 24,
    gable: true,
    windows: 0,
    door: false,
    roof: 'wood',
    roof2: 'key',
  }) +
  rect(-24, -24, 26, 24, 'wood') +
  line('M-24 0L2-24M-24-24L2 0M-11 0v-24', 'wall2', 2) +
  path('M-16-36h10v8h-10z', 'key') +
  line('M-11-50h-8M-18-50v12', 'steel', 1.8) +
  path('M-22-38h8v7h-8z', 'field') +
  rect(30, -14, 16, 14, 'acc2') +
  rect(30, -14, 16, 14, 'none', '') +
  line('M30-14h16v14h-16zM30-14l16 14M46-14l-16 14', 'wood', 1.6) +
  sack(54, 2)

const gemCutter = () =>
  house({
    x: -38,
    y: 0,
    width: 42,
    height: 24,
    depth: 26,
    rise: 18,
    windows: 2,
    rows: 1,
    chimney: 0.3,
    roof: 'mid',
    roof2: 'near',
  }) +
  line('M10-22H30M28-22v8', 'steel', 2) +
  path('M18-14H38L44-4L28 14L12-4z', 'water', ' transform="translate(0 -8)"') +
  path('M18-22H28L22-12H12zM22-12H34L28 6z', 'water2') +
  path('M28-22H38L44-12H34z', 'light')

const tavern = () =>
  house({
    x: -38,
    y: 0,
    width: 44,
    height: 30,
    depth: 26,
    rise: 20,
    gable: true,
    timber: true,
    windows: 2,
    rows: 2,
    chimney: 1,
  }) +
  line('M8-31H24', 'key', 2) +
  path('M18-27H32V-9H18z', 'acc') +
  path('M26-27h6V-9h-6z', 'acc2') +
  line('M32-23h5v9h-5', 'acc', 2.4) +
  path('M16-30c3-4 13-4 17 0c2 3 0 5-2 5H18c-3 0-4-3-2-5z', 'light') +
  barrel(44, 3)

const bank = () =>
  shade(20, 44) +
  polygon(
    [
      [40, 0],
      [52, -5],
      [52, -34],
      [40, -30],
    ],
    'wall2',
  ) +
  rect(-42, -5, 82, 6, 'wall') +
  rect(-38, -30, 76, 25, 'wall2') +
  [-36, -20, -4, 12, 28]
    .map((x) => rect(x, -30, 7, 25, 'light') + rect(x + 5, -30, 2.4, 25, 'wall2'))
    .join('') +
  rect(-12, -20, 10, 15, 'key') +
  rect(-42, -35, 82, 6, 'wall') +
  path('M-44-35L-1-56L42-35z', 'wall') +
  path('M-44-35L-1-56L42-35L54-39L12-60z', 'ok') +
  circle(-1, -42, 6.5, 'coin2') +
  circle(-1.5, -42.5, 5, 'coin') +
  circle(48, 0, 4, 'coin') +
  circle(54, 1, 4, 'acc') +
  circle(51, -5, 4, 'coin')

const church = () =>
  group(
    -30,
    0,
    1,
    tower({
      x: 0,
      y: 0,
      width: 17,
      height: 38,
      depth: 12,
      rise: 30,
      cap: 'spire',
      cross: true,
      slits: 1,
      clock: true,
      roof: 'near',
      roof2: 'near2',
    }) +
      house({
        x: 17,
        y: 3,
        width: 38,
        height: 20,
        depth: 20,
        rise: 17,
        windows: 0,
        door: false,
        roof: 'roof',
      }) +
      path('M23 1v-9a3 3 0 0 1 6 0v9zM34 1v-9a3 3 0 0 1 6 0v9zM45 1v-9a3 3 0 0 1 6 0v9z', 'pane'),
  )

const tradingPost = () =>
  house({
    x: -26,
    y: -2,
    width: 38,
    height: 20,
    depth: 24,
    rise: 17,
    windows: 1,
    wall: 'field',
    side: 'field2',
    roof: 'field2',
    roof2: 'wood',
  }) +
  line('M-26-7h38M-26-12h38M-26-17h38', 'wood', 1) +
  line('M-40 2v-52', 'wood', 2.6) +
  path('M-40-50h20l-5 6 5 6h-20z', 'ok') +
  path('M-44 4V-10l3-4 3 4V4zM-36 4V-10l3-4 3 4V4z', 'wood') +
  line('M44 2v-26M30-22h28', 'steel', 2.2) +
  line('M30-22l-5 11M30-22l5 11M58-22l-5 11M58-22l5 11', 'steel', 1) +
  path('M24-11h12c0 6-12 6-12 0zM52-11h12c0 6-12 6-12 0z', 'coin') +
  path('M38 2h12l-3-4h-6z', 'steel')

const drawn: Readonly<Record<BuildingId, () => string>> = {
  sawmill,
  'clay-pit': clayPit,
  quarry,
  'diamond-mine': diamondMine,
  alchemist,
  bazaar,
  warehouse,
  'gem-cutter': gemCutter,
  tavern,
  bank,
  church,
  'trading-post': tradingPost,
}

/** A building as it stands in a street. */
export const building = (id: BuildingId): string => drawn[id]()

/** An outpost: a squat tower with a pennant in the seat's colour, 68 high; foot at (0, 0). */
export const outpost = (): string =>
  tower({
    x: -14,
    y: 0,
    width: 24,
    height: 38,
    depth: 16,
    cap: 'teeth',
    slits: 1,
    wall: 'wall',
    side: 'wall2',
    roof: 'wall2',
  }) +
  path('M-6 0v-9a4 4 0 0 1 8 0v9z', 'key') +
  line('M0-42V-68', 'wood', 2.2) +
  path('M0-68H22L15-61.5L22-55H0z', 'ok')
