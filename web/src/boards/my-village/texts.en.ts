import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in English. */
export const texts: GameTexts = {
  title: 'My Village',
  tagline: 'Live, work and grow old well, until the chronicle is full.',
  facts: 'By Inka and Markus Brand, published by eggertspiele and Pegasus Spiele in 2015.',
  long: 'about 25 turns each',
  values: 'The rules are those of the box; many banners, costs and points are reconstructed.',
  home: 'village',
}
