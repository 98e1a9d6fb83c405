import { pawn } from '../parts.ts'
import { alpha, circle, group, line, path, rounded } from '../shapes.ts'

const suit = { coat: 's4', coat2: 's5' } as const

const hammer =
  line('M-11-8L-16-32', 'oak', 2.4, rounded) +
  path('M-24-33L-10-38L-7-30L-21-25z', 'steel') +
  path('M-24-33L-10-38L-9.3-36L-23.3-31z', 'light', alpha(0.7))
const crozier = line('M-13 1V-38C-13-48-22-47-22-41C-22-37-17-37-17-40.5', 'acc', 2.4, rounded)
const mitre =
  path('M-5.5-36L-7-44L-.5-53L6.5-44L5.5-36C2-37.5-2-37.5-5.5-36z', 'light') +
  path('M1-51L6.5-44L5.5-36L2-37z', 'wall2') +
  line('M-.5-49V-38M-5-43H4.5', 'acc', 1.6)
const chain = line('M-5-28C-4-20 4-20 6-28', 'acc', 2.2) + circle(0, -20, 2.8, 'acc')
const bundle =
  line('M-12-14L14-35', 'oak', 2, rounded) +
  path('M7-37C12-43 21-42 22-34C23-26 10-24 7-30C6-32 6-35 7-37z', 'wax') +
  path('M16-41C22-40 24-28 16-27C19-31 19-37 16-41z', 'key', alpha(0.3)) +
  path('M13-39L9-45L14-43L18-46L17-40z', 'wax') +
  line('M11-34h.1M15-36h.1M14-31h.1', 'light', 1.8, rounded)
const purse =
  path('M-15-15C-23-6-21 1-13 1S-4-6-11-15L-9-20H-17z', 'acc') +
  path('M-11-15C-4-6-5 1-13 1C-8-4-9-10-13-15z', 'acc2') +
  line('M-17-15.5H-9', 'key', 1.8, rounded) +
  circle(-14, -6, 3.4, 'coin2') +
  circle(-14.4, -6.4, 2.4, 'light') +
  line('M-14.4-7.8v2.8', 'coin2', 1.2)
const deed =
  path('M-20-27H-9V-10H-20z', 'light') +
  path('M-22-28C-22-31-20-31-19-30H-7C-9-30-9-27-8-26H-20C-22-26-22-27-22-28z', 'wall2') +
  line('M-18-23h7M-18-20h7M-18-17h4', 'key', 1.1) +
  circle(-11.5, -13, 2.4, 'wax')
const spade =
  line('M-13-6V-37M-17-37H-9', 'oak', 2.2, rounded) +
  path('M-19-10H-7V0C-7 5-19 5-19 0z', 'steel') +
  path('M-19-10H-16V3C-18 3-19 2-19 0z', 'light', alpha(0.7))
const slate =
  path('M-21-24H-3V-7H-21z', 'acc2') +
  path('M-19-22H-5V-9H-19z', 'key') +
  line('M-16-12L-13-20L-10-12M-15-14.5h4', 'light', 1.6, rounded)
const codex =
  path('M-20-25L-12-22L-4-25V-13L-12-10L-20-13z', 'light') +
  path('M-12-22L-4-25V-13L-12-10z', 'wall2') +
  line('M-18-21l4 1.5M-18-18l4 1.5M-10-19.5l4-1.5M-10-16.5l4-1.5', 'key', 0.9) +
  line('M-20-12.5L-12-9.5L-4-12.5', 'wax', 1.8, rounded)

/** A plait over the shoulder, below a hat. */
const plait = (tone: string) => line('M3-38C8-34 5-29 8-25C10-22 8-19 9-16', tone, 3, rounded)
/** A kerchief that covers hair and nape, its ends in the wind. */
const kerchief = (tone: string, shade: string) =>
  path('M-5-37C-6-43 6-44 7-35C7-31 5-28 3-28C4-32 2-36-1-37.5C-3-38-4-37-5-37z', tone) +
  path('M3-41C7-39 7-31 3-28C4-32 4-36 2-38zM5-31L12-28L10-24L4-28z', shade)

