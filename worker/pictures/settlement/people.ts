/**
 * Portraits of heroes: head and shoulders in 120 x 80, looking left or right, with the tool that
 * names the trade. Shade lies on the right wherever they look. The head's centre is (0, 0) of its
 * group and about 34 high; features are drawn for people who look left and turned over for others.
 */
import { alpha, circle, group, line, mirrored, path, rounded } from '../shapes.ts'

export type Skin = 'skin' | 'tan' | 'brown' | 'dark'
export type HairTone = 'hair' | 'black' | 'blond' | 'ginger' | 'grey'
export type Hair = 'short' | 'long' | 'braid' | 'bun' | 'curly' | 'bald' | 'bob' | 'tail'
export type Face =
  | 'smooth'
  | 'beard'
  | 'moustache'
  | 'goatee'
  | 'stubble'
  | 'lines'
  | 'scar'
  | 'freckles'
export type Hat = keyof typeof hats
/** Breadth of the shoulders. */
export type Build = 'slim' | 'middle' | 'broad'

const shades: Readonly<Record<Skin, string>> = {
  skin: 'skin2',
  tan: 'tan2',
  brown: 'brown2',
  dark: 'dark2',
}

const face =
  'M-13-5C-13-14-6-18 1-18C11-18 16-11 15 1C14 11 8 17 0 17C-7 17-11 13-12 8L-16.5 4L-13-2z'
/** The shaded side: the back of a head that looks left, the front of one that looks right. */
const shadeLeft = 'M6-17.3C12-15 16-9 15 1C14 11 8 17 0 17C7 13 10 7 9.5-1C9-8 8.5-13 6-17.3z'
const shadeRight =
  'M7-16.5C11-14 13-10 13-5V-2L16.5 4L12 8C11 13 7 17 0 17C6 13 7 6 6.5-2C6-8 6-13 7-16.5z'

/** Hair behind the head. */
const behind: Readonly<Partial<Record<Hair, (tone: string) => string>>> = {
  long: (tone) => path('M2-19C16-19 21-8 20 8C20 20 25 26 22 38C12 42 2 38 2 26z', tone),
  curly: (tone) =>
    [
      [-6, -14, 9],
      [6, -17, 10],
      [16, -10, 10],
      [20, 2, 9],
      [17, 13, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tone))
      .join(''),
  bob: (tone) => path('M0-20C16-21 22-10 21 4C21 12 21 17 18 20C10 22 4 18 3 10z', tone),
  tail: (tone) =>
    path('M12-12C24-14 28-4 25 8C24 16 26 20 22 26C18 22 18 14 18 6C18 0 16-2 12-4z', tone),
  bun: (tone) => circle(17, -13, 8, tone),
}
const over: Readonly<Record<Hair, (tone: string) => string>> = {
  short: (tone) =>
    path('M-13-5C-15-16-4-23 5-21C16-19 20-8 17 4L12 8C13 0 10-6 4-8C-3-8-8-9-13-5z', tone),
  long: (tone) =>
    path('M-13-4C-15-17-3-24 7-21C18-18 20-6 18 8L12 12C13 2 10-4 5-9C-2-6-9-8-13-4z', tone),
  braid: (tone) =>
    path('M-13-4C-15-17-3-24 7-21C18-18 20-6 18 6L12 8C13 0 10-5 5-9C-2-6-9-8-13-4z', tone) +
    line('M15 6C21 13 14 19 17 25C20 31 14 35 15 42', tone, 6, rounded) +
    line('M13 15l6 1M14 24l6 1M13 33l6 0', 'key', 1.2, alpha(0.5)),
  bun: (tone) =>
    path('M-13-5C-14-17-3-23 6-21C17-18 19-8 17 3L12 6C13-1 10-5 4-9C-3-9-9-9-13-5z', tone),
  curly: (tone) =>
    [
      [-9, -13, 6],
      [-1, -17, 7],
      [8, -16, 7],
      [14, -8, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tone))
      .join(''),
  bald: (tone) => path('M9-4C14-8 18-2 17 4C17 9 14 12 11 12C13 6 12 0 9-4z', tone),
  bob: (tone) =>
    path('M-13-3C-16-18-3-23 6-21C17-19 21-9 19 10L12 12C13 2 11-5 5-8C-2-5-8-7-13-3z', tone),
  tail: (tone) =>
    path('M-13-5C-14-17-3-23 6-21C16-19 18-10 16 0L12 2C11-4 9-7 4-9C-3-8-9-9-13-5z', tone),
}
const faces: Readonly<Record<Face, (hair: string, shade: string) => string>> = {
  smooth: (_, shade) => line('M-11 9.5c2 1.5 4.5 1.5 6.5.2', shade, 1.8, rounded),
  beard: (hair) =>
    path('M-12 6C-7 3-3 4 1 2C4-2 11-5 14-2C16 10 12 24-1 26C-10 24-14 15-12 6z', hair) +
    line('M-10 9c2 1 4 1 6 .2', 'key', 1.4, rounded),
  moustache: (hair, shade) =>
    path('M-14.5 8C-11 3-5 4-2 6C0 8 3 9 5 7C4 12-2 13-5 10C-8 12-12 11-14.5 8z', hair) +
    line('M-9 12c1.5.8 3 .8 4 .2', shade, 1.4, rounded),
  goatee: (hair, shade) =>
    path('M-10 12C-6 10-2 11 0 13C0 20-3 24-6 24C-9 22-11 17-10 12z', hair) +
    line('M-11 9c2 1 4 1 6 .2', shade, 1.6, rounded),
  stubble: (hair, shade) =>
    path('M-12 6C-7 4-3 5 1 3C4 0 11-3 14-1C14 8 8 17 0 17C-7 17-11 12-12 6z', hair, alpha(0.4)) +
    line('M-11 9.5c2 1 4.5 1 6.5.2', shade, 1.8, rounded),
  lines: (_, shade) =>
    line(
      'M-11 9.5c2 1.5 4.5 1.5 6.5.2M-2-1l3-1.5M-2 1l3.5.5M-3 6c2 1 3 3 3 5M-10-9h6',
      shade,
      1.2,
      rounded,
    ),
  scar: (_, shade) =>
    line('M-11 9.5c2 .5 4.5.5 6.5-.5', shade, 1.8, rounded) +
    line('M-4-10L1 6', 'wax', 1.8, rounded),
  freckles: (_, shade) =>
    line('M-11 9.5c2 1.8 5 1.5 7 0M-6 4v.1M-3 3v.1M-1 5v.1M-4 6v.1M-8 5v.1', shade, 1.7, rounded),
}

