import { pawn } from '../parts.ts'
import { alpha, circle, group, line, path, rect, rounded } from '../shapes.ts'
import { bed, board } from './emblems.ts'
import { arch, box, front, hip, panes, stairs, times } from './parts.ts'
import { ball, barrel, crate, hedge, lamp, sack, sheep, tulips } from './props.ts'

/** Things on a line to dry, from left to right. */
const washing = (x: number, y: number, w: number, tones: ReadonlyArray<string>): string =>
  line(`M${x} ${y}q${w / 2} 5 ${w} 0`, 'key', 1) +
  tones
    .map((tone, i) =>
      rect(
        x + 2 + (i * (w - 3)) / tones.length,
        y + 1.6,
        w / tones.length - 2.5,
        9 - (i % 2) * 2,
        tone,
      ),
    )
    .join('')

/** Two shirts on a line between two houses, 34 wide. */
const shirts = (x: number, y: number, tones: ReadonlyArray<string>): string =>
  line(`M${x} ${y}q17 5 34 0`, 'key', 1.2) +
  tones
    .map((tone, i) => path(`M${x + 3 + i * 15} ${y + 2}h13l2 6l-3 1.5v8h-11v-8l-3-1.5z`, tone))
    .join('')

/** A small house under a thatched roof that comes down low. */
const thatch = (x: number, w: number, h: number, k: number, tone = 'acc', shade = 'acc2'): string =>
  path(
    `M${x - 7} ${-h + 6}C${x - 2} ${-h - k * 0.5} ${x + w * 0.2} ${-h - k} ${x + w * 0.3} ${-h - k}H${x + w * 0.72}C${x + w * 0.84} ${-h - k} ${x + w + 4} ${-h - k * 0.5} ${x + w + 9} ${-h + 6}z`,
    tone,
  ) +
  path(
    `M${x + w * 0.55} ${-h - k}H${x + w * 0.72}C${x + w * 0.84} ${-h - k} ${x + w + 4} ${-h - k * 0.5} ${x + w + 9} ${-h + 6}H${x + w * 0.8}C${x + w * 0.8} ${-h - k * 0.4} ${x + w * 0.7} ${-h - k * 0.8} ${x + w * 0.55} ${-h - k}z`,
    shade,
  ) +
  line(
    times(
      5,
      (i) =>
        `M${x + w * (0.06 + i * 0.13)} ${-h + 2}l${4 - i} ${-k * 0.3}M${x + w * (0.3 + i * 0.08)} ${-h - k * 0.6}l${1.5 - i * 0.4} ${-k * 0.2}`,
    ),
    shade,
    1.3,
  ) +
  line(`M${x + w * 0.28} ${-h - k}H${x + w * 0.74}`, 's4', 3.4)

