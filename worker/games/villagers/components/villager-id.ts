import type { profiteers } from './profiteers.ts'
import type { saints } from './saints.ts'
import type { scoundrels } from './scoundrels.ts'
import type { villagers } from './villagers.ts'

/** A villager of the deck or of a module. */
export type VillagerId =
  | keyof typeof villagers
  | keyof typeof saints
  | keyof typeof scoundrels
  | keyof typeof profiteers
