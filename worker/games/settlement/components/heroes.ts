/**
 * The hero cards.
 * Rules: S2.3, S2.14, S7.50–S7.54, S7.60, S-R1, S-R27.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { Colour } from './monsters.ts'
import type { Amounts } from './resources.ts'

export const allGuilds = ['adventurer', 'defender', 'builder', 'artisan'] as const
export type Guild = (typeof allGuilds)[number]

/** A hero card (S2.14). `vp.per` is missing where the points are printed. */
export interface Hero extends Provenance {
  readonly id: string
  readonly guild: Guild
  readonly colour: Colour
  readonly baseCost: Amounts
  /** Gained once, at the moment of inviting (S7.54). */
  readonly bonusSettlers: number
  readonly vp: { readonly points: number; readonly per?: 'terrain' | 'outpost' | 'building' }
}

const usual = from('own, low', null, 'rulebook: guild, vp')
const named = from('own, medium', null, 'rulebook: guild, vp, baseCost, bonusSettlers')
const ofGuild = from('own, low', null, 'rulebook: guild')

/** Things that the heroes of a guild have points for, each one; the points of artisans are printed. */
const per = {
  adventurer: 'terrain',
  defender: 'outpost',
  builder: 'building',
  artisan: null,
} as const satisfies Record<Guild, Hero['vp']['per'] | null>

/** A hero of a guild, with their number there. */
function hero<G extends Guild, const N extends string>(
  guild: G,
  number: N,
  colour: Colour,
  baseCost: Amounts,
  bonusSettlers: number,
  points = 1,
  origin: Provenance = usual,
): Hero & { readonly id: `${G}-${N}` } {
  const each = per[guild]
  const vp = each === null ? { points } : { points, per: each }
  return { id: `${guild}-${number}`, guild, colour, baseCost, bonusSettlers, vp, ...origin }
}

/** The 48 heroes. The rulebook does not list them: most values are reconstructed (S-R1). */
export const allHeroes = [
  hero('adventurer', '01', 'green', { diamond: 1, gold: 1 }, 0),
  hero('adventurer', '02', 'yellow', { wood: 1, clay: 1, gold: 1 }, 0),
  hero('adventurer', '03', 'blue', { stone: 1, diamond: 2 }, 0),
  hero('adventurer', '04', 'red', { wood: 1, diamond: 2 }, 0),
  hero('adventurer', '05', 'green', { clay: 1, stone: 1, gold: 1 }, 0),
  hero('adventurer', '06', 'yellow', { clay: 1, stone: 1, diamond: 2 }, 0),
  // The one hero whose cost and bonus settler the rulebook names.
  hero('adventurer', '07', 'blue', { wood: 2, gold: 2 }, 1, 1, named),
  hero('adventurer', '08', 'red', { clay: 1, diamond: 1, gold: 1 }, 1),
  hero('adventurer', '09', 'green', { stone: 2, gold: 1 }, 1),
  hero('adventurer', '10', 'yellow', { wood: 1, diamond: 2, gold: 1 }, 2),
  hero('adventurer', '11', 'blue', { wood: 1, diamond: 1, gold: 1 }, 1),
  hero('adventurer', '12', 'red', { wood: 1, stone: 1, diamond: 2 }, 1),
  hero('defender', '01', 'yellow', { wood: 1, diamond: 1 }, 0),
  hero('defender', '02', 'blue', { gold: 1 }, 0),
  hero('defender', '03', 'red', { stone: 1, diamond: 1 }, 0),
  hero('defender', '04', 'green', { wood: 2, clay: 1 }, 0),
  hero('defender', '05', 'yellow', { clay: 1, diamond: 1 }, 0),
  hero('defender', '06', 'blue', { clay: 1, stone: 2 }, 0),
  hero('defender', '07', 'red', { wood: 2, diamond: 1 }, 1),
  hero('defender', '08', 'green', { clay: 1, gold: 1 }, 1),
  hero('defender', '09', 'yellow', { clay: 1, stone: 1, diamond: 1 }, 1),
  hero('defender', '10', 'blue', { diamond: 2 }, 1),
  hero('defender', '11', 'red', { wood: 1, clay: 1, stone: 2 }, 1),
  hero('defender', '12', 'green', { stone: 1, gold: 1 }, 1),
  hero('builder', '01', 'blue', { diamond: 1, gold: 1 }, 0),
  hero('builder', '02', 'red', { wood: 1, stone: 1, gold: 1 }, 0),
  hero('builder', '03', 'green', { clay: 2, diamond: 2 }, 0),
  hero('builder', '04', 'yellow', { wood: 1, stone: 1, diamond: 2 }, 0),
  hero('builder', '05', 'blue', { clay: 2, gold: 1 }, 0),
  hero('builder', '06', 'red', { wood: 1, diamond: 1, gold: 1 }, 0),
  hero('builder', '07', 'green', { clay: 1, stone: 1, diamond: 1, gold: 1 }, 1),
  hero('builder', '08', 'yellow', { gold: 2 }, 1),
  hero('builder', '09', 'blue', { wood: 1, stone: 1, gold: 2 }, 2),
  hero('builder', '10', 'red', { clay: 1, gold: 2 }, 1),
  hero('builder', '11', 'green', { diamond: 2, gold: 1 }, 1),
  hero('builder', '12', 'yellow', { wood: 2, stone: 1, diamond: 2 }, 1),
  hero('artisan', '01', 'red', { wood: 2, gold: 1 }, 2, 3, ofGuild),
  hero('artisan', '02', 'green', { stone: 1, diamond: 1, gold: 1 }, 2, 4, ofGuild),
  hero('artisan', '03', 'yellow', { diamond: 2 }, 1, 4, ofGuild),
  hero('artisan', '04', 'blue', { clay: 1, gold: 1 }, 1, 4, ofGuild),
  hero('artisan', '05', 'red', { diamond: 2 }, 0, 5, ofGuild),
  hero('artisan', '06', 'green', { stone: 1, gold: 1 }, 0, 5, ofGuild),
  hero('artisan', '07', 'yellow', { wood: 1, clay: 1, gold: 1 }, 0, 6),
  hero('artisan', '08', 'blue', { stone: 1, diamond: 2 }, 0, 6),
  hero('artisan', '09', 'red', { wood: 1, diamond: 1, gold: 1 }, 1, 7),
  hero('artisan', '10', 'green', { diamond: 1, gold: 1 }, 0, 7),
  hero('artisan', '11', 'yellow', { gold: 2 }, 0, 8),
  hero('artisan', '12', 'blue', { clay: 1, gold: 2 }, 1, 9, ofGuild),
] as const

export type HeroId = (typeof allHeroes)[number]['id']

export const heroById = Object.fromEntries(
  allHeroes.map((hero) => [hero.id, hero]),
) as unknown as Readonly<Record<HeroId, Hero>>