/** Hats by what they are; `none` leaves the hair. */
const hats = {
  none: () => '',
  felt: () =>
    path('M-22-8C-12-13 14-14 25-6C14-10-8-11-22-8z', 's5') +
    path('M-13-10L-8-26C0-30 8-28 13-24L15-9C6-12-4-13-13-10z', 's5') +
    line('M-11-14C-2-17 8-17 14-14', 'acc', 3) +
    path('M12-15C20-20 24-28 22-34C16-30 12-24 11-16z', 'light'),
  hood: () =>
    path('M-12-2C-18-20-4-28 8-25C24-20 26 4 23 30L-6 30C6 14 4-2-1-9C-6-9-10-7-12-2z', 's4') +
    path('M8-25C24-20 26 4 23 30L12 30C18 14 18-10 8-25z', 's5'),
  fur: () =>
    path('M-16-4C-18-10-14-14-11-14C-12-26 16-28 17-13C21-12 22-6 20-3C8-9-6-9-16-4z', 'wood') +
    path('M-11-14C-10-26 15-27 17-13C8-17-4-17-11-14z', 's4') +
    line('M-13-7l2-5M-6-9l1-5M2-10l1-5M10-9l2-5', 'wall2', 1.6, rounded),
  scarf: () =>
    path('M-13-5C-15-18-4-25 6-23C17-20 20-9 17 2C8-9-4-10-13-5z', 'wax') +
    path('M15-4C20 0 24 8 22 16C18 12 15 8 13 4z', 'roof2') +
    line('M-11-9C-2-14 8-12 16-3', 'light', 1.4, alpha(0.8)),
  turban: () =>
    path('M-15-7C-18-22-4-29 7-26C18-24 22-12 18-2C8-11-6-12-15-7z', 'light') +
    line('M-14-12C-4-20 8-18 18-7M-12-18C-2-25 8-23 17-14', 'wall2', 2) +
    circle(-9, -14, 3, 'acc'),
  flaps: () =>
    path('M-15-6C-14-22 16-26 18-6L19 10C15 14 12 12 11 8L10-5C2-9-8-9-15-6z', 'wood') +
    path('M-15-6C-10-12 2-14 6-10L2-6C-4-8-10-8-15-6z', 'wall2'),
  kettle: () =>
    path('M-23-6C-12-12 14-13 25-4C14-7-8-8-23-6z', 'steel') +
    path('M-13-9C-12-24 14-27 16-8C6-11-4-12-13-9z', 'faint') +
    path('M6-23C14-20 16-14 16-8L9-9.5C10-15 9-19 6-23z', 'steel') +
    line('M-7-18c2-4 6-5 9-5', 'light', 1.8, rounded),
  nasal: () =>
    path('M-14-5C-14-20-2-30 4-30C12-27 19-14 18-2C8-8-4-9-14-5z', 'faint') +
    path('M4-30C12-27 19-14 18-2L11-5C12-14 10-24 4-30z', 'steel') +
    path('M-13-8L-8-8L-10 5L-14 5z', 'steel') +
    line('M-14-5C-4-10 8-9 18-2', 'acc', 2.2),
  mail: () =>
    path('M-13-3C-17-20-4-26 6-24C20-21 22-4 21 30H-8C2 24 6 8 3-8C-3-9-9-8-13-3z', 'faint') +
    path('M6-24C20-21 22-4 21 30H10C16 12 16-12 6-24z', 'steel') +
    line(
      'M-6-16h18M0-20h12M7-8h12M8 0h12M8 8h12M6 16h14M3 24h16',
      'key',
      1,
      ' stroke-dasharray="2 2"',
    ),
  crest: () =>
    path('M-10-22C-6-36 16-36 22-20C24-10 22-2 20 4C18-10 10-20-2-20z', 'wax') +
    path('M-14-6C-13-21 16-24 18-4C8-10-4-10-14-6z', 'acc') +
    path('M8-19C16-16 18-10 18-4L10-7.5C11-12 10-16 8-19z', 'acc2') +
    path('M11-6L18-4L17 9L11 5z', 'acc'),
  circlet: () => line('M-13.5-8C-4-14 8-13 17-5', 'acc', 4) + circle(-8, -11, 2.8, 'wax'),
  cap: () =>
    path('M-17-5C-16-10-14-12-12-12C-11-24 14-26 17-9C17-6 17-5 16-4C6-10-6-9-17-5z', 's5') +
    path('M-17-5C-12-11-2-12 1-9C-5-9-11-8-17-5z', 'key'),
  straw: () =>
    path('M-24-6C-14-14 16-14 27-4C14-9-8-10-24-6z', 'acc') +
    path('M-12-10C-10-24 12-25 15-9C6-12-4-12-12-10z', 'acc') +
    path('M5-22C12-20 15-14 15-9L8-10.5C9-15 8-19 5-22z', 'acc2') +
    line('M-12-11C-4-14 8-14 15-10', 'wax', 2.6),
  kerchief: () =>
    path('M-13-4C-15-19-3-25 7-22C18-19 20-6 19 6C16 4 12-2 8-7C0-11-8-9-13-4z', 's4') +
    path('M16 0C22 6 26 6 28 12C22 13 17 10 15 6z', 's5') +
    path('M7-22C18-19 20-6 19 6C17 5 15 2 13-1C14-9 12-17 7-22z', 's5') +
    circle(-4, -15, 1.5, 'light') +
    circle(3, -17, 1.5, 'light') +
    circle(0, -11, 1.5, 'light') +
    circle(8, -12, 1.5, 'light'),
  beret: () =>
    path('M-16-8C-22-20-4-28 10-25C24-21 22-10 17-6C6-12-6-12-16-8z', 'wax') +
    path('M10-25C24-21 22-10 17-6L11-8.5C16-14 14-20 10-25z', 'roof2') +
    line('M-14-7.5C-4-11.5 8-11 17-6', 'key', 2.2),
  goggles: () =>
    line('M-14-8C-4-13 8-12 17-5', 'wood', 4) +
    circle(-9, -11, 5.5, 'acc2') +
    circle(-9, -11, 3.6, 'water2') +
    circle(2, -12.5, 5.5, 'acc2') +
    circle(2, -12.5, 3.6, 'water2'),
  bonnet: () =>
    path(
      'M-11-5C-14-19-2-25 8-22C20-18 22-2 17 10C14 14 11 12 11 7C11 0 7-7-1-9C-6-9-9-8-11-5z',
      'light',
    ) + path('M8-22C20-18 22-2 17 10C15 13 12 12 11.5 9C15 0 15-14 8-22z', 'wall2'),
  skullcap: () =>
    path('M-11-11C-8-23 12-25 16-9C8-14-4-14-11-11z', 's5') +
    line('M-11-11C-4-14.5 8-14.5 16-9', 'acc', 2),
  band: () => line('M-13.5-7C-4-13 8-12 17-4', 'wax', 5) + path('M15-6L25-2L22 4L15 0z', 'roof2'),
} as const