/** Whole villagers as they stand in the village: feet at (0, 0), 42 high. Their coats are of their area. */
export const villagers = {
  abbot: () =>
    pawn({
      ...suit,
      build: 'stout',
      hat: 'none',
      hair: 'grey',
      bearded: true,
      skirt: true,
      load: line('M-4-27C-2-22 4-22 6-27M1-23V-3', 'acc', 2.2) + mitre + crozier,
      hand: [-13, -17],
    }),
  councilman: () =>
    pawn({
      ...suit,
      hat: 'none',
      skin: 'tan',
      hair: 'grey',
      bearded: true,
      skirt: true,
      facing: 'right',
      load: path('M-8-38C-13-44 10-48 9-39C4-37.5-3-37-8-38z', 'cloth') + chain + deed,
      hand: [-9, -14],
    }),
  traveller: () =>
    pawn({
      ...suit,
      build: 'slim',
      hat: 'none',
      skin: 'brown',
      hair: 'black',
      skirt: true,
      facing: 'right',
      load:
        plait('black') +
        path('M-12-35.5C-6-41 6-41 12-35.5C6-37-6-37-12-35.5zM-6-38C-6-46 6-46 6-38z', 'acc') +
        line('M-6-40C-2-41 3-41 6-40', 'wax', 1.6) +
        bundle,
      hand: [-10, -16],
    }),
  craftsman: () =>
    pawn({
      ...suit,
      hat: 's5',
      hair: 'ginger',
      bearded: true,
      load:
        path('M-5-24H5L6-8H-6z', 'light') + line('M-5-24L-3-29M5-24L4-29', 'light', 1.4) + hammer,
      hand: [-12, -15],
    }),
  merchant: () =>
    pawn({
      ...suit,
      build: 'stout',
      hat: 'wax',
      skirt: true,
      facing: 'right',
      load: kerchief('wax', 's5') + path('M-7-21C-4-19 2-19 5-21L8-4H-10z', 'light') + purse,
      hand: [-13, -19],
    }),
} as const

/** A monk on the chapel hill. */
export const monkPawn = (): string =>
  pawn({
    build: 'slim',
    coat: 's3',
    coat2: 's4',
    hat: 'none',
    skirt: true,
    load:
      path('M-5-30C-2-26 3-27 5-31L7-26C3-22-4-23-6-27z', 's4') +
      path('M-4.8-36C-3-38 2-38 3.5-35L4-30.5C6.5-33 6-37.5 3.5-38.8C1-40-4-39-4.8-36z', 'hair') +
      line('M-5.5-15H6M-1-15V-5', 'light', 1.6) +
      codex,
    hand: [-9, -13],
  })

/** The headman, in the colour of his seat. */
export const headman = (): string =>
  pawn({
    build: 'stout',
    coat: 'ok',
    coat2: 'cloth',
    hat: 'cloth',
    hair: 'grey',
    bearded: true,
    facing: 'right',
    load:
      path('M-11-38C-4-40 4-40 12-37L9-41C4-42-4-43-8-41z', 'cloth') +
      line('M6-41C10-45 12-48 12-51', 'wax', 2.2, rounded) +
      chain +
      line('M-15 1V-40', 'oak', 2.2, rounded) +
      circle(-15, -43, 3.4, 'acc'),
    hand: [-14, -18],
  })

/** A descendant in the school, with a slate. */
export const child = (): string =>
  group(
    0,
    0,
    0.72,
    pawn({
      build: 'slim',
      coat: 'leaf3',
      coat2: 'leaf',
      hat: 'none',
      skin: 'tan',
      hair: 'black',
      skirt: true,
      load:
        plait('black') +
        path('M-5-36C-5-40 5-41 5.5-34C3-37-2-38-5-36z', 'black') +
        path('M8-19l-3-3v6zM10-19l3-3v6z', 'wax') +
        slate,
      hand: [-5, -14],
    }),
  )

/** A day labourer: patched coat, spade. */
export const labourer = (): string =>
  pawn({
    coat: 'field2',
    coat2: 'loden',
    hat: 'acc',
    skin: 'dark',
    skirt: true,
    facing: 'right',
    load: kerchief('acc', 'acc2') + path('M-3-18h6v6h-6z', 'field') + spade,
    hand: [-12, -19],
  })

/** The grim reaper, who waits on the bridge. */
export const reaper = (): string =>
  path('M2 0L24-6L26-2L6 2z', 'key', alpha(0.2)) +
  path('M-11 0C-10-18-8-34-4-40C0-46 6-44 8-38C11-28 12-12 13 0z', 'flag') +
  path('M4-43C9-40 12-12 13 0H6C9-14 8-32 4-43z', 'near2') +
  path('M-6-36C-5-41 2-42 4-38C5-33 2-29-1-29C-5-29-7-32-6-36z', 'light') +
  path('M-4-36h2.4v2.6H-4zM0-36h2.4v2.6H0z', 'key') +
  line('M-11 2L-8-50', 'oak', 2) +
  path('M-8-50C-20-52-28-46-32-38C-24-44-16-46-8-45z', 'steel')

/** The postman on his way: the piece of post of this place. */
export const postman = (): string =>
  pawn({
    build: 'slim',
    coat: 'ok',
    coat2: 'cloth',
    hat: 'cloth',
    hair: 'hair',
    load:
      line('M-6-38.5H5', 'acc', 1.8) +
      path('M2-19H14V-8H2z', 'acc') +
      path('M9-19H14V-8H9z', 'acc2') +
      line('M-3-28L8-18', 'acc', 2) +
      path('M-20-25H-6V-15H-20z', 'light') +
      line('M-20-25L-13-19L-6-25', 'wall2', 1.3) +
      circle(-13, -18.5, 1.8, 'wax'),
    hand: [-7, -17],
  })
