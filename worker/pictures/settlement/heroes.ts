/** The 48 heroes: a line each says who it is and what they hold; the guild gives dress and place. */
import {
  allHeroes,
  type Guild,
  type HeroId,
  heroById,
} from '../../games/settlement/components/heroes.ts'
import { house, tower } from '../parts.ts'
import { alpha, circle, group, line, path, rounded } from '../shapes.ts'
import {
  type Build,
  type Face,
  type Hair,
  type HairTone,
  type Hat,
  portrait,
  type Skin,
} from './people.ts'
import { air, crest, ground } from './scenery.ts'
import { type Tool, tool } from './tools.ts'

type Row = readonly [
  skin: Skin,
  hair: Hair,
  tone: HairTone,
  face: Face,
  hat: Hat,
  build: Build,
  look: 'left' | 'right',
  tool: Tool,
]

/** In the order of the heroes of a guild. */
const people: Readonly<Record<Guild, ReadonlyArray<Row>>> = {
  adventurer: [
    ['skin', 'short', 'ginger', 'beard', 'felt', 'broad', 'left', 'staff'],
    ['brown', 'braid', 'black', 'smooth', 'band', 'slim', 'right', 'map'],
    ['tan', 'short', 'grey', 'beard', 'fur', 'middle', 'left', 'pick'],
    ['dark', 'curly', 'black', 'smooth', 'none', 'middle', 'right', 'lantern'],
    ['skin', 'tail', 'blond', 'freckles', 'none', 'slim', 'left', 'bow'],
    ['tan', 'short', 'black', 'moustache', 'turban', 'broad', 'right', 'spyglass'],
    ['skin', 'short', 'hair', 'stubble', 'hood', 'middle', 'left', 'torch'],
    ['brown', 'bun', 'grey', 'lines', 'scarf', 'middle', 'left', 'staff'],
    ['tan', 'bob', 'black', 'smooth', 'flaps', 'broad', 'right', 'rope'],
    ['dark', 'bald', 'grey', 'beard', 'none', 'broad', 'left', 'bundle'],
    ['skin', 'long', 'ginger', 'freckles', 'felt', 'slim', 'right', 'lantern'],
    ['brown', 'short', 'black', 'goatee', 'scarf', 'slim', 'right', 'map'],
  ],
  defender: [
    ['skin', 'short', 'hair', 'beard', 'kettle', 'broad', 'left', 'shield'],
    ['brown', 'braid', 'black', 'scar', 'circlet', 'middle', 'right', 'spear'],
    ['tan', 'short', 'grey', 'moustache', 'nasal', 'broad', 'right', 'halberd'],
    ['skin', 'braid', 'blond', 'smooth', 'nasal', 'slim', 'left', 'buckler'],
    ['dark', 'short', 'black', 'goatee', 'crest', 'broad', 'left', 'sword'],
    ['skin', 'bob', 'ginger', 'freckles', 'kettle', 'middle', 'right', 'crossbow'],
    ['tan', 'bun', 'black', 'lines', 'mail', 'middle', 'left', 'banner'],
    ['skin', 'bald', 'grey', 'lines', 'none', 'broad', 'right', 'axe'],
    ['dark', 'tail', 'black', 'smooth', 'band', 'slim', 'left', 'spear'],
    ['skin', 'short', 'blond', 'stubble', 'mail', 'middle', 'left', 'alarm'],
    ['brown', 'short', 'black', 'beard', 'kettle', 'slim', 'right', 'shield'],
    ['tan', 'long', 'hair', 'smooth', 'crest', 'broad', 'right', 'sword'],
  ],
  builder: [
    ['skin', 'short', 'hair', 'moustache', 'cap', 'broad', 'left', 'trowel'],
    ['dark', 'bun', 'black', 'smooth', 'kerchief', 'middle', 'right', 'hammer'],
    ['tan', 'short', 'grey', 'lines', 'straw', 'slim', 'left', 'plan'],
    ['skin', 'braid', 'ginger', 'freckles', 'none', 'middle', 'left', 'saw'],
    ['brown', 'short', 'black', 'stubble', 'band', 'broad', 'right', 'hod'],
    ['skin', 'bob', 'grey', 'lines', 'beret', 'slim', 'right', 'square'],
    ['tan', 'bald', 'hair', 'beard', 'none', 'middle', 'right', 'mallet'],
    ['brown', 'curly', 'black', 'smooth', 'straw', 'broad', 'left', 'plumb'],
    ['dark', 'short', 'grey', 'goatee', 'skullcap', 'slim', 'left', 'model'],
    ['skin', 'tail', 'blond', 'smooth', 'cap', 'broad', 'right', 'hammer'],
    ['tan', 'short', 'black', 'smooth', 'kerchief', 'slim', 'left', 'trowel'],
    ['skin', 'long', 'hair', 'lines', 'bonnet', 'middle', 'right', 'plan'],
  ],
  artisan: [
    ['skin', 'bald', 'ginger', 'beard', 'none', 'broad', 'left', 'tongs'],
    ['tan', 'long', 'black', 'smooth', 'circlet', 'slim', 'right', 'gem'],
    ['dark', 'short', 'black', 'stubble', 'beret', 'middle', 'left', 'vase'],
    ['skin', 'bun', 'grey', 'lines', 'goggles', 'middle', 'right', 'gear'],
    ['brown', 'curly', 'black', 'freckles', 'none', 'broad', 'left', 'glass'],
    ['skin', 'braid', 'blond', 'smooth', 'bonnet', 'slim', 'left', 'spindle'],
    ['tan', 'short', 'grey', 'goatee', 'skullcap', 'slim', 'right', 'scissors'],
    ['dark', 'bun', 'black', 'smooth', 'scarf', 'broad', 'right', 'chalice'],
    ['skin', 'short', 'hair', 'moustache', 'goggles', 'middle', 'left', 'gem'],
    ['brown', 'short', 'black', 'smooth', 'beret', 'slim', 'right', 'lute'],
    ['tan', 'tail', 'ginger', 'freckles', 'band', 'middle', 'left', 'tongs'],
    ['skin', 'bob', 'hair', 'smooth', 'kerchief', 'broad', 'right', 'vase'],
  ],
}

