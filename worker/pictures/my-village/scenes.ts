import { burin, church, hill, spruce } from '../parts.ts'
import { alpha, circle, group, line, path, rect, rounded } from '../shapes.ts'
import { type BuildingId, buildings, onCard } from './buildings.ts'
import { ferry, gravestone, scales, signpost, stall, wagon } from './props.ts'

/** Pictures of cards: 120 wide, 76 high; the window shows y 2 to 69.5. Horizon at 50. */
const drawnAir = (): string =>
  rect(0, 0, 120, 76, 's1') +
  path('M26 46L-20 12V0L26 46L12-20H26L26 46L60-20H80L26 46L140-4V14z', 's2', alpha(0.4)) +
  circle(26, 22, 9, 'light') +
  path('M0 36C24 32 40 38 62 34S104 30 120 34V76H0z', 's2')

const drawnLand = (): string =>
  hill(
    [
      [0, 44],
      [24, 36],
      [54, 43],
      [86, 34],
      [120, 42],
    ],
    's3',
    76,
  ) +
  burin(
    [
      [86, 34],
      [104, 38],
      [120, 42],
    ],
    's4',
    3,
    4,
    1.6,
  ) +
  path('M0 50C40 44 80 54 120 48V76H0z', 's2') +
  path('M0 64C40 58 80 68 120 62V76H0z', 's3', alpha(0.45))

/** Parts that many cards show: once in the sprite, used by name. */
export const air = (): string => '<use href="#mv-air"/>'
export const land = (): string => '<use href="#mv-land"/>'
export const sceneParts = { air: drawnAir, land: drawnLand }

export const waves = (): string =>
  rect(0, 40, 120, 36, 's2') +
  line('M6 48H40M70 46H116M20 56H60M84 58H120M0 66H34M60 68H104', 'light', 1.6)

const inScene = (id: BuildingId, scale = 1, x = 62, y = 66): string =>
  air() + land() + group(x, y, scale, buildings[id](onCard).replaceAll('$wood', '$oak'))

/** The five stages of a journey: the road, the inn by the bridge, the sea, the pilgrims' mountain, the far city. */
const journeys = {
  A: () =>
    air() +
    land() +
    path(
      'M0 70C30 62 60 60 74 52C80 48 76 46 70 45L78 45C88 48 90 54 80 60C62 70 40 72 30 76H0z',
      'light',
    ) +
    group(40, 66, 0.85, wagon()) +
    group(92, 66, 0.8, signpost()),
  B: () =>
    air() +
    land() +
    path('M0 58C30 54 60 56 120 50V64C80 66 40 68 0 70z', 's3') +
    line('M8 61H40M62 59H110', 'light', 1.4) +
    path('M34 76V62C38 50 62 50 66 62V76H58V66C56 58 44 58 42 66V76z', 'light') +
    path('M58 76V66C56 58 50 57 46 60C52 60 54 64 54 76z', 's4', alpha(0.5)) +
    group(88, 60, 0.72, buildings['main-house'](onCard)) +
    line('M62 40V48M62 42H70', 's5', 1.4) +
    circle(70, 46, 3.4, 'acc'),
  C: () =>
    rect(0, 0, 120, 76, 's1') +
    circle(88, 24, 10, 'light') +
    hill(
      [
        [0, 40],
        [20, 30],
        [38, 38],
        [70, 34],
        [120, 38],
      ],
      's3',
      76,
    ) +
    waves() +
    group(
      52,
      58,
      1,
      path('M-24-6H24C22 2 18 6 12 7H-14C-20 5-23 0-24-6z', 'wood') +
        line('M-2-6V-44', 'wood', 2.4) +
        path('M-4-42C-24-38-24-18-20-10C-14-14-8-14-4-12z', 'light') +
        path('M0-40C16-34 18-20 16-10C10-13 4-13 0-12z', 'wax') +
        path('M-2-44V-52L12-48z', 'acc'),
    ),
  D: () =>
    rect(0, 0, 120, 76, 's1') +
    circle(24, 18, 9, 'light') +
    path('M0 60L26 34L40 46L74 8L104 40L120 30V76H0z', 's3') +
    path('M74 8L104 40L96 46L82 36L84 50L74 40z', 's4', alpha(0.65)) +
    path('M74 8L62 22L70 20L76 26L84 19z', 'light') +
    path('M0 66C30 56 50 62 70 54S104 48 120 52V76H0z', 's2') +
    line('M10 76C30 66 60 72 62 64S44 56 58 52', 'light', 3, rounded) +
    group(58, 52, 0.4, church({ x: 0, y: 0, scale: 1, ...onCard })) +
    group(24, 68, 0.42, spruce()) +
    group(34, 72, 0.5, spruce()) +
    group(100, 70, 0.5, spruce()),
  E: () =>
    rect(0, 0, 120, 76, 's1') +
    circle(96, 20, 9, 'light') +
    path('M0 42C30 36 80 40 120 36V76H0z', 's2') +
    path('M14 50V34H22V28L26 22L30 28V34H40V50z', 's3') +
    path('M40 50V26H44C44 12 68 12 68 26H72V50z', 'light') +
    path('M56 16V8M53 11H59', 's5') +
    line('M56 16V8M53 11H59', 's5', 1.4) +
    path('M58 16C66 16 68 22 68 26H72V50H62C64 36 64 24 58 16z', 's4', alpha(0.55)) +
    path('M72 50V30L77 18L82 30V50zM84 50V36H96V30L100 24L104 30V50z', 's4') +
    path('M6 50H116V60H6z', 'light') +
    path(
      'M6 50V45H12V50zM18 50V45H24V50zM30 50V45H36V50zM42 50V45H48V50zM76 50V45H82V50zM88 50V45H94V50zM100 50V45H106V50zM110 50V45H116V50z',
      'light',
    ) +
    path('M50 60V52a6 6 0 0 1 12 0V60z', 's5') +
    path('M0 60H120V76H0z', 's3') +
    path('M50 60H62L74 76H38z', 'light'),
} as const

