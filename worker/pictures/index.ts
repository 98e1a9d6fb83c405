import type { GameId } from '../games/index.ts'
import type { GamePictures } from './manifest.ts'
import { manifest as myVillage } from './my-village/manifest.ts'
import { manifest as settlement } from './settlement/manifest.ts'
import { manifest as townBuilder } from './town-builder/manifest.ts'
import { manifest as villagers } from './villagers/manifest.ts'

/** The drawings of all games. It does not compile without those of a game that is offered. */
export const pictures: Readonly<Record<GameId, GamePictures>> = {
  villagers,
  'my-village': myVillage,
  settlement,
  'town-builder': townBuilder,
}
