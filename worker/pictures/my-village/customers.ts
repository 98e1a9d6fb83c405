import {
  type CustomerId,
  customer,
  type Good,
  goods,
  type MonkId,
} from '../../games/my-village/components/index.ts'
import { type Person, person } from '../parts.ts'
import { alpha, circle, group, line, path, rounded, use } from '../shapes.ts'
import { barrel, horse, plough, scroll, stall, wagon } from './props.ts'
import { air, land } from './scenes.ts'

/** Wood that is seen by night, too. */
const chestnut = (drawn: string): string => drawn.replaceAll('$wood', '$acc2')

/** Wishes and places of customers: parts of the sprite. */
export const marketParts: Readonly<Record<string, () => string>> = {
  awning: () => group(58, 44, 0.46, stall()),
  horse: () => chestnut(horse()),
  beer: () => chestnut(barrel(0, 0, 1.5)),
  plow: () => chestnut(plough(0, 0, 1.15)),
  scroll: () => scroll(0, 0, 1.3),
  wagon: () => chestnut(wagon(0, 0, 1.1)),
  cloister: () =>
    path('M8 76V22C8 8 30 8 30 22V76zM34 76V22C34 8 56 8 56 22V76z', 's3') +
    path('M10 76V24C10 12 28 12 28 24V76zM36 76V24C36 12 54 12 54 24V76z', 's1') +
    path('M10 56C18 52 22 54 28 52V76H10zM36 52C44 50 48 54 54 52V76H36z', 's2') +
    path('M4 14H58V8H4z', 's4', alpha(0.7)) +
    path('M0 62C40 58 80 64 120 60V76H0z', 's3', alpha(0.6)),
}

const warm = { coat: 's4', coat2: 's5' } as const
const plain = { coat: 'near', coat2: 'near2' } as const
const blue = { coat: 'ok', coat2: 'key' } as const
const grey = { coat: 'steel', coat2: 'key' } as const
const ochre = { coat: 'field', coat2: 'field2' } as const

/** The customers: one line each. Their wishes stand beside them, from the table of the game. */
const people: Readonly<Record<CustomerId, Person>> = {
  'customer-01': { ...warm, hat: 'felt', beard: 'short', hair: 'ginger' },
  'customer-02': { ...plain, hat: 'bonnet', apron: 'light', build: 'stout' },
  'customer-03': { ...ochre, hat: 'straw', skin: 'tan', hair: 'black', beard: 'full' },
  'customer-04': { ...blue, hat: 'none', hairdo: 'bun', hair: 'grey', shawl: 'light' },
  'customer-05': { ...grey, hat: 'cap', hair: 'black', skin: 'brown', build: 'slim' },
  'customer-06': { ...warm, hat: 'kerchief', hairdo: 'braid', hair: 'blond' },
  'customer-07': {
    ...plain,
    hat: 'none',
    hairdo: 'bald',
    beard: 'full',
    build: 'stout',
    hair: 'ginger',
  },
  'customer-08': { ...ochre, hat: 'straw', hairdo: 'braid', hair: 'ginger', apron: 'light' },
  'customer-09': { ...blue, hat: 'beret', beard: 'moustache', hair: 'black' },
  'customer-10': { ...grey, hat: 'wide', skin: 'dark', hair: 'black', hairdo: 'long' },
  'customer-11': { ...warm, hat: 'helmet', beard: 'moustache', hair: 'blond' },
  'customer-12': { ...plain, hat: 'turban', skin: 'brown', hair: 'black', beard: 'long' },
  'customer-13': { ...ochre, hat: 'cap', build: 'stout', apron: 'light', beard: 'short' },
  'customer-14': { ...blue, hat: 'wimple', skin: 'skin', trim: 'light' },
  'customer-15': { ...grey, hat: 'felt', hair: 'grey', beard: 'long', build: 'slim' },
  'customer-16': { ...warm, hat: 'wide', hairdo: 'long', hair: 'blond', shawl: 'acc' },
  'customer-17': { ...plain, hat: 'hood', beard: 'full', hair: 'grey' },
  'customer-18': {
    ...ochre,
    hat: 'toque',
    build: 'stout',
    apron: 'light',
    skin: 'tan',
    hair: 'black',
  },
  'customer-19': { ...blue, hat: 'kerchief', skin: 'brown', hair: 'black', build: 'stout' },
  'customer-20': { ...grey, hat: 'straw', beard: 'short', hair: 'blond' },
  'customer-21': { ...warm, hat: 'none', hairdo: 'curls', hair: 'black', skin: 'dark' },
  'customer-22': { ...plain, hat: 'none', hairdo: 'long', hair: 'grey', beard: 'long' },
  'customer-23': { ...ochre, hat: 'kerchief', hair: 'hair', apron: 'light', build: 'slim' },
  'customer-24': { ...blue, hat: 'beret', hairdo: 'bun', hair: 'ginger' },
  'customer-25': { ...grey, hat: 'cap', beard: 'moustache', build: 'stout', hair: 'hair' },
  'customer-26': { ...warm, hat: 'crown', hairdo: 'long', hair: 'blond', shawl: 'wax' },
  'customer-27': {
    ...plain,
    hat: 'straw',
    build: 'stout',
    beard: 'full',
    hair: 'black',
    skin: 'tan',
  },
  'customer-28': { ...ochre, hat: 'bonnet', hairdo: 'bun', hair: 'grey', shawl: 'light' },
  'customer-29': {
    ...blue,
    hat: 'felt',
    skin: 'dark',
    hair: 'black',
    beard: 'short',
    chest: line('M-9-38C-4-26 6-26 9-38', 'acc', 2),
  },
  'customer-30': { ...grey, hat: 'helmet', hairdo: 'braid', hair: 'ginger', build: 'slim' },
  'customer-31': {
    ...warm,
    hat: 'none',
    hairdo: 'bun',
    hair: 'black',
    skin: 'tan',
    apron: 'light',
  },
  'customer-32': { ...plain, hat: 'wide', hair: 'grey', beard: 'moustache' },
  'customer-33': { ...ochre, hat: 'turban', skin: 'dark', hair: 'black', build: 'stout' },
}

