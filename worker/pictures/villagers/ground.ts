/** The place of Villagers: a road through fields, a village on its hill, and a square before it; 1600 by 900 units. */
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
  mill,
  oak,
  patterns,
  pawn,
  poplar,
  sheaf,
  sky,
  spruce,
} from '../parts.ts'
import {
  along,
  alpha,
  group,
  lean,
  line,
  marks,
  num,
  path,
  repeat,
  repeatable,
  use,
} from '../shapes.ts'

const named = (id: string, inner: string): string => `<g id="${id}">${inner}</g>`

/** Definitions of parts that the ground shows again and again. */
const definitions = (): string =>
  `<defs>${patterns()}${cloudShape()}${[
    named('fir', spruce()),
    named('lin', linden()),
    named('mass', mass()),
    named('oak', oak()),
    named('pop', poplar()),
    named(
      'ave',
      `${path('M0-1L78 27C88 30 84 37 70 31L-2 1z', 'key', alpha(0.15))}<use href="#pop"/>`,
    ),
    named('bsh', bush()),
    named('shf', sheaf()),
    named('hx', house({ width: 36, height: 18, depth: 24, windows: 3, chimney: 0.6 })),
    named('hz', house({ width: 28, height: 18, depth: 22, rise: 15, gable: true, windows: 1 })),
  ].join('')}</defs>`

/** The mail coach on the road. */
export const coach = (x: number, y: number, scale: number): string =>
  group(
    x,
    y,
    scale,
    marks(`key@.2 M-30 6H70L60 10H-20z
acc M-26-6V-26C-26-32-22-34-18-34H10C14-34 16-32 16-28V-6C8 0-18 0-26-6z
acc2 M2-34H10C14-34 16-32 16-28V-6C14-4 10-2 2-2z
pane M-20-28h11v11h-11zM-5-28h11v11H-5z
key/1.6 M-26-12H16
key o -17 0 8
wood o -17 0 5.5
key o 8 1 7
wood o 8 1 4.6`) +
      group(
        22,
        -14,
        0.62,
        pawn({ coat: 'ok', coat2: 'key', hat: 'key', skirt: true, facing: 'right' }),
      ) +
      marks(`key/1.6 M16-8L30-10
wood M30-16C36-20 48-20 52-18C54-26 58-32 62-34C63-37 65-36 65-34L71-27L68-23L62-25C60-18 60-12 57-8L58 8H55L53-4L40-5L37 8H34L34-4C30-6 28-12 30-16z
key M62-34L58-34C54-28 53-22 52-18C54-22 58-28 62-34z`),
  )

const farLand = (): string =>
  sky(
    1600,
    380,
    [
      [0, 'sky0'],
      [92, 'sky1', 18],
      [160, 'sky2', -16],
      [216, 'sky3', 12],
    ],
    [392, 236, 60],
    15,
  ) +
  cloud(190, 96, 1.1) +
  cloud(700, 114, 1.1) +
  cloud(1510, 104, 0.9) +
  hill(
    along(
      '0 250 120 214 240 246 340 236 470 258 620 210 760 250 900 200 1040 240 1230 192 1400 236 1600 204',
    ),
    'far',
    400,
  ) +
  burin(along('620 210 690 236 760 250'), 'far2', 4, 9) +
  burin(along('900 200 970 226 1040 240'), 'far2', 4, 9) +
  hill(
    along('0 284 160 254 330 280 520 262 700 288 860 252 1010 272 1240 236 1600 244'),
    'far2',
    400,
    'light',
  ) +
  burin(along('520 262 610 276 700 288'), 'near', 4, 11, 2.6) +
  burin(along('860 252 935 264 1010 272'), 'near', 4, 11, 2.6)

/** On the left the mill above its fields. */
const mills = (): string =>
  hill(along('0 292 90 268 210 262 330 290 480 322 640 352 720 372'), 'mid', 420, 'light') +
  burin(along('300 282 400 306 500 328 620 350'), 'mid2', 5, 8, 4) +
  marks(`field M30 336C120 296 220 290 300 318L250 346C170 332 110 334 30 356z
field2 M300 318C380 332 440 352 520 370H290L250 346z
field2/2.4 M60 340C140 308 220 302 290 322M96 342C160 322 214 318 274 330M150 342C190 333 224 333 256 339
field/2 M310 326C370 338 420 350 470 364M290 334C340 344 380 354 420 366M275 341C310 348 340 356 360 366`) +
  mill({ x: 206, y: 266, scale: 1.15, turn: 20 }) +
  use('pop', 84, 282, 0.9) +
  use('pop', 104, 284, 0.7) +
  use('pop', 64, 286, 0.66) +
  use('shf', 364, 348, 0.8) +
  use('shf', 404, 358, 0.9)

/** The houses of the village, in the order in which they are built: id, x, y, size. */
const plots: ReadonlyArray<readonly [string, number, number, number]> = [
  ['hx', 1132, 144, 0.9],
  ['hz', 1262, 136, 0.9],
  ['hz', 1098, 156, 0.9],
  ['hx', 1306, 150, 0.9],
  ['hx', 1052, 150, 0.9],
  ['hz', 1226, 158, 1],
  ['hz', 1012, 168, 0.9],
  ['hx', 1346, 168, 0.9],
  ['hx', 1170, 170, 1],
  ['hz', 1278, 172, 1],
  ['hx', 962, 176, 0.9],
  ['hz', 1404, 182, 0.9],
]
/** As many houses as the village on the hill can have. */
export const maxHouses = plots.length

