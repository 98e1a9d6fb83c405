/**
 * Figure on each card: one line a profession. Figure and name agree in both languages; the
 * German names say woman or man; where they leave it open, a woman stands there. Basic villagers
 * have a side with a man as well (V2.2).
 */
import type { BasicId, CardId } from '../../games/villagers/components/index.ts'
import type { Person } from '../people.ts'
import type { ToolName } from './tools.ts'

export type WornName = keyof typeof worn
/** A person with the thing that names the profession. */
export interface Look extends Omit<Person, 'tool' | 'chest' | 'face'> {
  readonly tool: ToolName
  readonly chest?: WornName
  readonly face?: WornName
}
/** Small things that some wear. */
export const worn = {
  cross: `acc/3 M-2-27V-7M-8-20H4`,
  rope: `acc2/3.4 M-8-40C4-26 14-14 22-4M-4-42C8-30 18-18 25-9`,
  tape: `acc/3 M-8-42C-8-28-4-18-6-8M9-42C12-28 8-16 11-6`,
  star: `acc M2-30l2.6 5.4l6 .8l-4.4 4.2l1.1 6l-5.3-2.9l-5.3 2.9l1.1-6l-4.4-4.2l6-.8z`,
  strap: `acc2/4.4 M-12-38L16-4`,
  buttons: `acc o -2 -28 1.9
acc o -2 -20 1.9
acc o -2 -12 1.9
acc/2.2 M-18-36h8M14-36h8`,
  glasses: `key/1.3 o -5.5 -1.2 3.4
key/1.3 M-2-1.5L8-3`,
  loupe: `acc/2 o -5.5 -1.5 4
light@.8 o -5.5 -1.5 3`,
  mask: `key M-10.5-5C-6-6 0-5 6-7L10-3C4-1 0 1-4 2C-8 2-10 0-10.5-5z
light o -4.5 -1.6 1.7
key o -4.8 -1.6 .9`,
  veil: `key@.3 M-18-7C-18 8-12 16 0 17C12 16 18 8 18-6z
light/.8@.7 M-16-2C-8 1 8 1 16-1M-15 5C-8 8 8 8 15 6M-11-6V13M-4-6V16M4-6V16M11-6V13`,
} as const

/** Cards with a person on them: all but the Founders. */
export type PersonId = Exclude<CardId, 'founders'>

const suit = { coat: 's4', coat2: 's5' } as const
const shirt = { coat: 'light', coat2: 's2', trim: 's4' } as const
const high = { hand: [-27, -26], elbow: [-25, -10] } as const
const low = { hand: [-27, -10], elbow: [-27, -16] } as const

