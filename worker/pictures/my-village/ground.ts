import {
  burin,
  bush,
  church,
  cloud,
  cloudShape,
  fence,
  grain,
  hill,
  house,
  linden,
  mass,
  oak,
  patterns,
  poplar,
  sheaf,
  sky,
} from '../parts.ts'
import { alpha, group, line, path, repeat, repeatable, rounded, use } from '../shapes.ts'
import { gravestone, stall } from './props.ts'
import { postman } from './villagers.ts'

const define = (id: string, inner: string): string => `<g id="${id}">${inner}</g>`

/** The parts that the ground shows more than once. */
export const groundParts = (): string =>
  `<defs>${patterns()}${cloudShape()}${define('mv-linden', linden())}${define('mass', mass())}${define('mv-oak', oak())}${define('mv-poplar', poplar())}${define('mv-bush', bush())}${define('mv-sheaf', sheaf('wall', 'field2'))}${define('mv-stall', stall())}${define('mv-gable', house({ width: 28, height: 18, depth: 22, rise: 15, gable: true, windows: 1 }))}${define('mv-eaves', house({ width: 36, height: 18, depth: 24, rise: 16, windows: 3, chimney: 0.6 }))}${define('mv-tomb', gravestone())}${define('mv-rood', gravestone(0, 0, 1, true))}${define('mv-barn', house({ width: 44, height: 16, depth: 26, rise: 18, windows: 0, timber: true }))}</defs>`

/** Sky and clouds. */
const heavens = (): string =>
  sky(
    1600,
    190,
    [
      [0, 'sky0'],
      [38, 'sky1', 9],
      [70, 'sky2', -8],
      [100, 'sky3', 6],
    ],
    [1040, 112, 38],
    17,
  ) +
  cloud(330, 44, 0.9) +
  cloud(742, 34, 0.72) +
  cloud(1370, 52, 0.85)

/** The farthest hills, and those before them. */
const farHills = (): string =>
  hill(
    [
      [0, 128],
      [150, 92],
      [300, 120],
      [470, 84],
      [640, 122],
      [820, 96],
      [1000, 126],
      [1220, 104],
      [1420, 120],
      [1600, 90],
    ],
    'far',
    240,
  ) +
  burin(
    [
      [470, 84],
      [560, 104],
      [640, 122],
    ],
    'far2',
    5,
    6,
  ) +
  burin(
    [
      [150, 92],
      [230, 108],
      [300, 120],
    ],
    'far2',
    4,
    6,
  ) +
  hill(
    [
      [0, 150],
      [180, 134],
      [420, 154],
      [700, 136],
      [960, 156],
      [1240, 130],
      [1600, 144],
    ],
    'far2',
    250,
    'light',
  ) +
  burin(
    [
      [1240, 130],
      [1400, 138],
      [1600, 144],
    ],
    'near2',
    5,
    6,
    2.4,
  )

/** The monastery on its hill. */
const monastery = (): string =>
  group(1236, 136, 0.86, church({ x: -34, y: -2 })) +
  use('mv-eaves', 1284, 142, 0.8) +
  use('mv-gable', 1180, 145, 0.74) +
  use('mv-poplar', 1172, 144, 0.62) +
  use('mv-poplar', 1330, 142, 0.7)

/** The nearest hills with their fields and rust woods. */
function woods(): string {
  const next = repeatable(11)
  return (
    hill(
      [
        [0, 170],
        [220, 154],
        [480, 168],
        [700, 160],
        [900, 168],
        [1250, 160],
        [1600, 158],
      ],
      'mid',
      250,
    ) +
    line(
      'M560 168C640 162 760 164 860 170M980 172C1080 166 1150 165 1230 166M1360 164C1440 160 1520 160 1590 164',
      'mid2',
      2.6,
      rounded,
    ) +
    path('M700 172L790 164L860 166L842 180L716 184z', 'field', alpha(0.7)) +
    line('M722 180L792 168M756 181L816 168M792 180L838 168', 'field2', 2) +
    repeat(21, (i) =>
      use(
        i % 4 === 3 ? 'mv-poplar' : 'mv-linden',
        10 + i * 32 + next() * 14,
        172 - Math.sin(i / 3) * 4 + (i % 3) * 6,
        0.46 + next() * 0.3,
        i % 2 ? 1 : -1,
      ),
    ) +
    use('mv-barn', 900, 174, 0.62) +
    use('mv-linden', 958, 176, 0.5) +
    use('mv-gable', 1068, 170, 0.6)
  )
}

