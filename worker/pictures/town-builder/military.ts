import { tower } from '../parts.ts'
import { alpha, circle, line, path, rect, rounded } from '../shapes.ts'
import { soldier } from './emblems.ts'
import { arch, box, front, hall, hip, panes, times } from './parts.ts'
import { cannon, flag, shield, sword, teeth } from './props.ts'

/** A stretch of wall with its teeth. */
const wall = (x: number, w: number, h: number, count: number, tone = 's2', shade = 's4'): string =>
  rect(x, -h, w, h, tone) +
  path(teeth(x, -h, w, count), tone) +
  line(
    times(Math.floor(h / 9), (i) => `M${x} ${-5 - i * 9}h${w}`) +
      times(Math.floor(w / 13), (i) => `M${x + 6 + i * 13} ${-5 - (i % 3) * 9}v-9`),
    shade,
    0.9,
    alpha(0.7),
  )

/** A ring of straw with a target on it. */
const target = (x: number, y: number, r: number): string =>
  circle(x + 2, y, r, 'acc2') +
  circle(x, y, r, 'acc') +
  circle(x, y, r * 0.78, 'light') +
  circle(x, y, r * 0.54, 'wax') +
  circle(x, y, r * 0.26, 'coin')

/** Buildings of defence: foot line at 0, about 84 wide, at most 96 high. */
export const military = {
  'archery-range': () =>
    path('M-46 0H46V-2.5H-46z', 'leaf') +
    line('M8 0L20-40L32 0M40 0L30-34', 'wood', 3) +
    target(20, -34, 20) +
    line('M4-30L22-35M-2-24L17-31', 'wood', 1.6) +
    path('M3-33l-5 2 4 4zM-3-27l-5 2 4 4z', 'light') +
    line('M-38 0C-22-14-22-50-38-64', 'wood', 3.4, rounded) +
    line('M-38 0V-64', 'light', 1.1) +
    line('M-40-32H-10', 's5', 1.8) +
    path('M-10-35l8 3-8 3z', 'steel') +
    path('M-44 0l2-18h12l2 18z', 's4') +
    line('M-40-18v-10M-36-18v-12M-32-18v-10', 'light', 2),
  armoury: () =>
    front({
      x: -40,
      w: 52,
      h: 48,
      kind: 'point',
      k: 26,
      rows: 2,
      cols: 3,
      wall: 's2',
      side: 's4',
      trim: 's4',
      door: false,
    }) +
    path(arch(-22, 0, 16, 20), 'wood') +
    line('M-22-10h16M-14-20V0', 'key', 1.2) +
    sword(-14, -42, 48, 0.95) +
    sword(-14, -42, -48, 0.95) +
    shield(-14, -42, 1, 'wax', 's4') +
    line('M26 0V-44M34 0V-48M42 0V-44', 'wood', 2.2) +
    path('M23-44l3-12 3 12zM31-48l3-12 3 12zM39-44l3-12 3 12z', 'steel') +
    line('M22-22H46', 's5', 3) +
    path(
      'M24 0a4 4 0 1 1 .1 0zM33 0a4 4 0 1 1 .1 0zM42 0a4 4 0 1 1 .1 0zM28.5-7a4 4 0 1 1 .1 0zM37.5-7a4 4 0 1 1 .1 0z',
      'steel',
    ),
  barracks: () =>
    hip(-44, 80, 36, 16, { wall: 'wall', side: 'wall2', d: 8 }) +
    panes(-40, -32, [6, 1], [13, 15], [6.5, 7], 's4') +
    path('M-8 0v-16h14V0z', 's4') +
    path(arch(-6, 0, 10, 14), 'wood') +
    flag(-2, -50, 34, 's4', 20) +
    path('M22 0v-20l6-7 6 7V0z', 'light') +
    path('M22-20l12 6v5L22-15zM22-10l12 6V0l-12-5z', 's4') +
    path('M21-20l7-9 7 9z', 's5') +
    path(arch(25, 0, 6, 14), 'key') +
    soldier(-32, 1) +
    soldier(-16, 1) +
    soldier(14, 1),
  castle: () =>
    wall(-30, 56, 36, 7) +
    rect(-46, -54, 18, 54, 's2') +
    path('M-33-54h5V0h-5z', 's4') +
    rect(24, -54, 18, 54, 's2') +
    path('M37-54h5V0h-5z', 's4') +
    path(teeth(-48, -53, 22, 4) + teeth(22, -53, 22, 4), 's2') +
    path(box(-48, -54, 22, 4) + box(22, -54, 22, 4), 's3') +
    tower({
      x: -16,
      y: -34,
      width: 26,
      height: 32,
      depth: 10,
      cap: 'tent',
      rise: 26,
      wall: 'wall',
      side: 'wall2',
      roof: 's4',
      roof2: 's5',
      slits: 1,
    }) +
    path('M-50-58L-37-78L-24-58zM20-58L33-78L46-58z', 's4') +
    path('M-37-78L-24-58H-33zM33-78L46-58H37z', 's5') +
    path(arch(-11, 0, 17, 24), 's4') +
    path(arch(-9, 0, 13, 22), 'key') +
    line('M-6-19V0M-2.5-21V0M1-19V0M-9-8H4M-9-14H4', 'steel', 1.3) +
    path(
      arch(-40, -28, 4, 10) + arch(-40, -10, 4, 10) + arch(30, -28, 4, 10) + arch(30, -10, 4, 10),
      'pane',
    ),
  gatehouse: () =>
    rect(-22, -50, 40, 50, 's3') +
    path(teeth(-22, -50, 40, 6), 's3') +
    rect(-42, -58, 24, 58, 's2') +
    path('M-26-58h8V0h-8z', 's4') +
    rect(14, -58, 24, 58, 's2') +
    path('M30-58h8V0h-8z', 's4') +
    path('M-46-58L-30-84L-14-58zM10-58L26-84L42-58z', 's4') +
    path('M-30-84L-14-58H-26zM26-84L42-58H30z', 's5') +
    line('M-46-58L-30-84M10-58L26-84', 'light', 1.2, alpha(0.8)) +
    circle(-30, -85, 2, 'acc') +
    circle(26, -85, 2, 'acc') +
    path(arch(-14, 0, 24, 34), 's5') +
    path(arch(-11, 0, 18, 30), 'key') +
    line('M-8-12V-26M-4-12V-29M0-12V-29M4-12V-26M-11-14H7M-11-20H7', 'steel', 1.5) +
    path(
      arch(-36, -30, 5, 12) + arch(-36, -10, 5, 11) + arch(20, -30, 5, 12) + arch(20, -10, 5, 11),
      'pane',
    ) +
    shield(-2, -42, 0.62, 'wax', 's4'),
  moat: () =>
    path('M-48-18L-34-54H34L48-18z', 'leaf2') +
    path('M-46-22L-34-54H4L0-22z', 'leaf') +
    line(
      'M-40-30L-34-48M-30-28L-26-46M-20-28L-18-44M24-44l6 16M34-46l6 16',
      'leaf3',
      1.5,
      rounded,
    ) +
    path('M-48-18V-24H48V-18z', 'roof') +
    path('M-48-18V-21H48V-18z', 'roof2') +
    path('M-48-18H48V3H-48z', 'water') +
    line('M-44-12H-24M-40-4H-28M24-11H44M26-3H42', 'water2', 1.8, rounded) +
    path('M-20-20V-56H-10V-20zM14-20V-56H24V-20z', 'wall') +
    path('M-13-56h3V-20h-3zM20-56h4V-20h-4z', 'wall2') +
    path('M-22-56L2-72L26-56z', 's4') +
    path('M2-72L26-56H8z', 's5') +
    path('M-10-50H14V-22H-10z', 's5') +
    path('M-10-22H14L22 1H-18z', 'wood') +
    line('M-11-17H15M-13-11H17M-15-5H19', 'acc2', 1.4) +
    line('M-12-48L-17 0M16-48L21 0', 'key', 1.4) +
    path('M-42-7c2-6 7-6 8-3l4-6 4 1-1 3c0 6-4 8-10 8z', 'light') +
    path('M-26-15l4 2-4 .8z', 'acc') +
    circle(2, -62, 3, 'acc'),
  prison: () =>
    rect(-38, -54, 66, 54, 's3') +
    path('M28 0l12-5v-54l-12 5z', 's5') +
    line(
      times(5, (i) => `M-38 ${-9 - i * 9}H28`) +
        times(
          11,
          (i) =>
            `M${-34 + (i % 6) * 11 + (i > 5 ? 5 : 0)} ${i > 5 ? -9 : -18}v-9M${-34 + (i % 6) * 11 + (i > 5 ? 5 : 0)} ${i > 5 ? -27 : -36}v-9`,
        ),
      's4',
      0.9,
    ) +
    path(teeth(-40, -54, 70, 8, 6), 's3') +
    rect(-40, -56, 70, 4, 's2') +
    path(box(-30, -44, 13, 14) + box(-6, -44, 13, 14), 'key') +
    path(box(10, -44, 13, 14), 'pane') +
    line(
      'M-26-44v14M-22-44v14M-2-44v14M2-44v14M14-44v14M18-44v14M-30-37h13M-6-37h13M10-37h13',
      'steel',
      1.7,
    ) +
    path(arch(-16, 0, 18, 24), 's5') +
    path(arch(-13, 0, 12, 21), 'wood') +
    line('M-13-14H-1M-13-6H-1', 'steel', 1.8) +
    circle(14, -14, 3, 'none', ' stroke="$steel" stroke-width="1.8"') +
    circle(19, -11, 3, 'none', ' stroke="$steel" stroke-width="1.8"') +
    circle(24, -8, 3, 'none', ' stroke="$steel" stroke-width="1.8"') +
    circle(35, -5, 5, 'steel'),
  stables: () =>
    hall(-44, 66, 30, 22, 26, {
      windows: 0,
      door: false,
      wall: 'wall',
      side: 'wall2',
      roof: 's4',
      roof2: 's5',
    }) +
    path('M-38 0V-24h20V0zM-8 0V-24h20V0z', 's5') +
    path('M-38 0V-12h20V0zM-8 0V-12h20V0z', 'wood') +
    line('M-38 0l20-12M-18 0l-20-12M-8 0l20-12M12 0L-8-12', 'wall', 1.3) +
    path(
      'M-26-12c0-6-1-8 2-12 2-4 6-3 7-1-1 2-3 3-3 6l-1 7zM-28-12c-6 0-8-3-9-6 3-5 8-8 12-6z',
      'wall2',
    ) +
    path('M5-12C6-20 2-24-3-25l-2-4-2 4C-12-20-14-16-16-13c1 3 4 4 6 2l5-5 1 4z', 'hair') +
    path('M-3-25l-2-4-2 3zM5-12C6-20 2-24-3-25L0-17l0 5z', 'key') +
    circle(-6.5, -20.5, 1.1, 'light') +
    path('M26 0c0-10 4-16 9-16s10 6 11 16z', 'acc') +
    path('M36-16c5 0 9 6 10 16h-8c1-6 1-12-2-16z', 'acc2') +
    line('M31-9l4-4M30-4l6-6', 'light', 1.2) +
    line('M24 0L40-34M37-34l2-6M40-33l4-6M43-32l5-5', 'wood', 1.8),
  'town-wall': () =>
    path('M-50 0V-34H50V0z', 's2') +
    path(teeth(-50, -34, 100, 8, 8), 's2') +
    line(
      times(4, (i) => `M-50 ${-6 - i * 8}H50`) +
        times(
          8,
          (i) =>
            `M${-44 + i * 13}-6v-8M${-38 + i * 13}-14v-8M${-44 + i * 13}-22v-8M${-38 + i * 13} 0v-6`,
        ),
      's4',
      0.9,
      alpha(0.8),
    ) +
    path('M-50-34H50v3H-50z', 's4', alpha(0.5)) +
    tower({
      x: -12,
      y: 0,
      width: 26,
      height: 56,
      depth: 10,
      cap: 'teeth',
      slits: 2,
      wall: 'wall',
      side: 'wall2',
    }) +
    flag(6, -62, 24, 'wax', 16) +
    cannon(-32, -34, 0.8) +
    cannon(34, -34, 0.8) +
    path('M-46 0c0-6 8-6 9 0zM38 0c0-5 8-5 9 0z', 'leaf2'),
  'training-ground': () =>
    path('M-46 0H46V-2.5H-46z', 'leaf') +
    line('M-46-14H46M-46-8H46M-40 0v-18M-14 0v-18M14 0v-18M40 0v-18', 'wood', 2) +
    line('M-16 0V-52M-34-44H2', 'wood', 3.6) +
    path('M-26-46C-24-52-8-52-6-46L-8-22H-24z', 'acc') +
    path('M-12-50C-8-50-6-48-6-46L-8-22H-14z', 'acc2') +
    line('M-25-38H-7M-24-28H-8', 'wood', 1.6) +
    circle(-16, -58, 8, 'acc') +
    path('M-25-58c0-12 18-12 18 0z', 'steel') +
    circle(-19, -57, 1.2, 'key') +
    circle(-14, -57, 1.2, 'key') +
    shield(-34, -40, 0.9, 's4', 's2') +
    sword(4, -50, 20, 0.9) +
    line('M20-36H44M22 0V-40M42 0V-40', 'wood', 2.6) +
    line('M27 0L29-50M35 0L36-52', 'wood', 2) +
    path('M26-50l3-10 3 10zM33-52l3-10 3 10z', 'steel') +
    sword(22, -20, 180, 0.7) +
    shield(40, -16, 0.8, 'wax', 'light'),
  watchtower: () =>
    tower({
      x: -18,
      y: 0,
      width: 32,
      height: 64,
      depth: 16,
      cap: 'teeth',
      slits: 2,
      wall: 'wall',
      side: 'wall2',
    }) +
    flag(-2, -70, 26, 's4', 24) +
    path('M-30 0V-18H-18V0zM25-6h14V-22H25z', 's3') +
    path('M-32-18h16v-4h-16z', 's2') +
    path(arch(-10, 0, 14, 18), 'wood') +
    path('M-24-50h6v3h-6z', 'wood') +
    path('M-25-59h6l-3-5z', 'key') +
    path('M-24-59h4v9h-4z', 'coin') +
    path('M-18-66h32v3.5h-32z', 's4', alpha(0.5)),
} as const
