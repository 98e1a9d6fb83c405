/**
 * Boards, dice, tokens and what is printed on the boards, as the card index shows them: 120 by 76
 * with the horizon at 50, like the scenes of the cards. The board itself shows none of these.
 */
import {
  type dice,
  schoolBanner,
  type tokens,
  villageBoards,
} from '../../games/my-village/components/index.ts'
import { write } from '../letters.ts'
import { sheaf } from '../parts.ts'
import { alpha, circle, group, line, path, rect, repeat, rounded } from '../shapes.ts'
import { type BuildingId, buildings, onCard } from './buildings.ts'
import { die } from './dice.ts'
import { step } from './props.ts'
import { air, graveyard, land, scenes, waves } from './scenes.ts'
import { headman, labourer, reaper, villagers } from './villagers.ts'

type TokenId = (typeof tokens)[number]['id']
type DieId = (typeof dice)[number]['id']
type BoardId = (typeof villageBoards)[number]['id']
/** Pieces that are printed on the boards and have no scene of their own among the cards. */
type PrintedId =
  | 'setup'
  | 'end'
  | 'life-track'
  | 'headman-path'
  | 'school-banner'
  | 'windows'
  | 'chronicle'
  | 'rat-track'
  | 'graves'
  | 'population'
export type PieceId = TokenId | DieId | BoardId | PrintedId

const shade = (d: string): string => path(d, 'key', alpha(0.2))

/** The numbers of a banner, one above the other, on its cloth. */
const banner = (x: number, y: number, values: ReadonlyArray<number>, scale = 1): string =>
  group(
    x,
    y,
    scale,
    path(values.length > 1 ? 'M0 0H18V42L9 34L0 42z' : 'M0 0H18V28L9 21L0 28z', 'flag') +
      values
        .map((value, i) =>
          write(`${value}`, 9, 15 + i * 15, 11, 'onflag', { weight: 1.9, align: 0.5, most: 15 }),
        )
        .join(''),
  )

/** Things that stand on each plan, so that no two villages are the same place. */
const plans: Readonly<
  Record<BoardId, ReadonlyArray<readonly [id: BuildingId, x: number, y: number]>>
> = {
  'village-board-1': [
    ['school', 88, 38],
    ['main-house', 58, 62],
    ['booth', 96, 64],
  ],
  'village-board-2': [
    ['main-house', 82, 40],
    ['booth', 52, 44],
    ['school', 84, 65],
  ],
  'village-board-3': [
    ['booth', 90, 36],
    ['school', 58, 42],
    ['main-house', 86, 66],
  ],
  'village-board-4': [
    ['main-house', 60, 40],
    ['school', 60, 66],
    ['booth', 96, 54],
  ],
}

/** A plan that lies unfolded: its village, the street between the houses, and the banner of play. */
const plan = (id: BoardId, values: ReadonlyArray<number>, turn: number): string =>
  rect(0, 0, 120, 76, 's2') +
  line('M0 12H120M0 30H120M0 48H120M0 66H120', 's3', 1.2, alpha(0.7)) +
  shade('M13 12L112 9L116 70L9 73z') +
  path('M10 9L109 6L113 67L6 70z', 'stage') +
  path('M8 42L10 9L109 6L110 20C84 26 60 14 40 22S18 36 8 42z', 'water') +
  line('M14 20C30 14 44 18 60 14M70 13C84 10 96 14 106 12', 'water2', 1.4, rounded) +
  path(
    turn
      ? 'M6 66C30 60 44 50 70 52S100 44 112 48V54C96 52 84 60 66 59S34 68 6 70z'
      : 'M7 56C30 54 40 46 60 48S96 58 113 56V62C92 64 74 54 58 55S26 62 6 64z',
    'path',
  ) +
  line('M59.5 7.5L60 68.5', 'stage2', 1.4) +
  plans[id].map(([house, x, y]) => group(x, y, 0.38, buildings[house]())).join('') +
  banner(14, 6, values)

const boards = Object.fromEntries(
  villageBoards.map(({ id, playBanner }, i) => [id, () => plan(id, playBanner.values, i % 2)]),
) as Readonly<Record<BoardId, () => string>>

/** A rat, its nose to the left; feet at (0, 0), 40 long. */
const rat = (tone = 'steel', dark = 'key'): string =>
  shade('M-18 0H20L30-4H-6z') +
  line('M17-5C30-4 34-14 27-20', 'skin2', 2.6, rounded) +
  path(
    'M-24-5C-20-11-14-14-9-15C-8-19-3-20-2-16C10-20 20-14 20-4C20-1 19 0 18 0H-14C-19 0-23-2-24-5z',
    tone,
  ) +
  path('M2-16.5C12-18 20-13 20-4C20-1 19 0 18 0H6C14-4 12-13 2-16.5z', dark, alpha(0.45)) +
  circle(-5.5, -15.5, 3.4, 'skin2') +
  circle(-15, -9.5, 1.5, 'key') +
  circle(-24, -5, 1.6, 'skin2') +
  line('M-20-4L-27-1M-20-5.5L-28-6', 'light', 0.8) +
  path('M-12 0l-2 2.5h6V0zM8 0l-1 2.5h7V0z', 'skin2')

