import type {
  Ability,
  AwardId,
  BuildingType,
  JudgeId,
  Yield,
} from '../../games/town-builder/index.ts'
import { type Person, person } from '../parts.ts'
import {
  alpha,
  circle,
  group,
  line,
  num,
  type Point,
  path,
  polygon,
  rect,
  rounded,
} from '../shapes.ts'
import { times } from './parts.ts'
import { sword } from './props.ts'

/** Signs on 24 by 24 in one tone, told apart by their shape. */
export const marks: Readonly<
  Record<BuildingType | Ability['kind'] | 'lock' | 'check' | 'laurel', string>
> = {
  trade:
    'M7 2h10c2 3 3 6.5 3 10s-1 7-3 10H7c-2-3-3-6.5-3-10s1-7 3-10zM5 7.5v2h14v-2zM5 14.5v2h14v-2z',
  social: 'M12 21.5C5 16 2 12.5 2 8.5A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.5c0 4-3 7.5-10 13z',
  residential: 'M12 2L1 12h3v10h6v-6h4v6h6V12h3z',
  culture:
    'M12 1.5a2 2 0 0 1 2 2c3.5.9 5 4 5 8V16l2.5 3.5h-19L5 16v-4.5c0-4 1.5-7.1 5-8a2 2 0 0 1 2-2zM9 20.5h6a3 3 0 0 1-6 0z',
  military:
    'M12 1.5l9 3V11c0 6-4 9.5-9 11.5C7 20.5 3 17 3 11V4.5zM12 4.6v14.9c3.3-1.6 6-4.3 6-8.5V6.6z',
  build: 'M3 3h13l5 4.5-3 3-2.5-2H14V11h-4V8.5H3zM10 12.5h4V22h-4z',
  star: 'M12 1.5l3.2 6.7 7.3 1-5.3 5.1 1.3 7.2-6.5-3.5-6.5 3.5 1.3-7.2L1.5 9.2l7.3-1z',
  end: 'M5 1.5h14v3l-5 7.5 5 7.5v3H5v-3l5-7.5-5-7.5zM8.5 19.5h7L12 15z',
  row: 'M2 6h13l7 6-7 6H2zM5 9v6h3V9zM10 9v6h3V9z',
  lock: 'M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H20v12H4V10zM9.5 10h5V7.5a2.5 2.5 0 0 0-5 0z',
  check: 'M2.5 12.5l3-3 4 4 9-9.5 3 3L9.5 19.5z',
  laurel:
    'M11 22C4 20 2 15 3 9c1 3 2.5 4 4 4.5C5 10 5 6 7.5 2.5 8 6 9 8 10.5 9.5V22zM13 22c7-2 9-7 8-13-1 3-2.5 4-4 4.5 2-3.5 2-7.5-.5-11-.5 3.5-1.5 5.5-3 7V22z',
}

/** Signs for the gains and costs of cards, on 24 by 24, each in its own colours. */
export const goods: Readonly<Record<Yield, string>> = {
  stone:
    path('M2 18.5L5 8l8-5 8.5 6L22 18z', 'faint') +
    path('M2 18.5L5 8l8-5-3 8.5z', 'block') +
    path('M10 11.5L13 3l8.5 6z', 'block2'),
  wood:
    path('M2 7h17v10H2z', 'log') +
    line('M3 10h12M5 14h10', 'log2', 1.4) +
    circle(18.5, 12, 5, 'log2') +
    circle(18.5, 12, 4, 'wall') +
    circle(18.5, 12, 1.8, 'log'),
  straw:
    path(
      'M4 22C7 15 7 11 2 4c4 1 5 0 6-2 2 3 3 3 4 0 1 3 2 3 4 0 1 2 2 3 6 2-5 7-5 11-2 18z',
      'acc',
    ) +
    path('M13 22c1-7 1-13 3-20 1 2 2 3 6 2-5 7-5 11-2 18z', 'acc2') +
    line('M7 13.5h10', 'wood', 2.6),
  gold:
    circle(12.5, 12.6, 10, 'coin2') +
    circle(12, 12, 9, 'coin') +
    line('M12 5.5A6.5 6.5 0 0 0 5.5 12', 'light', 1.6, rounded) +
    path('M12 7.5l4.5 4.5-4.5 4.5L7.5 12z', 'coin2'),
}

