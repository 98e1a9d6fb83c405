import {
  bush,
  cloud,
  cloudShape,
  grain,
  house,
  linden,
  mill,
  patterns,
  pawn,
  poplar,
  sky,
  tower,
} from '../parts.ts'
import {
  alpha,
  group,
  lean,
  line,
  num,
  path,
  polygon,
  rect,
  repeatable,
  rounded,
  use,
} from '../shapes.ts'
import { box, times } from './parts.ts'
import { star } from './pieces.ts'
import { barrel, crate, lamp, sack } from './props.ts'

const shapes = (): string =>
  `<defs>${patterns('-tb')}${cloudShape()}<g id="tb-lin">${linden()}</g><g id="tb-pop">${poplar()}</g><g id="tb-bsh">${bush()}</g>` +
  `<g id="tb-swan">${swan()}</g><g id="tb-mill">${mill({ turn: 12 })}</g><g id="tb-man">${pawn({ coat: 'ok', coat2: 'key', hat: 'acc' })}</g><g id="tb-lamp">${lamp(0, 0, 30)}</g>` +
  `<g id="tb-hx">${house({ width: 36, height: 20, depth: 22, rise: 17, windows: 3, chimney: 0.6 })}</g>` +
  `<g id="tb-hz">${house({ width: 26, height: 22, depth: 20, rise: 17, gable: true })}</g>` +
  `<g id="tb-hb">${house({ width: 34, height: 20, depth: 22, rise: 17, windows: 3, wall: 'roof', side: 'roof2', roof: 'far2', roof2: 'ok' })}</g></defs>`

/** Windmills, a steeple and fields as far as one sees. */
function polder(): string {
  const next = repeatable(31)
  return (
    rect(0, 186, 1600, 714, 'mid') +
    path(
      'M0 190h40v-8l8-6 8 6v8h90v-18l5-16 5 16v18h220v-6h30v6h330v-9l10-7 10 7v9h180v-22l6-22 6 22v22h250v-8h24v8h382v12H0z',
      'far2',
    ) +
    use('tb-mill', 250, 196, 0.5) +
    use('tb-mill', 1236, 198, 0.6, -1) +
    use('tb-mill', 1300, 196, 0.44) +
    path('M0 204H600L420 240H0zM980 210H1600V232H1060z', 'mid2') +
    path('M60 214H380L300 232H0V222zM1180 238H1600V262H1260z', 'field') +
    path('M1060 216H1420L1440 228H1080zM0 268H170L110 292H0z', 'field2') +
    path('M1330 268H1600V282H1360z', 'roof2') +
    line(
      'M0 246H360M0 262H300M1300 290H1600M1380 314H1600M0 304H190M640 208L480 300M900 206L1060 270M0 342H96M1500 344h100',
      'water2',
      3,
    ) +
    times(13, (i) => use('tb-pop', i * 132 + next() * 40, 216 + next() * 16, 0.36 + next() * 0.14))
  )
}

/** Glacis, moat and ramparts around the square. */
function fortress(): string {
  const [x, y, r, q] = [800, 486, 690, 0.345]
  const layer = (down: number, grown: number, tone: string, inner = 0.8) =>
    polygon(star(x, y + down, r, q, grown, inner), tone)
  const square = star(x, y, r, q, 0.86).filter((_, i) => i % 5 === 0 || i % 5 === 4)
  const edge = star(x, y, r, q, 1).map(([a, b]) => `${num(a)} ${num(b)}`)
  return (
    layer(0, 1.22, 'mid2', 0.87) +
    layer(0, 1.15, 'near2', 0.86) +
    layer(6, 1.145, 'water', 0.86) +
    line(
      'M150 452h70M96 470h46M250 560h44M1330 452h80M1460 474h40M1290 568h60M300 330h40M1240 324h56M700 690h60M842 700h50',
      'water2',
      2.4,
      rounded,
    ) +
    layer(18, 1, 'roof2') +
    layer(9, 1, 'roof') +
    layer(0, 1, 'mid') +
    line(`M${edge.join('L')}z`, 'light', 2) +
    layer(0, 0.93, 'near') +
    layer(0, 0.885, 'mid2') +
    polygon(
      square.map(([a, b]) => [a, b + 8]),
      'near2',
    ) +
    polygon(square, 'square') +
    polygon(square, 'url(#cob-tb)', alpha(0.7))
  )
}

