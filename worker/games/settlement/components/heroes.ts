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

/** The 48 heroes. The rulebook does not list them: most values are reconstructed (S-R1). */
// biome-ignore format: one hero a row
export const allHeroes = [
  { id: 'adventurer-01', guild: 'adventurer', colour: 'green', baseCost: { diamond: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-02', guild: 'adventurer', colour: 'yellow', baseCost: { wood: 1, clay: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-03', guild: 'adventurer', colour: 'blue', baseCost: { stone: 1, diamond: 2 }, bonusSettlers: 0, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-04', guild: 'adventurer', colour: 'red', baseCost: { wood: 1, diamond: 2 }, bonusSettlers: 0, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-05', guild: 'adventurer', colour: 'green', baseCost: { clay: 1, stone: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-06', guild: 'adventurer', colour: 'yellow', baseCost: { clay: 1, stone: 1, diamond: 2 }, bonusSettlers: 0, vp: { points: 1, per: 'terrain' }, ...usual },
  // The one hero whose cost and bonus settler the rulebook names.
  { id: 'adventurer-07', guild: 'adventurer', colour: 'blue', baseCost: { wood: 2, gold: 2 }, bonusSettlers: 1, vp: { points: 1, per: 'terrain' }, ...from('own, medium', null, 'rulebook: guild, vp, baseCost, bonusSettlers') },
  { id: 'adventurer-08', guild: 'adventurer', colour: 'red', baseCost: { clay: 1, diamond: 1, gold: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-09', guild: 'adventurer', colour: 'green', baseCost: { stone: 2, gold: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-10', guild: 'adventurer', colour: 'yellow', baseCost: { wood: 1, diamond: 2, gold: 1 }, bonusSettlers: 2, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-11', guild: 'adventurer', colour: 'blue', baseCost: { wood: 1, diamond: 1, gold: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'adventurer-12', guild: 'adventurer', colour: 'red', baseCost: { wood: 1, stone: 1, diamond: 2 }, bonusSettlers: 1, vp: { points: 1, per: 'terrain' }, ...usual },
  { id: 'defender-01', guild: 'defender', colour: 'yellow', baseCost: { wood: 1, diamond: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-02', guild: 'defender', colour: 'blue', baseCost: { gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-03', guild: 'defender', colour: 'red', baseCost: { stone: 1, diamond: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-04', guild: 'defender', colour: 'green', baseCost: { wood: 2, clay: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-05', guild: 'defender', colour: 'yellow', baseCost: { clay: 1, diamond: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-06', guild: 'defender', colour: 'blue', baseCost: { clay: 1, stone: 2 }, bonusSettlers: 0, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-07', guild: 'defender', colour: 'red', baseCost: { wood: 2, diamond: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-08', guild: 'defender', colour: 'green', baseCost: { clay: 1, gold: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-09', guild: 'defender', colour: 'yellow', baseCost: { clay: 1, stone: 1, diamond: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-10', guild: 'defender', colour: 'blue', baseCost: { diamond: 2 }, bonusSettlers: 1, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-11', guild: 'defender', colour: 'red', baseCost: { wood: 1, clay: 1, stone: 2 }, bonusSettlers: 1, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'defender-12', guild: 'defender', colour: 'green', baseCost: { stone: 1, gold: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'outpost' }, ...usual },
  { id: 'builder-01', guild: 'builder', colour: 'blue', baseCost: { diamond: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-02', guild: 'builder', colour: 'red', baseCost: { wood: 1, stone: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-03', guild: 'builder', colour: 'green', baseCost: { clay: 2, diamond: 2 }, bonusSettlers: 0, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-04', guild: 'builder', colour: 'yellow', baseCost: { wood: 1, stone: 1, diamond: 2 }, bonusSettlers: 0, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-05', guild: 'builder', colour: 'blue', baseCost: { clay: 2, gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-06', guild: 'builder', colour: 'red', baseCost: { wood: 1, diamond: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-07', guild: 'builder', colour: 'green', baseCost: { clay: 1, stone: 1, diamond: 1, gold: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-08', guild: 'builder', colour: 'yellow', baseCost: { gold: 2 }, bonusSettlers: 1, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-09', guild: 'builder', colour: 'blue', baseCost: { wood: 1, stone: 1, gold: 2 }, bonusSettlers: 2, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-10', guild: 'builder', colour: 'red', baseCost: { clay: 1, gold: 2 }, bonusSettlers: 1, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-11', guild: 'builder', colour: 'green', baseCost: { diamond: 2, gold: 1 }, bonusSettlers: 1, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'builder-12', guild: 'builder', colour: 'yellow', baseCost: { wood: 2, stone: 1, diamond: 2 }, bonusSettlers: 1, vp: { points: 1, per: 'building' }, ...usual },
  { id: 'artisan-01', guild: 'artisan', colour: 'red', baseCost: { wood: 2, gold: 1 }, bonusSettlers: 2, vp: { points: 3 }, ...from('own, low', null, 'rulebook: guild') },
  { id: 'artisan-02', guild: 'artisan', colour: 'green', baseCost: { stone: 1, diamond: 1, gold: 1 }, bonusSettlers: 2, vp: { points: 4 }, ...from('own, low', null, 'rulebook: guild') },
  { id: 'artisan-03', guild: 'artisan', colour: 'yellow', baseCost: { diamond: 2 }, bonusSettlers: 1, vp: { points: 4 }, ...from('own, low', null, 'rulebook: guild') },
  { id: 'artisan-04', guild: 'artisan', colour: 'blue', baseCost: { clay: 1, gold: 1 }, bonusSettlers: 1, vp: { points: 4 }, ...from('own, low', null, 'rulebook: guild') },
  { id: 'artisan-05', guild: 'artisan', colour: 'red', baseCost: { diamond: 2 }, bonusSettlers: 0, vp: { points: 5 }, ...from('own, low', null, 'rulebook: guild') },
  { id: 'artisan-06', guild: 'artisan', colour: 'green', baseCost: { stone: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 5 }, ...from('own, low', null, 'rulebook: guild') },
  { id: 'artisan-07', guild: 'artisan', colour: 'yellow', baseCost: { wood: 1, clay: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 6 }, ...usual },
  { id: 'artisan-08', guild: 'artisan', colour: 'blue', baseCost: { stone: 1, diamond: 2 }, bonusSettlers: 0, vp: { points: 6 }, ...usual },
  { id: 'artisan-09', guild: 'artisan', colour: 'red', baseCost: { wood: 1, diamond: 1, gold: 1 }, bonusSettlers: 1, vp: { points: 7 }, ...usual },
  { id: 'artisan-10', guild: 'artisan', colour: 'green', baseCost: { diamond: 1, gold: 1 }, bonusSettlers: 0, vp: { points: 7 }, ...usual },
  { id: 'artisan-11', guild: 'artisan', colour: 'yellow', baseCost: { gold: 2 }, bonusSettlers: 0, vp: { points: 8 }, ...usual },
  { id: 'artisan-12', guild: 'artisan', colour: 'blue', baseCost: { clay: 1, gold: 2 }, bonusSettlers: 1, vp: { points: 9 }, ...from('own, low', null, 'rulebook: guild') },
] as const satisfies ReadonlyArray<Hero>

export type HeroId = (typeof allHeroes)[number]['id']

export const heroById = Object.fromEntries(
  allHeroes.map((hero) => [hero.id, hero]),
) as unknown as Readonly<Record<HeroId, Hero>>
