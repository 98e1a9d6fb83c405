/**
 * People as half figures for cards. They have no face but one eye, a nose by profile, and a beard
 * or a line of a mouth. The things in their hands name their profession.
 */
import { alpha, circle, group, line, mirrored, num, path, rounded } from './shapes.ts'

/** Skins: the tone of that name and, with a 2 behind it, its shade. */
export type Skin = 'skin' | 'tan' | 'brown' | 'dark'
export type Hair = 'hair' | 'black' | 'blond' | 'ginger' | 'grey'
/** Ways in which hair falls. `bald` keeps some at the sides. */
export type Hairdo = 'short' | 'long' | 'bun' | 'braid' | 'curls' | 'bald' | 'tonsure' | 'none'
export type Beard = 'full' | 'short' | 'moustache' | 'long'
export type Build = 'slim' | 'middle' | 'stout'

/** Draws a hat on a head that looks left. `lit` and `shaded` change places on a head that looks right. */
type Hat = (turned: boolean) => string
const either = (turned: boolean, lit: string, shaded: string): readonly [string, string] =>
  turned ? [shaded, lit] : [lit, shaded]

/** A hat in two planes: its outline, and the part at the back of the head. */
const twoPlanes =
  (whole: string, back: string, lit: string, shaded: string, more = ''): Hat =>
  (turned) => {
    const [front, behind] = either(turned, lit, shaded)
    return path(whole, front) + path(back, behind) + more
  }

