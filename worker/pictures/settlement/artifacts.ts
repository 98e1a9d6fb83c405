/** The 14 artifacts: things by themselves, in 64 x 64. */
import type { ArtifactId } from '../../games/settlement/components/artifacts.ts'
import { alpha, circle, group, line, path, repeat, rounded } from '../shapes.ts'
import { glory } from './scenery.ts'

const hourglass = () =>
  path('M18 10H46C46 24 36 27 36 32S46 40 46 54H18C18 40 28 37 28 32S18 24 18 10z', 'light') +
  path('M36 12H46C46 24 36 27 36 32S46 40 46 54H38C40 42 33 38 33 32S40 24 36 12z', 'water2') +
  path(
    'M23 20H41C39 26 34 28 32 31C30 28 25 26 23 20zM20 53C20 46 28 44 32 40C36 44 44 46 44 53z',
    'acc',
  ) +
  line('M32 31V42', 'acc', 1.6) +
  path('M14 4H50V11H14zM14 53H50V60H14z', 'wood') +
  path('M36 4H50V11H36zM36 53H50V60H36z', 'key', alpha(0.4)) +
  line('M17 11V53M47 11V53', 'acc2', 3)
const compass = () =>
  circle(32, 34, 27, 'acc2') +
  circle(31, 33, 25, 'acc') +
  circle(32, 34, 20, 'light') +
  path('M44 18A20 20 0 0 1 34 54A22 22 0 0 0 44 18z', 'wall2', alpha(0.6)) +
  path('M32 16L37 34L32 52L27 34z', 'steel') +
  path('M32 16L37 34H27z', 'wax') +
  line('M16 34H20M44 34H48M32 50v3', 'key', 1.8) +
  circle(32, 34, 2.6, 'coin2') +
  circle(32, 5, 5, 'acc2') +
  circle(32, 5, 2.4, 'light')
const mace = () =>
  line('M14 58L36 26', 'wood', 6, rounded) +
  line('M18 55l6 4M22 49l6 4', 'acc', 2.4) +
  path('M36 6l5 5 7-3 0 8 8 2-4 7 5 6-8 3 0 8-8-2-5 6-4-7-8 1 2-8-6-5 6-5-2-8 8 0z', 'steel') +
  circle(42, 22, 10, 'faint') +
  path('M48 14a10 10 0 0 1-8 18a14 14 0 0 0 8-18z', 'key', alpha(0.4)) +
  line('M36 18c1-3 4-5 7-4', 'light', 2, rounded)
const potion = () =>
  path('M26 6H38V22C50 27 54 36 52 46C50 56 42 60 32 60S14 56 12 46C10 36 14 27 26 22z', 'water2') +
  path('M13 40C22 36 42 44 51.5 38C53 52 46 60 32 60S11 52 13 40z', 'wax') +
  path('M40 42C46 42 50 40 51.5 38C53 52 46 60 32 60C44 56 46 48 40 42z', 'roof2') +
  path('M24 2H40V9H24z', 'wood') +
  circle(24, 48, 3, 'light') +
  circle(33, 52, 2, 'light') +
  circle(30, 44, 1.6, 'light') +
  line('M18 34C19 30 22 27 26 26', 'light', 2.4, rounded)
const chest = () =>
  path('M6 30C6 12 14 8 24 8H42C52 8 58 14 58 30z', 'wood') +
  path('M34 8H42C52 8 58 14 58 30H44C44 18 40 10 34 8z', 'key', alpha(0.35)) +
  path('M6 34H58V56H6z', 'wood') +
  path('M40 34H58V56H40z', 'key', alpha(0.35)) +
  path('M6 30L12 36L18 30L24 36L30 30L36 36L42 30L48 36L54 30L58 33V37H6V33z', 'light') +
  line('M14 10V30M50 11V30M14 36V56M50 36V56M6 32H58', 'acc', 3) +
  circle(22, 22, 3.6, 'light') +
  circle(42, 22, 3.6, 'light') +
  circle(21.5, 22.5, 1.8, 'key') +
  circle(41.5, 22.5, 1.8, 'key')
