import type { GameTexts } from '../../words/game-texts.ts'

/** Words of the pages about the game in English. */
export const texts: GameTexts = {
  title: 'Villagers',
  tagline: 'Draft people from the Road, find them work, grow the richest village.',
  facts: 'By Haakon Gaarder, published by Sinister Fish Games in 2019.',
  long: 'about 25 short turns each',
  values: 'Its cards have the values of the published ones, with few exceptions.',
  home: 'village',
}