/** The graveyard, for the chronicle. */
export const graveyard = (): string =>
  rect(0, 0, 120, 76, 's1') +
  circle(30, 20, 11, 'light') +
  path('M0 40C24 36 40 42 62 38S104 34 120 38V76H0z', 's2') +
  hill(
    [
      [0, 46],
      [40, 38],
      [80, 44],
      [120, 36],
    ],
    's3',
    76,
  ) +
  church({ x: 78, y: 44, scale: 0.42, ...onCard }) +
  path('M0 52C40 46 80 56 120 50V76H0z', 's3') +
  gravestone(24, 66, 1, true) +
  gravestone(48, 70, 1.15) +
  gravestone(74, 66, 1, true) +
  gravestone(98, 70, 1.1) +
  line('M4 72v-20M4 54C10 48 14 40 12 30M4 60C-2 54-2 46 2 40', 's5', 1.8, rounded)

/** The starting player's hand: it points on. */
const pointing = (): string =>
  air() +
  land() +
  path('M14 30H34V58H14z', 's4') +
  path('M14 30H20V58H14z', 's5') +
  path(
    'M34 31C46 26 58 24 66 28H104C112 28 112 39 104 39H76C82 40 82 47 76 47C81 48 80 54 74 54C78 56 76 61 71 61H52C46 61 40 58 34 57z',
    'light',
  ) +
  path('M34 52C42 56 48 56 56 56H74C78 56 76 61 71 61H52C46 61 40 58 34 57z', 'wall2') +
  line('M66 39H78M64 47H78M64 54H74M56 28C60 34 66 35 72 34', 'wall2', 1.6, rounded) +
  path('M30 29H38V59H30z', 'acc')

/** Scenes that are no people: by the name of the symbol. */
export const scenes: Readonly<Record<string, () => string>> = {
  stable: () => inScene('stable', 0.95, 64),
  brewery: () => inScene('brewery', 0.95),
  forge: () => inScene('forge', 0.98, 66),
  scriptorium: () => inScene('scriptorium', 0.92),
  wainwright: () => inScene('wainwright', 0.95, 64),
  field: () => air() + land() + group(64, 68, 1.15, buildings.field()),
  'church-of-salvation': () => inScene('church-of-salvation', 0.8, 62),
  'abbey-church': () => inScene('abbey-church', 0.8, 68),
  'trade-church': () => inScene('trade-church', 0.86, 64),
  'mission-church': () => inScene('mission-church', 0.86, 62),
  'finance-chamber': () => inScene('finance-chamber', 0.86, 58),
  'area-chamber': () => inScene('area-chamber', 0.9, 62),
  'population-chamber': () => inScene('population-chamber', 0.86, 57),
  'guild-chamber': () => inScene('guild-chamber', 0.88, 64),
  'meeting-place': () => inScene('meeting-place', 0.74, 62, 59),
  'travel-A': journeys.A,
  'travel-B': journeys.B,
  'travel-C': journeys.C,
  'travel-D': journeys.D,
  'travel-E': journeys.E,
  play: () => inScene('booth', 1, 62, 68),
  school: () => inScene('school', 0.92, 62),
  headman: () =>
    air() +
    land() +
    path('M120 62C90 58 70 62 52 68L40 76H78C86 70 100 68 120 70z', 'light') +
    group(58, 62, 0.66, buildings['main-house'](onCard)),
  'market-office': () =>
    air() + land() + group(56, 66, 0.95, stall()) + group(100, 68, 0.95, scales()),
  hand: pointing,
  ferry: () =>
    rect(0, 0, 120, 76, 's1') +
    circle(28, 22, 9, 'light') +
    path('M0 36C40 30 80 38 120 32V76H0z', 's3') +
    waves() +
    group(60, 56, 1, ferry()),
  graveyard,
}
