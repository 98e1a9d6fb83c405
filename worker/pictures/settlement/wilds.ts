/**
 * The unexplored lands, as far as they can be seen from the settlement: for each region one panorama over its three spaces,
 * 360 wide, with the ground at 66, in the tones of the place. It ends at 84 and is cut above where a space is low.
 */
import type { Region } from '../../games/settlement/components/index.ts'
import { bush, hill, spruce } from '../parts.ts'
import { alpha, circle, group, line, type Point, path, polygon, rounded } from '../shapes.ts'
import { monster } from './monsters.ts'

/** Place and size of something: x, foot, scale. */
type Stand = readonly [x: number, y: number, scale: number]

const standing = (stands: ReadonlyArray<Stand>, drawn: string): string =>
  stands.map(([x, y, scale]) => group(x, y, scale, drawn)).join('')

/** A drawing as nothing but its outline, in one tone. */
const outline = (drawn: string, tone: string): string => drawn.replace(/\$\w+/g, `$${tone}`)

const peak = ([x, y, h]: Stand): string => {
  const w = 0.72 * h
  const lit: Point[] = [
    [x - w, y],
    [x - 0.4 * w, y - 0.5 * h],
    [x, y - h],
    [x + 0.3 * w, y - 0.62 * h],
    [x + w, y],
  ]
  const snow: Point[] = [
    [x, y - h],
    [x - 0.24 * w, y - 0.68 * h],
    [x - 0.1 * w, y - 0.6 * h],
    [x + 0.02 * w, y - 0.7 * h],
    [x + 0.14 * w, y - 0.58 * h],
    [x + 0.24 * w, y - 0.7 * h],
  ]
  return (
    polygon(lit, 'far2') +
    polygon(
      [
        [x, y - h],
        [x + 0.3 * w, y - 0.62 * h],
        [x + w, y],
        [x + 0.12 * w, y],
        [x + 0.1 * w, y - 0.4 * h],
      ],
      'mid2',
    ) +
    polygon(snow, 'light')
  )
}

const cave = (): string =>
  path('M-30 0C-28-18-14-27 2-26C16-25 26-14 30 0z', 'far2') +
  path('M6-26C18-24 27-14 30 0H16C16-12 12-20 6-26z', 'mid2') +
  path('M-11 0C-11-12-4-16 1-16C7-16 12-11 12 0z', 'near2') +
  line('M-22-9C-18-17-12-21-6-22', 'light', 1.6, rounded)

const ruin = (): string =>
  path('M-13 0V-24h5v5h5v-5h5v9l5 4V0z', 'far2') +
  path('M2-15l5 4V0H2zM-6 0v-8a3 3 0 0 1 6 0v8z', 'mid2')

/** The meadow in front, from its edge at 62 down. */
const meadow = (): string =>
  path('M0 62C40 58 80 66 120 62S200 58 240 62S320 66 360 62V84H0z', 'stage')

/** Spruces here and there, and a cave: the land in front of the gate. */
const lightWood = (): string =>
  hill(
    [
      [0, 42],
      [60, 36],
      [120, 43],
      [190, 35],
      [250, 42],
      [310, 36],
      [360, 42],
    ],
    'leaf3',
    84,
  ) +
  standing(
    [
      [16, 55, 0.5],
      [70, 53, 0.44],
      [124, 55, 0.5],
      [154, 52, 0.42],
      [262, 53, 0.46],
      [304, 55, 0.5],
      [350, 54, 0.46],
    ],
    spruce(),
  ) +
  group(192, 62, 0.8, cave()) +
  meadow() +
  standing(
    [
      [30, 65, 0.66],
      [102, 66, 0.7],
      [138, 66, 0.6],
      [246, 65, 0.62],
      [338, 66, 0.7],
    ],
    spruce(),
  ) +
  standing(
    [
      [84, 67, 0.5],
      [226, 67, 0.5],
      [284, 67, 0.5],
    ],
    bush(),
  )

/** Trees behind trees, and somebody who looks out. */
const deepWood = (): string =>
  hill(
    [
      [0, 16],
      [70, 8],
      [140, 17],
      [215, 7],
      [290, 16],
      [360, 10],
    ],
    'leaf',
    84,
  ) +
  standing(
    [
      [8, 42, 0.62],
      [34, 39, 0.56],
      [60, 42, 0.66],
      [88, 39, 0.58],
      [112, 42, 0.64],
      [138, 39, 0.6],
      [164, 42, 0.62],
      [232, 42, 0.64],
      [258, 39, 0.58],
      [282, 42, 0.66],
      [308, 39, 0.6],
      [334, 42, 0.62],
      [357, 40, 0.6],
    ],
    spruce(),
  ) +
  path('M172 66C172 42 184 28 199 28C214 28 226 42 226 66z', 'near2') +
  path('M189 44l7 2-6 2.5zM210 44l-7 2 6 2.5z', 'acc') +
  meadow() +
  standing(
    [
      [18, 66, 0.84],
      [44, 63, 0.7],
      [78, 66, 0.8],
      [104, 62, 0.7],
      [128, 66, 0.86],
      [160, 64, 0.7],
      [238, 65, 0.74],
      [266, 66, 0.84],
      [294, 62, 0.7],
      [322, 66, 0.82],
      [347, 63, 0.7],
    ],
    spruce(),
  )

/** Peaks, what is left of a castle, and a beast in the haze. */
const highLand = (): string =>
  hill(
    [
      [0, 30],
      [60, 20],
      [130, 32],
      [200, 22],
      [280, 30],
      [330, 20],
      [360, 28],
    ],
    'far',
    84,
  ) +
  group(196, 20, 0.5, outline(monster('red'), 'mid')) +
  [
    [30, 64, 38],
    [150, 64, 34],
    [326, 64, 40],
    [86, 64, 26],
    [276, 64, 30],
    [196, 64, 20],
  ]
    .map(([x = 0, y = 0, h = 0]) => peak([x, y, h]))
    .join('') +
  meadow() +
  group(116, 66, 0.9, ruin()) +
  standing(
    [
      [60, 68, 0.5],
      [172, 68, 0.46],
      [246, 68, 0.5],
      [300, 67, 0.44],
    ],
    spruce(),
  )

const lands: Readonly<Record<Region, () => string>> = { 1: lightWood, 2: deepWood, 3: highLand }

/** The panorama of a region. */
export const wild = (region: Region): string => lands[region]()

/** Mist on a space that nobody can go to yet: flat, with two cuts of light; it goes on from space to space. */
export const mist = (): string =>
  path(
    'M0 58C8 50 22 50 30 55C38 46 58 45 68 53C78 47 92 48 98 54C106 50 114 52 120 58V68C104 76 88 70 74 74C56 78 44 70 30 73C18 76 8 72 0 68z',
    'light',
    alpha(0.72),
  ) + line('M20 63H56M70 68H98', 'light', 1.8, rounded)

/** A clearing on a space to be explored, with the dots of a path that lead on. */
export const clearing = (): string =>
  '<ellipse cx="60" cy="69" rx="44" ry="9.5" fill="$path2"/>' +
  '<ellipse cx="60" cy="68" rx="44" ry="9" fill="$path"/>' +
  circle(12, 80, 2.2, 'path') +
  circle(22, 78, 2.2, 'path')