/** Houses to live in: foot line at 0, about 84 wide, at most 96 high. */
export const residential = {
  'boarding-house': () =>
    front({
      x: -44,
      w: 38,
      h: 64,
      kind: 'bell',
      k: 22,
      rows: 4,
      cols: 4,
      wall: 's4',
      side: 's5',
      shutters: 's2',
      door: false,
    }) +
    path(arch(-31, 0, 12, 16), 'wood') +
    path('M-43 0v-7h10V0zM-17 0v-7h10V0z', 'leaf2') +
    tulips(-40, -6, 2, 5, 'wax', 'field2') +
    tulips(-14, -6, 2, 5, 'wax', 'field2') +
    board(3, -60, 34, 32, 26, group(0, 1, 1.1, bed())) +
    path('M14 0v-15h22V0z', 'acc') +
    path('M29-15h7V0h-7z', 'acc2') +
    line('M20-15v-4h10v4M14-8h22', 'wood', 2),
  cottage: () =>
    rect(-26, -24, 50, 24, 'wall') +
    path('M24 0l9-3.5V-26l-9 3z', 'wall2') +
    thatch(-26, 50, 20, 30) +
    rect(8, -62, 8, 14, 's4') +
    line('M12-66c-4-5 4-7 1-11', 'cloud2', 2, rounded) +
    path(arch(-20, 0, 11, 18), 's4') +
    panes(-3, -18, [2, 1], [12, 0], [8, 9]) +
    line('M-44 0v-11M-38 0v-11M-32 0v-11M34 0v-11M40 0v-11M-46-8h18M31-8h14', 'light', 1.8) +
    line('M38-2V-26', 'leaf2', 2) +
    circle(38, -28, 5.5, 'field2') +
    circle(38, -28, 2.4, 'wood') +
    tulips(-44, 0, 4, 5, 'wax', 'light'),
  farm: () =>
    path('M-44 0V-16L-8-52L28-16V0z', 'wood') +
    path('M-42 0V-15L-8-49L26-15V0z', 'wall') +
    path('M28 0l14-5V-18L28-16z', 'wall2') +
    path('M-49-12L-8-56L14-60L48-18L33-11L-8-53z', 'acc') +
    path('M-8-53L14-60L48-18L33-11z', 'acc2') +
    line('M-49-12L-8-55L33-11', 's4', 2.6) +
    line('M2-52l26 31M9-55l28 33', 'acc', 1.3) +
    line('M-14-58l6 8 6-8', 'light', 2.2, rounded) +
    path('M-17 0V-22H1V0z', 's4') +
    line('M-17 0L1-22M1 0L-17-22M-17-22H1V0H-17z', 'light', 1.4) +
    panes(-35, -13, [1, 1], [0, 0], [9, 8]) +
    panes(9, -13, [1, 1], [0, 0], [9, 8]) +
    path('M-12-29a4 4 0 0 1 8 0v5h-8z', 'pane') +
    path('M32 0c-1-8 2-12 7-13l3-5 3 4 2 3-4 2c1 4-1 8-4 9z', 'light') +
    path('M40-18l1.5-2.5 2 2z', 'wax') +
    line('M36 0v-3M39 0v-2', 'acc', 1.4),
  houseboat: () =>
    path('M-48-15H46C44-3 38 3 30 3H-34C-42 3-46-4-48-15z', 's4') +
    path('M6-15H46C44-3 38 3 30 3H12C20-2 16-10 6-15z', 's5') +
    path('M-48-15H46l-.8 3.5H-47z', 'light') +
    rect(-32, -38, 58, 23, 'wall') +
    path('M26-15l8-3V-40l-8 2z', 'wall2') +
    path('M-36-38C-30-46 24-46 30-38l6-2v3.5H-36z', 'leaf2') +
    line('M-33-40C-26-45 20-45 27-40', 'leaf3', 1.5) +
    panes(-27, -32, [3, 1], [13, 0], [9, 10]) +
    path(arch(14, -15, 9, 18), 'wood') +
    rect(-22, -54, 6, 12, 's5') +
    line('M-19-58c-4-4 4-6 1-10', 'cloud2', 2, rounded) +
    tulips(-28, -39, 4, 6, 'wax', 'field2') +
    washing(2, -58, 36, ['light', 'wax', 'ok', 'light']) +
    line('M2-60V-42M38-60V-16', 'wood', 1.8) +
    line('M-46 4H-20M4 5H40', 'water2', 1.4, rounded) +
    circle(-40, -9, 3, 'key') +
    circle(-40, -9, 1.5, 'light'),
  'shepherds-hut': () =>
    path('M-46 0H46V-2H-46z', 'leaf') +
    rect(-30, -40, 48, 30, 's3') +
    line('M-18-40v30M-6-40v30M6-40v30', 's4', 1.2) +
    path('M18-10l8-3V-43l-8 3z', 's5') +
    path('M-35-38C-30-58 18-58 23-38l7-4C24-62-26-64-35-38z', 's4') +
    path('M-35-38C-30-56 18-56 23-38z', 's5') +
    line('M-34-40C-28-55 14-56 21-42', 'light', 1.4, alpha(0.8)) +
    rect(8, -66, 5, 15, 'key') +
    line('M10-69c-4-4 4-6 1-10', 'cloud2', 2, rounded) +
    path('M-24-10V-32h11v22z', 'wood') +
    panes(-6, -33, [1, 1], [0, 0], [14, 11]) +
    circle(-20, -6, 6, 'key') +
    circle(-20, -6, 3.6, 'wall2') +
    circle(8, -6, 6, 'key') +
    circle(8, -6, 3.6, 'wall2') +
    path('M-30-10h48v-2.5h-48z', 'wood') +
    sheep(34, -1, 0.95) +
    sheep(-38, -1, 0.75),
  manor: () =>
    hip(-42, 76, 34, 20, { wall: 'wall', side: 'wall2', d: 9 }) +
    path(box(-26, -70, 7, 20) + box(12, -70, 7, 20), 'roof') +
    path(box(-28, -72, 11, 3) + box(10, -72, 11, 3), 'roof2') +
    panes(-38, -29, [2, 2], [11, 14], [6.5, 9], 's4') +
    panes(13, -29, [2, 2], [11, 14], [6.5, 9], 's4') +
    path('M-16 0V-40L-4-52L8-40V0z', 's2') +
    line('M-17-40L-4-53L9-40', 'light', 2.2) +
    path(arch(-9, -5, 10, 16), 'wood') +
    panes(-8, -35, [1, 1], [0, 0], [8, 9], 's4') +
    stairs(-10, 12, 2, 'light', 'wall2') +
    path('M-33-39v-9h7v9zM20-39v-9h7v9z', 'light') +
    path(box(-31.5, -46, 4, 6) + box(21.5, -46, 4, 6), 'pane') +
    hedge(-46, 0, 22, 6) +
    hedge(16, 0, 22, 6) +
    circle(-20, -4, 4, 'leaf2') +
    circle(42, -5, 5, 'leaf2'),
  'merchant-house': () =>
    front({ x: -42, w: 38, h: 58, steps: 4, rows: 3, cols: 3, wall: 'roof', side: 'roof2' }) +
    front({
      x: 2,
      w: 34,
      h: 54,
      kind: 'bell',
      k: 21,
      rows: 3,
      cols: 3,
      wall: 's4',
      side: 's5',
      shutters: 'leaf2',
    }) +
    line('M19-76h-8M13-76V-62', 'key', 1.6) +
    crate(7, -52, 10, 9) +
    circle(-23, -64, 8.5, 'coin2') +
    circle(-23.5, -64.5, 7.2, 'coin') +
    line('M-23.5-68.5v8', 'coin2', 2.2) +
    rect(-44, -2.5, 82, 2.5, 'light') +
    crate(-20, 0, 16, 14) +
    sack(4, 0, 1) +
    barrel(-31, 0, 0.95),
  orchard: () =>
    path('M-46 0H46V-3H-46z', 'leaf') +
    ball(-31, -2, 1.42, 'wax') +
    ball(32, -2, 1.3, 'wax') +
    ball(1, -2, 1.75, 'wax') +
    line('M-16-2L-8-46M-8-2L-2-46M-14.5-10h7M-13-18h7M-11.5-26h7M-10-34h7', 'light', 2) +
    path('M13 0l-2-10h18l-2 10z', 'wood') +
    line('M12-5h16', 'acc', 1.6) +
    path(
      'M13-10a3 3 0 0 1 6 0zM18-10a3.5 3.5 0 0 1 7 0zM23-10a3 3 0 0 1 5 0zM17-14a3 3 0 0 1 6 0z',
      'wax',
    ),
  orphanage: () =>
    front({
      x: -40,
      w: 70,
      h: 44,
      kind: 'flat',
      rows: 2,
      cols: 6,
      wall: 'roof',
      side: 'roof2',
      trim: 'light',
      door: false,
    }) +
    front({
      x: -18,
      w: 26,
      h: 50,
      kind: 'neck',
      k: 22,
      rows: 2,
      cols: 1,
      wall: 's2',
      side: 's4',
      trim: 'light',
      door: false,
      d: 2,
    }) +
    path(arch(-12, 0, 14, 20), 'wood') +
    path('M-5-24C-19-34-14-47-5-40C4-47 9-34-5-24z', 'wax') +
    path('M-12-37c0-3 2-4 4-4', 'light', alpha(0.9)) +
    [-36, -20, 16, 31]
      .map((x, i) =>
        group(
          x,
          0,
          [0.8, 0.62, 0.7, 0.86][i] ?? 0.7,
          pawn({
            coat: ['wax', 'light', 'acc', 'ok'][i] ?? 'wax',
            coat2: i === 1 ? 'wall2' : 'key',
            hat: i % 2 ? 'acc' : 'light',
            skirt: i % 3 === 0,
            facing: i < 2 ? 'right' : 'left',
          }),
        ),
      )
      .join(''),
  'row-houses': () =>
    front({ x: -46, w: 20, h: 44, steps: 3, rows: 3, cols: 2, wall: 's4', side: 's5', d: 2 }) +
    front({
      x: -25,
      w: 21,
      h: 50,
      kind: 'neck',
      rows: 3,
      cols: 2,
      wall: 'wall',
      side: 'wall2',
      trim: 's4',
      d: 2,
    }) +
    front({
      x: -3,
      w: 20,
      h: 42,
      kind: 'bell',
      rows: 3,
      cols: 2,
      wall: 'roof',
      side: 'roof2',
      d: 2,
    }) +
    front({ x: 18, w: 20, h: 47, kind: 'point', rows: 3, cols: 2, wall: 's3', side: 's5', d: 7 }) +
    rect(-47, -2, 86, 2, 'light') +
    path('M-30-3a4 4 0 0 1 8 0zM-8-3a4 4 0 0 1 8 0zM13-3a4 4 0 0 1 8 0z', 'leaf2'),
  tenement: () =>
    front({ x: -47, w: 30, h: 72, kind: 'flat', rows: 5, cols: 3, wall: 's4', side: 's5', d: 3 }) +
    front({ x: 18, w: 25, h: 64, kind: 'flat', rows: 5, cols: 3, wall: 's3', side: 's5', d: 5 }) +
    shirts(-15, -62, ['light', 'wax']) +
    shirts(-15, -40, ['ok', 'light']) +
    shirts(-15, -18, ['light', 'acc']) +
    path(box(-42, -88, 7, 13) + box(-26, -88, 7, 13) + box(30, -79, 6, 12), 's5') +
    line('M-38-91c-4-4 4-6 1-9M33-82c-4-4 4-6 1-9', 'cloud2', 2, rounded),
  townhouse: () =>
    front({
      x: -22,
      w: 40,
      h: 58,
      kind: 'neck',
      k: 32,
      rows: 3,
      cols: 3,
      wall: 's4',
      side: 's5',
      shutters: 'leaf2',
      door: false,
    }) +
    stairs(-11, 18, 3, 'light', 'wall2') +
    path(arch(-8, -8, 12, 18), 'light') +
    path(arch(-6.5, -8, 9, 16.5), 'leaf2') +
    circle(-2, -77, 4, 'acc') +
    lamp(-33, 0, 30) +
    ball(36, 0, 0.95) +
    path('M30 0l-1.5-7h15L42 0z', 'roof'),
} as const