/** Person who is portrayed. */
export interface Person {
  readonly skin: Skin
  readonly hair: Hair
  readonly tone: HairTone
  readonly face: Face
  readonly hat: Hat
  readonly build: Build
  readonly look: 'left' | 'right'
}

/** A head with its hair and hat, its centre at (0, 0). */
function head({ skin, hair, tone, face: features, hat, look }: Person): string {
  const turned = (inner: string) => (look === 'left' ? inner : mirrored(inner))
  const shade = shades[skin]
  return (
    turned((behind[hair]?.(tone) ?? '') + path(face, skin)) +
    path(look === 'left' ? shadeLeft : shadeRight, shade) +
    turned(
      (features === 'lines' || hair === 'bald'
        ? path('M5-1C9-3 11 2 8 6C5 6 4 3 5-1z', shade, alpha(0.6))
        : '') +
        circle(-7, -1.5, 1.9, 'key') +
        line('M-11-6.5c2-1.5 4-1.5 6.5-.6', tone === 'blond' ? 'hair' : tone, 2, rounded) +
        faces[features](tone, shade) +
        (hat === 'hood' || hat === 'mail' || hat === 'bonnet' ? '' : over[hair](tone)) +
        hats[hat](),
    )
  )
}

const half: Readonly<Record<Build, number>> = { slim: 22, middle: 27, broad: 34 }