/** The dress of a guild on shoulders of a half width, and what is on the back. */
const dresses: Readonly<
  Record<Guild, { coat: string; coat2: string; trim: (width: number) => string; back?: string }>
> = {
  adventurer: {
    coat: 's4',
    coat2: 's5',
    trim: (w) =>
      path(`M${-w + 5} 27C-10 34 10 34 ${w - 4} 27L${w - 8} 34C8 41-8 41 ${-w + 9} 34z`, 's5') +
      line('M-17 50L-8 24M17 50L10 24', 'wood', 4.5) +
      circle(-3, 36, 3.4, 'acc'),
    back:
      path('M10 22H40V56H10z', 'wood') +
      path('M26 22H40V56H26z', 'key', alpha(0.35)) +
      path('M12 14C12 8 40 8 40 14V22H12z', 'field') +
      line('M15 30H40M15 42H40', 'acc2', 2),
  },
  defender: {
    coat: 'faint',
    coat2: 'steel',
    trim: (w) =>
      path(
        `M${-w - 3} 42C${-w - 3} 30 ${-w + 6} 24 ${-w + 14} 25C${-w + 16} 32 ${-w + 12} 40 ${-w + 4} 44z`,
        's3',
      ) +
      path(
        `M${w + 3} 42C${w + 3} 30 ${w - 6} 24 ${w - 13} 25C${w - 15} 32 ${w - 12} 40 ${w - 4} 44z`,
        's5',
      ) +
      path('M-10 24L0 34L10 24L12 50H-12z', 's4') +
      path('M0 34L10 24L12 50H0z', 's5') +
      line('M-5 41h10M0 36v11', 'acc', 2.6),
  },
  builder: {
    coat: 'light',
    coat2: 'wall2',
    trim: (w) =>
      path(`M${-w + 8} 50L-13 30C-6 33 6 33 13 30L${w - 7} 50z`, 's4') +
      path(`M4 32C8 32 11 31 13 30L${w - 7} 50H6z`, 's5') +
      line('M-13 31L-9 22M13 31L11 22', 's4', 3.6) +
      path('M-4 40h10v7h-10z', 's3'),
  },
  artisan: {
    coat: 's4',
    coat2: 's5',
    trim: () =>
      path('M-9 21L0 33L10 21L14 25L0 42L-14 25z', 'light') +
      path('M0 33L10 21L14 25L0 42z', 'wall2') +
      circle(0, 46, 2, 'acc') +
      line('M-13 50L-12 32M14 50L13 32', 's2', 1.8, rounded),
  },
}