/** On the right the hill of the village, with its church. */
const villageHill = (): string =>
  hill(
    along('640 372 780 310 920 202 1060 132 1190 104 1330 128 1470 188 1600 228'),
    'mid',
    430,
    'light',
  ) +
  burin(along('1330 128 1440 176 1560 218'), 'mid2', 6, 11, 5) +
  use('lin', 1134, 118, 0.6) +
  church({ x: 1176, y: 124, scale: 0.66 }) +
  use('lin', 1246, 138, 0.6)

/** The houses of a village of so many, each a picture of its own, the farthest first. */
export const housesOf = (houses: number): ReadonlyArray<string> =>
  plots
    .slice(0, Math.max(2, houses))
    .toSorted((a, b) => a[2] - b[2])
    .map(([id, x, y, size]) => use(id, x, y, size))

const besideVillage = (): string =>
  use('pop', 1436, 182, 0.9) + use('pop', 1452, 188, 0.7) + use('bsh', 930, 198, 0.8)

const edge = 'M0 352C200 336 420 392 640 370S1100 318 1600 336'
const square = 'M250 900C240 700 430 622 800 618S1370 700 1360 900z'

/** The meadow, the road that comes down from the village, and the square laid in fans. */
function road(next: () => number): string {
  const tuft = () => {
    const x = Math.round(next() * 1600)
    const y = Math.round(596 + next() * 296)
    if (x > 210 && x < 1400) return ''
    return `M${num(x)} ${num(y)}l-3-9M${num(x + 4)} ${num(y)}l1-11M${num(x + 8)} ${num(y)}l4-8`
  }
  const avenue = along('30 434 120 440 210 440').map(([x, y], i) => use('ave', x, y, 2.3 - i / 10))
  const far = along('1440 380 1500 378 1560 376').map(([x, y]) => use('ave', x, y, 1.5))
  return (
    marks(`stage ${edge}V900H0z
mid2 ${edge}V350C1100 334 860 372 640 386S200 356 0 370z
path M1214 174C1244 208 1140 222 1100 246S1170 280 1130 300S840 336 800 362S1010 378 1600 368V560C1180 582 900 520 560 546S180 588 0 566V424C220 440 480 418 690 396C760 388 700 372 742 356C800 330 1040 304 1086 288S1040 258 1062 240S1200 204 1196 176z
mid2/5 M0 424C220 440 480 418 690 396
path2 M0 566C180 588 300 568 560 546S1180 582 1600 560V576C1180 602 900 540 560 568S180 606 0 588z
path2/2.4@.75 M0 448C220 462 470 440 700 416M0 456C220 470 470 448 700 424M0 536C180 556 330 540 560 520S1180 556 1600 534M820 384C1000 402 1300 402 1600 390M860 394C1040 410 1300 410 1600 398`) +
    [...avenue, ...far].join('') +
    path('M226 900C216 690 420 604 800 600S1396 690 1386 900z', 'stage2') +
    path(square, 'square') +
    path(square, 'url(#cob)', alpha(0.55)) +
    line(repeat(12, tuft), 'near', 1.8)
  )
}

/** At the left edge the posting inn, at the right one oak, well and fence. */
const sides = (): string =>
  house({
    x: -60,
    y: 850,
    width: 176,
    height: 104,
    depth: 128,
    rise: 80,
    gable: true,
    windows: 3,
    rows: 2,
    timber: true,
    chimney: 1,
  }) +
  marks('key/1.6@.28 M124 842v-96M142 836v-94M160 830v-92M178 824v-90M196 818v-88') +
  group(
    180,
    712,
    1.05,
    marks(`key/4 M-34-8H14
key o 9 22 22
acc o 7 20 21
key/2.6 M2 22a7 7 0 1 1 6 7M-5 14H8M8 14C13 14 16 12 19 8V23C16 19 13 17 8 17`),
  ) +
  use('bsh', 222, 852, 1.9) +
  use('bsh', 176, 880, 1.5) +
  path('M1500 792C1540 768 1590 770 1600 770V806C1560 806 1520 800 1500 792z', 'key', alpha(0.18)) +
  use('oak', 1510, 790, 2.5) +
  group(
    1398,
    838,
    1.5,
    marks(`key@.18 M-22 2L40 2L56-8H20z
wall2 M-22 0V-16C-22-24 22-24 22-16V0C22 8-22 8-22 0z
wall M-22 0V-16C-22-12-6-10 2-10V6C-10 6-22 4-22 0z
wall2/1.2 M-22-6C-14-1 0 0 2 0M-10-11v8M-4-2v7
key M-22-16C-22-24 22-24 22-16C22-8-22-8-22-16z
wood/4 M-18-14V-50M18-14V-50
roof M-28-48L-20-66H22L30-48z
roof2/1.5 M-26-53H27M-23-59H25
wood/2.4 M-18-34H18M2-34V-20`),
  ) +
  fence(1440, 886, 170, 28, 24, -0.1)

/** The land behind the houses, and the land before them: the same whatever the game is like. */
export function land(): { behind: string; before: string } {
  const next = repeatable(7)
  const firs = repeat(8, (i) =>
    use('fir', 1450 + i * 22 + next() * 8, 318 + (i % 3) * 10, 1 + next() * 0.5),
  )
  return {
    behind: lean(definitions() + farLand() + mills() + villageHill()),
    before: lean(besideVillage() + firs + road(next) + sides()),
  }
}

/** The coach as far along the road as the game is (0 to 1), and the grain of the paper over all. */
export const onTheRoad = (progress: number): string =>
  lean(coach(300 + 260 * progress, 398 - 4 * progress, 0.72) + grain(1600, 900))

/**
 * The place with a village of so many houses on its hill, and the coach as far along the road as the
 * game is (0 to 1).
 */
export function ground(houses = 9, progress = 0): string {
  const { behind, before } = land()
  return behind + housesOf(houses).join('') + before + onTheRoad(progress)
}