/** Coevorden's star from above: seven bastions around (x, y). */
export function star(
  x: number,
  y: number,
  radius: number,
  flat: number,
  grown = 1,
  inner = 0.8,
): Point[] {
  const points: Point[] = []
  for (let i = 0; i < 7; i++) {
    const at = Math.PI / 2 + (i * 2 * Math.PI) / 7
    const corners = [
      [-0.21, inner],
      [-0.165, inner + 0.115],
      [0, 1.13],
      [0.165, inner + 0.115],
      [0.21, inner],
    ] as const
    for (const [turn, far] of corners)
      points.push([
        x + radius * grown * far * Math.cos(at + turn),
        y + radius * grown * far * flat * Math.sin(at + turn),
      ])
  }
  return points
}

/** A player's crest on 48 by 56: the fortress in its moat. `ok` is the seat's colour where the board says so. */
export const crestShield = (): string =>
  path('M3 4C12 4 18 2 24 0C30 2 36 4 45 4C46 30 40 46 24 55C8 46 2 30 3 4z', 'light') +
  path('M6 7C14 7 19 5 24 3C29 5 34 7 42 7C43 29 37 43 24 51C11 43 5 29 6 7z', 'ok') +
  path('M24 3C29 5 34 7 42 7C43 29 37 43 24 51z', 'key', alpha(0.22)) +
  polygon(star(24, 24, 13, 1, 1.14, 0.78), 'water2') +
  polygon(star(24, 24, 13, 1, 0.98, 0.78), 'light') +
  polygon(star(24, 24, 13, 1, 0.66, 0.8), 'acc') +
  circle(24, 24, 3.2, 'wax')

/** The gold rim of a medal, 100 wide around (50, 50), with what it frames. */
const rim = (inner: string, field = 's1'): string =>
  circle(52, 53, 47, 'key', alpha(0.22)) +
  circle(50, 50, 47, 'acc2') +
  circle(49, 49, 45, 'acc') +
  line('M50 7.5A42.5 42.5 0 1 1 49.9 7.5', 'acc2', 1.6, ' stroke-dasharray="3.5 3"') +
  line('M14 32A40 40 0 0 1 40 10', 'light', 2.4, rounded) +
  circle(50, 50, 38.5, 's5') +
  circle(50, 50, 37, field) +
  inner

