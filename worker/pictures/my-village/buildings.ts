import { church, house, linden, pawn, sheaf, tower } from '../parts.ts'
import { alpha, circle, group, line, path, rect, rounded } from '../shapes.ts'
import {
  anvil,
  barrel,
  benches,
  booth,
  cat,
  chest,
  desk,
  horse,
  pennants,
  plough,
  shields,
  signpost,
  smoke,
  stall,
  wheel,
} from './props.ts'

/** The tones in which a building is printed: free on its plot, or in the five tones of a card. */
export interface Paint {
  readonly wall?: string
  readonly side?: string
  readonly roof?: string
  readonly roof2?: string
}

/** Paint of a building on a card. */
export const onCard: Paint = { wall: 'light', side: 's2', roof: 's4', roof2: 's5' }

const arch = (x: number, width: number, height: number, tone = 'key'): string =>
  path(`M${x} 0V${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V0z`, tone)

const hall = (paint: Paint, cap: string): string =>
  group(
    0,
    0,
    0.84,
    house({
      x: -36,
      y: 0,
      width: 60,
      height: 32,
      depth: 20,
      rise: 19,
      windows: 4,
      rows: 2,
      door: false,
      ...paint,
    }) +
      [-31, -18, -5, 8].map((x) => arch(x, 10, 14)).join('') +
      cap,
  )

const turret = (paint: Paint, x: number, cap: 'onion' | 'tent' | 'spire' | 'teeth', clock = true) =>
  tower({
    x,
    y: -36,
    width: 14,
    height: 22,
    depth: 10,
    cap,
    rise: 22,
    clock,
    slits: 0,
    band: false,
    ...paint,
  })

const nave = (paint: Paint, x = 17, w = 40): string =>
  house({ x, y: 4, width: w, height: 20, depth: 22, rise: 18, windows: 0, door: false, ...paint }) +
  [x + 7, x + 18, x + 29]
    .filter((at) => at + 5 < x + w)
    .map((at) => path(`M${at} 0v-8a2.5 2.5 0 0 1 5 0v8z`, 'pane'))
    .join('')

/**
 * Every building of the game: a body and one thing that names it. The foot is at y = 0, the width
 * about 70 and the height about 60 units.
 */