const die3 = (colour: 'white' | 'black' | 'grey', pips: readonly [number, number, number]) =>
  group(36, 55, 0.72, die(pips[1], colour)) +
  group(88, 58, 0.66, die(pips[2], colour)) +
  group(61, 42, 1.02, die(pips[0], colour))

const diceOf: Readonly<Record<DieId, () => string>> = {
  'white-die': () => air() + land() + die3('white', [5, 3, 6]),
  'black-die': () => air() + land() + die3('black', [4, 1, 2]),
  'rat-die': () =>
    air() + land() + group(74, 50, 1.06, die(3, 'grey')) + group(38, 69, 0.95, rat()),
}

/** An oak leaf: what is told of somebody. Its stalk ends at (0, 0); 34 high. */
const leaf = (tone = 'wax', dark = 'roof2'): string =>
  path(
    'M0-4C-6-2-13-4-12-10C-18-12-17-19-12-20C-14-26-8-30-4-27C-4-32 4-32 4-27C8-30 14-26 12-20C17-19 18-12 12-10C13-4 6-2 0-4z',
    tone,
  ) +
  path('M0-31C3-31 4-29 4-27C8-30 14-26 12-20C17-19 18-12 12-10C13-4 6-2 0-4z', dark, alpha(0.5)) +
  line('M0 4V-26M0-9L-7-14M0-9L7-14M0-17L-6-22M0-17L6-22', 'light', 1.5, rounded)

/** A round token that lies on the table: story points in leaves and as a number. */
const story = (points: 1 | 2 | 5): string =>
  air() +
  land() +
  shade('M36 68C50 76 92 74 100 62L108 58C104 44 96 40 92 40z') +
  circle(60, 40, 31, 'edge') +
  circle(59.2, 39, 30, 'light') +
  circle(59.2, 39, 26.5, 's2') +
  (points === 1
    ? group(58, 60, 1.25, leaf())
    : points === 2
      ? group(45, 58, 0.95, leaf('acc', 'acc2')) + group(72, 58, 0.95, leaf())
      : [
          [40, 50, 'leaf3', 'leaf'],
          [78, 50, 'leaf3', 'leaf'],
          [48, 62, 'acc', 'acc2'],
          [70, 62, 'acc', 'acc2'],
          [59, 46, 'wax', 'roof2'],
        ]
          .map(([x, y, tone, dark]) =>
            group(Number(x), Number(y), 0.68, leaf(`${tone}`, `${dark}`)),
          )
          .join('')) +
  circle(94, 60, 11.5, 'flag') +
  write(`${points}`, 94, 66, 12, 'onflag', { weight: 2.1, align: 0.5 })

/** A flat piece with eight sides; its middle at (0, 0), 40 wide. */
const octagon = (side: string, face: string, rim: string): string =>
  path('M-20-6L-11-13H11L20-6V8L11 15H-11L-20 8z', side) +
  path('M-20-6L-11-13H11L20-6V1L11 8H-11L-20 1z', face) +
  path('M-15-4.5L-9-9.5H9L15-4.5V0L9 4.5H-9L-15 0z', rim)

/** An hourglass; foot at (0, 0), 46 high. */
const hourglass = (): string =>
  shade('M-14 0H16L30-6H2z') +
  path('M-11-42H11C11-31 4-27 4-23S11-15 11-4H-11C-11-15-4-19-4-23S-11-31-11-42z', 'light') +
  path('M3-42H11C11-31 4-27 4-23S11-15 11-4H4C5-15 0-19 0-23S4-31 3-42z', 'water2', alpha(0.6)) +
  path('M-7-33H7C5-27 1-26 0-23C-1-26-5-27-7-33zM-9-4C-8-11-3-13 0-16C3-13 8-11 9-4z', 'acc') +
  line('M0-24V-12', 'acc', 1.4) +
  path('M-15-47H15V-41H-15zM-15-5H15V1H-15z', 'acc2') +
  path('M5-47H15V-41H5zM5-5H15V1H5z', 'key', alpha(0.4)) +
  line('M-12.5-41V-5M12.5-41V-5', 'acc2', 2.4)

