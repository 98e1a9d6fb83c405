import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in English. */
export const texts: GameTexts = {
  title: 'Settlement',
  tagline: 'Explore three lands, invite heroes, build a valley street by street.',
  facts: 'By Oleksandr Nevskiy, published by IGAMES in 2021.',
  long: '6 rounds of about 8 short turns each',
  values:
    'The rules and buildings are those of the box; most terrains, heroes and artisans are reconstructed.',
  home: 'valley',
}
