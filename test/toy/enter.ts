import { games, manifests } from '../../worker/games/index.ts'
import type { AnyGame, AnyManifest } from '../../worker/games/kernel/index.ts'
import { pictures as allPictures } from '../../worker/pictures/index.ts'
import { manifest } from './manifest.ts'
import { manifest as pictures } from './pictures.ts'

/** Enters the toy game in the worker's lists, for the tests of one file: what its lines in them would do. */
export function enterToy(): void {
  ;(games as AnyGame[]).push(manifest.game)
  ;(manifests as AnyManifest[]).push(manifest)
  Object.assign(allPictures, { toy: pictures })
}
