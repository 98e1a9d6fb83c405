import type { GamePictures } from '../manifest.ts'
import { front } from './front.ts'
import { ground } from './ground.ts'
import { gamePlace } from './place.ts'
import { composer } from './position.ts'

export const manifest: GamePictures = {
  ...composer,
  place: gamePlace,
  behind: 'stage',
  front,
  far: { draw: ground, box: '320 76 1180 268' },
}