/** Shoulders, coat and neck below a head at (0, 0); `trim` is drawn on the breast for a half width. */
function shoulders(
  build: Build,
  skin: Skin,
  coat: string,
  coat2: string,
  trim: (width: number) => string,
): string {
  const w = half[build]
  const neck = build === 'slim' ? 6.5 : build === 'broad' ? 9.5 : 8
  return (
    path(
      `M${-w} 50C${-w - 1} 34 ${-w + 6} 25 ${-neck - 2} 22H${neck + 3}C${w - 5} 25 ${w + 2} 34 ${w + 1} 50z`,
      coat,
    ) +
    path(
      `M${neck} 22H${neck + 3}C${w - 5} 25 ${w + 2} 34 ${w + 1} 50H${w * 0.5}C${w * 0.6} 38 ${w * 0.45} 28 ${neck} 22z`,
      coat2,
    ) +
    path(`M${-neck} 10H${neck}V22C${neck - 2} 28 ${-neck + 3} 28 ${-neck} 22z`, shades[skin]) +
    trim(w)
  )
}

/** A portrait: who, in which coat, what it holds. `hand` is where the near hand is; the tool is drawn from there. */
export function portrait(
  person: Person,
  dress: {
    readonly coat: string
    readonly coat2: string
    readonly trim: (width: number) => string
    readonly back?: string
  },
  tool: string,
): string {
  const [x, side] = person.look === 'left' ? ([75, 1] as const) : ([45, -1] as const)
  const size = person.build === 'slim' ? 0.97 : person.build === 'broad' ? 1.06 : 1
  const w = half[person.build] * size
  const shoulder = x - side * (w - 4)
  const hand = x - side * 41
  return (
    group(
      x,
      34,
      size,
      (dress.back ? (side === 1 ? dress.back : mirrored(dress.back)) : '') +
        shoulders(person.build, person.skin, dress.coat, dress.coat2, dress.trim),
    ) +
    group(x, 31, size, head(person)) +
    line(
      `M${shoulder} 66C${shoulder - side * 6} 80 ${hand + side * 8} 82 ${hand} 68`,
      dress.coat,
      11,
      rounded,
    ) +
    group(hand, 65, 1, side === 1 ? tool : mirrored(tool)) +
    circle(hand, 66, 6, person.skin) +
    path(`M${hand + 1} 60.2a6 6 0 0 1 0 11.6z`, shades[person.skin])
  )
}