const scroll = () =>
  path('M14 12H50V54H14z', 'light') +
  path('M40 12H50V54H42C46 40 44 24 40 12z', 'wall2', alpha(0.7)) +
  path('M6 6H58V15H6zM6 50H58V59H6z', 'acc2') +
  path('M42 6H58V15H42zM42 50H58V59H42z', 'coin2', alpha(0.6)) +
  circle(6, 10.5, 5, 'wood') +
  circle(58, 10.5, 5, 'wood') +
  circle(6, 54.5, 5, 'wood') +
  circle(58, 54.5, 5, 'wood') +
  path('M32 19c2 5 6 6 9 5c0 5-3 8-8 8v8l3 4h-8l3-4v-8c-5 0-8-3-8-8c3 1 7 0 9-5z', 'leaf') +
  circle(44, 46, 5, 'wax')
const crown = () =>
  path('M6 18L18 34L32 8L46 34L58 18L52 54H12z', 'acc') +
  path('M46 34L58 18L52 54H34C44 48 47 42 46 34z', 'acc2') +
  path('M10 48H54V57H10z', 'coin') +
  path('M38 48H54V57H38z', 'acc2') +
  circle(6, 17, 4.4, 'wax') +
  circle(58, 17, 4.4, 'wax') +
  circle(32, 7, 5, 'water') +
  path('M28 52.5l4-3.5 4 3.5-4 3.5z', 'water') +
  circle(18, 52.5, 2.4, 'wax') +
  circle(46, 52.5, 2.4, 'wax') +
  line('M14 36l4 3M30 18l-5 14', 'light', 1.8, rounded)
const tankard = () =>
  line('M46 24h9a4 4 0 0 1 4 4v12a6 6 0 0 1-6 6h-7', 'steel', 5) +
  path('M12 16H46L50 60H8z', 'faint') +
  path('M34 16H46L50 60H36z', 'steel') +
  line('M11 28H47M9 50H49', 'acc', 3.4) +
  path('M22 34h10l5 6-10 9-10-9z', 'wax') +
  path(
    'M8 16C6 8 16 4 22 8C28 2 42 4 44 9C52 9 50 18 46 19C42 24 38 18 34 22C28 24 24 18 18 23C12 24 8 20 8 16z',
    'light',
  ) +
  line('M15 30L14 46', 'light', 2, rounded + alpha(0.7))
const treasure = () =>
  path('M4 56C6 42 16 34 32 32C48 34 58 42 60 56z', 'acc2') +
  [
    [14, 50],
    [24, 44],
    [34, 40],
    [44, 46],
    [52, 52],
    [32, 52],
    [20, 56],
    [42, 56],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 6.4, 'coin2') + circle(x - 0.6, y - 0.6, 5.2, 'coin'))
    .join('') +
  path('M26 22H38L42 28L32 42L22 28z', 'water') +
  path('M26 22H32L28 28H22zM28 28H36L32 42z', 'water2') +
  line('M8 22l4 4M12 22l-4 4M52 14l5 5M57 14l-5 5M30 6v6M27 9h6', 'light', 2, rounded) +
  path('M4 58H60V61H4z', 'key', alpha(0.3))
const ring = () =>
  line('M32 60a17 17 0 1 1 .1 0z', 'acc2', 7) +
  line('M31 59a17 17 0 0 1-14-22', 'acc', 7, rounded) +
  path('M20 6H44L52 16L32 36L12 16z', 'water') +
  path('M20 6H32L26 16H12zM26 16H38L32 36z', 'water2') +
  path('M32 6H44L52 16H38z', 'light') +
  path('M22 26h20l-4 7H26z', 'acc2')
const star = () =>
  path('M32 2L39 24L62 32L39 40L32 62L25 40L2 32L25 24z', 'acc') +
  path('M32 2L39 24L62 32L39 40L32 62V32z', 'acc2', alpha(0.7)) +
  path('M32 14L36 28L50 32L36 36L32 50L28 36L14 32L28 28z', 'light') +
  path(
    'M12 8l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM52 44l1.5 5 5 1.5-5 1.5-1.5 5-1.5-5-5-1.5 5-1.5z',
    'light',
  )
