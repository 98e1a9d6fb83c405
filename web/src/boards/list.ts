import type { GameId } from '../../../worker/games/index.ts'
import type { GameFront } from './manifest.ts'
import { manifest as myVillage } from './my-village/manifest.ts'
import { manifest as settlement } from './settlement/manifest.ts'
import { manifest as townBuilder } from './town-builder/manifest.ts'
import { manifest as villagers } from './villagers/manifest.ts'

/**
 * Parts of each game that the front end loads. It does not compile without one that is offered. A
 * manifest holds no more than the ways to its files, so a page that imports this list loads nothing
 * of a game.
 */
export const fronts: Readonly<Record<GameId, GameFront>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}

/** The front of a game, by any id; `undefined` for one that no game has. */
export const frontOf = (id: string): GameFront | undefined =>
  Object.hasOwn(fronts, id) ? fronts[id as GameId] : undefined