/** A wooden hand on its foot, that says who begins. */
const woodenHand = (): string =>
  shade('M44 70H86L102 62H62z') +
  path('M38 70L42 62H80L84 70z', 's5') +
  path(
    'M52 63V46C46 42 42 36 38 30C37 26 42 24 45 27L51 34V12C51 7 58 7 58 12V28V8C58 3 65 3 65 8V28V11C65 6 72 6 72 11V30V17C72 13 78 13 78 17V40C78 50 74 54 72 63z',
    'light',
  ) +
  path('M72 30V17C72 13 78 13 78 17V40C78 50 74 54 72 63H64C70 54 74 46 72 30z', 'wall2') +
  line('M58 14V30M65 12V30M72 18V30M51 34C54 37 56 41 56 45', 'wall2', 1.5, rounded) +
  path('M50 54H75L74 60H51z', 'acc')

const tokenScenes: Readonly<Record<TokenId, () => string>> = {
  'story-1': () => story(1),
  'story-2': () => story(2),
  'story-5': () => story(5),
  'black-marker': () =>
    air() +
    land() +
    shade('M34 68H92L104 60H50z') +
    group(50, 56, 1, octagon('key', 'steel', 's5')) +
    group(52, 46, 1, octagon('key', 'steel', 's5')) +
    group(82, 58, 1.05, octagon('key', 'steel', 's5')) +
    group(53, 35, 1.05, octagon('key', 'steel', 's5')),
  'day-laborer': () =>
    air() +
    land() +
    group(92, 66, 0.9, sheaf('light', 's3')) +
    group(106, 70, 1, sheaf('s2', 's4')) +
    group(58, 72, 1.5, labourer().replaceAll('$oak', '$acc2').replaceAll('$loden', '$s5')),
  'tile-2-12': () =>
    air() +
    land() +
    shade('M26 66H98L108 58H40z') +
    path('M22 18H98V66H22z', 's5') +
    path('M20 16H96V62H20z', 'light') +
    path('M86 16H96V62H20L24 58H86z', 'wall2', alpha(0.55)) +
    path('M26 22H56V56L41 47L26 56zM60 22H90V56L75 47L60 56z', 'flag') +
    write('2', 41, 43, 17, 'onflag', { weight: 2.3, align: 0.5 }) +
    write('12', 75, 43, 17, 'onflag', { weight: 2.3, align: 0.5, most: 26 }),
  reaper: () =>
    air() +
    path('M0 50C40 44 80 54 120 48V76H0z', 's3') +
    path('M0 76V62C30 44 90 44 120 62V76H104C92 58 74 58 64 76H46C38 62 22 62 14 76z', 'light') +
    path(
      'M64 76C74 58 92 58 104 76H96C88 66 78 66 72 76zM14 76C22 62 38 62 46 76H40C34 68 26 68 22 76z',
      's4',
    ) +
    group(64, 58, 1.05, reaper()),
  headman: () =>
    air() +
    land() +
    group(30, 58, 0.5, buildings['main-house'](onCard)) +
    group(74, 72, 1.45, headman()),
  'time-marker': () =>
    rect(0, 0, 120, 76, 's1') +
    path('M0 36C40 30 80 38 120 32V76H0z', 's3') +
    waves() +
    group(20, 60, 0.8, step('light', 's3')) +
    group(102, 56, 0.7, step('light', 's3')) +
    group(60, 58, 1.3, step('light', 's3')) +
    group(60, 62, 1.1, hourglass()),
  rat: () => air() + land() + group(62, 66, 1.8, rat()),
  'starting-player-hand': () => air() + land() + woodenHand(),
}

const coffin = (x: number, y: number): string =>
  group(
    x,
    y,
    1,
    shade('M-8 2H12L18-4L10-36z') +
      path('M-5-36H6L12-24L7 2H-6L-11-24z', 'wood') +
      path('M-4-34H5L10-24L6 0H-5L-9-24z', 'acc2') +
      path('M2-34H5L10-24L6 0H1z', 'key', alpha(0.25)) +
      line('M0-28V-8M-5-21H5', 'light', 2.2),
  )

const stones = (count: number, from: readonly [number, number], by: readonly [number, number]) =>
  repeat(count, (i) => group(from[0] + i * by[0], from[1] + i * by[1], 0.4, step('light', 's4')))

/** A church window of two lights, 34 wide and 58 high from its foot at (0, 0). */
const window = (panes: ReadonlyArray<string>): string =>
  path('M-20 0V-34C-20-48-8-56 0-62C8-56 20-48 20-34V0z', 's5') +
  path('M-16-4V-34C-16-44-8-51-2-55V-4zM2-4V-55C8-51 16-44 16-34V-4z', panes[0] ?? 'water2') +
  path('M-16-4V-20L-2-34V-4zM2-4V-34L16-20V-4z', panes[1] ?? 'acc') +
  path('M-16-26L-2-44V-52C-8-48-16-42-16-34zM16-26L2-44V-52C8-48 16-42 16-34z', panes[2] ?? 'wax') +
  line('M-18-20L0-38L18-20M-17-8H17M0-60V-2', 's5', 2.2)

