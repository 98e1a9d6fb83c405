import { mill } from '../parts.ts'
import { alpha, circle, group, line, path, rect, rounded } from '../shapes.ts'
import { board, hung, mug, ship, waggon } from './emblems.ts'
import { arch, arches, box, front, hall, panes, stairs, temple } from './parts.ts'
import { awning, barrel, crate, flag, lamp, sack, tulips } from './props.ts'

/** Buildings of trade: foot line at 0, about 84 wide, at most 96 high. */
export const trade = {
  'art-gallery': () =>
    front({
      x: -40,
      w: 58,
      h: 54,
      kind: 'flat',
      rows: 2,
      cols: 4,
      wall: 'wall',
      side: 'wall2',
      trim: 's4',
      door: false,
    }) +
    path('M-38-58L-11-73L16-58z', 's4') +
    path('M-30-59.5L-11-70L8-59.5z', 's2') +
    path(arch(-36, 0, 10, 19), 'wood') +
    rect(-24, -27, 30, 24, 'acc2') +
    rect(-25, -28, 30, 24, 'acc') +
    rect(-22, -25, 24, 18, 's1') +
    path('M-22-7v-6l7-6 6 5 4-3 7 6v4z', 's4') +
    circle(-3, -20, 2.6, 'light') +
    line('M26 0L33-40L42 0M28-11H40M33-40L37 0', 'wood', 2.2) +
    rect(24, -33, 19, 20, 'acc') +
    rect(26, -31, 15, 16, 'water2') +
    path('M26-15v-5c4-3 8 2 15-3v8z', 'leaf') +
    circle(37, -27, 2, 'field2'),
  bakery: () =>
    front({
      x: -34,
      w: 46,
      h: 46,
      kind: 'bell',
      rows: 2,
      cols: 3,
      wall: 's3',
      side: 's5',
      door: false,
    }) +
    rect(18, -52, 9, 52, 'roof2') +
    rect(16, -58, 13, 7, 'roof') +
    line('M22-62c-5-6 5-8 1-14M27-64c-3-4 4-6 2-10', 'cloud2', 2.2, rounded) +
    panes(-30, -19, [1, 1], [0, 0], [24, 13]) +
    path(arch(0, 0, 9, 18), 'wood') +
    awning(-34, -23, 32, 8, 's4', 'light', 8) +
    path(
      'M-28-7a4 4 0 0 1 8 0zM-19-7a4 4 0 0 1 8 0zM-31-12a3 3 0 0 1 6 0zM-20-12a3 3 0 0 1 6 0z',
      'acc',
    ) +
    path('M-24-43C-26-52-16-55-11-55C-6-55 4-52 2-43C-2-40-20-40-24-43z', 's5') +
    path('M-22-44C-24-51-15-53-11-53C-6-53 2-51 0-44C-4-42-18-42-22-44z', 'acc') +
    line('M-17-44l2-6M-11-44l2-7M-5-44l2-6', 'acc2', 2.2, rounded) +
    rect(-34, -6, 32, 6, 'wood'),
  bank: () =>
    stairs(-36, 68, 3, 'light', 'wall2') +
    rect(-36, -44, 68, 37, 's4') +
    path('M32-7.5l10-4V-50l-10 4z', 's5') +
    arches(-26, -8, [8, 22], 5, 12) +
    path(arch(-7, -8, 11, 26), 'wood') +
    group(0, 0, 1, temple(-38, -8, 72, 40, 22, 's2', 's4', 6)) +
    path('M34-52l10-4L2-77l-4 2z', 's5') +
    circle(-2, -61, 6.5, 'coin2') +
    circle(-2.4, -61.4, 5.2, 'coin') +
    line('M-2-64v5', 'coin2', 1.6) +
    sack(26, 0, 0.7, 'acc') +
    sack(35, 0, 0.6, 'acc'),
  brewery: () =>
    front({ x: -45, w: 42, h: 48, steps: 4, rows: 2, cols: 3, wall: 's4', side: 's5' }) +
    mug(-24, -54, 0.95) +
    rect(0, -14, 46, 14, 'roof2') +
    path(arch(16, 0, 14, 12), 'key') +
    path('M18 0l-1-6 4 3 2-7 3 6 4-3-2 7z', 'field2') +
    path('M2-14C-4-34 8-42 18-43V-54H28V-43C38-42 50-34 44-14z', 'acc') +
    path('M28-54V-43C38-42 50-34 44-14H30C36-26 34-38 23-43V-54z', 'acc2') +
    line('M8-22C8-30 12-35 18-37', 'light', 2, rounded) +
    line('M0-14H46', 'key', 2) +
    line('M23-60c-6-6 6-8 1-15M32-58c-4-4 4-7 1-11', 'cloud2', 2.4, rounded) +
    barrel(-6, 0, 1.15) +
    barrel(40, 0, 1.1),
  fishery: () =>
    hall(-46, 34, 28, 20, 22, { windows: 1, roof: 's4', roof2: 's5' }) +
    path('M-8 0V-64h3.4V0zM42 0V-64h3.4V0z', 'wood') +
    line('M-12-61H48', 'wood', 3) +
    hung(5, -60, 1.1) +
    hung(19, -60, 1.1, 'steel', 'key') +
    hung(33, -60, 1.1) +
    path('M-46-11H30C28-3 22 1 16 1H-34C-40 1-44-4-46-11z', 'roof') +
    path('M8-11H30C28-3 22 1 16 1H0C6-3 8-7 8-11z', 'roof2') +
    line('M-46-10H30', 'light', 2) +
    line('M-30-14L-4-4M-36-9L-42-1', 'wood', 2, rounded),
  'flower-stand': () =>
    path('M-38 0V-46h2.5V0zM36 0V-46h2.5V0z', 'wood') +
    rect(-36, -44, 73, 30, 's5', alpha(0.25)) +
    awning(-44, -54, 90, 12, 's4', 'light', 10) +
    path('M-40-54l6-9H36l8 9z', 's4') +
    line('M-34-63H36', 'light', 1.4) +
    rect(-36, -18, 73, 5, 'wood') +
    path('M-34-13H36V0h-70z', 's3') +
    line('M-16-13V0M2-13V0M19-13V0', 's5', 1.6) +
    group(0, -18, 1.75, tulips(-17.5, 0, 6, 7, 'wax', 'field2')) +
    path('M-42 0l-2-12h14l-2 12zM30 0l-2-12h14l-2 12z', 'roof') +
    group(-37, -12, 1.4, tulips(-3, 0, 2, 6, 'light', 'wax')) +
    group(35, -12, 1.4, tulips(-3, 0, 2, 6, 'wax', 'light')),
  guildhall: () =>
    front({
      x: -38,
      w: 68,
      h: 42,
      steps: 6,
      rows: 2,
      cols: 6,
      wall: 's4',
      side: 's5',
      door: false,
    }) +
    path(arch(-12, 0, 16, 22), 'light') +
    path(arch(-10, 0, 12, 20), 'wood') +
    path('M-31-40h7v24l-3.5-4-3.5 4zM16-40h7v24l-3.5-4-3.5 4z', 'wax') +
    circle(-27.5, -32, 2.4, 'acc') +
    circle(19.5, -32, 2.4, 'acc') +
    circle(-4, -55, 14, 'acc2') +
    circle(-4.5, -55.5, 12.4, 'acc') +
    line('M-10-49L1-60M-10-60L1-49', 's5', 2.8, rounded) +
    path('M-2-64L6-56L2-53L-5-60zM-15-56L-7-64L-4-60L-11-53z', 's5') +
    flag(-4, -82, 14, 'wax', 15),
  harbour: () =>
    front({
      x: 12,
      w: 24,
      h: 40,
      steps: 3,
      rows: 3,
      cols: 2,
      wall: 's4',
      side: 's5',
      door: false,
    }) +
    ship(-14, 0.98) +
    path('M20 0V-6H48V0z', 'wall2') +
    line('M42-6V-74', 'wood', 4.4) +
    line('M46-72L18-84M42-52L28-79', 'wood', 3, rounded) +
    line('M19-83V-58', 'key', 1.6) +
    crate(12, -44, 15, 14) +
    barrel(30, -6, 0.8) +
    crate(34, -6, 11, 9),
  inn: () =>
    hall(-44, 46, 38, 22, 28, {
      gable: true,
      rows: 2,
      windows: 2,
      timber: true,
      roof: 's4',
      roof2: 's5',
    }) +
    line('M44 0V-72', 'wood', 3.4) +
    board(44, -68, -32, 24, 32, mug(-1, 2, 0.8)) +
    path('M12-14H44V-11H12zM15-11h3V0h-3zM38-11h3V0h-3z', 'wood') +
    mug(21, -19, 0.32) +
    mug(34, -19, 0.32) +
    lamp(-4, 0, 20),
  'market-stall': () =>
    path('M-34 0V-40h2.5V0zM31 0V-40h2.5V0z', 'wood') +
    awning(-42, -50, 84, 12, 'wax', 'light', 8) +
    path('M-36-50L0-66L36-50z', 's4') +
    line('M0-66V-74', 'wood', 1.6) +
    path('M0-74l11 3-11 3z', 'wax') +
    rect(-38, -16, 76, 5, 'wood') +
    path('M-36-11h72V0h-72z', 's2') +
    line('M-12-11V0M12-11V0', 's4', 1.4) +
    path('M-34-16a8 5 0 0 1 16 0zM-20-16a7 4.5 0 0 1 14 0zM-28-21a7 5 0 0 1 14 0z', 'acc') +
    path('M-24-16a8 5 0 0 0-6-5l-2 1c3 1 5 2 5 4z', 'acc2') +
    line('M14-16V-32M4-30H24M4-30l-3 8M4-30l3 8M24-30l-3 6M24-30l3 6', 'key', 1.5) +
    path('M-1-22h10a5 3 0 0 1-10 0zM19-24h10a5 3 0 0 1-10 0z', 'steel') +
    crate(-46, 0, 12, 10) +
    sack(41, 0, 0.8),
  quarry: () =>
    path('M-46 0V-58L-36-66H-12L-8-50H6L12-34H24L30-16H44V0z', 'faint') +
    path(
      'M-46 0V-58L-36-66H-12L-8-50H6L12-34H24L30-16H44V-8H20L14-26H2L-4-42H-18L-22-52H-40L-40 0z',
      'wall2',
    ) +
    path('M-46-58L-36-66H-12L-18-58zM-8-50H6L2-42H-14zM12-34H24L20-26H8zM30-16H44V-9H26z', 'wall') +
    line('M-34-44l-4 9M-26-34l-3 11M-37-20l7 3M-14-30l-4 8M-8-18l5 5', 's5', 1.8, rounded) +
    line('M18 0L31-70L43 0M24-30H38', 'wood', 3.4) +
    line('M31-70L6-56', 'wood', 3.4, rounded) +
    line('M6-56V-38', 'key', 1.6) +
    path('M-5-38h22v15H-5z', 'wall') +
    path('M10-38h7v15h-7z', 'wall2') +
    line('M6-44L-5-38M6-44L17-38', 'key', 1.4) +
    path('M-38-3l-3-11h24l-3 11z', 'wood') +
    path('M-39-14l6-7 8 2 6 5z', 'light') +
    circle(-35, -3, 3.4, 'key') +
    circle(-23, -3, 3.4, 'key') +
    path('M-8 0h13v-10H-8zM6 0h12v-8H6z', 'wall') +
    path('M1 0v-10h4V0zM14 0v-8h4v8z', 'wall2'),
  storehouse: () =>
    front({
      x: -40,
      w: 40,
      h: 58,
      kind: 'point',
      k: 28,
      rows: 3,
      cols: 3,
      wall: 's4',
      side: 's5',
      shutters: 'wax',
      door: true,
    }) +
    path(box(-25, -55, 10, 14) + box(-25, -36, 10, 14), 'wood') +
    line('M-20-80h-9M-27-80V-62', 'key', 1.6) +
    crate(-33, -50, 12, 11) +
    front({
      x: 6,
      w: 28,
      h: 48,
      kind: 'point',
      k: 20,
      rows: 3,
      cols: 2,
      wall: 's3',
      side: 's5',
      shutters: 's5',
      door: false,
    }) +
    path(arch(14, 0, 12, 17), 'wood') +
    sack(-2, 0, 0.7) +
    sack(6, 0, 0.8) +
    crate(34, 0, 11, 9),
  'trading-post': () =>
    hall(-46, 40, 28, 20, 22, {
      windows: 2,
      roof: 's4',
      roof2: 's5',
      wall: 'wall',
      side: 'wall2',
    }) +
    line('M12 0V-76', 'wood', 3.4) +
    path('M12-75h24l7 6-7 6H12zM12-60H-10l-7 6 7 6h22z', 'acc') +
    line('M18-69h16M6-54H-8', 's5', 2) +
    waggon(2, 0.94) +
    sack(-14, 0, 1) +
    barrel(-29, 0, 1),
  windmill: () =>
    hall(-34, 58, 17, 12, 11, { windows: 3, roof: 'roof', roof2: 'roof2' }) +
    path('M-24-20L-17-34H17L24-20z', 'wood') +
    line('M-28-22H28M-26-22v-5M-13-22v-5M0-22v-5M13-22v-5M26-22v-5M-28-27H28', 'light', 1.3) +
    mill({ x: 0, y: -21, scale: 0.9, turn: 28, roof: 's4', roof2: 's5' }) +
    sack(32, 0, 0.8) +
    sack(40, 0, 0.7),
} as const
