import type { GamePictures } from '../manifest.ts'
import { front } from './front.ts'
import { ground } from './ground.ts'
import { gamePlace } from './place.ts'
import { composer } from './position.ts'

export const manifest: GamePictures = {
  ...composer,
  place: gamePlace,
  behind: 'sky2',
  front,
  far: { draw: ground, box: '400 14 1180 268' },
}
