import type { AnyGame, AnyManifest } from './kernel/index.ts'
import { manifest as myVillage } from './my-village/manifest.ts'
import { manifest as settlement } from './settlement/manifest.ts'
import { manifest as townBuilder } from './town-builder/manifest.ts'
import { manifest as villagers } from './villagers/manifest.ts'

/**
 * All games by their ids, in the order in which they are offered. The lists of the pictures
 * (`worker/pictures/index.ts`) and of the boards (`web/src/stage/board.ts`) must have the same ids.
 */
const list = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
} satisfies Readonly<Record<string, AnyManifest>>

/** The id of a game that is offered. */
export type GameId = keyof typeof list

export const manifests: ReadonlyArray<AnyManifest> = Object.values(list)

export const games: ReadonlyArray<AnyGame> = manifests.map(({ game }) => game)

/** The game of that id, or `undefined` for an id that no game has. */
export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id)

/** The game that stands for all where no other is meant: the one offered first. */
export const firstGame = Object.keys(list)[0] as GameId