/** Sky, plum hills with the monastery, rust woods: the loud third of the picture. */
const distance = (): string => heavens() + farHills() + monastery() + woods()

const bank = 'M0 176C240 166 420 192 640 192S1040 172 1230 190S1480 222 1600 216'
const shore = 'M0 270C260 300 500 296 720 288S1060 262 1210 276S1480 316 1600 312'

/** The bridge over which the years go: on it the reaper waits. */
const bridge = (): string =>
  group(
    172,
    -64,
    0.86,
    path('M1372 404C1404 336 1468 296 1540 292L1600 290V436H1372z', 'wall') +
      path('M1520 294L1600 290V436H1566C1566 380 1552 356 1528 348z', 'wall2', alpha(0.5)) +
      path(
        'M1414 440C1414 384 1440 352 1478 352S1542 384 1542 440zM1572 440C1572 384 1584 356 1600 350V440z',
        'water',
      ) +
      path(
        'M1414 440C1414 384 1440 352 1478 352C1450 364 1440 396 1440 440zM1572 440C1572 384 1584 356 1600 350V362C1590 376 1586 400 1586 440z',
        'near2',
      ) +
      line('M1414 424C1416 380 1442 352 1478 352S1540 380 1542 424', 'wall2', 6) +
      path('M1600 290H1664V436H1600z', 'wall') +
      line('M1372 398C1404 330 1468 290 1540 286L1600 284H1664', 'light', 9) +
      line('M1620 310v12M1644 340v12M1616 372h20M1640 404h18', 'wall2', 2.4) +
      line(
        'M1392 390l14 6M1412 356l14 8M1440 328l10 10M1476 308l6 14M1516 298l2 16M1556 296v16M1400 420h12M1552 400h14M1556 360h12M1548 330h22M1580 326h16',
        'wall2',
        2.4,
      ) +
      line('M1454 410H1502M1462 424H1520', 'water2', 2.4, rounded),
  )

/** The river of time, from the upper left to the bridge. */
const river = (): string =>
  path(`${bank}V312C1480 316 1360 290 1210 276S960 270 720 288S260 300 0 270z`, 'water') +
  line(
    'M40 192C200 186 330 200 470 208M560 214C720 220 860 208 1000 202M120 222C260 222 420 238 560 244M700 248C840 250 960 238 1080 234M1180 216C1300 222 1380 240 1470 252M60 246C140 250 200 256 280 262',
    'water2',
    2.4,
    rounded,
  ) +
  // The moon on the water; by day the sun.
  line('M1012 204h58M1000 215h84M1018 226h46M996 238h72', 'glow', 3.2, rounded) +
  line(bank, 'path', 6) +
  line(shore, 'path', 8)

/** The near bank: what lies behind the plots. */
function nearBank(): string {
  const row: ReadonlyArray<readonly [string, number, number, number]> = [
    ['mv-linden', 420, 294, 0.52],
    ['mv-eaves', 444, 296, 0.59],
    ['mv-gable', 532, 294, 0.59],
    ['mv-linden', 590, 290, 0.44],
    ['mv-barn', 620, 292, 0.58],
    ['mv-poplar', 706, 288, 0.59],
    ['mv-poplar', 722, 290, 0.49],
    ['mv-eaves', 752, 286, 0.59],
    ['mv-gable', 826, 284, 0.59],
    ['mv-linden', 886, 280, 0.47],
    ['mv-eaves', 912, 280, 0.55],
    ['mv-gable', 986, 276, 0.59],
    ['mv-linden', 1044, 278, 0.53],
    ['mv-eaves', 1070, 280, 0.58],
    ['mv-poplar', 1144, 282, 0.59],
    ['mv-gable', 1168, 286, 0.58],
    ['mv-eaves', 1240, 294, 0.59],
    ['mv-linden', 1312, 298, 0.52],
  ]
  return (
    path(`${shore}V900H0z`, 'stage') +
    bridge() +
    path('M1310 306C1390 318 1480 330 1600 330V420H1310z', 'stage') +
    path('M0 330C150 290 330 304 410 372C470 430 450 520 330 562C210 596 80 590 0 566z', 'stage2') +
    line('M20 352C130 314 270 318 350 362M40 560C140 576 230 570 300 548', 'stage', 2.4, rounded) +
    row.map(([id, x, y, scale]) => use(id, x, y, scale)).join('')
  )
}