// biome-ignore format: one line a profession
export const looks: Readonly<Record<PersonId, Look>> = {
  lumberjack: { tool: 'axe', ...suit, coat: 'roof', coat2: 'roof2', hat: 'kerchief', hairdo: 'braid', hair: 'ginger', hand: [-27, -76], elbow: [-30, -48] },
  hayer: { tool: 'fork', ...suit, trim: 'light', hat: 'straw', hairdo: 'long', hair: 'blond', facing: 'right', hand: [-30, -12] },
  miner: { tool: 'pick', ...suit, hat: 'helmet', hairdo: 'bun', skin: 'tan', hair: 'black', build: 'slim', hand: [-29, -14] },
  brewer: { tool: 'mug', ...shirt, apron: 's4', hat: 'none', hairdo: 'bald', beard: 'full', build: 'stout', hair: 'ginger', hand: [-28, -20], facing: 'right' },
  poulterer: { tool: 'hen', ...suit, apron: 'light', hat: 'bonnet', skin: 'skin', hair: 'grey', build: 'stout', ...low },
  swineherd: { tool: 'pig', ...suit, hat: 'straw', hairdo: 'braid', hair: 'black', skin: 'brown', hand: [-29, -24], facing: 'right' },
  truffler: { tool: 'snout', coat: 'near', coat2: 'near2', trim: 'acc', hat: 'felt', beard: 'moustache', hair: 'grey', build: 'slim', facing: 'left', hand: [-19, -24], elbow: [-24, -14] },
  carpenter: { tool: 'saw', ...shirt, apron: 's4', hat: 'cap', hairdo: 'bun', hair: 'blond', facing: 'right', hand: [-28, -14] },
  cooper: { tool: 'cask', ...shirt, apron: 's5', hat: 'none', hairdo: 'bald', beard: 'moustache', skin: 'tan', hair: 'black', build: 'stout', hand: [-16, -28], elbow: [-26, -14] },
  shipwright: { tool: 'ship', coat: 'ok', coat2: 'key', trim: 'light', hat: 'beret', beard: 'full', hair: 'grey', ...low, facing: 'right' },
  wheeler: { tool: 'wheel', ...suit, apron: 'light', hat: 'kerchief', skin: 'dark', hair: 'black', ...high },
  cartwright: { tool: 'cart', ...shirt, apron: 's4', hat: 'straw', hair: 'hair', build: 'slim', facing: 'right', hand: [-18, -57], elbow: [-25, -30] },
  'wood-carver': { tool: 'rockingHorse', ...suit, apron: 'acc', hat: 'none', hairdo: 'bun', hair: 'grey', build: 'slim', hand: [-17, -57], elbow: [-24, -32] },
  'log-rafter': { tool: 'raft', coat: 'ok', coat2: 'key', trim: 'light', hat: 'wide', hairdo: 'braid', hair: 'black', skin: 'brown', build: 'middle', hand: [-56, -62], elbow: [-36, -46] },
  thatcher: { tool: 'thatch', ...suit, hat: 'cap', beard: 'short', hair: 'hair', skin: 'tan', hand: [-24, -34], elbow: [-25, -14] },
  'bed-builder': { tool: 'bed', ...shirt, apron: 's4', hat: 'none', hairdo: 'short', hair: 'black', skin: 'dark', build: 'stout', facing: 'right', hand: [-15, -46], elbow: [-25, -24] },
  grazier: { tool: 'cow', ...suit, trim: 'acc', hat: 'felt', beard: 'moustache', hair: 'ginger', build: 'slim', hand: [-26, -20], facing: 'right' },
  'milk-maid': { tool: 'pail', ...suit, apron: 'light', hat: 'kerchief', hairdo: 'braid', hair: 'blond', hand: [-14, -60], elbow: [-24, -34], facing: 'right' },
  fromager: { tool: 'cheese', ...suit, apron: 'light', hat: 'bonnet', skin: 'tan', build: 'stout', facing: 'right', hand: [-24, -18], elbow: [-26, -10] },
  peddler: { tool: 'pack', coat: 'wax', coat2: 'roof2', hat: 'wide', beard: 'long', hair: 'grey', skin: 'brown', build: 'slim', ...high },
  'horse-trader': { tool: 'horse', ...suit, trim: 'light', hat: 'none', hairdo: 'long', hair: 'hair', skin: 'tan', hand: [-24, -18] },
  'ore-muler': { tool: 'mule', ...suit, hat: 'turban', beard: 'short', skin: 'dark', hair: 'black', hand: [-23, -26], elbow: [-24, -12] },
  blacksmith: { tool: 'anvil', ...shirt, apron: 's5', hat: 'none', hairdo: 'bald', beard: 'full', build: 'stout', hand: [-25, -14] },
  'glass-blower': { tool: 'glass', ...suit, apron: 'wall', hat: 'cap', hairdo: 'bun', hair: 'black', skin: 'tan', build: 'slim', hand: [-32, -39], elbow: [-27, -20] },
  mason: { tool: 'bricks', ...shirt, hat: 'beret', beard: 'moustache', hair: 'black', skin: 'brown', build: 'stout', hand: [-26, -28], elbow: [-26, -12] },
  seeker: { tool: 'pan', ...suit, hat: 'wide', beard: 'long', hair: 'grey', build: 'slim', hand: [-14, -34], elbow: [-25, -12] },
  spelunker: { tool: 'lantern', ...suit, hat: 'helmet', hairdo: 'braid', hair: 'ginger', chest: 'rope', facing: 'right', hand: [-34, -58], elbow: [-27, -28] },
  jeweler: { tool: 'gem', coat: 'key', coat2: 's5', trim: 'acc', hat: 'cap', beard: 'short', hair: 'grey', skin: 'dark', build: 'slim', face: 'loupe', hand: [-32, -14] },
  locksmith: { tool: 'lock', ...shirt, apron: 's4', hat: 'none', hairdo: 'long', hair: 'black', skin: 'tan', ...low, facing: 'right' },
  graper: { tool: 'grapes', ...suit, apron: 'light', hat: 'kerchief', hairdo: 'short', skin: 'brown', hair: 'black', hand: [-34, -56], elbow: [-28, -28] },
  vintner: { tool: 'goblet', ...suit, apron: 'mid2', hat: 'straw', hair: 'hair', hairdo: 'bun', hand: [-33, -22] },
  'wine-trader': { tool: 'bottle', coat: 'key', coat2: 's5', trim: 'acc', hat: 'beret', beard: 'full', hair: 'black', skin: 'tan', build: 'stout', facing: 'right', hand: [-30, -16] },
  shepherd: { tool: 'crook', ...suit, trim: 'acc', hat: 'felt', hairdo: 'braid', hair: 'grey', hand: [-33, -36], elbow: [-27, -18] },
  spinner: { tool: 'spindle', ...suit, shawl: 'light', hat: 'none', hairdo: 'bun', hair: 'grey', skin: 'tan', build: 'slim', hand: [-25, -45], elbow: [-24, -22] },
  weaver: { tool: 'loom', ...suit, apron: 'acc', hat: 'kerchief', skin: 'dark', hair: 'black', hand: [-23, -18] },
  tailor: { tool: 'scissors', coat: 'key', coat2: 's5', trim: 'light', hat: 'none', hairdo: 'short', hair: 'ginger', beard: 'moustache', build: 'slim', chest: 'tape', hand: [-30, -12] },
  tanner: { tool: 'hide', ...shirt, apron: 's4', hat: 'none', hairdo: 'bald', skin: 'brown', hair: 'black', build: 'stout', hand: [-26, -36], elbow: [-25, -16] },
  saddler: { tool: 'saddle', ...suit, apron: 's3', hat: 'cap', hair: 'hair', facing: 'right', beard: 'short', hand: [-24, -28], elbow: [-26, -12] },
  cobbler: { tool: 'boot', ...shirt, apron: 's4', hat: 'none', hairdo: 'bald', hair: 'grey', build: 'slim', face: 'glasses', hand: [-17, -53], elbow: [-24, -30] },
  harvester: { tool: 'sickle', ...suit, apron: 'wall', hat: 'straw', hairdo: 'braid', hair: 'blond', hand: [-22, -51], elbow: [-26, -30] },
  hunter: { tool: 'bow', coat: 'near', coat2: 'near2', trim: 'acc', hat: 'felt', hairdo: 'braid', hair: 'hair', hand: [-54, -34], elbow: [-36, -30] },
  chandler: { tool: 'candles', ...suit, apron: 'light', hat: 'cap', hairdo: 'braid', skin: 'dark', hair: 'grey', facing: 'right', hand: [-22, -34], elbow: [-25, -16] },
  wattler: { tool: 'wicker', ...suit, apron: 'wall', hat: 'kerchief', skin: 'tan', hair: 'black', build: 'stout', hand: [-22, -26], elbow: [-25, -10], facing: 'right' },
  fisher: { tool: 'fish', coat: 'acc', coat2: 'acc2', trim: 's4', hat: 'beret', beard: 'full', hair: 'grey', facing: 'right', hand: [-27, -10] },
  beekeeper: { tool: 'hive', ...shirt, hat: 'wide', hairdo: 'bun', hair: 'hair', face: 'veil', hand: [-21, -14] },
  grocer: { tool: 'crate', ...shirt, apron: 'food', hat: 'none', hairdo: 'short', beard: 'moustache', hair: 'black', skin: 'tan', build: 'stout', ...low },
  freemason: { tool: 'compass', coat: 'key', coat2: 's5', trim: 'light', apron: 'light', hat: 'none', hairdo: 'short', hair: 'grey', build: 'slim', hand: [-29, -22] },
  priest: { tool: 'book', coat: 'key', coat2: 's5', trim: 'light', hat: 'none', hairdo: 'bald', hair: 'hair', skin: 'dark', hand: [-27, -14] },
  agent: { tool: 'deed', ...suit, trim: 'acc', hat: 'beret', beard: 'short', hair: 'black', facing: 'right', hand: [-27, -20] },
  tinner: { tool: 'jug', coat: 'roof', coat2: 'roof2', apron: 's5', hat: 'kerchief', skin: 'brown', hair: 'black', hand: [-14, -36], elbow: [-24, -20] },
  apprentice: { tool: 'broom', ...shirt, hat: 'cap', hair: 'blond', hairdo: 'curls', build: 'slim', hand: [-30, -16] },
  monk: { tool: 'codex', trim: 'acc2', hat: 'none', hair: 'grey', build: 'stout', hand: [-28, -36], coat: 'oak', coat2: 'key', hairdo: 'tonsure', chest: 'cross', elbow: [-25, -16] },
  smuggler: { tool: 'lanternBarrel', coat: 'key', coat2: 's5', trim: 'wax', hat: 'wide', beard: 'short', hair: 'black', skin: 'tan', hand: [-31, -62], elbow: [-26, -30], facing: 'right' },
  benefactor: { tool: 'gift', ...suit, trim: 'acc', hat: 'turban', skin: 'brown', beard: 'long', hair: 'grey', build: 'stout', hand: [-29, -66], elbow: [-27, -40] },
  nun: { tool: 'rosary', coat: 'key', coat2: 's5', shawl: 'light', hat: 'coif', skin: 'tan', hand: [-31, -64], elbow: [-27, -30] },
  pigeoneer: { tool: 'pigeon', ...suit, shawl: 'light', hat: 'none', hairdo: 'curls', hair: 'black', skin: 'dark', hand: [-44, -12], elbow: [-30, -10] },
  prophet: { tool: 'orb', coat: 'light', coat2: 'wall2', trim: 's4', hat: 'hood', beard: 'long', hair: 'grey', skin: 'tan', build: 'slim', hand: [-30, -10] },
  recruiter: { tool: 'drum', coat: 'wax', coat2: 'roof2', trim: 'light', hat: 'beret', hairdo: 'braid', hair: 'ginger', facing: 'right', hand: [-22, -22] },
  noble: { tool: 'fan', ...suit, shawl: 'acc', hat: 'none', hairdo: 'bun', hair: 'blond', build: 'slim', hand: [-27, -13], facing: 'right' },
  barbarian: { tool: 'battleaxe', coat: 'oak', coat2: 'key', shawl: 'grey', hat: 'horned', hairdo: 'braid', hair: 'ginger', build: 'stout', hand: [-36, -14], elbow: [-30, -14], facing: 'right' },
  thief: { tool: 'sack', coat: 'key', coat2: 's5', trim: 's4', hat: 'cap', hair: 'black', build: 'slim', face: 'mask', facing: 'right', hand: [-42, -40], elbow: [-30, -26] },
  sheriff: { tool: 'shackles', coat: 'ok', coat2: 'key', trim: 'acc', hat: 'wide', hairdo: 'braid', hair: 'hair', build: 'stout', chest: 'star', hand: [-30, -12], facing: 'right' },
  flaker: { tool: 'lute', coat: 'leaf', coat2: 'leaf2', trim: 'acc', hat: 'felt', hair: 'hair', hairdo: 'curls', build: 'slim', hand: [-40, -22], elbow: [-31, -14] },
  schemer: { tool: 'mask', coat: 'key', coat2: 's5', trim: 's4', hat: 'hood', hair: 'black', build: 'slim', hand: [-35, -27], elbow: [-27, -12], beard: 'moustache' },
  courier: { tool: 'letter', coat: 'ok', coat2: 'key', trim: 'acc', hat: 'cap', hair: 'black', skin: 'brown', chest: 'strap', hand: [-24, -32], elbow: [-25, -14] },
  alchemist: { tool: 'flask', coat: 'key', coat2: 's5', trim: 'acc', hat: 'beret', beard: 'long', hair: 'grey', build: 'slim', face: 'glasses', hand: [-31, -48], elbow: [-26, -24] },
  arkwright: { tool: 'chest', ...suit, apron: 'light', hat: 'none', hairdo: 'bun', hair: 'black', skin: 'brown', build: 'stout', hand: [-21, -49], elbow: [-25, -28] },
  captain: { tool: 'anchor', coat: 'ok', coat2: 'key', trim: 'light', hat: 'beret', beard: 'full', hair: 'grey', skin: 'tan', chest: 'buttons', hand: [-28, -28], facing: 'right' },
  carter: { tool: 'wagon', ...suit, shawl: 'acc', hat: 'wide', hairdo: 'braid', hair: 'hair', skin: 'tan', hand: [-20, -30], elbow: [-25, -14], facing: 'right' },
  freelancer: { tool: 'toolbox', coat: 'roof', coat2: 'roof2', trim: 'light', hat: 'none', hairdo: 'short', hair: 'black', skin: 'dark', hand: [-31, -33], elbow: [-27, -16], facing: 'right' },
  wholesaler: { tool: 'scales', ...suit, trim: 'acc', hat: 'beret', hairdo: 'long', hair: 'grey', build: 'stout', facing: 'right', hand: [-41, -22], elbow: [-31, -14] },
  countess: { tool: 'sceptre', coat: 'wax', coat2: 'roof2', shawl: 'acc', hat: 'crown', hairdo: 'long', hair: 'black', build: 'slim', hand: [-31, -8], facing: 'right' },
}

/** The side of a basic villager with a man on it; the card's own id stands for the woman (V2.2). */
export type ManId = `${BasicId}-man`

/** Men at the same work as the women on the other side, in the same clothes. */
// biome-ignore format: one line a profession
export const men: Readonly<Record<ManId, Look>> = {
  'lumberjack-man': { ...looks.lumberjack, hat: 'cap', hairdo: 'short', beard: 'full', build: 'stout' },
  'hayer-man': { ...looks.hayer, hairdo: 'short', beard: 'moustache' },
  'miner-man': { ...looks.miner, hairdo: 'short', beard: 'short', build: 'middle' },
}