/** Everybody on the bench: six people, each with what they judge by. */
const bench: Readonly<Record<JudgeId, Person>> = {
  'judge-trade': {
    hat: 'felt',
    build: 'stout',
    beard: 'short',
    hair: 'ginger',
    trim: 'light',
    chest: line('M-12-40C-8-22 8-22 13-38', 'acc', 2.6) + circle(0, -24, 4, 'acc'),
    hand: [-32, -24],
    tool:
      line('M-32-22V-58M-46-54H-18M-46-54l-5 14M-46-54l5 14M-18-54l-5 14M-18-54l5 14', 'acc2', 2) +
      path('M-52-40h12a6 4 0 0 1-12 0zM-24-40h12a6 4 0 0 1-12 0z', 'acc'),
  },
  'judge-social': {
    hat: 'bonnet',
    build: 'middle',
    skin: 'brown',
    hair: 'black',
    shawl: 's3',
    hand: [-30, -22],
    tool:
      path('M-44-22C-46-34-22-38-16-26C-14-20-42-16-44-22z', 'acc') +
      line('M-38-24l3-6M-31-25l3-7M-24-25l2-6', 'acc2', 2.2, rounded),
  },
  'judge-residential': {
    build: 'slim',
    hairdo: 'bun',
    hair: 'grey',
    skin: 'tan',
    trim: 's2',
    hand: [-30, -26],
    tool:
      line('M-30-22V-52', 'acc', 4, rounded) +
      circle(-30, -58, 7, 'none', ' stroke="$acc" stroke-width="4"') +
      path('M-30-24h-11v6h-4v-10h15zM-30-34h-9v5h9z', 'acc'),
  },
  'judge-culture': {
    build: 'middle',
    hairdo: 'curls',
    hair: 'black',
    skin: 'dark',
    trim: 'acc',
    hand: [-28, -20],
    tool:
      line('M-30-16L-38-50', 'wood', 2) +
      path('M-32-24C-46-34-50-52-46-66C-34-60-28-42-30-24z', 'light') +
      line('M-31-22C-36-36-40-50-45-64', 's4', 1.4),
  },
  'judge-military': {
    hat: 'helmet',
    build: 'stout',
    facing: 'right',
    skin: 'skin',
    hair: 'blond',
    trim: 'acc',
    chest: path('M-14-34h12v14c-3 4-9 4-12 0z', 's3') + path('M-10-30h4v9h-4z', 'acc'),
    hand: [-30, -18],
    tool: sword(-30, -26, -8, 1.7),
  },
  'judge-guilds': {
    hat: 'cap',
    build: 'slim',
    hairdo: 'bald',
    hair: 'grey',
    beard: 'long',
    apron: 's3',
    hand: [-30, -20],
    tool:
      line('M-28-10L-36-54', 'wood', 4, rounded) +
      path('M-48-64L-24-58L-26-46L-50-52z', 'steel') +
      path('M-48-64L-42-62.5L-44-50.5L-50-52z', 'light', alpha(0.4)),
  },
}

/** A judge as a medallion of 100 by 100. `clip` names its clip path in the document. */
export const medallion = (id: JudgeId, clip = `tb-clip-${id}`): string =>
  `<clipPath id="${clip}"><circle cx="50" cy="50" r="37"/></clipPath>` +
  rim(
    `<g clip-path="url(#${clip})">${rect(12, 12, 76, 76, 's2')}${path(
      times(9, (i) => {
        const [a, b] = [Math.PI * (1 + i / 9), Math.PI * (1 + (i + 0.5) / 9)]
        return `M50 88L${num(50 + 90 * Math.cos(a))} ${num(88 + 90 * Math.sin(a))}L${num(50 + 90 * Math.cos(b))} ${num(88 + 90 * Math.sin(b))}z`
      }),
      's1',
    )}${group(56, 94, 0.92, person({ coat: 's4', coat2: 's5', ...bench[id] }))}</g>`,
  )

const wreath = (): string => {
  const leaf = (side: 1 | -1) =>
    times(6, (i) => {
      const at = Math.PI / 2 + side * (0.35 + i * 0.42)
      const [x, y] = [50 + 29 * Math.cos(at), 50 + 29 * Math.sin(at)]
      const turn = Math.round((at * 180) / Math.PI + side * 62)
      return `<path transform="translate(${num(x)} ${num(y)})rotate(${turn})" d="M-8 0C-4-5 4-5 9 0C4 5-4 5-8 0z" fill="$${i % 2 ? 'leaf' : 'leaf2'}"/>`
    })
  return (
    line('M50 79.5A29.5 29.5 0 0 1 33 26M50 79.5A29.5 29.5 0 0 0 67 26', 'leaf2', 2) +
    leaf(1) +
    leaf(-1) +
    path('M44 76l-6 12 7-2 3 5 3-12zM56 76l6 12-7-2-3 5-3-12z', 'wax') +
    circle(50, 77, 4.5, 'acc')
  )
}

const at = (x: number, y: number, scale: number, mark: string, tone: string): string =>
  group(x, y, scale, path(marks[mark as keyof typeof marks], tone))