/** The quarters behind the square, with the tower of the town. */
function quarters(): string {
  const [x, y, r, q] = [800, 486, 690, 0.345]
  const places = Array.from({ length: 22 }, (_, i) => {
    const at = Math.PI + (Math.PI * (i + 0.5)) / 22
    return { x: x - 14 + r * 0.57 * Math.cos(at), y: y + 40 + r * 0.57 * q * Math.sin(at) * 1.2, i }
  })
  return (
    places
      .sort((a, b) => a.y - b.y)
      .map((place) =>
        use(['tb-hx', 'tb-hz', 'tb-hb'][place.i % 3] ?? 'tb-hx', place.x - 16, place.y, 0.86),
      )
      .join('') +
    group(
      800,
      342,
      1.25,
      tower({
        x: -8,
        y: 0,
        width: 18,
        height: 52,
        depth: 10,
        cap: 'onion',
        rise: 36,
        clock: true,
        slits: 1,
      }),
    )
  )
}

/** The barge that brings the post along the canal; the horn is on its flag. */
const barge = (): string =>
  path('M-86-12H92C88 8 74 17 58 17H-62C-76 14-84 2-86-12z', 'wood') +
  path('M-86-12H92L90-6H-85z', 'acc') +
  path('M40-12H92C88 8 74 17 58 17H46C54 8 52-2 40-12z', 'key', alpha(0.3)) +
  path('M-44-12V-34H30V-12z', 'light') +
  path('M20-34h10v22H20z', 'wall2') +
  path('M-50-34H36L31-41H-43z', 'wax') +
  path(box(-36, -28, 11, 11) + box(-17, -28, 11, 11) + box(2, -28, 11, 11), 'pane') +
  sack(-62, -12, 0.9) +
  sack(-74, -12, 0.8) +
  crate(48, -12, 16, 13) +
  line('M72-12V-66', 'wood', 2.6) +
  path('M72-66H100V-50H72z', 'acc') +
  line('M80-60a3.5 3.5 0 1 1 2.5 3.5M79-62h9l5-3.5v9l-5-3.5', 'key', 1.7) +
  use('tb-man', 58, -12, 0.78) +
  line('M-110 22H-40M30 24H120', 'water2', 2.4, rounded)

/** A sailing boat under its brown sail, a rowing boat, swans: what moves on the canal. */
const canal = (): string =>
  group(
    128,
    868,
    1.25,
    path('M-58-8H60C56 6 48 12 38 12H-40C-50 10-56 2-58-8z', 'wood') +
      path('M-58-8H60L58-3H-57z', 'field2') +
      path('M22-8H60C56 6 48 12 38 12H28C34 6 34-2 22-8z', 'key', alpha(0.3)) +
      line('M-4-8V-84', 'wood', 3) +
      path('M-8-80L-8-16H-52C-34-32-18-54-8-80z', 'roof') +
      path('M-8-80L-8-16H-24C-16-36-10-58-8-80z', 'roof2') +
      path('M0-78C24-62 34-40 36-18H0z', 'roof') +
      path('M-4-90H14L9-86L14-82H-4z', 'ok') +
      use('tb-man', 46, -8, 0.7) +
      line('M-70 18H20M-30 24H76', 'water2', 2.2, rounded),
  ) +
  group(
    770,
    872,
    1.2,
    line('M-8-6L-34 12M10-6L36 12', 'wood', 2.4, rounded) +
      use('tb-man', 2, -4, 0.72) +
      path('M-36-8H38C34 4 28 9 20 9H-20C-28 8-34 2-36-8z', 'acc2') +
      path('M-36-8H38L36-4H-35z', 'light') +
      line('M-46 14H-6M12 16H52', 'water2', 2, rounded),
  ) +
  [
    [1006, 862, 1],
    [1050, 874, 1.2],
    [1128, 858, 0.9],
  ]
    .map(([x = 0, y = 0, scale]) => use('tb-swan', x, y, scale))
    .join('')

const swan = (): string =>
  path('M-16 0C-14-10 2-12 10-6L18-10C18-2 14 4 6 5H-8C-13 5-16 3-16 0z', 'light') +
  path('M2-4C8-8 14-8 18-10C18-2 14 4 6 5C10 2 8-2 2-4z', 'cloud2') +
  line('M-13 0C-18-8-12-12-14-18C-15-22-20-22-21-18', 'light', 3.4, rounded) +
  line('M-21-18l-5 1', 'acc', 3) +
  line('M-22 8H16', 'water2', 1.8, rounded)

