import {
  type CustomerId,
  customer,
  type Good,
  goods,
  type MonkId,
} from '../../games/my-village/components/index.ts'
import { type Person, person } from '../parts.ts'
import { alpha, group, line, path, rounded, use } from '../shapes.ts'
import { barrel, horse, plough, scroll, stall, wagon } from './props.ts'
import { air, land } from './scenes.ts'

/** Wood that is seen by night, too. */
const chestnut = (drawn: string): string => drawn.replaceAll('$wood', '$acc2')

/** What customers want and where they stand: parts of the sprite. */
export const marketParts: Readonly<Record<string, () => string>> = {
  awning: () => group(100, 44, 0.46, stall()),
  horse: () => chestnut(horse()),
  beer: () => chestnut(barrel(0, 0, 1.5)),
  plow: () => chestnut(plough(0, 0, 1.15)),
  scroll: () => scroll(0, 0, 1.3),
  wagon: () => chestnut(wagon(0, 0, 1.1)),
  cloister: () =>
    path('M70 76V22C70 8 92 8 92 22V76zM96 76V22C96 8 118 8 118 22V76z', 's3') +
    path('M72 76V24C72 12 90 12 90 24V76zM98 76V24C98 12 116 12 116 24V76z', 's1') +
    path('M72 56C80 52 84 54 90 52V76H72zM98 52C106 50 110 54 116 52V76H98z', 's2') +
    path('M66 14H120V8H66z', 's4', alpha(0.7)) +
    path('M0 62C40 58 80 64 120 60V76H0z', 's3', alpha(0.6)),
}

const warm = { coat: 's4', coat2: 's5' } as const
const plain = { coat: 'near', coat2: 'near2' } as const
const blue = { coat: 'ok', coat2: 'key' } as const
const grey = { coat: 'steel', coat2: 'key' } as const
const ochre = { coat: 'field', coat2: 'field2' } as const

/** The customers: one line each. What they want stands beside them, from the table of the game. */
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

/** What a customer wants, one by one. */
const wanted = (id: CustomerId): Good[] =>
  goods.flatMap((good) => Array.from({ length: customer(id).goods[good] ?? 0 }, () => good))

/** A customer at the market with what is wanted. Every other one looks to the right. */
export function customerPicture(id: CustomerId): string {
  const list = wanted(id)
  const at = list.length === 1 ? [90] : list.length === 2 ? [74, 104] : [66, 88, 109]
  const size = list.length === 1 ? 0.95 : list.length === 2 ? 0.7 : 0.54
  const facing = Number(id.slice(-2)) % 2 === 0 ? 'right' : 'left'
  const figure = person({ hand: [-21, -19], elbow: [-24, -6], facing, ...people[id] })
  return (
    air() +
    land() +
    use('mv-awning', 0, 0) +
    list.map((good, i) => use(`mv-${good}`, at[i] ?? 90, 67, size)).join('') +
    group(33, 84, 0.8, figure)
  )
}

const quill =
  path('M-40-66C-33-66-28-56-27-44L-31-42C-37-48-40-56-40-66z', 'light') +
  line('M-26-32L-38-62', 'key', 1.4)
const jug = group(
  0,
  -14,
  1,
  path('M-42-26H-30V-20C-25-17-25-8-29-4H-42C-47-8-46-17-42-20z', 'acc') +
    path('M-34-26H-30V-20C-25-17-25-8-29-4H-36C-31-10-31-18-34-20z', 'acc2') +
    line('M-42-22C-50-22-50-10-44-10', 'acc2', 2.4, rounded),
)
const rosary =
  line(
    'M-31-38C-44-28-42-12-34-12C-27-12-26-28-29-38',
    'wood',
    3.4,
    ' stroke-dasharray=".1 4.500" stroke-linecap="round"',
  ) + line('M-34-12V-2M-38-8H-30', 'acc', 2.4)

const monkTools = { quill, jug, rosary } as const

const monks: Readonly<Record<MonkId, Person>> = {
  'monk-quill-1': { hat: 'none', hairdo: 'bald', hair: 'grey', beard: 'long' },
  'monk-quill-2': { hat: 'none', hairdo: 'bald', hair: 'black', skin: 'tan' },
  'monk-quill-3': { hat: 'hood', hair: 'ginger', beard: 'short' },
  'monk-jug-1': { hat: 'none', hairdo: 'bald', build: 'stout', hair: 'hair' },
  'monk-jug-2': { hat: 'hood', build: 'stout', beard: 'full', hair: 'grey' },
  'monk-jug-3': { hat: 'none', hairdo: 'bald', build: 'stout', skin: 'brown', hair: 'black' },
  'monk-jug-4': { hat: 'none', hairdo: 'bald', beard: 'moustache', hair: 'ginger', build: 'stout' },
  'monk-rosary-1': { hat: 'hood', hair: 'black', skin: 'dark' },
  'monk-rosary-2': { hat: 'none', hairdo: 'bald', hair: 'blond', build: 'slim' },
  'monk-rosary-3': { hat: 'hood', beard: 'long', hair: 'grey', build: 'slim' },
  'monk-rosary-4': { hat: 'none', hairdo: 'bald', hair: 'black', beard: 'full' },
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
    hand: [-29, -36],
    elbow: [-30, -14],
    facing: Number(id.slice(-1)) % 2 === 0 ? 'right' : 'left',
    ...monks[id],
  })
  return air() + use('mv-cloister', 0, 0) + group(48, 84, 0.84, figure)
}