const hats = {
  none: () => '',
  straw: twoPlanes(
    'M-12-9C-8-13-5-12-5-12L-3-18C0-20 5-19 6-16L7-11C11-10 14-7 14-6C6-8-4-10-12-9z',
    'M1-19.3C4-19 6-18 6-16L7-11C11-10 14-7 14-6C10-7.2 6-8 2-8.7z',
    'acc',
    'acc2',
    line('M-5-12.5C-1-12 3-11.5 7-11', 'key', 1.6),
  ),
  felt: twoPlanes(
    'M-12-7C-6-11 8-11 14-6C8-8-4-9-12-7z',
    'M-7-9L-4-19C0-22 4-20 8-18L9-8C4-10-2-10-7-9z',
    'key',
    's5',
    line('M-6-11C-1-12 4-12 9-10', 'acc', 2) +
      line('M8-12C11-16 12-20 11-24', 'light', 1.6, rounded),
  ),
  cap: twoPlanes(
    'M-12-8C-12-14-4-18 2-17C9-16 12-11 11-6C4-9-4-9-12-8z',
    'M-12-8C-4-10 0-10-2-7C-6-7-10-6-12-8z',
    's5',
    'key',
  ),
  kerchief: twoPlanes(
    'M-9-6C-10-16-1-19 4-17C12-15 14-8 12 1C11 6 15 10 12 15C8 12 7 5 6-2C5-8-2-9-9-6z',
    'M4-17C12-15 14-8 12 1C11 6 15 10 12 15C8 12 7 5 6-2C8-8 7-13 4-17z',
    'wax',
    'roof2',
    path('M-4-11a1 1 0 1 0 .1 0zM1-13a1 1 0 1 0 .1 0zM-1-16a1 1 0 1 0 .1 0z', 'light'),
  ),
  bonnet: twoPlanes(
    'M-9-6C-10-16 0-18 4-16C12-14 14-4 10 4C8 7 6 6 6 2C6-4 2-8-9-6z',
    'M4-16C12-14 14-4 10 4C8 7 6 6 6 2C8-4 8-11 4-16z',
    'light',
    'wall2',
  ),
  hood: twoPlanes(
    'M-9-3C-12-14-3-20 4-18C14-15 16 0 13 14L-4 16C4 8 2-2-1-8C-4-8-7-6-9-3z',
    'M4-18C14-15 16 0 13 14L7 15C11 4 10-10 4-18z',
    's4',
    's5',
  ),
  helmet: twoPlanes(
    'M-11-7C-10-16-3-19 2-18C9-17 12-12 12-6z',
    'M4-17.5C9-16 12-12 12-6H6C8-10 7-14 4-17.5z',
    's4',
    's5',
    circle(-7, -11, 3.4, 'acc') + circle(-8, -12, 1.5, 'light'),
  ),
  crown: twoPlanes(
    'M-10-8L-12-21L-6-15L-1-23L4-15L10-20L9-7C3-9-4-10-10-8z',
    'M4-15L10-20L9-7C7-8 5-8.5 3-8.8z',
    'acc',
    'acc2',
    circle(-12, -21, 1.7, 'light') + circle(-1, -23, 1.7, 'light') + circle(10, -20, 1.7, 'light'),
  ),
  beret: twoPlanes(
    'M-11-8C-17-15-4-21 4-19C14-18 16-10 11-6C4-9-4-10-11-8z',
    'M4-19C14-18 16-10 11-6C9-7 7-7.5 5-8C10-11 9-16 4-19z',
    's5',
    'key',
    line('M2-19l2-4', 's5', 1.8, rounded),
  ),
  wide: twoPlanes(
    'M-21-7C-14-12 12-12 22-5C12-8-8-9-21-7z',
    'M-8-9C-8-17-3-19 2-19C8-19 11-14 10-8C4-10-2-10-8-9z',
    's5',
    's4',
    line('M-8-11C-2-12 4-12 10-10', 'light', 1.8),
  ),
  turban: twoPlanes(
    'M-11-6C-14-14-6-21 3-20C12-19 16-11 11-5C4-9-4-8-11-6z',
    'M3-20C12-19 16-11 11-5C9-6.5 7-7 5-7.5C9-11 8-16 3-20z',
    'light',
    'wall2',
    line('M-10-10C-4-15 4-15 11-9M-7-15C-2-18 4-18 9-14', 'wall2', 1.2) +
      circle(-5, -12, 1.8, 'acc'),
  ),
  toque: twoPlanes(
    'M-9-8L-10-16C-15-20-10-27-4-24C-2-29 6-29 8-24C14-25 16-18 11-15L10-7C4-9-3-10-9-8z',
    'M4-27C7-27 8-24 8-24C14-25 16-18 11-15L10-7C8-8 6-8.5 4-8.7L5-16C8-19 7-24 4-27z',
    'light',
    'wall2',
  ),
  wimple: twoPlanes(
    'M-10-6C-10-17 0-21 6-18C17-14 16 4 18 22L4 24C8 14 8 4 6-2C5-7-1-9-10-6z',
    'M6-18C17-14 16 4 18 22L12 23C13 8 13-8 6-18z',
    's5',
    'key',
    line('M-9.5-5.5C-2-9 5-7 6.5-1C7.5 5 6 10 2 13', 'light', 3.2, rounded),
  ),
  coif: twoPlanes(
    'M-9-4C-11-19 1-23 7-20C19-15 19 4 22 24L2 26C8 14 8 4 7-1C6-8 0-10-9-4z',
    'M8-20C19-15 19 4 22 24L14 25C15 8 15-8 8-20z',
    'cloth',
    'key',
    line('M-9.5-7C-4-14 8-12 9.5-2C10.5 6 8 12 1 14', 'light', 6, rounded),
  ),
  horned: twoPlanes(
    'M-11-6C-12-15-4-20 1-20C8-20 13-14 12-5z',
    'M4-19.6C9-18 13-13 12-5H6C8-10 7-15 4-19.6z',
    'steel',
    'cloth',
    path(
      'M-8-11C-17-10-22-18-20-29C-17-23-13-20-4-18zM9-10C17-10 22-18 20-29C17-23 13-20 5-18z',
      'light',
    ) + line('M-11-6.5C-4-9.5 6-9 12-5.5', 'acc', 3, rounded),
  ),
  mitre: twoPlanes(
    'M-9-8L-12-20L-1-34L10-20L9-7C3-9-3-9.5-9-8z',
    'M-1-34L10-20L9-7C6-8 4-8.5 1-8.8z',
    'light',
    'wall2',
    line('M-1-30V-10M-8-18H7', 'acc', 2),
  ),
  jester: (turned: boolean) => {
    const [left, right] = either(turned, 's4', 'acc')
    return (
      path('M0-9C-6-22-20-22-24-8C-18-14-12-12-9-7z', left) +
      path('M-4-9C-4-24 10-28 14-24C8-22 8-14 8-7z', right) +
      path('M2-9C10-20 22-14 22-4C18-8 14-8 11-4z', left) +
      circle(-24, -7, 2.2, 'light') +
      circle(15, -24, 2.2, 'light') +
      circle(22, -3, 2.2, 'light')
    )
  },
} satisfies Record<string, Hat>

export type HatName = keyof typeof hats

/** Hats that hide the hair of the crown. */
const hiding: ReadonlySet<HatName> = new Set(['kerchief', 'bonnet', 'hood', 'wimple', 'coif'])

const beards: Readonly<Record<Beard, string>> = {
  full: 'M-8 4C-4 2-1 3 1 2C3 0 7-3 9-1C11 6 8 15-1 17C-7 15-9 9-8 4z',
  short: 'M-8 7C-4 5.5-1 6 1 4C3 1 7-3 9-1C10 5 6 12-1 12.5C-6 12.5-8.5 10-8 7z',
  moustache: 'M-12 5.5C-9 2-6 3-4.5 4C-2 3 1 4 3 7C0 8-3 7-4.5 6C-6 7-10 8-12 5.5z',
  long: 'M-8 4C-4 2-1 3 1 2C3 0 7-3 9-1C12 8 8 24-4 29C-8 20-9 10-8 4z',
}