const key = () =>
  line('M34 30L56 52', 'acc', 6.4) +
  line('M46 42l7-7M52 48l7-7', 'acc', 5) +
  line('M37 33L56 52', 'acc2', 2) +
  circle(22, 20, 17, 'acc') +
  path('M32 7a17 17 0 0 1-12 30a20 20 0 0 0 12-30z', 'acc2') +
  circle(22, 20, 9, 'light') +
  path('M15 15C18 14 20 15 22 17C24 15 26 14 29 15V25C26 24 24 25 22 27C20 25 18 24 15 25z', 'ok')
const mirror = () =>
  path('M28 42H36V62H28z', 'wood') +
  path('M32 2C48 2 54 12 54 23S46 45 32 45S10 34 10 23S16 2 32 2z', 'acc') +
  path('M38 2.6C50 5 54 14 54 23S46 45 32 45C46 38 50 16 38 2.6z', 'acc2') +
  path('M32 8C43 8 48 15 48 23S42 39 32 39S16 31 16 23S21 8 32 8z', 'water2') +
  path('M26 12L42 34M20 20L32 37', 'light') +
  line('M22 26L34 10M27 32L43 13', 'light', 3, rounded + alpha(0.9)) +
  path('M22 62H42V58H22z', 'acc2')
const mask = () =>
  line('M14 16L4 4M24 10L20-1M40 10L44-1M50 16L60 4', 'leaf', 4, rounded) +
  path('M32 6C50 6 56 16 54 30C52 46 44 60 32 62C20 60 12 46 10 30C8 16 14 6 32 6z', 'roof') +
  path('M38 6.5C50 9 56 17 54 30C52 46 44 60 32 62C46 48 48 24 38 6.5z', 'roof2') +
  path('M14 26L28 30C26 36 18 36 14 26zM50 26L36 30C38 36 46 36 50 26z', 'light') +
  circle(22, 31, 2, 'key') +
  circle(42, 31, 2, 'key') +
  path('M32 28L37 42H27z', 'acc') +
  path('M22 48C28 44 36 44 42 48C38 56 26 56 22 48z', 'key') +
  path('M24 48h4v3h-4zM30 47.5h4v3.5h-4zM36 48h4v3h-4z', 'light') +
  line('M14 38l8 3M50 38l-8 3M15 43l6 2M49 43l-6 2M32 10v12', 'light', 2, rounded)

const drawn: Readonly<Record<ArtifactId, () => string>> = {
  hourglass,
  compass,
  mace,
  potion,
  chest,
  scroll,
  crown,
  tankard,
  treasure,
  ring,
  star,
  key,
  mirror,
  mask,
}

/** An artifact by itself. */
export const artifact = (id: ArtifactId): string => drawn[id]().replaceAll('$wood', '$oak')

/** An artifact's picture, 120 x 80, in the tones of gold. */
export const artifactScene = (id: ArtifactId): string =>
  glory() + path('M34 74L94 74L104 67H46z', 'key', alpha(0.18)) + group(28, 7, 1, artifact(id))

/** The round marker and the start marker as tokens, 24 x 24: a wax seal, and the pigeon that brings the turn. */
export const startMarker = (): string =>
  circle(12, 12, 11.5, 'ok') +
  path(
    'M3 13C7 9 10 8 13 9C15 6 18 6 19.5 8.5L22 10L19.5 11C18 15 13 17 9 15C6 15 4 14 3 13z',
    'light',
  ) +
  path('M10 9C7 6 6.5 3.5 8.5 1.5C10 4 13 6 15 9z', 'light') +
  path('M13 15h6v4h-6z', 'paper') +
  line('M13 15l3 2.5 3-2.5', 'wax', 0.9)
export const roundMarker = (): string =>
  path(
    `${repeat(12, (i) => `${i ? 'L' : 'M'}${(12 + 11.5 * Math.cos(i * 0.5236)).toFixed(1)} ${(12 + 11.5 * Math.sin(i * 0.5236)).toFixed(1)}L${(12 + 9.5 * Math.cos(i * 0.5236 + 0.2618)).toFixed(1)} ${(12 + 9.5 * Math.sin(i * 0.5236 + 0.2618)).toFixed(1)}`)}z`,
    'wax',
  ) + circle(12, 12, 7, 'none', ' stroke="$light" stroke-width="1.2"')
