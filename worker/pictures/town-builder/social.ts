import { linden, pawn, poplar, tower } from '../parts.ts'
import { alpha, circle, group, line, path, rect, rounded } from '../shapes.ts'
import { soup } from './emblems.ts'
import { arch, arches, box, cornice, front, hall, hip, panes, stairs } from './parts.ts'
import { awning, ball, bell, hedge, lamp, shield, tricolour, tulips } from './props.ts'

/** A grave's stone. */
const grave = (x: number, h: number): string =>
  path(arch(x, 0, 10, h), 'light') +
  path(arch(x + 6, 0, 4, h - 1), 'wall2') +
  line(`M${x + 2.5} ${-h * 0.6}h4M${x + 2.5} ${-h * 0.4}h4`, 's4', 1)

/** Social buildings: foot line at 0, about 84 wide, at most 96 high. */
export const social = {
  almshouse: () =>
    hall(-46, 30, 22, 14, 16, { windows: 2, roof: 's4', roof2: 's5' }) +
    front({
      x: -22,
      w: 32,
      h: 36,
      kind: 'bell',
      rows: 2,
      cols: 3,
      wall: 'roof',
      side: 'roof2',
      door: false,
    }) +
    path(arch(-14, 0, 16, 21), 'light') +
    path(arch(-12, 0, 12, 19), 'leaf2') +
    group(
      -36,
      0,
      0.86,
      pawn({ coat: 'wood', coat2: 'key', hat: 's5', facing: 'right', skirt: true, stick: true }),
    ) +
    soup(27, 0.96) +
    group(
      1,
      0,
      0.92,
      pawn({
        coat: 'faint',
        coat2: 'key',
        hat: 'acc',
        facing: 'right',
        hand: [-11, -20],
        build: 'slim',
      }) + path('M7-22H19C19-16 7-16 7-22z', 'light'),
    ),
  bathhouse: () =>
    rect(-38, -34, 70, 34, 's2') +
    path('M32 0l10-4v-34l-10 4z', 's4') +
    path('M-32-38C-32-66 26-66 26-38z', 's4') +
    path('M-2-59C26-58 28-44 26-38H8C10-48 8-56-2-59z', 's5') +
    line('M-24-40C-22-52-16-56-8-58', 'light', 1.6, alpha(0.8)) +
    cornice(-38, -33, 70, 'light', 's4') +
    circle(-3, -62, 3, 'acc') +
    arches(-33, -8, [9, 19], 5, 13.8) +
    path(arch(-10, 0, 14, 24), 'wood') +
    line('M-22-64c-6-6 5-8 0-15M14-62c-6-6 5-9 0-16M-4-70c-4-5 4-7 0-12', 'cloud2', 2.4, rounded) +
    group(
      -4,
      0,
      1,
      path('M15-18C15-30 22-32 26-32S37-30 37-18z', 'skin') +
        circle(26, -37, 6.5, 'skin') +
        path('M26-43.5a6.5 6.5 0 0 1 6 9C31-38 29-40 20-38C20-41 23-43.5 26-43.5z', 'hair') +
        path('M7 0L3-19H49L45 0z', 'wood') +
        path('M34 0L36-19H49L45 0z', 'key', alpha(0.35)) +
        line('M4-14H48M6-5H46', 'acc', 2.2) +
        path(
          'M2-18C0-25 9-26 12-22C15-27 23-26 25-22C28-27 36-26 38-22C42-27 51-24 50-18z',
          'light',
        ) +
        circle(42, -32, 3, 'light') +
        circle(12, -31, 2.4, 'light'),
    ),
  bridge: () =>
    path('M-48 0V-16C-26-28 26-28 48-16V0H32C28-14-28-14-32 0z', 's3') +
    path('M32 0C28-14-28-14-32 0H-26C-20-10 20-10 26 0z', 's5') +
    line('M-48-17C-26-29 26-29 48-17', 'light', 2.6) +
    path(box(-15, -74, 5, 50) + box(13, -74, 5, 50), 's4') +
    path(box(-11.5, -74, 2, 50) + box(16.5, -74, 2, 50), 's5') +
    path('M-19-74H22V-69H-19z', 's4') +
    line('M-10-24L13-44M13-24L-10-44', 's4', 2) +
    path('M-46-66L40-84l2 6L-45-61z', 's4') +
    path('M-46-63L41-81l1 3L-45-61z', 's5') +
    path('M32-92h14v13H32z', 's4') +
    path('M40-92h6v13h-6z', 's5') +
    line('M-43-62V-24M-43-24l28 2', 'key', 1.5) +
    line('M-46-18v-10M-30-23v-10M30-23v-10M46-18v-10M-46-27L-18-33M20-33L46-27', 'light', 2) +
    line('M-20-3h10M4-5h14', 'water2', 1.5, rounded) +
    [-26, 32]
      .map((x, i) => group(x, -23, 0.5, pawn({ coat: i ? 'wax' : 's5', coat2: 'key', hat: 'key' })))
      .join(''),
  canal: () =>
    front({
      x: -44,
      w: 20,
      h: 40,
      kind: 'neck',
      rows: 3,
      cols: 2,
      wall: 'roof',
      side: 'roof2',
      d: 4,
    }) +
    front({
      x: 22,
      w: 20,
      h: 42,
      kind: 'steps',
      steps: 3,
      rows: 3,
      cols: 2,
      wall: 's4',
      side: 's5',
      d: 4,
    }) +
    group(-12, -12, 0.62, linden()) +
    group(14, -13, 0.56, linden()) +
    path('M-20-12H20L34 0H-34z', 'water') +
    line('M-14-9H4M-8-5H20M-22-2H-4', 'water2', 1.6, rounded) +
    path('M-20-12L-34 0h-7l15-12zM20-12L34 0h7L26-12z', 's2') +
    path('M-12-4H14C12 2 8 3 5 3H-5C-9 3-11 0-12-4z', 'wood') +
    path('M-12-4H14v2H-11z', 'acc') +
    line('M2-4V-26', 'wood', 1.5) +
    path('M2-26c8 4 9 12 8 19H2z', 'light') +
    path('M0-24v17h-8z', 'wall2'),
  cemetery: () =>
    group(-36, 0, 1.15, poplar()) +
    group(36, 0, 1.05, poplar()) +
    path('M-26 0V-40h7V0zM19 0V-40h7V0z', 's2') +
    path('M-21-40h3V0h-3zM24-40h3V0h-3z', 's4') +
    path('M-28-40h11v-5h-11zM17-40h11v-5H17z', 'light') +
    line('M-19-36C-12-52 12-52 19-36', 's5', 3) +
    line('M0-48v-13M-5-56H5', 's5', 2.6) +
    line('M-14-40V0M-7-44V0M7-44V0M14-40V0M-19-12H19', 's5', 1.5) +
    grave(-44, 18) +
    grave(-13, 20) +
    grave(3, 16) +
    grave(33, 20) +
    line('M-28 0v-14M-33-9h10', 'wood', 3) +
    path('M-46 0H46v-2.5H-46z', 'leaf'),
  courthouse: () =>
    stairs(-34, 64, 3, 's2', 's3') +
    rect(-36, -46, 68, 38, 's3') +
    path('M32-8l10-4v-38l-10 4z', 's5') +
    panes(-31, -40, [5, 1], [13.5, 0], [7, 11]) +
    path(arch(-9, -8, 14, 22), 'wood') +
    arches(-31, -8, [7, 16], 2, 13) +
    arches(11, -8, [7, 16], 2, 13) +
    cornice(-36, -46, 68, 'light', 's5') +
    path('M-34-50L-2-68L30-50z', 's4') +
    path('M-25-51.5L-2-64L21-51.5z', 's2') +
    line('M-2-53V-92M-16-87H12M-16-87l-5 10M-16-87l5 10M12-87l-5 8M12-87l5 8', 'acc', 2, rounded) +
    path('M-22-77h12a6 4 0 0 1-12 0zM6-79h12a6 4 0 0 1-12 0z', 'acc2') +
    circle(-2, -92, 2.4, 'acc2'),
  gardens: () =>
    path('M-46 0H46V-3H-46z', 'leaf') +
    ball(-32, -2, 1.4) +
    ball(32, -2, 1.3) +
    path('M-14-2V-40h5V-2zM9-2V-40h5V-2z', 's2') +
    line('M-16-41C-10-58 10-58 16-41', 's4', 3.2) +
    line('M-16-41h32M-8-41V-53M8-41V-53M0-41V-55', 's4', 1.5) +
    path('M-9-2V-26C-4-34 4-34 9-26V-2z', 'leaf2') +
    path('M-9-2V-26C-6-30-2-31 0-31C-4-22-4-10-9-2z', 'leaf') +
    path(
      'M-5-22a1.8 1.8 0 1 0 .1 0zM2-15a1.8 1.8 0 1 0 .1 0zM-2-9a1.8 1.8 0 1 0 .1 0zM5-24a1.8 1.8 0 1 0 .1 0z',
      'wax',
    ) +
    hedge(-45, -1, 26, 7) +
    hedge(19, -1, 26, 7) +
    tulips(-43, 0, 5, 5.5, 'roof', 'light') +
    tulips(21, 0, 5, 5.5, 'roof', 'light'),
  hospital: () =>
    hip(-42, 50, 36, 18, { wall: 'wall', side: 'wall2' }) +
    panes(-38, -31, [4, 2], [11.5, 15], [6, 9], 's4') +
    path(arch(-20, 0, 9, 14), 'wood') +
    front({
      x: 10,
      w: 28,
      h: 44,
      kind: 'neck',
      rows: 2,
      cols: 2,
      wall: 's2',
      side: 's4',
      trim: 'light',
      door: false,
      d: 7,
    }) +
    rect(14, -40, 20, 19, 'light') +
    path('M21-38h6v5h5v6h-5v5h-6v-5h-5v-6h5z', 'wax') +
    path(arch(19, 0, 10, 16), 'wood') +
    tower({
      x: -22,
      y: -50,
      width: 9,
      height: 10,
      depth: 5,
      cap: 'onion',
      rise: 20,
      wall: 's2',
      side: 's4',
      roof: 's4',
      roof2: 's5',
      slits: 1,
      band: false,
    }) +
    hedge(-40, 0, 16, 6),
  school: () =>
    hall(-40, 62, 34, 18, 22, { windows: 0, door: false, roof: 's4', roof2: 's5', wall: 'wall' }) +
    panes(-36, -28, [2, 1], [13, 0], [9, 18], 's4') +
    panes(0, -28, [2, 1], [13, 0], [8, 18], 's4') +
    path(arch(-12, 0, 10, 18), 'wood') +
    line('M-13-54h14M-13-54v-14M1-54v-14', 's5', 2.4) +
    path('M-17-68L-6-79L5-68z', 's4') +
    bell(-6, -56, 0.7) +
    line('M27 0L33-30L40 0', 'wood', 2.4) +
    rect(24, -36, 20, 18, 'wood') +
    rect(25.5, -34.5, 17, 15, 'key') +
    line('M28-31h8M28-27h11M28-23h6', 'light', 1.3) +
    circle(47, -2.6, 2.6, 'wax'),
  'town-hall': () =>
    front({
      x: -38,
      w: 66,
      h: 44,
      steps: 6,
      rows: 2,
      cols: 6,
      wall: 'wall',
      side: 'wall2',
      trim: 's4',
      door: false,
    }) +
    tower({
      x: -14,
      y: -62,
      width: 17,
      height: 14,
      depth: 7,
      cap: 'onion',
      rise: 22,
      clock: true,
      slits: 0,
      band: false,
      wall: 's2',
      side: 's4',
      roof: 's4',
      roof2: 's5',
    }) +
    path(arch(-13, -4, 16, 20), 's4') +
    path(arch(-11, -4, 12, 18), 'wood') +
    path('M-18 0h27V-2.6h-27zM-16-2.6H7V-5H-16z', 's2') +
    shield(-5, -37, 0.6) +
    tricolour(24, -58, 28) +
    tricolour(-42, -46, 26),
  'town-square': () =>
    front({
      x: -44,
      w: 20,
      h: 30,
      kind: 'bell',
      rows: 2,
      cols: 2,
      wall: 'roof',
      side: 'roof2',
      d: 3,
      door: false,
    }) +
    front({
      x: -22,
      w: 22,
      h: 34,
      steps: 3,
      rows: 2,
      cols: 2,
      wall: 'wall',
      side: 'wall2',
      trim: 's4',
      d: 3,
      door: false,
    }) +
    front({
      x: 2,
      w: 19,
      h: 28,
      kind: 'neck',
      rows: 2,
      cols: 2,
      wall: 's4',
      side: 's5',
      d: 3,
      door: false,
    }) +
    front({
      x: 23,
      w: 20,
      h: 32,
      kind: 'point',
      rows: 2,
      cols: 2,
      wall: 'roof',
      side: 'roof2',
      d: 3,
      door: false,
    }) +
    path('M-48 0L-40-14H40L48 0z', 'square') +
    line('M-42-9H42M-45-4H45M-24-14L-30 0M-8-14L-10 0M8-14L10 0M24-14L30 0', 'square2', 1) +
    awning(-37, -19, 24, 7, 'wax', 'light', 4) +
    path('M-36-12h2V-3h-2zM-15-12h2V-3h-2z', 'wood') +
    rect(-36, -9, 23, 5, 's4') +
    lamp(2, -2, 34) +
    path('M-4-2h12V0H-4z', 'key') +
    awning(18, -18, 24, 7, 's4', 'light', 4) +
    path('M19-11h2V-2h-2zM40-11h2V-2h-2z', 'wood') +
    rect(19, -8, 23, 5, 'acc'),
  well: () =>
    path('M-46 0H46V-2H-46z', 'leaf') +
    ball(-36, 0, 1.05) +
    ball(38, 0, 0.9) +
    path('M-23 0V-24H23V0z', 's3') +
    path('M10-24h13V0H10z', 's4') +
    line(
      'M-23-16H23M-23-8H23M-12-24v8M4-24v8M16-24v8M-18-16v8M-4-16v8M10-16v8M-12-8V0M4-8V0',
      's5',
      1.1,
    ) +
    path('M-27-24a27 5 0 0 1 54 0 27 5 0 0 1-54 0z', 's2') +
    path('M-19-24a19 3 0 0 1 38 0 19 3 0 0 1-38 0z', 'key') +
    line('M-22-24V-58M22-24V-58', 'wood', 3.4) +
    line('M-24-48H26M26-48v7h5', 'wood', 2.8) +
    path('M-31-56L0-78L31-56z', 's4') +
    path('M0-78L31-56H12z', 's5') +
    line('M-31-56L0-78', 'light', 1.4, alpha(0.8)) +
    line('M0-48V-36', 'key', 1.4) +
    path('M-6-37h12l-2 11h-8z', 'wood') +
    line('M-5-33H5', 'acc', 1.6) +
    circle(0, -48, 4, 'acc2'),
} as const
