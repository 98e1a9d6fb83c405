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
  far: { draw: ground, box: '330 36 1180 268' },
}