const openBook = (): string =>
  shade('M12 70H112L118 62H20z') +
  path(
    'M8 66L16 28C34 22 50 24 60 32C70 24 86 22 104 28L112 66C92 60 72 60 60 68C48 60 28 60 8 66z',
    's5',
  ) +
  path('M12 61L19 26C36 21 50 23 60 30V62C48 55 30 55 12 61z', 'light') +
  path('M60 30C70 23 84 21 101 26L108 61C90 55 72 55 60 62z', 'light') +
  path('M60 30C66 26 72 24 78 23.5L80 55C72 56 66 58 60 62z', 'wall2', alpha(0.5)) +
  line(
    'M25 34C36 31 46 32 53 36M24 41C35 38 46 39 53 43M23 48C34 45 46 46 53 50',
    's4',
    1.7,
    rounded,
  ) +
  line('M70 40C80 36 90 36 97 38M69 48C80 44 90 44 99 46', 's4', 1.7, rounded) +
  circle(90, 53, 3, 'wax') +
  line('M66 44L96 8', 'key', 1.6, rounded) +
  path('M96 8C102 2 110 2 112 4C110 14 100 22 84 24z', 's4')

/** People of a household, side by side. */
const household = (): string =>
  Object.values(villagers)
    .map((draw, i) => group(16 + i * 22, 70 - (i % 2) * 4, 1.1, draw()))
    .join('')

const printedScenes: Readonly<Record<PrintedId, () => string>> = {
  setup: () =>
    air() +
    land() +
    shade('M8 66H56L68 58H20z') +
    `<g transform="rotate(-24 34 44)">${path('M14 22H54L50 64H18z', 's4')}${path('M40 22H54L50 64H40z', 's5')}${path('M12 17H56V26H12z', 's5')}${line('M20 34L22 60M28 34L28 60', 's3', 1.4)}</g>` +
    group(66, 62, 0.56, die(4)) +
    group(92, 50, 0.56, die(2)) +
    group(98, 67, 0.5, die(6, 'black')),
  end: () => air() + land() + coffin(28, 68) + coffin(60, 70) + coffin(92, 68),
  'life-track': () =>
    rect(0, 0, 120, 76, 's1') +
    circle(28, 22, 9, 'light') +
    path('M0 36C40 30 80 38 120 32V76H0z', 's3') +
    waves() +
    stones(6, [10, 66], [13.5, -3.6]) +
    path(
      'M66 58C76 36 98 28 120 27V76H112V66A11 13 0 0 0 90 66V76H84V70A8 9 0 0 0 68 68z',
      'light',
    ) +
    path(
      'M112 76V66A11 13 0 0 0 101 53C108 52 117 56 118 66V76zM84 76V70A8 9 0 0 0 78 62C84 60 88 64 88 70V76z',
      's4',
    ) +
    line('M64 57C75 34 98 25 120 24', 's5', 2.6, rounded) +
    line('M84 45l3 6M98 38l2 7M112 35v8M92 58h-6M116 48h-8', 's3', 1.4, rounded),
  'headman-path': () => scenes.headman?.() ?? '',
  'school-banner': () =>
    air() +
    land() +
    group(72, 66, 0.92, buildings.school(onCard)) +
    banner(12, 8, schoolBanner.values, 1.1),
  windows: () =>
    rect(0, 0, 120, 76, 's2') +
    line(
      'M0 14H120M0 32H120M0 50H120M0 68H120M20 0V14M60 0V14M100 0V14M4 14V32M116 14V32M60 32V50M4 50V68M116 50V68',
      's3',
      1.2,
    ) +
    group(35, 72, 1.05, window(['water2', 'acc', 'wax'])) +
    group(85, 72, 1.05, window(['leaf3', 'wax', 'ok'])),
  chronicle: () => air() + land() + openBook(),
  'rat-track': () =>
    air() +
    land() +
    stones(7, [8, 66], [12.5, -0.4]) +
    path('M92 70C86 58 92 46 96 44L94 38H110L108 44C114 48 118 58 114 70z', 'wall2') +
    path('M104 44L108 44C114 48 118 58 114 70H104C110 60 108 50 104 44z', 's4', alpha(0.6)) +
    path('M95 38H109L111 34H93z', 'acc') +
    line('M95 44H109', 's5', 2) +
    group(52, 60, 1, `<g transform="scale(-1 1)">${rat()}</g>`),
  graves: graveyard,
  population: () => air() + land() + household(),
}

/** Every piece that is no card, by its id. */
export const pieces: Readonly<Record<PieceId, () => string>> = {
  ...boards,
  ...diceOf,
  ...tokenScenes,
  ...printedScenes,
}