/** Light of lamps and windows on the water; by day these are ripples. */
const lamplight = (): string =>
  (
    [
      [832, '17 61'],
      [840, '26 52'],
      [849, '13 65'],
      [859, '9 69'],
    ] as const
  )
    .map(([y, dashes]) =>
      line(
        `M${219 + (y % 7)} ${y}H1300`,
        'glow',
        2.4,
        ` stroke-dasharray="${dashes}"${alpha(0.85)}`,
      ),
    )
    .join('')

/** Quay on which the districts are built: promenade, bollards, lamps and steps; then the canal. */
function quay(): string {
  const next = repeatable(77)
  const posts = [318, 520, 930, 1130, 1450]
  return (
    path('M0 712C300 700 1300 700 1600 712V900H0z', 'path') +
    path('M0 712C300 700 1300 700 1600 712V722C1300 710 300 710 0 722z', 'light', alpha(0.7)) +
    line('M0 736H1600M0 762H1600M0 784H1600', 'path2', 2, ` stroke-dasharray="60 8"${alpha(0.7)}`) +
    line('M20 729H1600', 'path2', 14, ` stroke-dasharray="1.6 80.4"${alpha(0.6)}`) +
    line('M48 749H1600', 'path2', 26, ` stroke-dasharray="1.6 80.4"${alpha(0.6)}`) +
    line('M12 773H1600', 'path2', 22, ` stroke-dasharray="1.6 80.4"${alpha(0.6)}`) +
    rect(0, 800, 1600, 9, 'path2') +
    path('M0 806H1600V826H0z', 'roof2') +
    line('M0 813H1600', 'key', 8, ` stroke-dasharray="1.2 50.8"${alpha(0.4)}`) +
    line('M26 822H1600', 'key', 8, ` stroke-dasharray="1.2 50.8"${alpha(0.4)}`) +
    line('M0 817.5H1600', 'key', 1, alpha(0.35)) +
    rect(0, 824, 1600, 76, 'water') +
    line(
      times(13, () => {
        const a = next() * 1520
        return `M${num(a)} ${num(836 + next() * 58)}h${num(26 + next() * 80)}`
      }),
      'water2',
      2.2,
      rounded,
    ) +
    lamplight() +
    canal() +
    path('M596 826v-8a12 10 0 0 1 24 0v8zM1004 826v-8a12 10 0 0 1 24 0v8z', 'key', alpha(0.5)) +
    line('M880 806V832M894 806V832M880 812H894M880 819H894M880 826H894', 'wood', 2.4) +
    path(posts.map((at) => `M${at - 6} 804c-2-8-3-12 1-16h10c4 4 3 8 1 16z`).join(''), 'key') +
    path('M236 806h56v20h-56z', 'key', alpha(0.45)) +
    path('M236 806h56v6h-56zM242 813h44v5h-44zM248 819h32v5h-32z', 'path2') +
    use('tb-lin', 70, 806, 3) +
    use('tb-lin', 176, 806, 2) +
    use('tb-lin', 1540, 806, 2.8) +
    use('tb-bsh', 122, 806, 1.1) +
    use('tb-lamp', 228, 803, 1.5) +
    use('tb-lamp', 1478, 803, 1.5) +
    group(24, 803, 1.3, barrel(0, 0) + barrel(15, 0) + crate(-24, 0, 14, 12)) +
    group(1420, 803, 1.15, pawn({ coat: 'wax', coat2: 'roof2', hat: 'key', skirt: true })) +
    use('tb-man', 1444, 803, 1.05) +
    line('M1180 804c60 26 110 30 170 34', 'wood', 1.8) +
    group(1400, 862, 1.25, barge())
  )
}

/** The place where Coevorden is built, 1600 by 900: sky, polder, star fort, quay and canal. */
export function ground(): string {
  const clouds = [
    [520, 112, 2.5],
    [1010, 84, 2],
    [1380, 128, 2.7],
    [120, 96, 1.5],
    [760, 150, 0.9],
  ] as const
  return lean(
    shapes() +
      sky(
        1600,
        240,
        [
          [0, 'sky0'],
          [60, 'sky1', 8],
          [122, 'sky2', -6],
          [160, 'sky3', 4],
        ],
        [300, 160, 40],
        0,
      ) +
      clouds.map(([x, y, scale]) => cloud(x, y, scale)).join('') +
      path(
        'M640 70q6-6 12 0q6-6 12 0M690 52q5-5 10 0q5-5 10 0M1150 140q5-5 10 0q5-5 10 0',
        'none',
        ' stroke="$far2" stroke-width="2.4" stroke-linecap="round"',
      ) +
      polder() +
      fortress() +
      quarters() +
      quay() +
      grain(1600, 900).replace('#grain', '#grain-tb'),
  )
}
