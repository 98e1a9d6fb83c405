import type { AnyGame } from './kernel/index.ts'
import { myVillage } from './my-village/index.ts'
import { settlement } from './settlement/index.ts'
import { townBuilder } from './town-builder/index.ts'
import { villagers } from './villagers/index.ts'

/** All games, in the order in which they are offered. */
export const games: ReadonlyArray<AnyGame> = [villagers, myVillage, settlement, townBuilder]

/** The game of that id, or `undefined` for an id that no game has. */
export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)