const hairs: Readonly<Record<Hairdo, readonly [behind: string, over: string]>> = {
  none: ['', ''],
  bald: ['', 'M2-12.5C9-13 13-7 11 2L7 5C8-2 6-7 2-8z'],
  tonsure: ['', 'M-9-5.5C-8.5-9.5-3-10 3-9.5C9-9 13-8 12 2L8 6C9 0 7-4 2-4.5C-3-5-6-4.5-9-3.5z'],
  short: ['', 'M-8.5-6C-11-14-2-17 3-15C12-14 14-4 11 4L7 5C7.5-1 5-6 1-7C-3-7-6-8-8.5-6z'],
  long: [
    'M0-14C14-16 15 0 14 20C10 24 4 22 2 18C4 8 3-2 0-14z',
    'M-8.5-5C-11-14-2-17 3-15C12-14 14-4 12 10L7 9C8-1 6-7 1-8C-3-8-6-7-8.5-5z',
  ],
  bun: [
    'M6-16a7 7 0 1 1 8 8z',
    'M-8.5-6C-11-14-2-17 3-15C12-14 13-4 10 3L7 4C7.5-1 5-6 1-7C-3-7-6-8-8.5-6z',
  ],
  braid: ['', 'M-8.5-6C-11-14-2-17 3-15C12-14 13-4 10 4L7 5C7.5-1 5-6 1-7C-3-7-6-8-8.5-6z'],
  curls: [
    '',
    'M-9-5C-13-8-10-14-6-14C-6-19 2-20 4-17C9-19 14-14 12-10C16-7 15-1 12 1C14 5 10 9 7 6C8-1 5-6 1-7C-3-7-6-7-9-5z',
  ],
}

/** A head. (0, 0) is its middle. */
export interface Head {
  readonly hat?: HatName
  readonly skin?: Skin
  readonly hair?: Hair
  readonly hairdo?: Hairdo
  readonly beard?: Beard | undefined
  readonly facing?: 'left' | 'right'
  /** Something on the face: an eye patch, spectacles, a veil. Drawn for a head that looks left. */
  readonly face?: string
}

const headOutline =
  'M-9-4C-9-10-4-13 1-13C8-13 12-7 11 1C10 8 6 12 0 12C-5 12-8 9-8.5 5L-11.5 3L-9-1z'
const backShade = 'M4-12.6C9-11 12-6 11 1C10 8 6 12 0 12C5 9 8 5 7-1C6.5-6 6-10 4-12.6z'
const frontShade =
  'M-9-4L-9-1L-11.5 3L-8.5 5C-8 9-5 12 0 12C3 12 5 11 7 9C2 10-3 9-5 5C-6.5 2-7-1-6.5-7C-8-6-9-5-9-4z'

/** A head in profile, looking left or right; light comes from the left either way. */
export function head({
  hat = 'none',
  skin = 'skin',
  hair = 'hair',
  hairdo = 'short',
  beard,
  facing = 'left',
  face = '',
}: Head = {}): string {
  const turned = facing === 'right'
  const [behind, over] = hairs[hairdo]
  const drawn =
    (behind ? path(behind, hair) : '') +
    path(headOutline, skin) +
    path(turned ? frontShade : backShade, `${skin}2`) +
    (over && !hiding.has(hat) ? path(over, hair) : '') +
    circle(-4.5, -1.5, 1.25, 'key') +
    (beard
      ? path(beards[beard], hair)
      : line('M-7.5 6.5c1.5 1 3 1 4.5.2', `${skin}2`, 1.3, rounded)) +
    face +
    hats[hat](turned)
  return turned ? mirrored(drawn) : drawn
}

/** A half figure: head, clothes, and the tool in its left-hand third. */
export interface Person extends Head {
  readonly build?: Build
  readonly coat?: string
  readonly coat2?: string
  /** Tone of the collar. */
  readonly trim?: string
  readonly apron?: string
  /** Tone of a shawl over the shoulders. */
  readonly shawl?: string
  readonly hand?: readonly [x: number, y: number]
  readonly elbow?: readonly [x: number, y: number]
  /** Drawn before the coat and under the hand. */
  readonly tool?: string
  /** Drawn behind the figure. */
  readonly behind?: string
  /** Drawn over the coat and under the arm: a medal, a bag, a rope. */
  readonly chest?: string
  readonly secondArm?: boolean
}

