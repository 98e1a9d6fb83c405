/**
 * Whole small people as they stand on roads and squares. They have no face but an eye and a nose;
 * what they carry names what they do.
 */
import type { Build, Hair, Skin } from './people.ts'
import { alpha, circle, group, line, mirrored, path, rounded } from './shapes.ts'

/** A whole small person, feet at (0, 0), 40 high. */
export interface Pawn {
  readonly build?: Build
  readonly coat?: string
  readonly coat2?: string
  readonly hat?: string
  readonly skin?: Skin
  /** Hair below the hat. */
  readonly hair?: Hair
  readonly bearded?: boolean
  readonly skirt?: boolean
  readonly facing?: 'left' | 'right'
  /** Things worn and carried, drawn for a person that looks left. */
  readonly load?: string
  /** Place of the near hand, for a person that looks left; without it no arm is seen. */
  readonly hand?: readonly [x: number, y: number]
  readonly stick?: boolean
}

/** A coat and its shaded side. */
type Coat = readonly [whole: string, shade: string]

const skirts: Readonly<Record<Build, Coat>> = {
  slim: [
    'M-6-1C-6-14-5-24-3.5-29C0-32 3-31 4-28C5.5-22 6.5-12 7-1z',
    'M1.5-31C3-31 4-29 4-28C5.5-22 6.5-12 7-1H2C3.5-12 3-22 1.5-31z',
  ],
  middle: [
    'M-9-1C-8-14-6-24-4-28C0-32 4-30 5-27C7-22 9-12 10-1z',
    'M2-30C4-30 5-28 5-27C7-22 9-12 10-1H3C5-12 4-22 2-30z',
  ],
  stout: [
    'M-12-1C-14-12-12-23-6-28C-1-31.5 5-31 8-27C13-21 15-10 14-1z',
    'M4-30C6-30 8-28 8-27C13-21 15-10 14-1H5C8-12 8-22 4-30z',
  ],
}

const jackets: Readonly<Record<Build, Coat>> = {
  slim: [
    'M-5-9C-5.5-20-5-26-3.5-29C0-32 3-31 4-28C5.5-22 6-16 6-9z',
    'M1.5-31C3-31 4-29 4-28C5.5-22 6-16 6-9H2C3-16 3-24 1.5-31z',
  ],
  middle: [
    'M-7-8C-7-20-6-26-4-28C0-32 4-30 5-27C7-22 8-16 8-8z',
    'M2-30C4-30 5-28 5-27C7-22 8-16 8-8H3C4-16 4-24 2-30z',
  ],
  stout: [
    'M-10-7C-14-16-11-25-6-28C-1-31.5 5-31 8-27C13-22 14-14 11-7z',
    'M4-30C6-30 8-28 8-27C13-22 14-14 11-7H5C8-15 8-23 4-30z',
  ],
}

/** Height by which a head is raised or lowered. */
const raised: Readonly<Record<Build, number>> = { slim: -1, middle: 0, stout: 0.4 }

/** A head in profile and its hat; the shaded side is on the right, even when it looks left. */
function face({ skin = 'skin', hair, bearded, hat = 'acc', facing = 'left' }: Pawn): string {
  const turned = (inner: string) => (facing === 'left' ? inner : mirrored(inner))
  return (
    turned(
      path('M-4-32L-6.7-32.8L-4.5-35.5zM-4.8-34a4.8 4.8 0 1 1 9.6 0a4.8 4.8 0 1 1-9.6 0z', skin),
    ) +
    path('M1-38.7a4.8 4.8 0 0 1 0 9.4C3-32 3-36 1-38.7z', `${skin}2`) +
    turned(
      (hair ? path('M0-39C5-40 6.5-34 4.5-30L1.5-31C2.5-34 2-36 0-39z', hair) : '') +
        (bearded
          ? path('M-4.5-32.5C-2-33-1-32.5 0-34.5L4-32C3-27 0-25.5-3-26z', hair ?? skin)
          : '') +
        circle(-2.2, -34.4, 0.8, 'key'),
    ) +
    path('M-7-36C-5-37-5-42 0-42C5-42 5-37 7-36z', hat)
  )
}

/** A person on a road or a square. */
export function pawn(who: Pawn = {}): string {
  const { build = 'middle', coat = 'roof', coat2 = 'roof2', skin = 'skin' } = who
  const { skirt = false, facing = 'left', load = '', hand, stick = false } = who
  const [whole, shade] = (skirt ? skirts : jackets)[build]
  const carried =
    load +
    (hand
      ? line(`M-${build === 'stout' ? 5 : 3}-24L${hand[0]} ${hand[1]}`, coat2, 4, rounded) +
        circle(hand[0], hand[1], 2.4, skin)
      : '') +
    (stick ? line('M-10 1L-7-30', 'oak', 1.6, rounded) : '')
  return (
    path('M2 0L22-5L24-1L6 2z', 'key', alpha(0.18)) +
    (skirt ? '' : path('M-4-10h3.5V0h-3.5zM1-10h3.5V0h-3.5z', 'cloth')) +
    path(whole, coat) +
    path(shade, coat2) +
    (raised[build] ? group(0, raised[build], 1, face(who)) : face(who)) +
    (facing === 'left' ? carried : mirrored(carried))
  )
}
