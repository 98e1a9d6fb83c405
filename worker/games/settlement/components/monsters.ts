/**
 * The four monsters.
 * Rules: S2.8, S7.40–S7.43.
 */
import { from, type Provenance } from '../../kernel/provenance.ts'
import type { Amounts } from './resources.ts'

export const allColours = ['green', 'yellow', 'blue', 'red'] as const
export type Colour = (typeof allColours)[number]

/** A kind of monster (S7.40-S7.43), with the settlers needed to hunt it and the reward. */
export interface Monster extends Provenance {
  readonly id: string
  readonly colour: Colour
  readonly count: number
  readonly settlers: number
  readonly reward: Amounts
}

const usual = from('rulebook, high', null, 'own: nameEn')

// biome-ignore format: one monster a row
export const allMonsters = [
  { id: 'gnoll', colour: 'green', count: 9, settlers: 1, reward: { diamond: 1 }, ...usual },
  { id: 'manticore', colour: 'yellow', count: 9, settlers: 2, reward: { gold: 1 }, ...usual },
  { id: 'hydra', colour: 'blue', count: 9, settlers: 3, reward: { gold: 2 }, ...usual },
  { id: 'drake', colour: 'red', count: 9, settlers: 4, reward: { diamond: 1, gold: 2 }, ...usual },
] as const satisfies ReadonlyArray<Monster>

export const monsterOf = Object.fromEntries(
  allMonsters.map((kind) => [kind.colour, kind]),
) as unknown as Readonly<Record<Colour, Monster>>
