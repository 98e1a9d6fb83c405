import type { VillagerId } from './villagers.ts'

/**
 * The villagers with the starting-road symbol, columns 0 to 5 (V-R2). Which six they
 * are is stated nowhere: our completion, source `reconstructed`, confidence `low`.
 */
export const startingRoad = [
  'swineherd',
  'carpenter',
  'grazier',
  'mason',
  'harvester',
  'wattler',
] as const satisfies ReadonlyArray<VillagerId>

export const startingGold = 8 // V3.3
export const startingHand = 5 // V3.9
export const columns = 6 // V3.7
/** Cards in each face-down stack, by the number of players (V3.7). */
export const stackSize: Readonly<Record<number, number>> = { 2: 4, 3: 6, 4: 8, 5: 10 }
/** Under which stacks the market cards lie (V3.8). */
export const marketColumns = { first: 1, second: 5 } as const

export const draftBase = 2 // V4.3
export const draftCap = 5 // V4.3
export const buildBase = 2 // V4.26
export const buildCap = 5 // V4.26
export const tradeInsPerTurn = 3 // V5.30
export const padlockPrice = 2 // V5.41