/** Goods that a customer wants, one by one. */
const wanted = (id: CustomerId): Good[] =>
  goods.flatMap((good) => Array.from({ length: customer(id).goods[good] ?? 0 }, () => good))

/**
 * A customer at the market with what is wanted. Every other one looks to the right. They stand on the
 * right: the banner hangs over the left of a card, and what is wanted is told below the picture as well.
 */
export function customerPicture(id: CustomerId): string {
  const list = wanted(id)
  const at = list.length === 1 ? [30] : list.length === 2 ? [16, 46] : [11, 32, 54]
  const size = list.length === 1 ? 0.95 : list.length === 2 ? 0.7 : 0.54
  const facing = Number(id.slice(-2)) % 2 === 0 ? 'right' : 'left'
  const figure = person({ hand: [-21, -19], elbow: [-24, -6], facing, ...people[id] })
  return (
    air() +
    land() +
    use('mv-awning', 0, 0) +
    list.map((good, i) => use(`mv-${good}`, at[i] ?? 30, 67, size)).join('') +
    group(88, 84, 0.8, figure)
  )
}

const quill =
  path('M-57-36H-31V-16H-57z', 'light') +
  path('M-36-36H-31V-16H-36z', 'wall2') +
  line('M-53-31H-40M-53-26H-38', 'key', 1.6) +
  path('M-31-34C-37-48-45-62-56-74C-42-78-27-66-24-42z', 'ok') +
  path('M-31-34C-34-50-44-64-56-74C-42-78-27-66-24-42z', 'key', alpha(0.25)) +
  line('M-27-25L-34-48L-48-68', 'light', 1.8, rounded)
const jug =
  line('M-50-56C-61-56-61-38-51-36', 'acc2', 4, rounded) +
  path('M-50-64H-30V-55C-22-50-22-36-28-28H-51C-58-36-58-50-50-55z', 'acc') +
  path('M-37-64H-30V-55C-22-50-22-36-28-28H-39C-31-37-31-51-37-56z', 'acc2') +
  path('M-51-67H-29V-61H-51z', 'wood') +
  line('M-49-52C-52-46-52-40-50-35', 'light', 2.2, rounded)
const rosary =
  Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / 10
    return circle(
      -40 + 14 * Math.cos(angle),
      -56 + 14 * Math.sin(angle),
      3.4,
      i % 2 ? 'acc2' : 'acc',
    )
  }).join('') + line('M-40-40V-19M-47-32H-33', 'acc2', 4.4, rounded)

const monkTools = { quill, jug, rosary } as const

const monks: Readonly<Record<MonkId, Person>> = {
  'monk-quill-1': { hat: 'none', hairdo: 'tonsure', hair: 'grey', beard: 'long' },
  'monk-quill-2': { hat: 'none', hairdo: 'tonsure', hair: 'black', skin: 'tan' },
  'monk-quill-3': { hat: 'hood', hair: 'ginger', beard: 'short' },
  'monk-jug-1': { hat: 'none', hairdo: 'tonsure', build: 'stout', hair: 'hair' },
  'monk-jug-2': { hat: 'hood', build: 'stout', beard: 'full', hair: 'grey' },
  'monk-jug-3': { hat: 'none', hairdo: 'tonsure', build: 'stout', skin: 'brown', hair: 'black' },
  'monk-jug-4': {
    hat: 'none',
    hairdo: 'tonsure',
    beard: 'moustache',
    hair: 'ginger',
    build: 'stout',
  },
  'monk-rosary-1': { hat: 'hood', hair: 'black', skin: 'dark' },
  'monk-rosary-2': { hat: 'none', hairdo: 'tonsure', hair: 'blond', build: 'slim' },
  'monk-rosary-3': { hat: 'hood', beard: 'long', hair: 'grey', build: 'slim' },
  'monk-rosary-4': { hat: 'none', hairdo: 'tonsure', hair: 'black', beard: 'full' },
  'monk-rosary-5': { hat: 'hood', hair: 'hair', skin: 'tan' },
}

const cord = line('M-13-8C-4-4 8-4 15-8M-4-6L-6 4', 'light', 2.2)

/** A monk in the cloister, with the sign of his stack. Every other one looks to the right. */
export function monkPicture(id: MonkId): string {
  const stack = id.split('-')[1] as keyof typeof monkTools
  const figure = person({
    coat: 's4',
    coat2: 's5',
    trim: 's3',
    chest: cord,
    tool: monkTools[stack],
    hand: [-27, -38],
    elbow: [-29, -16],
    facing: Number(id.slice(-1)) % 2 === 0 ? 'right' : 'left',
    ...monks[id],
  })
  return air() + use('mv-cloister', 0, 0) + group(85, 84, 0.84, figure)
}