/** Merit that each award is given for. */
const merits: Readonly<Record<AwardId, string>> = {
  versatility:
    at(39.5, 26, 0.85, 'culture', 's5') +
    at(28, 41, 0.72, 'trade', 's4') +
    at(55, 41, 0.72, 'residential', 'roof') +
    at(33, 58, 0.62, 'social', 'ok') +
    at(52, 58, 0.62, 'military', 'leaf2'),
  sturdy:
    path('M30 64V46h14v18zM47 64V46h20v18zM36 44V30h26v14z', 'faint') +
    path('M30 51V46h14v5zM47 51V46h20v5zM36 34V30h26v4z', 'light') +
    line('M28 66h41', 's5', 3),
  specialist:
    line('M36 66L56 38', 'wood', 5, rounded) +
    path('M46 30l20 13-4 7-20-13z', 'steel') +
    line('M34 40l12 8M60 60l8 4', 'acc2', 0) +
    circle(62, 62, 5.5, 'acc') +
    path('M60 57.5h4l1-3h-6zM60 66.5h4l1 3h-6zM57.5 60v4l-3 1v-6zM66.5 60v4l3 1v-6z', 'acc2'),
  growth:
    line('M50 68V40', 'leaf2', 4, rounded) +
    path('M50 50C36 50 31 42 31 33C43 33 50 39 50 50z', 'leaf') +
    path('M50 44C50 32 58 27 69 27C69 38 62 44 50 44z', 'leaf2') +
    path('M36 68a14 5 0 0 1 28 0z', 'wood'),
  wealth: [0, 1, 2]
    .map(
      (i) =>
        circle(45 + (i % 2) * 6, 62 - i * 10, 11.5, 'coin2') +
        circle(44.5 + (i % 2) * 6, 61 - i * 10, 10, 'coin') +
        path(`M${45 + (i % 2) * 6} ${56 - i * 10}l4.5 5-4.5 5-4.5-5z`, 'coin2'),
    )
    .join(''),
  simplicity:
    path('M35 66V46L50 33L65 46V66z', 's3') +
    path('M31 48L50 31L69 48', 'none') +
    line('M31 48L50 31L69 48', 's5', 4, rounded) +
    path('M46 66V54h8v12z', 's5'),
  ingenuity:
    path('M50 27a16 16 0 0 1 8 29.5V61H42v-4.5A16 16 0 0 1 50 27z', 'acc') +
    path('M50 27a16 16 0 0 1 8 29.5V61h-8z', 'acc2') +
    rect(43, 62.5, 14, 3, 'steel') +
    rect(45, 67, 10, 3, 'steel') +
    line('M45 46l5 5 5-5M50 51v10', 'light', 2, rounded),
  swiftness:
    path('M38 32h13v17c7 1 15 4 17 9v7H38z', 's4') +
    path('M46 32h5v17c7 1 15 4 17 9v7H56c-2-8-8-12-10-14z', 's5') +
    path('M36 65h32v4H36z', 'key') +
    path(
      'M44 48C34 52 26 46 22 38C26 39 29 39 31 38C25 35 22 30 21 23C27 27 31 29 35 29C32 26 31 23 31 18C38 22 45 32 46 44z',
      'steel',
    ) +
    line('M41 43C35 41 31 38 28 34M42 39C38 36 35 33 33 29', 'light', 1.6, rounded) +
    line('M26 58h8M23 64h10', 'acc', 3, rounded),
}

/** The marker of reshuffles, which the best district gets: two cards that change places, below a crown. */
export const shuffleMarker = (): string =>
  rim(
    wreath() +
      path('M35 45H53V70H35z', 's5') +
      path('M37 47H51V68H37z', 's3') +
      path('M47 40H65V65H47z', 'key') +
      path('M49 42H63V63H49z', 'ok') +
      line('M49 50L63 46M49 57L63 53', 'light', 1.2, alpha(0.8)) +
      line('M31 52C29 40 34 36 41 35M69 54C71 66 66 71 59 72', 'wax', 3, rounded) +
      path('M39 30L47 35L39 40zM61 67L53 72L61 77z', 'wax') +
      path('M40 22L45 27L50 20L55 27L60 22L58 32H42z', 'acc') +
      path('M52 28L55 27L60 22L58 32H50z', 'acc2'),
    'light',
  )

/** An award as a medal of 100 by 100. */
export const awardMedal = (id: AwardId): string =>
  rim(wreath() + group(2, 1, 0.96, merits[id]), 'light')
