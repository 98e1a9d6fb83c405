import { pawn } from '../parts.ts'
import { alpha, circle, group, line, path, rounded } from '../shapes.ts'

const hammer =
  line('M-9-6L-14-22', 'wood', 2, rounded) + path('M-20-24L-9-27L-8-22L-19-19z', 'steel')
const crozier = line('M-11 1V-36C-11-44-3-44-3-38C-3-34-8-34-8-37', 'acc', 2.2, rounded)
const chain = line('M-5-28C-4-21 3-21 6-27', 'acc', 2) + circle(0, -21, 2.4, 'acc')
const bundle =
  path('M8-30C14-34 20-28 17-22C13-19 8-23 8-30z', 'wax') +
  path('M13-31C20-32 19-24 17-22C14-21 13-27 13-31z', 'key', alpha(0.3))
const purse =
  path('M-14-14C-18-6-14-2-10-2S-3-6-7-14L-6-17H-14z', 'acc') + line('M-14-14H-7', 'key', 1.3)

/** A plait over the shoulder, below a hat. */
const plait = (tone: string) => line('M3-38C8-34 5-29 8-25C10-22 8-19 9-16', tone, 3, rounded)
/** A kerchief that covers hair and nape, its ends in the wind. */
const kerchief = (tone: string, shade: string) =>
  path('M-6-36C-7-43 6-44 7-35C7-31 5-28 3-28C4-32 2-36-1-38C-3-38-5-37-6-36z', tone) +
  path('M3-41C7-39 7-31 3-28C4-32 4-36 2-38zM5-31L12-28L10-24L4-28z', shade)

/** Whole villagers as they stand in the village: feet at (0, 0), 42 high. Their coats are of their area. */
export const villagers = {
  abbot: () =>
    pawn({
      coat: 's4',
      coat2: 's5',
      hat: 's5',
      skirt: true,
      load: path('M-7-38C-7-44 7-44 8-36L10-26C5-31 4-38 0-40C-3-40-6-36-7-38z', 's5') + crozier,
    }),
  councilman: () =>
    pawn({
      coat: 's4',
      coat2: 's5',
      hat: 'key',
      skin: 'tan',
      skirt: true,
      load: path('M-9-40H9L6-45H-5z', 'key') + chain,
    }),
  traveller: () =>
    pawn({
      coat: 's4',
      coat2: 's5',
      hat: 'acc',
      skin: 'brown',
      skirt: true,
      stick: true,
      load: plait('black') + line('M-10-30L16-26', 'wood', 1.6) + bundle,
    }),
  craftsman: () =>
    pawn({ coat: 's4', coat2: 's5', hat: 's5', load: path('M-5-24H5L6-8H-6z', 'light') + hammer }),
  merchant: () =>
    pawn({
      coat: 's4',
      coat2: 's5',
      hat: 'wax',
      skirt: true,
      load: kerchief('wax', 's5') + path('M-6-22C-4-20 0-20 2-22L4-6H-8z', 'light') + purse,
    }),
} as const

/** A monk on the chapel hill. */
export const monkPawn = (): string =>
  pawn({
    coat: 's3',
    coat2: 's4',
    hat: 's4',
    skirt: true,
    load:
      path('M-7-36C-8-44 7-45 8-35L10-25C5-31 4-38 0-39C-3-39-6-34-7-36z', 's4') +
      line('M-5-18H6', 'light', 1.6),
  })

/** The headman, in the colour of his seat. */
export const headman = (): string =>
  pawn({
    coat: 'ok',
    coat2: 'key',
    hat: 'key',
    load:
      path('M-11-38C-4-40 4-40 12-37L9-41C4-42-4-43-8-41z', 'key') +
      line('M6-41C10-45 12-48 12-51', 'wax', 2, rounded) +
      chain,
  })

/** A descendant in the school. */
export const child = (): string =>
  group(
    0,
    0,
    0.72,
    pawn({
      coat: 'leaf3',
      coat2: 'leaf',
      hat: 'wax',
      skin: 'tan',
      skirt: true,
      load:
        plait('black') +
        path('M-13-20H-4V-11H-13z', 'light') +
        line('M-11-17h5M-11-14h5', 'key', 1),
    }),
  )

/** A day labourer: patched coat, spade. */
export const labourer = (): string =>
  pawn({
    coat: 'field2',
    coat2: 'near',
    hat: 'acc',
    skin: 'dark',
    skirt: true,
    load:
      kerchief('acc', 'acc2') +
      path('M-3-20h6v6h-6z', 'field') +
      line('M-12 0V-30', 'wood', 2) +
      path('M-15-6h6V2c0 2-6 2-6 0z', 'steel'),
  })

/** The grim reaper, who waits on the bridge. */
export const reaper = (): string =>
  path('M2 0L24-6L26-2L6 2z', 'key', alpha(0.2)) +
  path('M-11 0C-10-18-8-34-4-40C0-46 6-44 8-38C11-28 12-12 13 0z', 'flag') +
  path('M4-43C9-40 12-12 13 0H6C9-14 8-32 4-43z', 'near2') +
  path('M-6-36C-5-41 2-42 4-38C5-33 2-29-1-29C-5-29-7-32-6-36z', 'light') +
  path('M-4-36h2.400v2.600H-4zM0-36h2.400v2.600H0z', 'key') +
  line('M-11 2L-8-50', 'wood', 2) +
  path('M-8-50C-20-52-28-46-32-38C-24-44-16-46-8-45z', 'steel')

/** The postman on his way: the piece of post of this place. */
export const postman = (): string =>
  pawn({
    coat: 'ok',
    coat2: 'key',
    hat: 'key',
    load: path('M3-18H13V-8H3z', 'acc') + line('M-4-28L8-18', 'acc', 2),
  })