export const buildings = {
  stable: (o: Paint = {}) =>
    house({
      x: -36,
      y: 0,
      width: 44,
      height: 20,
      depth: 28,
      rise: 18,
      windows: 0,
      door: false,
      ...o,
    }) +
    path('M-31 0V-14H-15V0zM-9 0V-14H5V0z', 'key') +
    line('M-31-7H-15M-23 0V-7', 'acc2', 1.4) +
    horse(22, 5, 1.05),
  brewery: (o: Paint = {}) =>
    house({
      x: -36,
      y: 0,
      width: 46,
      height: 24,
      depth: 26,
      rise: 18,
      windows: 2,
      chimney: 0.75,
      ...o,
    }) +
    barrel(16, 4, 1.2) +
    barrel(33, 3, 1.2) +
    barrel(25, -15, 1.15),
  forge: (o: Paint = {}) =>
    house({
      x: -32,
      y: 0,
      width: 40,
      height: 22,
      depth: 26,
      rise: 19,
      gable: true,
      windows: 0,
      door: false,
      chimney: 1,
      ...o,
    }) +
    smoke(12, -50, 0.7) +
    arch(-26, 20, 22) +
    path('M-24 0C-22-8-19-7-18-13C-15-9-11-8-9 0z', 'acc') +
    path('M-21 0C-20-4-18-5-17-8C-15-5-13-4-12 0z', 'light') +
    anvil(22, 5, 1.35),
  scriptorium: (o: Paint = {}) =>
    house({ x: -24, y: 0, width: 38, height: 28, depth: 22, rise: 18, windows: 2, rows: 2, ...o }) +
    tower({
      x: -40,
      y: 2,
      width: 14,
      height: 44,
      depth: 10,
      cap: 'tent',
      rise: 16,
      slits: 2,
      ...o,
    }) +
    desk(30, 5, 1.4),
  wainwright: (o: Paint = {}) =>
    house({
      x: -36,
      y: 0,
      width: 40,
      height: 22,
      depth: 26,
      rise: 18,
      gable: true,
      timber: true,
      windows: 2,
      ...o,
    }) +
    wheel(17, 5, 1.5) +
    wheel(37, 4, 1.15),

  'church-of-salvation': (o: Paint = {}) =>
    circle(-16, -58, 9, 'acc', alpha(0.55)) +
    tower({
      x: -30,
      y: 0,
      width: 20,
      height: 34,
      depth: 12,
      cap: 'onion',
      rise: 22,
      slits: 1,
      ...o,
    }) +
    line('M-16-56V-66M-20-62H-12', 'key', 1.6) +
    group(-14, -2, 1, nave(o, 5, 34)) +
    cat(38, 5, 1.15),
  'abbey-church': (o: Paint = {}) =>
    tower({
      x: -38,
      y: 0,
      width: 13,
      height: 40,
      depth: 8,
      cap: 'spire',
      rise: 24,
      slits: 1,
      ...o,
    }) +
    house({
      x: -24,
      y: 0,
      width: 32,
      height: 26,
      depth: 24,
      rise: 20,
      gable: true,
      windows: 0,
      door: false,
      ...o,
    }) +
    arch(-13, 10, 14, 'wood') +
    circle(-8, -25, 7, 'key') +
    circle(-8, -25, 5.4, 'pane') +
    line('M-8-31V-19M-14-25H-2M-12-29L-4-21M-4-29L-12-21', 'key', 1) +
    tower({
      x: 20,
      y: -3,
      width: 13,
      height: 38,
      depth: 8,
      cap: 'spire',
      rise: 24,
      slits: 1,
      ...o,
    }),
  'trade-church': (o: Paint = {}) =>
    group(-6, 0, 0.72, church({ x: -34, y: -2, scale: 1, ...o })) + stall(20, 4, 0.74),
  'mission-church': (o: Paint = {}) =>
    house({
      x: -30,
      y: 0,
      width: 32,
      height: 22,
      depth: 26,
      rise: 20,
      gable: true,
      windows: 0,
      door: false,
      ...o,
    }) +
    arch(-19, 10, 14, 'wood') +
    path('M-20-40V-52H-8V-40z', o.wall ?? 'wall') +
    path('M-17-40v-6a3 3 0 0 1 6 0v6z', 'key') +
    circle(-14, -43, 2, 'acc') +
    line('M-14-52V-60M-17-57H-11', 'key', 1.6) +
    signpost(28, 4, 1.2),

  'finance-chamber': (o: Paint = {}) => hall(o, turret(o, -8, 'tent')) + chest(32, 6, 1.35),
  'area-chamber': (o: Paint = {}) =>
    hall(o, turret(o, -8, 'teeth', false)) + pennants(-4, -6, 0.84),
  'population-chamber': (o: Paint = {}) =>
    hall(o, turret(o, -8, 'onion')) +
    group(24, 5, 0.86, pawn({ coat: 's4', coat2: 's5', hat: 'acc', facing: 'right' })) +
    group(40, 7, 0.78, pawn({ coat: 'wax', coat2: 'cloth', hat: 'light', skirt: true })) +
    group(32, 8, 0.48, pawn({ coat: 'acc', coat2: 'acc2', hat: 'wax', skirt: true })),
  'guild-chamber': (o: Paint = {}) =>
    hall(o, turret(o, -26, 'spire', false)) + shields(-2, -15, 0.84),
  'meeting-place': () =>
    path('M-40 6C-40-6 40-6 40 6C40 14-40 14-40 6z', 'square') +
    group(0, -2, 1.15, linden()) +
    benches(0, 4, 1),

  field: () =>
    strips() + group(-24, 2, 0.9, wheat()) + group(0, 4, 1, wheat()) + group(24, 2, 0.9, wheat()),
  'field-plow': () => strips() + group(-26, 2, 0.9, wheat()) + plough(10, 3, 1.05),
  market: () => stall(0, 0, 1),
  booth: () => booth(0, 0, 1.1),
  'main-house': (o: Paint = {}) =>
    house({
      x: -38,
      y: 0,
      width: 50,
      height: 32,
      depth: 26,
      rise: 22,
      windows: 3,
      rows: 2,
      timber: true,
      chimney: 0.7,
      ...o,
    }) + path('M-8-44h12v10l-6-4l-6 4z', 'acc'),
  school: (o: Paint = {}) =>
    house({ x: -34, y: 0, width: 44, height: 24, depth: 24, rise: 18, windows: 3, ...o }) +
    path('M-18-42V-52H-8V-42z', o.wall ?? 'wall') +
    path('M-20-52L-13-60L-6-52z', o.roof2 ?? 'roof2') +
    circle(-13, -47, 2.6, 'acc') +
    line('M18-8L14 4M42-8L46 4', 'wood', 2.6) +
    rect(13, -32, 34, 25, 'acc2') +
    rect(15.5, -29.5, 29, 20, 'key') +
    line(
      'M19-14L22.5-25L26-14M20.5-18h4M30-25V-14H33a3 3 0 0 0 0-6H30H32.5a2.5 2.5 0 0 0 0-5z',
      'light',
      1.8,
      rounded,
    ) +
    line('M38-15h4', 'light', 1.8, rounded),
} as const

function strips(): string {
  return (
    path('M-44 2L-14-26H26L44 2z', 'field') +
    line('M-34 2L-9-26M-22 2L-2-26M-10 2L5-26M2 2L11-26M14 2L17-26M26 2L22-26', 'field2', 2)
  )
}

const wheat = (): string => sheaf('coin', 'coin2')

export type BuildingId = keyof typeof buildings