/** Street, field, square and what stands at their edges: the calm part, where the pieces lie. */
function common(): string {
  const next = repeatable(23)
  const tuft = () => {
    const x = Math.round(next() * 1600)
    const y = Math.round(640 + next() * 250)
    return `M${x} ${y}l-3-9M${x + 4} ${y}l1-11M${x + 8} ${y}l4-8`
  }
  return (
    path(
      'M380 446C560 420 840 412 1050 424S1440 470 1600 462V506C1440 516 1260 480 1050 470S600 462 430 486C350 506 300 640 280 900H196C214 720 270 470 380 446z',
      'path',
    ) +
    line(
      'M400 462C600 436 840 428 1050 440S1440 486 1600 478M232 900C260 730 300 520 412 474',
      'path2',
      3,
      rounded + alpha(0.8),
    ) +
    path(
      'M900 520C1010 500 1260 512 1350 556S1390 690 1290 714S930 724 860 668S830 536 900 520z',
      'square',
    ) +
    path(
      'M900 520C1010 500 1260 512 1350 556S1390 690 1290 714S930 724 860 668S830 536 900 520z',
      'url(#cob)',
      alpha(0.5),
    ) +
    path('M330 900C346 800 400 700 486 640H800C838 700 840 800 812 900z', 'field') +
    line(
      repeat(
        10,
        (i) => `M${356 + i * 46} 900C${390 + i * 42} 820 ${440 + i * 36} 720 ${500 + i * 31} 644`,
      ),
      'field2',
      4.5,
    ) +
    path('M330 900C346 800 400 700 486 640H524C440 690 404 790 392 900z', 'field2', alpha(0.5)) +
    fence(486, 640, 320, 18, 13, 0) +
    [
      [470, 772],
      [440, 850],
      [786, 716],
      [806, 800],
      [620, 700],
    ]
      .map(([x = 0, y = 0]) => use('mv-sheaf', x, y, 1.6))
      .join('') +
    line(repeat(5, tuft), 'mid', 1.7, rounded + alpha(0.7)) +
    [
      [60, 496, 1],
      [112, 508, 0],
      [164, 500, 1],
      [84, 544, 0],
      [140, 552, 1],
      [206, 540, 0],
    ]
      .map(([x = 0, y = 0, cross]) => use(cross ? 'mv-rood' : 'mv-tomb', x, y, 1.25))
      .join('') +
    fence(20, 588, 250, 15, 13, -0.05) +
    use('mv-stall', 1010, 800, 1.5) +
    use('mv-stall', 1190, 830, 1.6) +
    use('mv-oak', 1500, 760, 1.8) +
    use('mv-oak', 96, 780, 1.5) +
    use('mv-bush', 1430, 850, 1.7) +
    use('mv-bush', 1540, 880, 1.5) +
    use('mv-bush', 880, 880, 1.4) +
    use('mv-linden', 1420, 500, 1.1) +
    group(250, 820, 1.5, postman())
  )
}

/** The ground of My Village, 1600 by 900: October, low sun; by night plum dusk. */
export const ground = (): string =>
  groundParts() + distance() + river() + nearBank() + common() + grain(1600, 900)

/** The far half of it: sky, hills and river down to the near bank, 1600 by 330; the near bank goes on below in one tone. */
export const land = (): string =>
  groundParts() + distance() + river() + path(`${shore}V900H0z`, 'stage') + bridge()