/** Half the width at the waist and at the shoulders. */
const builds: Readonly<Record<Build, readonly [waist: number, shoulder: number]>> = {
  slim: [19, 18.5],
  middle: [24, 22],
  stout: [30, 24.5],
}

function coatOf(build: Build, coat: string, coat2: string): string {
  const [waist, shoulder] = builds[build]
  const edge = `C${num(shoulder - 1)}-38 ${num(waist + 2)}-20 ${num(waist + 1)} 0`
  return (
    path(`M${num(-waist)} 0C${num(-waist - 1)}-20 ${num(-shoulder)}-36-9-42H9${edge}z`, coat) +
    path(`M7-42H9${edge}H${num(waist * 0.46)}C${num(waist * 0.62)}-16 13-32 7-42z`, coat2)
  )
}

/** Dark coats and wood in the tones that stand out of a night sky. */
const coats: Readonly<Record<string, string>> = { key: 'cloth', near: 'loden' }
const beforeTheSky = (drawn: string): string => drawn.replaceAll('$wood', '$oak')

/** A half figure for a card: waist at (0, 0), about 76 high. */
export const person = (options: Person = {}): string => beforeTheSky(halfFigure(options))

function halfFigure(options: Person): string {
  const { build = 'middle', coat2 = 's5', trim = 'light', apron, shawl } = options
  const coat = coats[options.coat ?? 's4'] ?? options.coat ?? 's4'
  const { hand = [-30, -16], elbow = [-26, -4], tool = '', behind = '', chest = '' } = options
  const { secondArm = true, skin = 'skin', hair = 'hair', hairdo, facing } = options
  const [, shoulder] = builds[build]
  const braid = facing === 'right' ? 'M-9-52C-16-44-12-34-15-24' : 'M10-52C17-44 14-34 17-24'
  const reach = shoulder - 5
  const arm = `M${num(-reach)}-33C${num(-reach - 7)}-28 ${num(-reach - 10)}-20 ${elbow.join(' ')}L${hand.join(' ')}`
  return (
    behind +
    (secondArm
      ? line(
          `M${num(shoulder - 4)}-34C${num(shoulder + 5)}-26 ${num(shoulder + 5)}-14 18-4`,
          coat2,
          11,
          rounded,
        )
      : '') +
    coatOf(build, coat, coat2) +
    (apron
      ? path('M-12 0L-13-22C-6-20 6-20 12-22L14 0z', apron) +
        line('M-13-22L-8-41M12-22L9-41', apron, 2.6)
      : '') +
    (shawl
      ? path(
          `M-9-42L${num(-shoulder)}-26C-12-18-4-22 0-14C4-22 14-18 ${num(shoulder + 1)}-26L9-42z`,
          shawl,
        ) +
        path(`M9-42L${num(shoulder + 1)}-26C14-18 8-20 5-18C8-26 9-34 6-42z`, 'key', alpha(0.25))
      : path('M-8-42L-1-31L8-42L5-46H-5z', trim)) +
    path('M-4.5-52H6V-42C4-38-2-38-4.5-42z', `${skin}2`) +
    group(0, -58, build === 'stout' ? 1.08 : 1, head(options)) +
    (hairdo === 'braid' ? line(braid, hair, 5, rounded) : '') +
    chest +
    line(arm, coat, 10.5, rounded) +
    line(
      `M${num(-reach + 2)}-27C${num(-reach - 3)}-22 ${num(-reach - 5)}-16 ${elbow[0] + 3} ${elbow[1] + 3}`,
      coat2,
      1.6,
      rounded + alpha(0.8),
    ) +
    tool +
    circle(hand[0], hand[1], 5, skin) +
    path(`M${hand[0] + 1} ${hand[1] - 4.8}a5 5 0 0 1 0 9.6z`, `${skin}2`)
  )
}

/** A carrier pigeon with its letter. */
export const pigeon = (x: number, y: number, scale = 1): string =>
  group(
    x,
    y,
    scale,
    path('M-34 2C-20-6-8-8 2-6C8-12 18-12 22-6L29-3L22 0C18 8 6 12-6 8C-16 8-24 6-34 2z', 'light') +
      path('M-8-4C-18-20-20-34-12-44C-6-30 6-18 12-6z', 'light') +
      path('M-2-5C-2-20 4-34 16-40C16-26 14-14 10-5z', 'cloud2') +
      path('M22 0C18 8 6 12-6 8C6 6 14 4 22 0z', 'cloud2') +
      circle(20, -6, 1.4, 'key') +
      path('M22 0h18v12H22z', 'paper') +
      line('M22 0l9 7l9-7', 'wax', 1.4) +
      line('M22 0h18v12H22z', 'wax', 0.8),
  )