const tinted = { wall: 'light', side: 's2', roof: 's4', roof2: 's5' }
/** Things behind the heroes of a guild, on either side. */
const places: Readonly<Record<Guild, () => string>> = {
  adventurer: () =>
    path('M0 50L14 30L26 44L40 22L58 50zM66 50L88 20L104 38L120 26V60H66z', 's3') +
    path('M40 22L58 50H46zM88 20L104 38L98 50z', 's4', alpha(0.45)) +
    path('M40 22l5 8-5-1-4 4-2-3zM88 20l6 7-6-1-4 4-3-3z', 'light'),
  defender: () =>
    crest([
      [30, 28],
      [80, 30],
    ]) +
    tower({
      x: 4,
      y: 60,
      width: 14,
      height: 34,
      depth: 9,
      cap: 'teeth',
      slits: 1,
      ...tinted,
      band: false,
    }) +
    tower({
      x: 98,
      y: 58,
      width: 12,
      height: 28,
      depth: 8,
      cap: 'teeth',
      slits: 1,
      ...tinted,
      band: false,
    }) +
    path('M24 52h70v12h-70z', 's2') +
    path('M24 47h7v5h-7zM38 47h7v5h-7zM80 47h7v5h-7z', 's2'),
  builder: () =>
    crest([
      [30, 28],
      [80, 30],
    ]) +
    line('M4 62V14M30 62V14M0 24H34M0 44H34M4 24L30 44M4 44L30 24', 's4', 3) +
    house({
      x: 90,
      y: 60,
      width: 24,
      height: 18,
      depth: 12,
      rise: 16,
      gable: true,
      windows: 1,
      shadow: false,
      ...tinted,
    }),
  artisan: () =>
    path('M0 0H120V80H0z', 's2') +
    path('M6 58V24C6 2 44 2 44 24V58zM78 58V24C78 2 116 2 116 24V58z', 's1') +
    line('M25 8V58M6 34H44M97 8V58M78 34H116', 's4', 2.4) +
    path('M0 58H120V64H0z', 's4') +
    circle(88, 52, 5, 's3') +
    path('M101 57V44H110V57z', 's3'),
}

const rows: ReadonlyMap<string, Row> = new Map(
  allHeroes.flatMap(({ id, guild }) => {
    const row = people[guild][Number(id.slice(-2)) - 1]
    return row ? [[id, row] as const] : []
  }),
)

/** A hero's portrait, 120 x 80, in the tones of its colour's suit. */
export function hero(id: HeroId): string {
  const row = rows.get(id)
  if (!row) throw new RangeError(`No portrait of ${id}.`)
  const [skin, hair, tone, face, hat, build, look, held] = row
  const { guild } = heroById[id]
  const drawn =
    air() +
    places[guild]() +
    (guild === 'artisan' ? group(0, 14, 1, ground('s3')) : ground()) +
    portrait({ skin, hair, tone, face, hat, build, look }, dresses[guild], tool(held))
  // Wood that is seen before a night sky, too.
  return drawn.replaceAll('$wood', '$oak')
}
