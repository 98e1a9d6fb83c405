import { pawn, tower } from '../parts.ts'
import { alpha, circle, group, line, path, rect, rounded } from '../shapes.ts'
import { arch, arches, box, cornice, front, hall, hip, stairs, temple, times } from './parts.ts'
import { ball, bell, hedge } from './props.ts'

/** Buildings of culture: foot line at 0, about 84 wide, at most 96 high. */
export const culture = {
  'bell-tower': () =>
    rect(-18, -50, 32, 50, 's2') +
    path('M14 0l12-5V-54l-12 4z', 's4') +
    rect(-15, -72, 26, 22, 's3') +
    path('M11-50l10-4V-76l-10 4z', 's5') +
    cornice(-18, -49, 32, 'light', 's4', 12) +
    path(arch(-9, -51, 14, 18), 'key') +
    bell(-2, -53, 0.9) +
    path('M-18-71L2-94L14-71z', 's4') +
    path('M14-71L2-94L24-75z', 's5') +
    circle(2, -94, 2.2, 'acc') +
    circle(-2, -37, 7.5, 's5') +
    circle(-2, -37, 6, 'light') +
    line('M-2-37v-4.5M-2-37h3', 's5', 1.5) +
    path(arch(-8, 0, 12, 18), 'wood') +
    hall(-44, 26, 16, 12, 12, { windows: 1, roof: 's4', roof2: 's5' }) +
    ball(34, 0, 0.95),
  cathedral: () =>
    hall(-14, 54, 32, 14, 26, {
      windows: 0,
      door: false,
      wall: 's2',
      side: 's4',
      roof: 's4',
      roof2: 's5',
    }) +
    path(box(1, -34, 3.5, 34) + box(13, -34, 3.5, 34) + box(25, -34, 3.5, 34), 's3') +
    arches(-7, -7, [7, 19], 4, 12) +
    tower({
      x: -40,
      y: 0,
      width: 24,
      height: 52,
      depth: 11,
      cap: 'spire',
      rise: 34,
      cross: true,
      clock: false,
      slits: 0,
      wall: 's2',
      side: 's4',
      roof: 's4',
      roof2: 's5',
    }) +
    circle(-28, -38, 7, 's5') +
    circle(-28, -38, 5.4, 'pane') +
    line('M-28-43.5v11M-33.5-38h11M-32-42l8 8M-24-42l-8 8', 's2', 1) +
    path(arch(-35, 0, 14, 22), 's4') +
    path(arch(-33, 0, 10, 19), 'wood') +
    line('M12-64v-9M9-70h6', 'acc2', 1.8),
  chapel: () =>
    hall(-30, 36, 30, 26, 24, {
      gable: true,
      windows: 0,
      door: false,
      wall: 'wall',
      side: 'wall2',
      roof: 's4',
      roof2: 's5',
    }) +
    path('M-18-54h12v-14h-12z', 'wall') +
    path('M-10-54h4v-14h-4z', 'wall2') +
    path('M-20-67L-12-84L-4-67z', 's4') +
    bell(-12, -57, 0.45) +
    line('M-12-83v-9M-15.5-89h7', 'acc2', 1.8) +
    path(arch(-18, 0, 12, 20), 'wood') +
    circle(-12, -31, 5, 's5') +
    circle(-12, -31, 3.7, 'pane') +
    ball(36, 0, 0.95) +
    hedge(-46, 0, 14, 6) +
    path(arch(10, -6, 4.5, 14), 'pane') +
    path(arch(17, -8.5, 4, 13), 'pane'),
  festival: () =>
    path('M-46 0H46V-2H-46z', 'leaf') +
    line('M0 0V-84', 'wood', 3) +
    circle(0, -85, 3, 'acc') +
    path('M-14-72a14 5 0 0 1 28 0 14 5 0 0 1-28 0z', 'leaf2') +
    path('M-10-72a10 2.6 0 0 1 20 0 10 2.6 0 0 1-20 0z', 's1') +
    line('M-13-71C-30-50-34-26-42-2', 's4', 2.4) +
    line('M-8-69C-16-46-20-20-22-2', 'wax', 2.4) +
    line('M8-69C16-46 20-20 22-2', 'field2', 2.4) +
    line('M13-71C30-50 34-26 42-2', 's3', 2.4) +
    line('M-46-52Q-24-44-2-58Q22-44 46-54', 'key', 1) +
    path(
      'M-42-50l4 9 4-8zM-28-48l4 9 4-9zM-14-50l4 8 3-10zM8-52l4 10 4-8zM22-48l4 9 4-9zM36-50l4 9 4-10z',
      'wax',
    ) +
    path('M-28-48l4 9 4-9zM8-52l4 10 4-8zM36-50l4 9 4-10z', 'acc') +
    path('M-14-14h13v13h-13z', 's4') +
    path('M-14-14h13v3h-13zM-14-4h13v3h-13z', 'acc') +
    path('M-15-15a7.5 2.2 0 0 1 15 0 7.5 2.2 0 0 1-15 0z', 'light') +
    line('M-10-16l-6-7M-4-16l5-7', 'wood', 1.5, rounded) +
    [-32, 12, 32]
      .map((x, i) =>
        group(
          x,
          0,
          0.62,
          path(
            'M-9-1C-8-14-6-24-4-28C0-32 4-30 5-27C7-22 9-12 10-1z',
            ['s4', 'wax', 'ok'][i] ?? 's4',
          ) +
            circle(0, -34, 4.8, 'skin') +
            path('M-7-36C-5-37-5-42 0-42C5-42 5-37 7-36z', 'acc') +
            line('M-4-26L-12-36M5-26L13-36', 'skin', 3, rounded),
        ),
      )
      .join(''),
  fountain: () =>
    path('M-44 0V-9C-44-11 44-11 44-9V0z', 's3') +
    path('M14-10.5C34-10.5 44-10 44-9V0H14z', 's4') +
    path('M-46-10a46 6 0 0 1 92 0 46 6 0 0 1-92 0z', 's2') +
    path('M-40-10a40 4 0 0 1 80 0 40 4 0 0 1-80 0z', 'water') +
    path('M-5-10L-3-38H3L5-10z', 's2') +
    path('M0-38h3L5-10H1z', 's4') +
    path('M-24-40H24C22-32 12-31 4-30H-4C-12-31-22-32-24-40z', 's3') +
    path('M6-40H24C22-32 12-31 4-30C8-33 8-37 6-40z', 's4') +
    path('M-24-40a24 3.5 0 0 1 48 0 24 3.5 0 0 1-48 0z', 'water2') +
    path('M-3-42L-2-58H2L3-42z', 's2') +
    path('M-11-59H11C10-54 4-54 0-53C-4-54-10-54-11-59z', 's3') +
    line('M0-60C-3-78-16-78-18-60M0-60C3-78 16-78 18-60M0-60V-82', 'water2', 2.4, rounded) +
    line(
      'M-20-38C-30-40-34-28-35-14M20-38C30-40 34-28 35-14M-9-35C-14-32-16-22-16-12M9-35C14-32 16-22 16-12',
      'water2',
      2,
      rounded,
    ) +
    line('M-38-3h16M-16-3h16', 's1', 1.4) +
    path('M-30-12h9M22-12h8', 'water2'),
  library: () =>
    hip(-42, 74, 42, 16, { wall: 'wall', side: 'wall2', d: 10 }) +
    path(arch(-37, -5, 13, 30) + arch(-20, -5, 13, 30) + arch(14, -5, 13, 30), 'pane') +
    path(
      times(3, (i) => times(4, (j) => box([-35.5, -18.5, 15.5][i] ?? 0, -12 - j * 6, 10, 4))),
      'key',
      alpha(0.5),
    ) +
    path(
      times(3, (i) =>
        times(3, (j) =>
          box(([-35.5, -18.5, 15.5][i] ?? 0) + j * 3.4, -12 - ((i + j) % 3) * 6, 1.8, 4),
        ),
      ),
      'wax',
    ) +
    path(
      times(3, (i) =>
        times(3, (j) =>
          box(([-35.5, -18.5, 15.5][i] ?? 0) + 1.8 + j * 3.2, -12 - ((i + j + 1) % 3) * 6, 1.6, 4),
        ),
      ),
      'acc',
    ) +
    line('M-37-12h13M-37-19h13M-20-12h13M-20-19h13M14-12h13M14-19h13', 's1', 1) +
    path(arch(-3, 0, 13, 22), 's4') +
    path(arch(-1.5, 0, 10, 20.5), 'wood') +
    path('M-22-60h36v-14h-36z', 's2') +
    path('M-4-61c-6-4-12-3-17-2v-12c5-1 11-2 17 2c6-4 12-3 17-2v12c-5-1-11-2-17 2z', 'light') +
    line(
      'M-4-73v12M-18-71c4-1 8 0 11 1M-18-67c4-1 8 0 11 1M10-71c-4-1-8 0-11 1M10-67c-4-1-8 0-11 1',
      's4',
      1.2,
    ) +
    stairs(-3, 13, 1, 'light', 'wall2'),
  monastery: () =>
    hall(-16, 56, 22, 12, 16, {
      windows: 0,
      door: false,
      wall: 'wall',
      side: 'wall2',
      roof: 's4',
      roof2: 's5',
    }) +
    path(
      times(5, (i) => arch(-13 + i * 10.6, 0, 8, 15)),
      's5',
    ) +
    path(
      times(5, (i) => box(-4.8 + i * 10.6, -9, 2, 9)),
      'light',
    ) +
    hall(-44, 28, 40, 12, 24, {
      gable: true,
      windows: 0,
      door: false,
      wall: 'wall',
      side: 'wall2',
      roof: 's4',
      roof2: 's5',
    }) +
    path(arch(-36, 0, 11, 20), 'wood') +
    path(arch(-39, -24, 4.5, 14) + arch(-32.5, -24, 4.5, 16) + arch(-26, -24, 4.5, 14), 'pane') +
    line('M-30-63v-11M-34-70h8', 'acc2', 2) +
    tower({
      x: 10,
      y: -36,
      width: 9,
      height: 12,
      depth: 5,
      cap: 'spire',
      rise: 18,
      wall: 'wall',
      side: 'wall2',
      roof: 's4',
      roof2: 's5',
      slits: 1,
      band: false,
    }) +
    group(
      32,
      0,
      1.1,
      pawn({
        coat: 'wood',
        coat2: 'key',
        hat: 'none',
        skirt: true,
        load:
          path(
            'M-4.8-36C-3-38 2-38 3.5-35L4-30.5C6.5-33 6-37.5 3.5-38.8C1-40-4-39-4.8-36z',
            'hair',
          ) +
          line('M-7-15H8M0-15V-4', 'light', 2) +
          path('M-17-24L-11-22L-4-24V-14L-11-12L-17-14z', 'light') +
          line('M-11-22V-12', 'wall2', 1.2),
        hand: [-8, -15],
      }),
    ),
  museum: () =>
    stairs(-38, 70, 2, 's2', 's3') +
    rect(-40, -40, 74, 35, 's3') +
    path('M34-5l9-4v-35l-9 4z', 's5') +
    temple(-22, -5, 38, 33, 14, 's1', 's4', 4) +
    arches(-36, -9, [8, 20], 1, 0) +
    arches(22, -9, [8, 20], 1, 0) +
    path(arch(-8.5, -5, 11, 22), 'wood') +
    path('M-22-56C-22-84 16-84 16-56z', 's4') +
    path('M-3-77C14-78 18-66 16-56H2C6-64 4-72-3-77z', 's5') +
    path('M-24-56h42v-4h-42z', 'light') +
    line('M-16-60C-15-70-11-74-6-75', 'light', 1.5, alpha(0.8)) +
    path('M-5-77h4v-6h-4z', 's2') +
    circle(-3, -85, 2.4, 'acc') +
    path('M26 0h20v-8H26z', 's1') +
    path('M39-8h-6l-2-3c-6-9 0-17 2-22h-3v-4h12v4h-3c2 5 8 13 2 22z', 'roof') +
    path('M39-8h-3c3-9 3-18 0-29h6v4h-3c2 5 8 13 2 22z', 'roof2') +
    line('M29-25h14M29-17h15', 'key', 2) +
    line('M30-33c-6 1-6 7-2 9M42-33c6 1 6 7 3 9', 'roof', 2) +
    cornice(-40, -40, 18, 'light', 's4', 0) +
    cornice(16, -40, 18, 'light', 's5'),
  'music-hall': () =>
    rect(-40, -44, 72, 44, 's2') +
    path('M32 0l11-4v-44l-11 4z', 's4') +
    path('M-44-44C-34-66 26-66 36-44l11-4C38-72-20-74-44-44z', 's5') +
    path('M-44-44C-34-64 26-64 36-44z', 's4') +
    arches(-34, -6, [11, 30], 2, 14) +
    arches(6, -6, [11, 30], 2, 14) +
    path(arch(-11, 0, 14, 24), 'wood') +
    line('M-34-18h11M-20-18h11M6-18h11M20-18h11', 's2', 1) +
    cornice(-40, -43, 72, 'light', 's4', 11) +
    line(
      'M-10-52C-18-62-14-72-11-78M2-52C10-62 6-72 3-78M-12-73H4M-7-54V-73M-4-53V-73M-1-54V-73',
      'acc',
      2,
      rounded,
    ) +
    path('M-12-54a8 4 0 0 0 16 0z', 'acc2') +
    '',
  statue: () =>
    path('M-30 0h60v-5h-60z', 's3') +
    path('M-22-5h44v-5h-44z', 's2') +
    path('M-15-10h30v-28h-30z', 's2') +
    path('M6-10h9v-28H6z', 's4') +
    path('M-18-38h36v-4h-36z', 'light') +
    path('M-9-32H5v14H-9z', 's4') +
    line('M-6-28H2M-6-25H2M-6-22H0', 's1', 1.2) +
    path('M-5-42L-4-58L-8-68C-8-74 8-74 8-68L5-58L7-42H2L0-54L-1-42z', 's4') +
    path('M3-73C8-72 9-70 8-68L5-58L7-42H2L1-56z', 's5') +
    path('M7-71C16-64 15-50 11-42C10-52 8-58 4-62z', 's5') +
    circle(-0.5, -78, 4.6, 's4') +
    path('M-7-80c2-5 10-6 12 0l-4-1z', 's5') +
    line('M-7-68L-18-80', 's4', 3.6, rounded) +
    line('M-20-78L-14-94', 'steel', 2) +
    line('M-22-81h7', 'acc', 2) +
    path('M-28 0c0-6 8-6 8 0zM20 0c0-6 8-6 8 0z', 'leaf2') +
    ball(-40, 0, 0.75) +
    ball(40, 0, 0.75),
  theatre: () =>
    front({
      x: -42,
      w: 74,
      h: 50,
      kind: 'flat',
      rows: 1,
      cols: 1,
      wall: 's2',
      side: 's4',
      trim: 's4',
      door: false,
      d: 10,
    }) +
    path('M-30-54C-20-72 10-72 20-54z', 's4') +
    path(arch(-28, 0, 46, 40), 's4') +
    path(arch(-25, 0, 40, 37), 'key') +
    path('M-25 0V-20C-25-34-12-37-5-37C-6-22-14-12-19-8L-20 0z', 'wax') +
    path('M15 0V-20C15-34 2-37-5-37C-4-22 4-12 9-8L10 0z', 'wax') +
    line('M-22-22c3 4 6 0 7-8M12-22c-3 4-6 0-7-8', 'roof2', 1.5) +
    rect(-25, -5, 40, 5, 'wood') +
    path('M-18-62c4-2 10-2 14 0 1 9-2 14-7 15-5-1-8-6-7-15z', 'light') +
    path('M-2-64c4-2 10-2 13-1 2 9-1 15-6 16-5-1-8-6-7-15z', 'acc') +
    line('M-15-57h3M-9-57h3M-14-52c2 2 5 2 7 0M1-58h3M7-59h3M2-52c2-3 5-3 7-1', 'key', 1.4) +
    arches(-38, -10, [7, 18], 1, 0) +
    arches(22, -10, [7, 18], 1, 0),
} as const
